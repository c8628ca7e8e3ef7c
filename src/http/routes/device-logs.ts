import Type from 'typebox';
import { MOST_LOG_BYTES } from '../../devices/devices.js';
import { download } from '../download.js';
import { get, post, type Route, raw, upload } from '../route.js';
import { DeviceId, ownChoice, Paging, Timestamp } from '../schemas.js';

const loggedFields = {
  name: Type.String(),
  size: Type.Integer(),
  contenttype: Type.String(),
  created: Timestamp,
  entries: Type.Optional(Type.Array(Type.Object({ name: Type.String(), size: Type.Integer() }), ownChoice)),
};
const UploadedLog = Type.Object(
  { ...loggedFields, logtype: Type.String() },
  { title: 'UploadedLog', ...ownChoice },
);
const LogList = Type.Object(
  { logs: Type.Array(Type.Object(loggedFields)), ...Paging.properties },
  { title: 'Logs', ...ownChoice },
);

/** Log files and crash dumps (specification, sections 2.12, 4.3 and 4.7). */
export const deviceLogRoutes: readonly Route[] = [
  post('/v1/devices/:deviceid/logs/:logtype', {
    id: 'uploadLog',
    summary: 'Uploads a log or crash dump.',
    auth: 'device',
    params: { deviceid: DeviceId },
    body: upload,
    bodyLimit: MOST_LOG_BYTES + 65_536,
    replies: { 201: UploadedLog },
    errors: ['not_found', 'too_large', 'unsupported_media_type'],
    run: ({ rooms, caller, params, body }) =>
      rooms.devices.addLog(caller, params, (sink) => body.copy('file', sink, MOST_LOG_BYTES)),
  }),
  get('/v1/devices/:deviceid/logs', {
    id: 'countLogs',
    summary: 'How many logs of each type a device has uploaded.',
    auth: 'admin:deviceadmin',
    params: { deviceid: DeviceId },
    replies: { 200: Type.Object({ crashdump: Type.Integer(), log: Type.Integer() }) },
    run: ({ rooms, params }) => rooms.devices.logs.counts(params.deviceid),
  }),
  get('/v1/devices/:deviceid/logs/:logtype', {
    id: 'listLogs',
    summary: 'The logs of a type, the newest first.',
    auth: 'admin:deviceadmin',
    params: { deviceid: DeviceId },
    query: Paging,
    replies: { 200: LogList },
    run: async ({ rooms, params, query }) => {
      const logs = await rooms.devices.logs.list(params.deviceid, params.logtype, query);
      return { logs, ...query };
    },
  }),
  get('/v1/devices/:deviceid/logs/:logtype/:name', {
    id: 'readLog',
    summary: 'The content of one log file.',
    auth: 'admin:deviceadmin',
    params: { deviceid: DeviceId },
    replies: { 200: raw('application/zip', 'application/gzip', 'text/plain', 'application/json') },
    errors: ['not_found'],
    run: async ({ rooms, params, header }) =>
      download(await rooms.devices.logs.open(params.deviceid, params.logtype, params.name), header('range')),
  }),
];
