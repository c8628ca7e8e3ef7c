import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { SharpImageMaker } from '../adapters/sharp-image-maker.js';
import { type Asker, Content, type Standing } from '../content/content.js';
import { LinkedAccountsStore } from '../content/linked-accounts-store.js';
import { PlaylistsStore } from '../content/playlists-store.js';
import { DeviceLogs } from '../devices/device-logs.js';
import { DeviceLogsStore } from '../devices/device-logs-store.js';
import { Devices } from '../devices/devices.js';
import { DevicesStore } from '../devices/devices-store.js';
import { Presence } from '../devices/presence.js';
import type { Rooms } from '../http/rooms.js';
import { Playables } from '../playables/playables.js';
import { PlayablesStore } from '../playables/playables-store.js';
import type { LiveDevices } from '../ports/live-devices.js';
import { Interactions } from '../speech/interactions.js';
import { InteractionsStore } from '../speech/interactions-store.js';
import { Speech } from '../speech/speech.js';
import { Support } from '../support/support.js';
import { SupportStore } from '../support/support-store.js';
import { Taste } from '../taste/taste.js';
import { TasteStore } from '../taste/taste-store.js';
import { Users } from '../users/users.js';
import { UsersStore } from '../users/users-store.js';
import { accountsOf, auditOf, clock, type Foundation, providersOf } from './foundation.js';
import type { Machinery } from './machinery.js';

/** The rooms, and what they write a little later. */
export interface FurnishedRooms {
  readonly rooms: Rooms;
  readonly presence: Presence;
  /** Writes what was not written yet. */
  settle(): Promise<void>;
}

/** Builds every room. `live`: the devices that hold a socket; `report` hears of what fails behind the scenes. */
export function furnishRooms(
  foundation: Foundation,
  machinery: Machinery,
  { live, report }: { readonly live: LiveDevices; readonly report: (error: unknown) => void },
): FurnishedRooms {
  const { config, log, db, key } = foundation;
  const { publicUrl } = config;
  const providers = providersOf(config);
  const accounts = accountsOf(foundation, providers);
  const users = usersOf(foundation, accounts);
  const devices = devicesOf(foundation, { users, live });
  const content = new Content({
    store: new PlaylistsStore(db),
    linked: new LinkedAccountsStore(db),
    key: key.for('linked accounts'),
    publicUrl,
    people: standingOf({ users, devices, config }),
    engines: machinery.content,
    clock,
    log,
    learn: (service, names) => machinery.understander.learn(service, names),
  });
  const support = new Support({
    store: new SupportStore(db),
    audit: auditOf(foundation),
    country: config.country,
    services: (countrycode) => content.serviceViews(countrycode),
    loginproviders: (countrycode) => providers.of(countrycode),
    nativelogin: (countrycode) => (config.mobileCountries.includes(countrycode) ? 'mobilenumber' : 'email'),
  });
  const taste = new Taste({ store: new TasteStore(db), content, clock });
  const hasProfile = (userid: string, profileuserid: string) => users.hasProfile(userid, profileuserid);
  const playables = new Playables({
    store: new PlayablesStore(db),
    content,
    devices,
    tastes: taste,
    hasProfile,
    clock,
  });
  const interactions = new Interactions({ store: new InteractionsStore(db), report });
  const speech = new Speech({
    interactions,
    engine: machinery.speech,
    reader: machinery.recordings,
    encoder: machinery.replies,
    understander: machinery.understander,
    catalogue: content,
    playables,
    opinions: taste,
    tastes: taste,
    devices,
    clock,
    playlists: content.playlists,
    keepsAudio: config.keepAudio,
    publicUrl,
    key: key.for('replies'),
  });
  const rooms = { accounts, users, support, devices, content, taste, playables, speech };
  forgetWithUsers(rooms);
  const presence = new Presence({ store: new DevicesStore(db), clock, report });
  const settle = async () => {
    await Promise.all([presence.flush(), playables.settled(), interactions.flush(), accounts.settled()]);
  };
  return { rooms, presence, settle };
}

/** What the content room is told of who asks: the country is the user's, else the device's, else the server's. */
function standingOf({
  users,
  devices,
  config,
}: Pick<Rooms, 'users' | 'devices'> & Pick<Foundation, 'config'>) {
  return async ({ userid, deviceid }: Asker): Promise<Standing> => {
    const { countrycode, subscription } = await users.record(userid);
    if (deviceid === undefined)
      return { country: countrycode ?? config.country, subscription, platform: undefined };
    const platform = await devices.platformOf(userid, deviceid);
    const country = countrycode ?? (await devices.countryOf(deviceid)) ?? config.country;
    return { country, subscription, platform };
  };
}

/** Whoever is removed leaves nothing behind in any room. */
function forgetWithUsers({ users, devices, content, taste, playables, speech }: Rooms): void {
  users.onRemoved((gone) => playables.forget(gone));
  users.onRemoved((gone) => taste.forget(gone));
  users.onRemoved(async ({ userid, profileuserid }) => {
    if (profileuserid !== undefined) return;
    await devices.forget(userid);
    await content.forget(userid);
    await speech.interactions.forget(userid);
  });
}

function usersOf({ config, db }: Foundation, accounts: Rooms['accounts']): Users {
  return new Users({
    store: new UsersStore(db),
    accounts,
    clock,
    maker: new SharpImageMaker(),
    imageFolder: join(config.data, 'images'),
    publicUrl: config.publicUrl,
  });
}

function devicesOf(
  { config, db }: Foundation,
  { users, live }: { readonly users: Users; readonly live: LiveDevices },
): Devices {
  const logs = new DeviceLogs({
    store: new DeviceLogsStore(db),
    clock,
    folder: join(config.data, 'logs'),
    newName: () => `${clock.now().toString(36)}-${randomBytes(9).toString('base64url')}`,
  });
  const mayTest = (userid: string) => users.hasAbility(userid, 'testfirmware');
  return new Devices({ store: new DevicesStore(db), logs, clock, live, newRef: randomUUID, mayTest });
}
