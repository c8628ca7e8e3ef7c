import { basic, call } from './api.js';

/** A user with a speaker, registered the way an app does it. */
export interface Household {
  readonly deviceid: string;
  /** The user's own access token, bound to the app's deviceid. */
  readonly usertoken: string;
  /** The speaker's delegated speech token. */
  readonly speechtoken: string;
}

/** Credentials of a client, as `client create` prints them. */
export interface ClientCredentials {
  readonly client_id: string;
  readonly secret: string;
}

interface TokenResponse {
  readonly access_token: string;
}

/** Registers a user by email, and lets a speaker act for them (specification, sections 4.1 and 5). */
export async function registerHousehold(
  server: string,
  { client_id, secret }: ClientCredentials,
  user: { readonly email: string; readonly password: string; readonly deviceid: string },
): Promise<Household> {
  const registered = await call<TokenResponse>(server, {
    method: 'POST',
    path: '/v1/user',
    authorization: basic(client_id, secret),
    body: {
      deviceid: `app-of-${user.deviceid}`,
      firstname: 'Demo',
      lastname: 'Listener',
      scope: 'all',
      email: user.email,
      password: user.password,
    },
  });
  return {
    deviceid: user.deviceid,
    usertoken: registered.access_token,
    speechtoken: await delegateSpeech(server, registered.access_token, user.deviceid),
  };
}

/** Lets one more speaker act for a user; its speech token. */
export async function delegateSpeech(server: string, usertoken: string, deviceid: string): Promise<string> {
  const delegated = await call<TokenResponse>(server, {
    method: 'POST',
    path: '/v1/tokens',
    authorization: `Bearer ${usertoken}`,
    body: { grant_type: 'token', token: usertoken, scope: 'speech', deviceid },
  });
  return delegated.access_token;
}
