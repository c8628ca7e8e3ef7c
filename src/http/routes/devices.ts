import Type, { type TProperties } from 'typebox';
import { del, get, nothing, post, put, type Route } from '../route.js';
import { CountryCode, DeviceId, optional, ownChoice, Timestamp, text, words } from '../schemas.js';

const Scalar = Type.Union([text(1024), Type.Integer()]);
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const integers = (...names: string[]) =>
  optional(Object.fromEntries(names.map((name) => [name, Type.Integer()])));
const scalars = (...names: string[]) => optional(Object.fromEntries(names.map((name) => [name, Scalar])));

/** Device details, of a speaker or of a phone (specification, section 2.5). Unknown fields are kept. */
const detailFields = {
  devicetype: Scalar,
  brand: Scalar,
  serial: Scalar,
  devicename: Scalar,
  devicemanufacturer: Scalar,
  platform: Scalar,
  platformversion: Scalar,
  countrycode: CountryCode,
  location: scalars('city', 'country'),
  locale: scalars('country', 'language'),
  purchase: optional({ country: text(64), 'point-of-sale': text(256), date: Day }),
  warranty: optional({ extended: Type.Boolean(), expires: Day }),
  versioninfo: scalars('firmware', 'module', 'mcu', 'dsp', 'bt'),
  power: integers('bootcount', 'runtime', 'batteryruntime', 'powersupplyruntime', 'chargingtime'),
  presets: Type.Array(
    Type.Intersect([
      Type.Object({ presetnumber: Type.Integer({ minimum: 0 }) }),
      optional({ ref: text(1024), service: text(64), name: text(256) }),
    ]),
    { maxItems: 100 },
  ),
} satisfies TProperties;

const GivenDetails = Type.Object(
  { deviceid: Type.Optional(DeviceId), ...partial(detailFields) },
  { title: 'DeviceDetails' },
);
const Details = Type.Object({ deviceid: DeviceId }, { title: 'Device', additionalProperties: true });
const Listed = Type.Object(
  {
    deviceid: DeviceId,
    owned: Type.Boolean(ownChoice),
    connected: Type.Boolean(ownChoice),
    lastseen: Type.Optional(Timestamp),
  },
  { title: 'ListedDevice', additionalProperties: true },
);
const DeviceList = Type.Object({ devices: Type.Array(Listed) }, { title: 'Devices', ...ownChoice });

const Command = Type.Object(
  {
    actions: Type.Array(
      Type.Object({
        action: words(64),
        parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      }),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { title: 'DeviceCommand', ...ownChoice },
);

function partial<P extends TProperties>(fields: P) {
  return optional(fields).properties;
}

/** Devices and their owners (specification, section 4.3). */
export const deviceRoutes: readonly Route[] = [
  put('/v1/user/devices/:deviceid', {
    id: 'registerDevice',
    summary: 'Registers details of a device against the user.',
    auth: 'user',
    params: { deviceid: DeviceId },
    body: GivenDetails,
    bodyLimit: 131_072,
    replies: { 200: Details },
    errors: ['too_large'],
    run: ({ rooms, caller, params, body }) => rooms.devices.register(caller.userid, params.deviceid, body),
  }),
  put('/v1/devices/:deviceid', {
    id: 'reportDevice',
    summary: 'The firmware tells the details of its device.',
    auth: 'device',
    params: { deviceid: DeviceId },
    body: GivenDetails,
    bodyLimit: 131_072,
    replies: { 200: Details },
    errors: ['forbidden', 'too_large'],
    run: ({ rooms, caller, params, body }) => rooms.devices.report(caller, params.deviceid, body),
  }),
  get('/v1/devices/:deviceid', {
    id: 'getDevice',
    summary: 'Details of a device.',
    auth: ['device', 'admin:deviceadmin'],
    params: { deviceid: DeviceId },
    replies: { 200: Details },
    errors: ['not_found'],
    kept: true,
    run: ({ rooms, caller, params }) => rooms.devices.details(caller, params.deviceid),
  }),
  get('/v1/devices', {
    id: 'getDeviceBySerial',
    summary: 'Details of the device with a serial number.',
    auth: ['device', 'admin:deviceadmin'],
    query: Type.Object({ serial: words(256) }),
    replies: { 200: Details },
    errors: ['not_found'],
    run: ({ rooms, caller, query }) => rooms.devices.bySerial(caller, query.serial),
  }),
  get('/v1/user/devices', {
    id: 'listUserDevices',
    summary: 'What the user owns or registered, and whether it is connected.',
    auth: 'user',
    replies: { 200: DeviceList },
    run: async ({ rooms, caller }) => ({ devices: await rooms.devices.ofUser(caller.userid) }),
  }),
  get('/v1/user/devices/owner', {
    id: 'listOwnedDevices',
    summary: 'What the user owns.',
    auth: 'user',
    replies: { 200: DeviceList },
    run: async ({ rooms, caller }) => ({ devices: await rooms.devices.ownedBy(caller.userid) }),
  }),
  put('/v1/user/devices/owner/:deviceid', {
    id: 'claimDevice',
    summary: 'Makes the user the owner of a device that has none.',
    auth: 'user',
    params: { deviceid: DeviceId },
    replies: { 204: nothing },
    errors: ['conflict'],
    run: ({ rooms, caller, params }) => rooms.devices.claim(caller.userid, params.deviceid),
  }),
  del('/v1/user/devices/owner/:deviceid', {
    id: 'releaseDevice',
    summary: "Gives up the user's ownership.",
    auth: 'user',
    params: { deviceid: DeviceId },
    replies: { 204: nothing },
    errors: ['not_found'],
    run: ({ rooms, caller, params }) => rooms.devices.release(caller.userid, params.deviceid),
  }),
  post('/v1/user/devices/:deviceid/commands', {
    id: 'commandDevice',
    summary: 'Sends actions to a connected speaker of the user.',
    auth: 'user',
    ownChoice: true,
    params: { deviceid: DeviceId },
    body: Command,
    replies: { 202: Type.Object({ delivered: Type.Integer() }) },
    errors: ['not_found', 'conflict'],
    run: async ({ rooms, caller, params, body }) => {
      const actions = body.actions.map(({ action, parameters }) => ({
        action,
        parameters: parameters ?? {},
      }));
      return { delivered: await rooms.devices.command(caller.userid, params.deviceid, { actions }) };
    },
  }),
  get('/v1/users/:userid/devices', {
    id: 'listDevicesOfUser',
    summary: 'What a user owns or registered.',
    auth: 'admin:useradmin',
    replies: { 200: DeviceList },
    run: async ({ rooms, params }) => ({ devices: await rooms.devices.ofUser(params.userid) }),
  }),
  del('/v1/users/:userid/devices/:deviceid/owner', {
    id: 'releaseDeviceOfUser',
    summary: "Ends a user's ownership of a device.",
    auth: 'admin:useradmin',
    params: { deviceid: DeviceId },
    replies: { 204: nothing },
    errors: ['not_found'],
    run: ({ rooms, params }) => rooms.devices.release(params.userid, params.deviceid),
  }),
];
