import Type from 'typebox';
import { del, get, nothing, post, type Route } from '../route.js';
import { optional, ownChoice, words } from '../schemas.js';

/** Specification, section 2.6. */
const FirmwareRecord = Type.Object(
  {
    downloadurl: words(2048),
    devicetype: words(128),
    region: words(32),
    version: words(128),
    releasenotes: Type.Optional(
      Type.Array(Type.Object({ lang: words(35), body: Type.String({ maxLength: 20_000 }) }), {
        maxItems: 200,
      }),
    ),
    'serial-regex': Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    mandatory: Type.Optional(Type.Boolean()),
    test: Type.Optional(Type.Boolean()),
  },
  { title: 'FirmwareRecord' },
);

/** Firmware releases and the updates of devices (specification, sections 4.3 and 4.7). */
export const firmwareRoutes: readonly Route[] = [
  get('/v1/devices/firmware', {
    id: 'getFirmwareUpdate',
    summary: 'The update for the calling device, if there is one.',
    auth: 'device',
    kept: true,
    query: optional({ devicetype: words(128), region: words(32), serial: words(256), version: words(128) }),
    replies: { 200: FirmwareRecord },
    errors: ['not_found'],
    run: ({ rooms, caller, query }) => rooms.devices.updateFor(caller, query),
  }),
  get('/v1/firmware', {
    id: 'listFirmware',
    summary: 'All firmware records.',
    auth: 'admin:firmware',
    replies: { 200: Type.Object({ firmware: Type.Array(FirmwareRecord) }, ownChoice) },
    run: async ({ rooms }) => ({ firmware: await rooms.devices.firmware.all() }),
  }),
  post('/v1/firmware', {
    id: 'publishFirmware',
    summary: 'Publishes a firmware record, or replaces the one of the same device type, region and version.',
    auth: 'admin:firmware',
    body: FirmwareRecord,
    bodyLimit: 1_048_576,
    replies: { 201: FirmwareRecord },
    run: ({ rooms, body }) => rooms.devices.firmware.publish(body),
  }),
  del('/v1/firmware', {
    id: 'removeFirmware',
    summary: 'Removes a firmware record.',
    auth: 'admin:firmware',
    ownChoice: true,
    query: Type.Object({ devicetype: words(128), region: words(32), version: words(128) }),
    replies: { 204: nothing },
    errors: ['not_found'],
    run: ({ rooms, query }) => rooms.devices.firmware.remove(query),
  }),
];
