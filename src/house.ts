import { randomBytes, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { destination, type Logger, pino } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { Accounts } from './accounts/accounts.js';
import { AccountsStore } from './accounts/accounts-store.js';
import { LoginsStore } from './accounts/logins-store.js';
import { Argon2PasswordHasher } from './adapters/argon2-password-hasher.js';
import { type Engines, engines } from './adapters/bundled-engines.js';
import { EngineConnection } from './adapters/grpc-client.js';
import { GrpcContentEngine } from './adapters/grpc-content-engine.js';
import { GrpcSpeechEngine } from './adapters/grpc-speech-engine.js';
import { InstallationKey } from './adapters/installation-key.js';
import { InteractionRecords } from './adapters/interaction-records.js';
import { readLoginProviders } from './adapters/login-providers.js';
import { OpenidIdentityProviders } from './adapters/openid-identity-providers.js';
import { Outbox } from './adapters/outbox.js';
import { PiscinaAudioPipeline } from './adapters/piscina-audio-pipeline.js';
import { PiscinaUnderstander } from './adapters/piscina-understander.js';
import { SharpImageMaker } from './adapters/sharp-image-maker.js';
import { SmtpMailer } from './adapters/smtp-mailer.js';
import { SystemClock } from './adapters/system-clock.js';
import { WebhookSmsGateway } from './adapters/webhook-sms-gateway.js';
import { type Config, ConfigError } from './config.js';
import { Content } from './content/content.js';
import { PlaylistsStore } from './content/playlists-store.js';
import { type Database, openDatabase } from './db/database.js';
import { DeviceLogs } from './devices/device-logs.js';
import { DeviceLogsStore } from './devices/device-logs-store.js';
import { Devices } from './devices/devices.js';
import { DevicesStore } from './devices/devices-store.js';
import { Presence } from './devices/presence.js';
import { AppError } from './errors.js';
import type { Rooms } from './http/rooms.js';
import type { Readiness } from './http/routes/server.js';
import { apiRoutes } from './http/routes.js';
import { HttpServer } from './http/server.js';
import { Playables } from './playables/playables.js';
import { PlayablesStore } from './playables/playables-store.js';
import type { TokenCaller } from './ports/authenticator.js';
import type { IdentityProviders } from './ports/identity-providers.js';
import type { LiveDevices } from './ports/live-devices.js';
import type { SpeechEngine } from './ports/speech-engine.js';
import { Interactions } from './speech/interactions.js';
import { InteractionsStore } from './speech/interactions-store.js';
import { Speech } from './speech/speech.js';
import { Audit } from './support/audit.js';
import { AuditStore } from './support/audit-store.js';
import { Support } from './support/support.js';
import { SupportStore } from './support/support-store.js';
import { Taste } from './taste/taste.js';
import { TasteStore } from './taste/taste-store.js';
import { Users } from './users/users.js';
import { UsersStore } from './users/users-store.js';
import { registerVoice, type VoiceEdge } from './voice/socket.js';

/** A server that can be listened to and closed. */
export interface House {
  /** Begins to take connections; resolves with the port. */
  listen(): Promise<number>;
  /** Lets phrases and requests finish for at most `patience` milliseconds, then closes everything. */
  close(patience: number): Promise<void>;
}

const clock = new SystemClock();

/** Opens the accounts of an installation by themselves, for the command line. */
export async function openAccounts(
  config: Config,
): Promise<{ accounts: Accounts; close: () => Promise<void> }> {
  const db = await openDatabase(databaseFile(config));
  const log = pino({ level: 'warn' }, destination(2));
  const accounts = accountsOf({ config, db, log, providers: providersOf(config) });
  const close = async () => {
    await accounts.settled();
    await db.destroy();
  };
  return { accounts, close };
}

/** Mail and text messages of an installation that can send neither. */
export function openOutbox({ data, mailFrom }: Config): Outbox {
  return new Outbox({ folder: join(data, 'outbox'), clock, from: mailFrom });
}

/** Opens the audit log of an installation by itself, for the command line. */
export async function openAudit(config: Config): Promise<{ audit: Audit; close: () => Promise<void> }> {
  const db = await openDatabase(databaseFile(config));
  return { audit: auditOf(config, db), close: () => db.destroy() };
}

/** Opens the speech engine of an installation by itself, for the command line. */
export async function openSpeechEngine(
  config: Config,
  log: Logger,
): Promise<{ speech: SpeechEngine; close: () => Promise<void> }> {
  const running = engines({ ...config, contentEngines: [] }, log);
  await running.start();
  const connection = new EngineConnection({ address: running.speech });
  return {
    speech: new GrpcSpeechEngine({ connection }),
    close: async () => {
      connection.close();
      await running.stop();
    },
  };
}

/** Opens the voice interactions of an installation by themselves, for the command line. */
export async function openInteractions(
  config: Config,
): Promise<{ interactions: Interactions; close: () => Promise<void> }> {
  const db = await openDatabase(databaseFile(config));
  const report = (error: unknown) => {
    throw error;
  };
  return {
    interactions: new Interactions({ store: new InteractionsStore(db), clock, report }),
    close: () => db.destroy(),
  };
}

/** Builds a whole server and starts its engines. It does not listen yet. */
export async function openHouse(config: Config, log: Logger, version: string): Promise<House> {
  const key = new InstallationKey(config.data);
  const running = engines(config, log);
  const db = await openDatabase(databaseFile(config));
  try {
    await running.start();
    return await furnish({ config, log, version, key, running, db });
  } catch (error) {
    await running.stop();
    await db.destroy();
    throw error;
  }
}

interface Foundation {
  readonly config: Config;
  readonly log: Logger;
  readonly version: string;
  readonly key: InstallationKey;
  readonly running: Engines;
  readonly db: Database;
}

async function furnish({ config, log, version, key, running, db }: Foundation): Promise<House> {
  const { publicUrl } = config;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const understander = new PiscinaUnderstander();
  const audio = new PiscinaAudioPipeline({ shards: Math.max(1, Math.floor(availableParallelism() / 2)) });
  const speechConnection = new EngineConnection({ address: running.speech });
  const contentConnections = running.content.map((address) => new EngineConnection({ address }));
  const engine = new GrpcSpeechEngine({ connection: speechConnection });
  const content = new Content({
    store: new PlaylistsStore(db),
    engines: contentConnections.map((connection) => new GrpcContentEngine({ connection, publicUrl })),
    clock,
    log,
    learn: (service, names) => understander.learn(service, names),
  });
  const report = (error: unknown) => log.error({ err: error }, 'a voice session failed');
  let voice: VoiceEdge | undefined;
  const providers = providersOf(config);
  const accounts = accountsOf({ config, db, log, providers });
  const users = new Users({
    store: new UsersStore(db),
    accounts,
    clock,
    maker: new SharpImageMaker(),
    imageFolder: join(config.data, 'images'),
    publicUrl,
  });
  const devices = devicesOf({ config, db, users, live: liveDevices(() => voice) });
  const presence = new Presence({ store: new DevicesStore(db), clock, report });
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
  users.onRemoved((gone) => playables.forget(gone));
  users.onRemoved((gone) => taste.forget(gone));
  users.onRemoved(async ({ userid, profileuserid }) => {
    if (profileuserid !== undefined) return;
    await devices.forget(userid);
    await content.playlists.forget(userid);
  });
  const interactions = new Interactions({ store: new InteractionsStore(db), clock, report });
  const speech = new Speech({
    interactions,
    engine,
    understander,
    catalogue: content,
    playables,
    publicUrl,
    key: key.for('replies'),
  });
  const support = new Support({
    store: new SupportStore(db),
    audit: auditOf(config, db),
    country: config.country,
    services: () => content.serviceViews(),
    loginproviders: (countrycode) => providers.of(countrycode),
    nativelogin: () => 'email',
  });
  const rooms: Rooms = { accounts, users, support, devices, content, playables, speech, taste };
  const records = new InteractionRecords({ log, registry });
  const server = new HttpServer({
    routes: apiRoutes,
    rooms,
    authenticator: accounts,
    hasProfile,
    audit: (action) => support.audit.record(action),
    registry,
    log,
    readiness: () => readiness(content, speechAnswers && speech.ready),
    attach: (app) => {
      voice = registerVoice(app, {
        seen: (deviceid) => presence.seen(deviceid),
        authenticate: (token, deviceid) => accounts.speechCaller(token, deviceid),
        hasProfile,
        admit: (token) => admit(accounts, token),
        audio,
        speech: engine,
        interpreter: speech,
        clock,
        log: {
          record: (interaction) => {
            records.record(interaction);
            interactions.record(interaction);
          },
        },
        playback: (caller, event) => playables.event(caller, event.playableid, event),
        report,
      });
    },
    version,
    publicUrl,
  });
  let speechAnswers = false;
  await content.start();
  const watching = watchSpeech(engine, speech, (answers) => {
    speechAnswers = answers;
  });
  return {
    listen: () =>
      server.listen(config.host, config.port).catch((cause) => {
        throw new ConfigError(`PARLANDO_PORT ${config.port} of ${config.host} is taken or not allowed.`, {
          cause,
        });
      }),
    close: async (patience) => {
      clearInterval(watching);
      await voice?.drain(patience);
      await server.drain(patience);
      content.close();
      await presence.flush();
      await interactions.flush();
      await Promise.all([audio.close(), understander.close(), running.stop()]);
      for (const connection of [speechConnection, ...contentConnections]) connection.close();
      await accounts.settled();
      await db.destroy();
    },
  };
}

async function admit(accounts: Accounts, token: string): Promise<TokenCaller> {
  const caller = await accounts.bearer(token);
  if (!caller) throw new AppError('unauthorized', 'The token is invalid or has expired.');
  return caller;
}

function databaseFile({ data }: Config): string {
  return join(data, 'parlando.db');
}

function providersOf({ loginProviders }: Config): IdentityProviders {
  return new OpenidIdentityProviders(loginProviders === undefined ? [] : readLoginProviders(loginProviders));
}

function accountsOf(parts: {
  config: Config;
  db: Database;
  log: Logger;
  providers: IdentityProviders;
}): Accounts {
  const { config, db, log, providers } = parts;
  const { smtpUrl, smsWebhook, mailFrom: from, publicUrl } = config;
  const outbox = openOutbox(config);
  return new Accounts({
    store: new AccountsStore(db),
    logins: new LoginsStore(db),
    hasher: new Argon2PasswordHasher(),
    clock,
    mailer: smtpUrl === undefined ? outbox.mailer : new SmtpMailer({ url: smtpUrl, from }),
    sms: smsWebhook === undefined ? outbox.sms : new WebhookSmsGateway({ ...smsWebhook, clock }),
    providers,
    log,
    key: new InstallationKey(config.data).for('accounts'),
    publicUrl,
  });
}

function auditOf({ data }: Config, db: Database): Audit {
  return new Audit({ store: new AuditStore(db), clock, key: new InstallationKey(data).for('audit') });
}

function devicesOf(parts: { config: Config; db: Database; users: Users; live: LiveDevices }): Devices {
  const { config, db, users, live } = parts;
  const logs = new DeviceLogs({
    store: new DeviceLogsStore(db),
    clock,
    folder: join(config.data, 'logs'),
    newName: () => `${clock.now().toString(36)}-${randomBytes(9).toString('base64url')}`,
  });
  const mayTest = (userid: string) => users.hasAbility(userid, 'testfirmware');
  return new Devices({ store: new DevicesStore(db), logs, clock, live, newRef: randomUUID, mayTest });
}

/** The sockets of the voice edge, which is built after the rooms that ask for them. */
function liveDevices(voice: () => VoiceEdge | undefined): LiveDevices {
  return {
    isConnected: (deviceid) => voice()?.devices.isConnected(deviceid) ?? false,
    send: (deviceid, command) => voice()?.devices.send(deviceid, command) ?? 0,
    lastSeen: (deviceid) => voice()?.devices.lastSeen(deviceid),
  };
}

/** Keeps the recogniser up to date, and tells whether it answers. */
function watchSpeech(engine: SpeechEngine, speech: Speech, tell: (ready: boolean) => void): NodeJS.Timeout {
  const look = () =>
    void Promise.all([engine.describe(), speech.refresh()]).then(
      () => tell(true),
      () => tell(false),
    );
  look();
  return setInterval(look, 1000);
}

function readiness(content: Content, speech: boolean): Readiness {
  const parts = {
    speech: speech ? 'ok' : 'the speech engine is down, or learns what may be said',
    content: content.ready ? 'ok' : 'the names of the catalogue are not known yet',
  };
  return { ready: speech && content.ready, parts };
}
