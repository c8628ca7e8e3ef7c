/**
 * A crowd of idle speakers in a process of its own: raw sockets that send their handshake and answer pings with
 * frames that were masked beforehand, so that the crowd costs little itself. Obeys the messages of its parent
 * ({@link CrowdOrder}) and reports each with a {@link CrowdReport}.
 */
import { connect, type Socket } from 'node:net';

/** What the parent wants. */
export type CrowdOrder =
  | { readonly order: 'connect'; readonly port: number; readonly count: number }
  | { readonly order: 'drop' };

/** What came of it. */
export interface CrowdReport {
  readonly connected: number;
  /** How long it took. */
  readonly milliseconds: number;
  /** Connections that were refused, closed or lost so far. */
  readonly lost: number;
}

/** How many handshakes are under way at once: the backlog of a listening socket is finite. */
const AT_ONCE = 256;
/** One source address has 28,000 ports; speakers come from several. */
const SOURCES = 8;
/** An empty pong, masked with zeros (RFC 6455 §5.5.3). */
const PONG = Uint8Array.of(0x8a, 0x80, 0, 0, 0, 0);
const PING = 0x89;

const sockets = new Set<Socket>();
let lost = 0;

process.on('disconnect', () => process.exit(0));
process.on('message', (message: CrowdOrder) => void obey(message));

async function obey(message: CrowdOrder): Promise<void> {
  const began = performance.now();
  if (message.order === 'drop') drop();
  else await connectAll(message.port, message.count);
  const report: CrowdReport = { connected: sockets.size, milliseconds: performance.now() - began, lost };
  process.send?.(report);
}

function drop(): void {
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  sockets.clear();
}

async function connectAll(port: number, count: number): Promise<void> {
  let next = 0;
  const oneAfterAnother = async (): Promise<void> => {
    while (next < count) await connectOne(port, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
}

function connectOne(port: number, place: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (place % SOURCES)}` });
  socket.write(
    `GET /v1/remotecontrol?deviceid=crowd-${place}&capabilities=playplayable,setvolume HTTP/1.1\r\n` +
      `Host: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      lost++;
      resolve();
    });
    socket.once('data', (handshake) => {
      if (!handshake.toString('latin1').startsWith('HTTP/1.1 101')) return void socket.destroy();
      sockets.add(socket);
      socket.on('data', (frame) => void (frame[0] === PING && socket.write(PONG)));
      resolve();
    });
  });
}
