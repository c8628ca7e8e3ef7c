import type { TemplatedApp, WebSocket } from 'uWebSockets.js';
import type { LiveDevices } from '../ports/live-devices.js';
import { MAX_AUDIO_MESSAGE, MAX_TEXT_MESSAGE } from './frames.js';
import { type Connection, SessionActor, type SessionDependencies } from './session-actor.js';
import { Sessions } from './sessions.js';
import { type Identified, type Upgrade, upgrade } from './upgrade.js';

/** What the voice edge needs of the rest of the house. */
export interface VoiceDependencies extends SessionDependencies {
  /** Whose bearer token came with an upgrade: one that is bound to a device. Rejects with `unauthorized`. */
  readonly admit: (token: string) => Promise<Identified>;
  /** Hears when a device comes and goes. */
  readonly seen: (deviceid: string) => void;
}

/** The voice edge of a running server. */
export interface VoiceEdge {
  readonly devices: LiveDevices;
  /** How many sockets are open. */
  readonly sockets: () => number;
  /** Lets phrases finish for at most `patience` milliseconds, and closes every socket with 1001. */
  readonly drain: (patience: number) => Promise<void>;
}

/** What hangs on a socket. */
interface Socket extends Upgrade {
  session?: SessionActor;
  /** uWebSockets throws when a closed socket is touched. */
  closed?: true;
}

/** Seconds without a message after which a socket is closed; pings go out before. */
const IDLE_TIMEOUT = 60;

/** Bytes that may wait for a device that does not read; then it is cut off. */
const MAX_WAITING = 256 * 1024;

/** Bytes of a message that is received at all, and answered with 1009 when it is too large; above, uWebSockets cuts the socket off. */
const MAX_PAYLOAD = 1024 * 1024;

/** Serves `GET /v1/remotecontrol` (open details, 'WebSocket address'). */
export function registerVoice(app: TemplatedApp, dependencies: VoiceDependencies): VoiceEdge {
  const { clock } = dependencies;
  const sessions = new Sessions(clock, dependencies.seen);
  app.ws<Socket>('/v1/remotecontrol', {
    maxPayloadLength: MAX_PAYLOAD,
    maxBackpressure: MAX_WAITING,
    closeOnBackpressureLimit: true,
    idleTimeout: IDLE_TIMEOUT,
    sendPingsAutomatically: true,
    upgrade: (res, req, context) => upgrade({ res, req, context }, dependencies),
    open: (ws) => open(ws, dependencies, sessions),
    message: receive,
    close: (ws) => {
      const socket = ws.getUserData();
      socket.closed = true;
      if (!socket.session) return;
      sessions.remove(socket.session, socket.deviceid);
      socket.session.closed();
    },
  });
  return {
    devices: sessions,
    sockets: () => sessions.size,
    drain: (patience) => sessions.drain(clock, patience),
  };
}

function open(ws: WebSocket<Socket>, dependencies: SessionDependencies, sessions: Sessions): void {
  const socket = ws.getUserData();
  const session = new SessionActor(dependencies, connectionOf(ws, sessions));
  socket.session = session;
  sessions.add(session);
  if (socket.deviceid !== undefined) sessions.claim(socket.deviceid, { session, proven: socket.proven });
}

function connectionOf(ws: WebSocket<Socket>, sessions: Sessions): Connection {
  const socket = ws.getUserData();
  const { deviceid, profileuserid, capabilities, caller } = socket;
  return {
    deviceid,
    profileuserid,
    capabilities,
    caller,
    send: (message) => {
      if (!socket.closed && ws.send(message) === DROPPED && !socket.closed) ws.close();
    },
    close: (code, reason) => {
      if (!socket.closed) ws.end(code, reason);
    },
    identified: (identity) => {
      if (socket.closed || !socket.session) return;
      socket.deviceid ??= identity?.deviceid;
      if (socket.deviceid === undefined) return;
      sessions.claim(socket.deviceid, { session: socket.session, proven: identity !== undefined });
    },
  };
}

/** What `ws.send` returns when the message was not even buffered. */
const DROPPED = 2;

function receive(ws: WebSocket<Socket>, message: ArrayBuffer, isBinary: boolean): void {
  const { session, closed } = ws.getUserData();
  if (!session || closed) return;
  if (message.byteLength > (isBinary ? MAX_AUDIO_MESSAGE : MAX_TEXT_MESSAGE))
    ws.end(1009, 'message too large');
  // uWebSockets takes its buffer back when this returns: whoever keeps the bytes copies them.
  else if (isBinary) session.audio(new Uint8Array(message));
  else session.text(Buffer.from(message).toString());
}
