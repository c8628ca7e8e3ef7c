import { connect } from 'node:net';

/** Milliseconds, in which the event loop turns at least once. */
const TURN = 10;

/**
 * Sends bytes over a bare connection, and gives what came back until the server closed,
 * was `quiet` ms after a reply, or said nothing for `patience` ms. Both are counted in turns of the
 * event loop: whoever was held up by other programs has not yet listened.
 */
export function exchangeBytes(
  port: number,
  bytes: string | Uint8Array,
  { quiet = 150, patience = 10_000 } = {},
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let closed = false;
    const finish = () => {
      clearInterval(timer);
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]));
      resolve({ text, statuses, closed });
    };
    let turns = patience / TURN;
    const timer = setInterval(() => --turns <= 0 && finish(), TURN);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (data) => {
      text += data.toString('latin1');
      turns = quiet / TURN;
    });
    socket.on('close', () => {
      closed = true;
      finish();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET') reject(error);
    });
  });
}

/** What a bare connection received. */
export interface RawReply {
  readonly text: string;
  /** Of every reply on the connection. */
  readonly statuses: readonly number[];
  /** The server closed the connection. */
  readonly closed: boolean;
}
