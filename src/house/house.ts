import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { InteractionRecords } from '../adapters/interaction-records.js';
import { type Config, ConfigError } from '../config.js';
import { AppError } from '../errors.js';
import type { Rooms } from '../http/rooms.js';
import type { Readiness } from '../http/routes/server.js';
import { apiRoutes } from '../http/routes.js';
import { HttpServer } from '../http/server.js';
import type { TokenCaller } from '../ports/authenticator.js';
import type { Interaction } from '../ports/interaction-log.js';
import type { LiveDevices } from '../ports/live-devices.js';
import { registerVoice, type VoiceEdge } from '../voice/socket.js';
import { clock, type Foundation, openFoundation } from './foundation.js';
import { type FurnishedRooms, furnishRooms } from './furnished-rooms.js';
import { type Machinery, startMachinery } from './machinery.js';

/** A server that can be listened to and closed. */
export interface House {
  /** Begins to take connections; resolves with the port. */
  listen(): Promise<number>;
  /** Lets phrases and requests finish for at most `patience` milliseconds, then closes everything. */
  close(patience: number): Promise<void>;
}

/** Milliseconds between removals of what has expired. */
const SWEEP_EVERY = 3_600_000;
/** Milliseconds between looks at the recogniser. */
const LOOK = 1000;

/** Builds a whole server and starts its engines. It does not listen yet. */
export async function openHouse(config: Config, log: Logger, version: string): Promise<House> {
  const foundation = await openFoundation(config, log);
  try {
    const machinery = await startMachinery(foundation);
    return await furnish(foundation, machinery, version).catch(async (error) => {
      await machinery.close();
      throw error;
    });
  } catch (error) {
    await foundation.db.destroy();
    throw error;
  }
}

async function furnish(foundation: Foundation, machinery: Machinery, version: string): Promise<House> {
  const { config, log, db } = foundation;
  const registry = new Registry();
  // Each look at the event loop's delay wakes the process: at the usual 10 ms that is 1% of a core for ever.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const report = (error: unknown) => log.error({ err: error }, 'something failed behind the scenes');
  let voice: VoiceEdge | undefined;
  const furnished = furnishRooms(foundation, machinery, { live: liveDevices(() => voice), report });
  const { rooms } = furnished;
  const records = new InteractionRecords({ log, registry });
  const record = (interaction: Interaction) => {
    records.record(interaction);
    rooms.speech.interactions.record(interaction);
  };
  const watch = new SpeechWatch(rooms, machinery);
  const server = new HttpServer({
    routes: apiRoutes,
    rooms,
    authenticator: rooms.accounts,
    hasProfile: (userid, profileuserid) => rooms.users.hasProfile(userid, profileuserid),
    audit: (action) => rooms.support.audit.record(action),
    registry,
    log,
    readiness: () => watch.readiness(),
    attach: (app) => {
      voice = attachVoice(app, { furnished, machinery, record, keepsAudio: config.keepAudio, report });
    },
    trustProxy: config.trustProxy,
    version,
    publicUrl: config.publicUrl,
  });
  await rooms.content.start();
  watch.start();
  const sweeping = setInterval(() => void rooms.accounts.sweep().catch(report), SWEEP_EVERY);
  return {
    listen: () =>
      server.listen(config.host, config.port).catch((cause) => {
        throw new ConfigError(`PARLANDO_PORT ${config.port} of ${config.host} is taken or not allowed.`, {
          cause,
        });
      }),
    close: async (patience) => {
      watch.stop();
      clearInterval(sweeping);
      await voice?.drain(patience);
      await server.drain(patience);
      rooms.content.close();
      await furnished.settle();
      await machinery.close();
      await db.destroy();
    },
  };
}

function attachVoice(
  app: Parameters<typeof registerVoice>[0],
  parts: {
    readonly furnished: FurnishedRooms;
    readonly machinery: Machinery;
    readonly record: (interaction: Interaction) => void;
    readonly keepsAudio: boolean;
    readonly report: (error: unknown) => void;
  },
): VoiceEdge {
  const { presence, rooms } = parts.furnished;
  return registerVoice(app, {
    seen: (deviceid) => presence.seen(deviceid),
    authenticate: (token, deviceid) => rooms.accounts.speechCaller(token, deviceid),
    hasProfile: (userid, profileuserid) => rooms.users.hasProfile(userid, profileuserid),
    admit: (token) => admit(rooms, token),
    audio: parts.machinery.audio,
    speech: parts.machinery.speech,
    interpreter: rooms.speech,
    clock,
    keepsAudio: parts.keepsAudio,
    log: { record: parts.record },
    playback: (caller, event) => rooms.playables.event(caller, event.playableid, event),
    report: parts.report,
  });
}

async function admit({ accounts }: Rooms, token: string): Promise<TokenCaller> {
  const caller = await accounts.bearer(token);
  if (!caller) throw new AppError('unauthorized', 'The token is invalid or has expired.');
  return caller;
}

/** The sockets of the voice edge, which is built after the rooms that ask for them. */
function liveDevices(voice: () => VoiceEdge | undefined): LiveDevices {
  return {
    isConnected: (deviceid) => voice()?.devices.isConnected(deviceid) ?? false,
    capabilities: (deviceid) => voice()?.devices.capabilities(deviceid),
    send: (deviceid, command) => voice()?.devices.send(deviceid, command) ?? 0,
    lastSeen: (deviceid) => voice()?.devices.lastSeen(deviceid),
  };
}

/** Keeps the recogniser up to date, and knows whether the server can do its work. */
class SpeechWatch {
  readonly #rooms: Rooms;
  readonly #machinery: Machinery;
  #answers = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(rooms: Rooms, machinery: Machinery) {
    this.#rooms = rooms;
    this.#machinery = machinery;
  }

  start(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  readiness(): Readiness {
    const { speech, content } = this.#rooms;
    const hears = this.#answers && speech.ready;
    const parts = {
      speech: hears ? 'ok' : 'the speech engine is down, or learns what may be said',
      content: content.ready ? 'ok' : 'the names of the catalogue are not known yet',
    };
    return { ready: hears && content.ready, parts };
  }

  #look(): void {
    const looks = [this.#machinery.speech.describe(), this.#rooms.speech.refresh()];
    void Promise.all(looks).then(
      () => {
        this.#answers = true;
      },
      () => {
        this.#answers = false;
      },
    );
  }
}
