import { decodeFlac } from './flac-file.js';
import { decodeMp3 } from './mp3.js';
import { decodeOggOpus } from './ogg-opus.js';
import { type RecordingDecoder, UnusableRecording } from './piece.js';
import { decodeWav } from './wav.js';

/** The decoder of a file, told by its first bytes: what it is called and said to be proves nothing. */
export function decoderOf(file: Uint8Array): RecordingDecoder {
  const begins = (text: string, at = 0) =>
    Buffer.from(file.subarray(at, at + text.length)).toString('latin1') === text;
  if (begins('RIFF') && begins('WAVE', 8)) return decodeWav;
  if (begins('fLaC')) return decodeFlac;
  if (begins('OggS')) return decodeOggOpus;
  if (begins('ID3') || isMp3Frame(file)) return decodeMp3;
  throw new UnusableRecording(file.length === 0 ? 'is empty' : 'is no WAV, FLAC, MP3 or Ogg Opus recording');
}

/** The header of a frame: eleven set bits, layer III, and no bit rate or sample rate that is reserved. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const layer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return layer3 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}
