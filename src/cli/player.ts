import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { MPEGDecoder } from 'mpg123-decoder';
import { call, reach } from './api.js';
import { CliError } from './cli-error.js';

/** The most bytes of a stream that are fetched in order to listen to it. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Below this level, in dB of full scale, nobody hears music. */
const SILENCE_DB = -60;

/** An item of a playable, as far as a speaker needs it (specification, section 2.7). */
export interface PlayableItem {
  readonly index: number;
  readonly type: string;
  readonly name: string;
  readonly artistdisplayname?: string;
  readonly albumname?: string;
  /** Seconds. */
  readonly duration?: number;
  readonly playbackcodec?: string;
  readonly streamurl?: string;
}

interface PlayablePage {
  readonly id: string;
  readonly name: string;
  readonly items: readonly PlayableItem[];
  readonly startindex: number;
  readonly itemsperpage: number;
  readonly total?: number;
}

/** A playable and the items that were fetched of it. */
export interface FetchedPlayable {
  readonly id: string;
  readonly name: string;
  readonly items: readonly PlayableItem[];
  readonly pages: number;
  /** Absent: there is no end, as with dynamic playlists. */
  readonly total?: number;
}

/** Fetches a playable page by page as a speaker does: to its end, or `pages` pages of one that has none. */
export async function fetchPlayable(
  server: string,
  of: {
    readonly id: string;
    readonly token: string;
    readonly itemsperpage: number;
    readonly pages: number;
  },
): Promise<FetchedPlayable> {
  const items: PlayableItem[] = [];
  for (let pages = 1; ; pages++) {
    const page = await call<PlayablePage>(server, {
      method: 'GET',
      path: `/v1/playables/${of.id}?startindex=${items.length}&itemsperpage=${of.itemsperpage}`,
      authorization: `Bearer ${of.token}`,
    });
    items.push(...page.items);
    const ended = page.items.length === 0 || items.length >= (page.total ?? Infinity) || pages === of.pages;
    if (!ended) continue;
    return {
      id: page.id,
      name: page.name,
      items,
      pages,
      ...(page.total === undefined ? {} : { total: page.total }),
    };
  }
}

/** What a stream turned out to be. */
export interface HeardStream {
  readonly codec: string;
  /** Seconds that were decoded. */
  readonly seconds: number;
  /** Bytes that were fetched, at most 8 MiB. */
  readonly bytes: number;
  /** Root mean square level in dB of full scale. */
  readonly level: number;
}

/** Downloads a stream and decodes it. Throws a {@link CliError} when it is not music or nothing but silence. */
export async function listen(streamurl: string): Promise<HeardStream> {
  const bytes = await download(streamurl);
  const codec = codecOf(bytes);
  if (!codec)
    throw new CliError(`${streamurl} is neither mp3 nor flac, which is all that this player decodes.`);
  const { channelData, samplesDecoded, sampleRate } = await DECODERS[codec](bytes);
  const level = levelOf(channelData[0] ?? new Float32Array(0));
  if (samplesDecoded === 0) throw new CliError(`${streamurl} cannot be decoded.`);
  if (level < SILENCE_DB) throw new CliError(`${streamurl} is silent.`);
  return { codec, seconds: round(samplesDecoded / sampleRate), bytes: bytes.byteLength, level: round(level) };
}

async function download(streamurl: string): Promise<Uint8Array> {
  const response = await reach(new URL(streamurl));
  if (!response.ok || !response.body) {
    throw new CliError(`The stream ${streamurl} was answered ${response.status}.`);
  }
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body) {
    pieces.push(piece);
    length += piece.byteLength;
    if (length >= MAX_BYTES) break;
  }
  return Buffer.concat(pieces);
}

/** By the first bytes: what a server says of a stream is not what it is. */
function codecOf(bytes: Uint8Array): keyof typeof DECODERS | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start === 'fLaC') return 'flac';
  const synced = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  return start.startsWith('ID3') || synced ? 'mp3' : undefined;
}

interface Decoded {
  readonly channelData: readonly Float32Array[];
  readonly samplesDecoded: number;
  readonly sampleRate: number;
}

const DECODERS = {
  async flac(bytes: Uint8Array): Promise<Decoded> {
    const decoder = new FLACDecoder();
    await decoder.ready;
    const decoded = await decoder.decodeFile(bytes);
    decoder.free();
    return decoded;
  },
  async mp3(bytes: Uint8Array): Promise<Decoded> {
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const decoded = decoder.decode(bytes);
    decoder.free();
    return decoded;
  },
};

function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  return 10 * Math.log10(Math.max(power, 1e-12));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
