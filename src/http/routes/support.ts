import Type from 'typebox';
import { del, get, nothing, put, type Route } from '../route.js';
import { AnyObject, optional, ownChoice, words } from '../schemas.js';

/** A language tag (RFC 5646), as far as it matters here. */
const LanguageTag = words(35, { pattern: '^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$' });

export const supportRoutes: readonly Route[] = [
  get('/v1/support', {
    id: 'getSupport',
    summary: "Support content in the caller's language.",
    auth: 'user',
    query: optional({ lang: Type.With(LanguageTag, ownChoice) }),
    replies: { 200: AnyObject },
    errors: ['not_found'],
    run: ({ rooms, query, header }) =>
      rooms.support.content({ ...query, accept: header('accept-language') ?? '' }),
  }),
  put('/v1/support/:lang', {
    id: 'setSupport',
    summary: 'Replaces the support content of a language.',
    auth: 'admin:support',
    params: { lang: LanguageTag },
    body: AnyObject,
    bodyLimit: 262_144,
    replies: { 200: AnyObject },
    run: ({ rooms, params, body }) => rooms.support.setContent(params.lang, body),
  }),
  del('/v1/support/:lang', {
    id: 'removeSupport',
    summary: 'Removes the support content of a language.',
    auth: 'admin:support',
    params: { lang: LanguageTag },
    replies: { 204: nothing },
    errors: ['not_found'],
    run: ({ rooms, params }) => rooms.support.removeContent(params.lang),
  }),
];
