import Type from 'typebox';
import { countryOf } from '../country.js';
import { get, put, type Route } from '../route.js';
import { AnyObject, CountryCode, ownChoice } from '../schemas.js';

const Configuration = Type.Object(
  {
    services: Type.Array(Type.Unknown()),
    countrycode: CountryCode,
    loginproviders: Type.Array(Type.String()),
    loginproviderdetails: Type.Array(
      Type.Object({
        provider: Type.String(),
        issuer: Type.String(),
        client_id: Type.String(),
        scope: Type.String(),
      }),
      ownChoice,
    ),
    nativelogin: Type.Object({ type: Type.Enum(['email', 'mobilenumber']) }),
    tastetypes: Type.Array(Type.String()),
  },
  { title: 'Configuration', additionalProperties: true },
);

const SupportRole = 'admin:support';

export const configRoutes: readonly Route[] = [
  get('/v1/config', {
    id: 'getConfig',
    summary: 'What apps and devices may know of their country.',
    auth: 'device',
    replies: { 200: Configuration },
    run: async ({ rooms, caller }) => rooms.support.configuration(await countryOf(rooms, caller)),
  }),
  get('/v1/customconfig', {
    id: 'listCustomConfigs',
    summary: 'Custom configuration, by country.',
    auth: SupportRole,
    replies: { 200: Type.Record(Type.String(), AnyObject) },
    run: ({ rooms }) => rooms.support.customConfigs(),
  }),
  get('/v1/customconfig/:countrycode', {
    id: 'getCustomConfig',
    summary: 'Custom configuration of a country.',
    auth: SupportRole,
    params: { countrycode: CountryCode },
    replies: { 200: AnyObject },
    run: ({ rooms, params }) => rooms.support.customConfig(params.countrycode),
  }),
  put('/v1/customconfig/:countrycode', {
    id: 'setCustomConfig',
    summary: 'Replaces the custom configuration of a country.',
    auth: SupportRole,
    params: { countrycode: CountryCode },
    body: AnyObject,
    replies: { 200: AnyObject },
    run: ({ rooms, params, body }) => rooms.support.setCustomConfig(params.countrycode, body),
  }),
];
