import type { us_listen_socket } from 'uWebSockets.js';

/** What the package has and its types leave out. */
declare module 'uWebSockets.js' {
  /** Refuses a port that somebody else listens on, instead of sharing it. */
  export const LIBUS_LISTEN_EXCLUSIVE_PORT: number;

  interface TemplatedApp {
    listen(
      host: string,
      port: number,
      options: number,
      listening: (socket: us_listen_socket | false) => void,
    ): TemplatedApp;
  }
}
