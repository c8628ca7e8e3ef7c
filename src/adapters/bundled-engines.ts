import { join } from 'node:path';
import type { Logger } from 'pino';
import { type EngineAddress, fixedAddress } from './engine-address.js';
import { EngineProcess } from './engine-process.js';

/** Where the engines are, and those that this server runs itself. */
export interface Engines {
  readonly speech: EngineAddress;
  readonly content: readonly EngineAddress[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What decides which engines are bundled ones. */
export interface EngineSettings {
  /** `host:port`; absent: the bundled engine. */
  readonly speechEngine: string | undefined;
  readonly contentEngines: readonly string[] | undefined;
  /** A music folder; absent: the demo library. */
  readonly music: string | undefined;
  /** Lists of radio stations; absent: no radio engine. */
  readonly stations: string | undefined;
  /** Feeds of podcasts; absent: no podcasts engine. */
  readonly podcasts: string | undefined;
  /** Whether what lists and feeds name may be fetched from the own network. */
  readonly allowPrivate: boolean;
  readonly data: string;
  readonly host: string;
  /** The address under which speakers reach the server. */
  readonly publicUrl: string;
  /** The port of streams and covers; 0: the engine's choice. */
  readonly mediaPort: number;
  /** The address of streams and covers, behind a proxy. */
  readonly mediaUrl: string | undefined;
}

const PROGRAMS = join(import.meta.dirname, '..', '..', 'engines');

/** The engines that the settings name, and bundled ones for the rest. */
export function engines(settings: EngineSettings, log: Logger): Engines {
  const running: EngineProcess[] = [];
  const run = (name: string, args: readonly string[]): EngineAddress => {
    const program = join(PROGRAMS, name, 'main.js');
    const engine = new EngineProcess({ name, program, args: [...args, '--supervised'], log });
    running.push(engine);
    return engine;
  };
  const { speechEngine, contentEngines } = settings;
  return {
    speech: speechEngine ? fixedAddress(speechEngine) : run('speech', []),
    content:
      contentEngines?.map(fixedAddress) ?? bundledContent(settings).map(([name, args]) => run(name, args)),
    start: async () => {
      await Promise.all(running.map((each) => each.start()));
    },
    stop: async () => {
      await Promise.all(running.map((each) => each.stop()));
    },
  };
}

/** The content engines that the settings ask for, and how each is started. */
function bundledContent(settings: EngineSettings): (readonly [name: string, args: readonly string[]])[] {
  const { stations, podcasts, data, allowPrivate } = settings;
  const lists = allowPrivate ? ['--allow-private'] : [];
  return [
    ['library', libraryOptions(settings)],
    ...(stations === undefined ? [] : [['radio', ['--stations', stations, ...lists]] as const]),
    ...(podcasts === undefined
      ? []
      : [['podcasts', ['--podcasts', podcasts, '--data', join(data, 'podcasts'), ...lists]] as const]),
  ];
}

function libraryOptions({ music, data, host, publicUrl, mediaPort, mediaUrl }: EngineSettings): string[] {
  return [
    '--data',
    join(data, 'library'),
    '--http-host',
    host,
    '--server-url',
    publicUrl,
    '--http-port',
    String(mediaPort),
    ...(mediaUrl ? ['--public-url', mediaUrl] : []),
    ...(music ? ['--music', music] : ['--demo']),
  ];
}
