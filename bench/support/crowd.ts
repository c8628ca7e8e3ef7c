import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CrowdOrder, CrowdReport } from './crowd-program.js';

/** Idle speakers in a process of their own. */
export class Crowd {
  readonly pid: number;
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(join(import.meta.dirname, 'crowd-program.js'));
    this.pid = this.#child.pid ?? 0;
  }

  /** Connects so many speakers to the server at a port of 127.0.0.1. */
  connect(port: number, count: number): Promise<CrowdReport> {
    return this.#order({ order: 'connect', port, count });
  }

  /** Lets all of them vanish without a goodbye. */
  drop(): Promise<CrowdReport> {
    return this.#order({ order: 'drop' });
  }

  stop(): void {
    this.#child.disconnect();
  }

  async #order(order: CrowdOrder): Promise<CrowdReport> {
    this.#child.send(order);
    const [report] = await once(this.#child, 'message');
    return report;
  }
}
