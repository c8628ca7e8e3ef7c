import { connect } from 'node:net';

/**
 * Sends bytes over a bare connection, and gives what came back until the server closed,
 * was `quiet` ms after a reply, or said nothing for `patience` ms.
 */
export function exchangeBytes(
  port: number,
  bytes: string | Uint8Array,
  { quiet = 150, patience = 2000 } = {},
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let closed = false;
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]));
      resolve({ text, statuses, closed });
    };
    let timer = setTimeout(finish, patience);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (data) => {
      text += data.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(finish, quiet);
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
