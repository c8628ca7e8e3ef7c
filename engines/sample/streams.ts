import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Signer } from '../media/signature.js';
import { SONG_SECONDS } from './catalogue.js';
import { STREAM_SECONDS } from './services.js';

const RATE = 8_000;
const HEADER_BYTES = 44;
const A4 = 440;

/** Songs as sound, at addresses that are good for a time: each a tone of its own. */
export class SampleStreams {
  readonly #signer = new Signer(randomBytes(32));

  /** The path and query of a song's stream. */
  pathOf(ref: string): string {
    const path = `/streams/${encodeURIComponent(ref)}.wav`;
    return `${path}?${this.#signer.sign(path, seconds() + STREAM_SECONDS)}`;
  }

  serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sample.example');
    const refusal = this.#signer.refusal(pathname, searchParams, seconds());
    if (refusal !== undefined) {
      response.writeHead(refusal === 'expired' ? 410 : 403).end();
      return;
    }
    const number = Number(/\d+/.exec(pathname)?.[0] ?? 0);
    const sound = tone(A4 * 2 ** (number / 12));
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': sound.length }).end(sound);
  }
}

/** A sine of a frequency in Hz: WAV, 16 bits, mono. */
function tone(frequency: number): Buffer {
  const samples = RATE * SONG_SECONDS;
  const wav = Buffer.alloc(HEADER_BYTES + samples * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++) {
    const value = Math.round(8_000 * Math.sin((2 * Math.PI * frequency * at) / RATE));
    wav.writeInt16LE(value, HEADER_BYTES + at * 2);
  }
  return wav;
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
