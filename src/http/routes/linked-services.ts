import Type from 'typebox';
import { invalid } from '../../errors.js';
import { page } from '../pages.js';
import type { Rooms } from '../rooms.js';
import { del, get, nothing, post, type Route, raw } from '../route.js';
import { optional, ownChoice, Timestamp, words } from '../schemas.js';
import { serviceErrors } from './content.js';

/** Where sign-ins end whose client names no place of its own. */
const END_PAGE = '/account/linked';

const params = { service: words(64) };
const Secret = words(8192);

const LinkedService = Type.Object(
  {
    service: Type.String(),
    linked: Type.Boolean(),
    userid: Type.Optional(Type.String()),
    subscription: Type.Optional(Type.String()),
    country: Type.Optional(Type.String()),
    expires: Type.Optional(Timestamp),
  },
  { title: 'LinkedService', ...ownChoice },
);

const LinkRequest = Type.Object(
  {
    authorization_code: Type.Optional(Secret),
    state: Type.Optional(words(1024, ownChoice)),
    access_token: Type.Optional(Secret),
    refresh_token: Type.Optional(words(8192, ownChoice)),
    expires_in: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_000_000_000, ...ownChoice })),
    username: Type.Optional(words(256, ownChoice)),
    password: Type.Optional(words(1024, ownChoice)),
    apikey: Type.Optional(words(1024, ownChoice)),
  },
  { title: 'LinkRequest' },
);

const SigninPage = Type.Object(
  { uri: Type.String(), redirect_uri: Type.String(), state: Type.String() },
  { title: 'SigninPage', ...ownChoice },
);

/** Users' accounts on content services (specification, sections 2.8 and 4.5). */
export const linkedServiceRoutes: readonly Route[] = [
  get('/v1/user/linkedservices', {
    id: 'listLinkedServices',
    summary: 'The services that the user has linked.',
    auth: 'user',
    replies: { 200: Type.Object({ services: Type.Array(LinkedService) }, ownChoice) },
    run: async ({ rooms, caller }) => ({ services: await rooms.content.linking.list(caller.userid) }),
  }),
  get('/v1/user/:service', {
    id: 'getLinkedService',
    summary: "The user's account on a service.",
    auth: 'user',
    params,
    replies: { 200: LinkedService },
    errors: ['not_found'],
    run: ({ rooms, caller, params }) => rooms.content.linking.view(caller, params.service),
  }),
  get('/v1/user/:service/authorize', {
    id: 'authorizeService',
    summary: 'Where to sign in to a service; the browser comes back to redirect_uri.',
    auth: 'user',
    params,
    query: optional({ redirect_uri: words(2048, ownChoice) }),
    replies: { 200: SigninPage },
    errors: ['not_found', 'service_message', 'service_failed'],
    run: async ({ rooms, caller, params, query }) => {
      const redirecturi = await redirectUri(rooms, caller.clientid, query.redirect_uri);
      return rooms.content.linking.authorize(caller, params.service, redirecturi);
    },
  }),
  post('/v1/user/:service/token', {
    id: 'linkService',
    summary: 'Links an account: 403 when the user cancelled.',
    auth: 'user',
    params,
    body: LinkRequest,
    replies: { 200: LinkedService },
    errors: ['not_found', 'forbidden', ...serviceErrors],
    run: ({ rooms, caller, params, body }) => rooms.content.linking.link(caller, params.service, body),
  }),
  del('/v1/user/:service/token', {
    id: 'unlinkService',
    summary: 'Unlinks an account, and gives the access back to the service.',
    auth: 'user',
    params,
    replies: { 204: nothing },
    errors: ['not_found'],
    run: ({ rooms, caller, params }) => rooms.content.linking.unlink(caller, params.service),
  }),
  get(END_PAGE, {
    id: 'linkedPage',
    summary: 'The end of a sign-in to a service: the app reads code and state from the address.',
    auth: 'none',
    ownChoice: true,
    replies: { 200: raw('text/html') },
    run: () => SIGNED_IN,
  }),
];

const SIGNED_IN = page({
  status: 200,
  title: 'Back to your app',
  content: '<p>The sign-in has ended. You can close this page and go on in your app.</p>',
});

/** The one that the client registered and asks for, else the server's own (RFC 9700, section 4.1.3: compared as a whole). */
async function redirectUri(rooms: Rooms, clientid: string, wanted: string | undefined): Promise<string> {
  const own = rooms.content.linking.publicUrl + END_PAGE;
  if (wanted === undefined || wanted === own) return own;
  if ((await rooms.accounts.redirectUris(clientid)).includes(wanted)) return wanted;
  throw invalid('redirect_uri', 'is not one that the client registered');
}
