import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BareReply } from './bare-server.js';

/** The bare uWebSockets server, in a process of its own. */
export class BareServer {
  readonly url: string;
  readonly pid: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
    this.pid = child.pid ?? 0;
  }

  static async start(): Promise<BareServer> {
    const child = fork(join(import.meta.dirname, 'bare-server.js'));
    const [{ port }] = await once(child, 'message');
    return new BareServer(child, port);
  }

  /** Lets it answer everything as the real server just answered. */
  async answerLike(response: Response): Promise<void> {
    const reply: BareReply = {
      status: `${response.status} ${response.statusText}`,
      // uWebSockets writes these itself.
      headers: [...response.headers].filter(
        ([name]) => !['content-length', 'date', 'uwebsockets'].includes(name),
      ),
      body: await response.text(),
    };
    this.#child.send(reply);
    await once(this.#child, 'message');
  }

  stop(): void {
    this.#child.disconnect();
  }
}
