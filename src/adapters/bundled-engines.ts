import { join } from 'node:path';
import type { Logger } from 'pino';
import { type EngineAddress, fixedAddress } from './engine-address.js';
import { EngineProcess } from './engine-process.js';

/** Where the engines are, and those that this server runs itself. */
export interface Engines {
  /** The engine that hears, and the one that speaks: mostly the same. */
  readonly hears: EngineAddress;
  readonly speaks: EngineAddress;
  readonly content: readonly EngineAddress[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A content service elsewhere, and where its streams are served. */
interface MediaService {
  readonly server: string;
  /** 0: the engine's choice. */
  readonly mediaPort: number;
  /** Their address, behind a proxy. */
  readonly mediaUrl: string | undefined;
}

/** What decides which engines are bundled ones. */
export interface EngineSettings {
  /** `host:port`; absent: the bundled engine. */
  readonly speechEngine: string | undefined;
  /** A model for sherpa-onnx, which then hears. */
  readonly sherpa: { readonly model: string; readonly language: string } | undefined;
  /** Wyoming servers that hear or speak, `host:port`. */
  readonly wyoming: { readonly hears: string | undefined; readonly speaks: string | undefined };
  readonly contentEngines: readonly string[] | undefined;
  /** A music folder; absent: the demo library. */
  readonly music: string | undefined;
  /** Lists of radio stations; absent: no radio engine. */
  readonly stations: string | undefined;
  /** Feeds of podcasts; absent: no podcasts engine. */
  readonly podcasts: string | undefined;
  /** A Subsonic server and how its streams are served; absent: no Subsonic engine. */
  readonly subsonic: MediaService | undefined;
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

type Run = (name: string, args: readonly string[]) => EngineAddress;

/** Who hears and who speaks; the bundled engine does what nobody else is named for. */
function speechEngines(
  { speechEngine, sherpa, wyoming }: EngineSettings,
  run: Run,
): Pick<Engines, 'hears' | 'speaks'> {
  if (speechEngine !== undefined) {
    const address = fixedAddress(speechEngine);
    return { hears: address, speaks: address };
  }
  const { hears, speaks } = wyoming;
  const others = [...(hears ? ['--hear', hears] : []), ...(speaks ? ['--speak', speaks] : [])];
  const other = others.length > 0 ? run('wyoming', others) : undefined;
  const local = sherpa && run('sherpa', ['--model', sherpa.model, '--language', sherpa.language]);
  const ears = local ?? (hears === undefined ? undefined : other);
  const mouth = speaks === undefined ? undefined : other;
  if (ears && mouth) return { hears: ears, speaks: mouth };
  const bundled = run('speech', []);
  return { hears: ears ?? bundled, speaks: mouth ?? bundled };
}

/** The engines that the settings name, and bundled ones for the rest. */
export function engines(settings: EngineSettings, log: Logger): Engines {
  const running: EngineProcess[] = [];
  const run = (name: string, args: readonly string[]): EngineAddress => {
    const program = join(PROGRAMS, name, 'main.js');
    const engine = new EngineProcess({ name, program, args: [...args, '--supervised'], log });
    running.push(engine);
    return engine;
  };
  const { contentEngines } = settings;
  return {
    ...speechEngines(settings, run),
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
  const { music, stations, podcasts, subsonic, data, allowPrivate } = settings;
  const lists = allowPrivate ? ['--allow-private'] : [];
  const folder = (name: string) => ['--data', join(data, name)];
  const engines: [string, readonly string[]][] = [
    [
      'library',
      [...folder('library'), ...media(settings, settings), ...(music ? ['--music', music] : ['--demo'])],
    ],
  ];
  if (stations !== undefined) engines.push(['radio', ['--stations', stations, ...lists]]);
  if (podcasts !== undefined)
    engines.push(['podcasts', [...folder('podcasts'), '--podcasts', podcasts, ...lists]]);
  if (subsonic)
    engines.push([
      'subsonic',
      [...folder('subsonic'), ...media(settings, subsonic), '--server', subsonic.server],
    ]);
  return engines;
}

/** How an engine serves streams and covers itself. */
function media(
  { host, publicUrl }: EngineSettings,
  { mediaPort, mediaUrl }: Pick<MediaService, 'mediaPort' | 'mediaUrl'>,
): string[] {
  return [
    '--http-host',
    host,
    '--server-url',
    publicUrl,
    '--http-port',
    String(mediaPort),
    ...(mediaUrl ? ['--public-url', mediaUrl] : []),
  ];
}
