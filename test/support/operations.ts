/**
 * Every operation of the server, with a request that is right and who may send it with which
 * outcome. Written by hand from the specification (sections 4 and 5), not from the routes.
 */
export interface Operation {
  readonly path: (world: World) => string;
  readonly body?: (world: World) => unknown;
  /** A body that is not JSON. */
  readonly bytes?: { readonly type: string; readonly data: string };
  /** How the operation is called with; `basic` for clients and administrators. */
  readonly scheme: 'none' | 'basic' | 'bearer' | 'either';
  /** Who may call, and the status of the answer. Everybody else is refused. */
  readonly allowed: Partial<Record<Principal, number>>;
}

export const PRINCIPALS = [
  'nobody',
  'dead',
  'client',
  'device',
  'user',
  'other',
  'speech',
  'firmware',
  'deviceadmin',
  'support',
  'useradmin',
] as const;

/**
 * `user` owns all that the requests name, on the device `phone`; `speech` and `device` are the
 * user's speaker; `other` is another user, on another device.
 */
export type Principal = (typeof PRINCIPALS)[number];

/** What belongs to the user, and what requests need besides. */
export interface World {
  readonly userid: string;
  readonly profile: string;
  readonly playable: string;
  readonly image: string;
  readonly playlist: string;
  readonly token: string;
  /** Something new at each look. */
  readonly fresh: string;
}

const everybody = Object.fromEntries(PRINCIPALS.map((principal) => [principal, 200])) as Record<
  Principal,
  number
>;
const all = (status: number) => Object.fromEntries(PRINCIPALS.map((principal) => [principal, status]));
const at = (path: string) => () => path;
const users = (status = 200) => ({ user: status, other: status });
/** Of the user's own things, which nobody else sees. */
const owners = (status = 200) => ({ user: status, other: 404 });
const onDevices = (status = 200) => ({ device: status, user: status, other: status, speech: status });
const onOwnDevices = (status = 200) => ({ device: status, user: status, speech: status, other: 404 });
const read = (path: string, scheme: Operation['scheme'], allowed: Operation['allowed']): Operation => ({
  path: at(path),
  scheme,
  allowed,
});
const ofUser = (path: string) => read(path, 'bearer', users());
const ofAdmin = (path: string, role: Principal) => read(path, 'basic', { [role]: 200 });
const PICTURE = { type: 'image/png', data: 'no picture' };
const FIRMWARE = { downloadurl: 'https://example.org/f', devicetype: 't', region: 'eu' };
const NAMES = { firstname: 'Kid', lastname: 'Byron' };

export const operations: Readonly<Record<string, Operation>> = {
  getHealth: read('/healthz', 'none', everybody),
  getReadiness: read('/readyz', 'none', everybody),
  getMetrics: read('/metrics', 'none', everybody),
  getOpenApi: read('/openapi.json', 'none', everybody),
  verifyEmailPage: read('/account/verify?token=x', 'none', all(404)),
  resetPasswordPage: read('/account/reset?token=x', 'none', all(404)),
  resetPassword: {
    path: at('/account/reset'),
    bytes: { type: 'application/x-www-form-urlencoded', data: 'token=x&password=a+long+phrase' },
    scheme: 'none',
    allowed: all(404),
  },
  getImage: { path: ({ image }) => `/v1/images/${image}`, scheme: 'none', allowed: everybody },
  getSpokenReply: read('/v1/speech/replies/x?text=x&languagecode=en', 'none', all(404)),

  createToken: {
    path: at('/v1/tokens'),
    body: ({ token }) => ({ grant_type: 'token', token, scope: 'speech', deviceid: 'speaker' }),
    scheme: 'either',
    allowed: { nobody: 200, client: 200, user: 200, other: 400 },
  },
  revokeToken: {
    path: at('/v1/tokens/revoke'),
    body: ({ fresh }) => ({ token: fresh }),
    scheme: 'basic',
    allowed: { nobody: 200, client: 200 },
  },
  sendLoginCode: {
    path: at('/v1/login/sms'),
    body: () => ({ scope: 'all', mobilenumber: '+447400123456' }),
    scheme: 'basic',
    allowed: { client: 204 },
  },
  completeFederatedLogin: {
    path: at('/v1/login/providers/nobody/complete'),
    body: () => ({ response_type: 'token', scope: 'all', token: 'x' }),
    scheme: 'bearer',
    allowed: onDevices(404),
  },
  registerUser: {
    path: at('/v1/user'),
    body: ({ fresh }) => ({
      deviceid: 'd',
      scope: 'all',
      firstname: 'New',
      lastname: 'Person',
      email: `${fresh}@example.org`,
      password: 'a long enough phrase',
    }),
    scheme: 'basic',
    allowed: { client: 200 },
  },
  requestReset: {
    path: at('/v1/user/reset'),
    body: () => ({ email: 'ada@example.org' }),
    scheme: 'basic',
    allowed: { client: 204 },
  },
  isRegistered: read('/v1/users?email=ada@example.org', 'basic', { client: 200 }),

  getUser: ofUser('/v1/user'),
  changeUser: { ...ofUser('/v1/user'), body: () => ({ locationallowed: true }) },
  requestVerification: { ...ofUser('/v1/user/verify'), allowed: users(204) },
  getUserConfig: ofUser('/v1/user/config'),
  setUserConfig: { ...ofUser('/v1/user/config'), body: () => ({ theme: 'dark' }) },
  setUserImage: { ...ofUser('/v1/user/image'), bytes: PICTURE, allowed: users(400) },
  removeUserImage: { ...ofUser('/v1/user/image'), allowed: users(204) },
  getSupport: { ...ofUser('/v1/support'), allowed: users(404) },
  getConfig: read('/v1/config', 'bearer', onDevices()),

  listProfiles: ofUser('/v1/user/profiles'),
  createProfile: { ...ofUser('/v1/user/profiles'), body: () => NAMES, allowed: users(201) },
  getProfile: { path: ({ profile }) => `/v1/user/profiles/${profile}`, scheme: 'bearer', allowed: owners() },
  changeProfile: {
    path: ({ profile }) => `/v1/user/profiles/${profile}`,
    body: () => NAMES,
    scheme: 'bearer',
    allowed: owners(),
  },
  setProfileImage: {
    path: ({ profile }) => `/v1/user/profiles/${profile}/image`,
    bytes: PICTURE,
    scheme: 'bearer',
    allowed: owners(400),
  },
  removeProfileImage: {
    path: ({ profile }) => `/v1/user/profiles/${profile}/image`,
    scheme: 'bearer',
    allowed: owners(204),
  },
  removeProfile: {
    path: ({ profile }) => `/v1/user/profiles/${profile}`,
    scheme: 'bearer',
    allowed: owners(204),
  },

  registerDevice: { ...ofUser('/v1/user/devices/speaker'), body: () => ({ brand: 'x' }) },
  listUserDevices: ofUser('/v1/user/devices'),
  listOwnedDevices: ofUser('/v1/user/devices/owner'),
  claimDevice: { ...ofUser('/v1/user/devices/owner/speaker'), allowed: users(409) },
  releaseDevice: { ...ofUser('/v1/user/devices/owner/lamp'), allowed: owners(204) },
  commandDevice: {
    ...ofUser('/v1/user/devices/lamp/commands'),
    body: () => ({ actions: [{ action: 'stop' }] }),
    allowed: { user: 409, other: 404 },
  },
  reportDevice: {
    path: at('/v1/devices/speaker'),
    body: () => ({ brand: 'x' }),
    scheme: 'bearer',
    allowed: { device: 200, speech: 200, user: 403, other: 403 },
  },
  getDevice: read('/v1/devices/lamp', 'either', {
    user: 200,
    speech: 200,
    device: 404,
    other: 404,
    deviceadmin: 200,
  }),
  getDeviceBySerial: read('/v1/devices?serial=S-lamp', 'either', {
    user: 200,
    speech: 200,
    device: 404,
    other: 404,
    deviceadmin: 200,
  }),
  uploadLog: {
    path: at('/v1/devices/lamp/logs/log'),
    bytes: {
      type: 'multipart/form-data; boundary=b',
      data: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.log"\r\nContent-Type: text/plain\r\n\r\nit hums\r\n--b--\r\n',
    },
    scheme: 'bearer',
    allowed: { user: 201, device: 404, speech: 404, other: 404 },
  },
  countLogs: ofAdmin('/v1/devices/speaker/logs', 'deviceadmin'),
  listLogs: ofAdmin('/v1/devices/speaker/logs/log', 'deviceadmin'),
  readLog: { ...ofAdmin('/v1/devices/speaker/logs/log/x', 'deviceadmin'), allowed: { deviceadmin: 404 } },
  listInteractions: ofAdmin('/v1/admin/voice/interactions', 'deviceadmin'),
  getInteractionAudio: {
    ...ofAdmin('/v1/admin/voice/interactions/99/audio', 'deviceadmin'),
    allowed: { deviceadmin: 404 },
  },
  getFirmwareUpdate: read('/v1/devices/firmware?devicetype=t&region=eu&version=1', 'bearer', onDevices(404)),
  listFirmware: ofAdmin('/v1/firmware', 'firmware'),
  publishFirmware: {
    ...ofAdmin('/v1/firmware', 'firmware'),
    body: ({ fresh }) => ({ ...FIRMWARE, devicetype: fresh, version: '2' }),
    allowed: { firmware: 201 },
  },
  removeFirmware: {
    ...ofAdmin('/v1/firmware?devicetype=none&region=eu&version=2', 'firmware'),
    allowed: { firmware: 404 },
  },

  createPlayable: {
    ...ofUser('/v1/user/playables'),
    body: () => ({ parameters: { type: 'song', service: 'library', ref: 's2' } }),
    allowed: users(201),
  },
  getPlayable: {
    path: ({ playable }) => `/v1/playables/${playable}`,
    scheme: 'bearer',
    allowed: onOwnDevices(),
  },
  getServiceAccess: {
    path: ({ playable }) => `/v1/playables/${playable}/services/library`,
    scheme: 'bearer',
    allowed: onOwnDevices(),
  },
  refreshStreamUrls: {
    path: ({ playable }) => `/v1/playables/${playable}/streamurls/library`,
    body: () => ({ items: [{ ref: 's1' }] }),
    scheme: 'bearer',
    allowed: onOwnDevices(),
  },
  reportPlayback: {
    path: ({ playable }) => `/v1/playables/${playable}/events`,
    body: ({ playable }) => ({
      type: 'playbackevent',
      event: 'stop',
      playableid: playable,
      ref: 's1',
      index: 0,
      offset: 3,
    }),
    scheme: 'bearer',
    allowed: onOwnDevices(204),
  },
  shufflePlayable: {
    path: ({ playable }) => `/v1/user/playables/${playable}/shuffle`,
    scheme: 'bearer',
    allowed: owners(),
  },
  unshufflePlayable: {
    path: ({ playable }) => `/v1/user/playables/${playable}/shuffle`,
    scheme: 'bearer',
    allowed: owners(),
  },
  loopPlayable: {
    path: ({ playable }) => `/v1/user/playables/${playable}/loop`,
    body: () => ({ loop: 'all' }),
    scheme: 'bearer',
    allowed: owners(),
  },
  /** A song cannot be saved as a playlist: nobody learns more than that. */
  savePlayable: {
    path: ({ playable }) => `/v1/user/curated/playables/${playable}`,
    body: () => ({ name: 'Mine' }),
    scheme: 'bearer',
    allowed: users(404),
  },
  unloopPlayable: {
    path: ({ playable }) => `/v1/user/playables/${playable}/loop`,
    scheme: 'bearer',
    allowed: owners(),
  },

  listPlaylists: ofUser('/v1/user/curated/playlists'),
  createPlaylist: {
    ...ofUser('/v1/user/curated/playlists'),
    body: ({ fresh }) => ({ name: fresh }),
    allowed: users(201),
  },
  getPlaylist: { path: ({ playlist }) => playlist, scheme: 'bearer', allowed: owners() },
  appendToPlaylist: {
    path: ({ playlist }) => playlist,
    body: () => ({ items: [{ service: 'library', type: 'song', ref: 's1' }] }),
    scheme: 'bearer',
    allowed: owners(),
  },
  changePlaylist: {
    path: ({ playlist }) => playlist,
    body: ({ fresh }) => ({ name: fresh }),
    scheme: 'bearer',
    allowed: owners(),
  },
  deletePlaylist: { path: ({ playlist }) => playlist, scheme: 'bearer', allowed: owners(204) },
  listPlaylistItems: { path: ({ playlist }) => `${playlist}/items`, scheme: 'bearer', allowed: owners() },
  deletePlaylistItems: {
    path: ({ playlist }) => `${playlist}/items?index=0`,
    scheme: 'bearer',
    allowed: owners(204),
  },

  searchContent: ofUser('/v1/content?query=rain'),
  searchType: ofUser('/v1/content/song?query=rain'),
  searchService: ofUser('/v1/content/song/library?query=rain'),
  getItem: ofUser('/v1/content/song/library/s1'),
  listItems: ofUser('/v1/content/artist/library/a1/songs'),
  browse: ofUser('/v1/browse/library'),
  getLogo: read('/v1/library/logo.png', 'none', everybody),
  getPlayerLogo: read('/v1/library/playerlogo.png', 'none', everybody),

  listLinkedServices: ofUser('/v1/user/linkedservices'),
  getLinkedService: { ...ofUser('/v1/user/library'), allowed: users(404) },
  authorizeService: { ...ofUser('/v1/user/library/authorize'), allowed: users(404) },
  linkService: {
    ...ofUser('/v1/user/library/token'),
    body: () => ({ access_token: 'x' }),
    allowed: users(404),
  },
  unlinkService: { ...ofUser('/v1/user/library/token'), allowed: users(404) },
  linkedPage: read('/account/linked', 'none', everybody),

  addTaste: {
    ...ofUser('/v1/user/taste'),
    body: () => ({ items: [{ type: 'song', service: 'library', ref: 's1' }] }),
  },
  addTasteNames: {
    ...ofUser('/v1/user/taste/names'),
    body: () => ({ items: [{ type: 'song', name: 'Copper Rain' }] }),
  },
  getTaste: ofUser('/v1/user/taste'),
  getTasteTags: ofUser('/v1/user/taste/tags/genre'),
  listViews: ofUser('/v1/user/views'),
  getView: ofUser('/v1/user/views/recent'),
  importTaste: ofUser('/v1/user/taste/import/curated'),
  listPlayMeCuts: ofUser('/v1/user/playmecuts'),
  listRecommended: ofUser('/v1/user/recommended/song/library'),

  speakText: {
    path: at('/v1/user/speech/text'),
    body: () => ({ capabilities: ['play'], text: 'something', deviceid: 'speaker' }),
    scheme: 'bearer',
    allowed: { speech: 422 },
  },
  speakRecording: {
    path: at('/v1/user/speech'),
    bytes: {
      type: 'multipart/form-data; boundary=b',
      data: [
        '--b\r\nContent-Disposition: form-data; name="request"\r\n',
        '{"capabilities":["play"],"deviceid":"speaker"}',
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\na recording\r\n--b--\r\n',
      ].join('\r\n'),
    },
    scheme: 'bearer',
    allowed: { speech: 422 },
  },

  listCustomConfigs: ofAdmin('/v1/customconfig', 'support'),
  getCustomConfig: ofAdmin('/v1/customconfig/gb', 'support'),
  setCustomConfig: { ...ofAdmin('/v1/customconfig/fr', 'support'), body: () => ({ a: 1 }) },
  setSupport: { ...ofAdmin('/v1/support/fr', 'support'), body: () => ({ a: 1 }) },
  removeSupport: { ...ofAdmin('/v1/support/xx', 'support'), allowed: { support: 404 } },

  findUser: ofAdmin('/v1/users?email=ada@example.org', 'useradmin'),
  removeUser: { ...ofAdmin('/v1/users?email=nobody@example.org', 'useradmin'), allowed: { useradmin: 404 } },
  setAbilities: {
    path: ({ userid }) => `/v1/users/${userid}/abilities`,
    body: () => ({ abilities: [] }),
    scheme: 'basic',
    allowed: { useradmin: 200 },
  },
  listDevicesOfUser: {
    path: ({ userid }) => `/v1/users/${userid}/devices`,
    scheme: 'basic',
    allowed: { useradmin: 200 },
  },
  releaseDeviceOfUser: {
    path: ({ userid }) => `/v1/users/${userid}/devices/none/owner`,
    scheme: 'basic',
    allowed: { useradmin: 404 },
  },
};
