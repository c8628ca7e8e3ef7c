/**
 * A bare uWebSockets server in a process of its own, which answers every request with the bytes that it was
 * given: the ceiling against which the real server is measured. Its parent sends a {@link BareReply} over the IPC
 * channel and gets `{port}` back; another reply replaces the first.
 */
import * as uWS from 'uWebSockets.js';

/** What it answers. */
export interface BareReply {
  readonly status: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

let reply: BareReply = { status: '503 Service Unavailable', headers: [], body: '' };
let port: number | undefined;

process.on('message', (message: BareReply) => {
  reply = message;
  if (port !== undefined) process.send?.({ port });
});
process.on('disconnect', () => process.exit(0));

uWS
  .App()
  .any('/*', (response) => {
    response.cork(() => {
      response.writeStatus(reply.status);
      for (const [name, value] of reply.headers) response.writeHeader(name, value);
      response.end(reply.body);
    });
  })
  .listen('127.0.0.1', 0, (socket) => {
    if (!socket) throw new Error('the bare server cannot listen');
    port = uWS.us_socket_local_port(socket);
    process.send?.({ port });
  });
