import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The instant speech engine, in a process of its own. */
export interface InstantEngine {
  /** `host:port`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts an engine that hears these phrases, one after another, whatever is said. */
export async function startInstantEngine(phrases: readonly string[]): Promise<InstantEngine> {
  const program = join(import.meta.dirname, 'instant-engine.js');
  const child = spawn(process.execPath, [program, ...phrases], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    address: JSON.parse(line).listening,
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
