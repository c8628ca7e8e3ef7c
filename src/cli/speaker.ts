import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Action, Intent, NowPlaying, Respond } from '../ports/interpreter.js';
import type { SpokenAudio } from '../ports/speech-engine.js';
import { CliError } from './cli-error.js';
import { durationOf, speechEnd } from './recording.js';

/** How much audio one message holds, in milliseconds. */
const MESSAGE_MS = 50;
/** How long the microphone stays open after the last sound while the server has not heard the end, in milliseconds. */
const PATIENCE_MS = 4_000;
/** How long an answer may take after the microphone is closed, in milliseconds. */
const DEADLINE_MS = 15_000;

/** What a demonstration speaker can do, by the names of the open details. */
const CAPABILITIES = [
  'playplayable',
  'play',
  'stop',
  'pause',
  'skipnext',
  'skipprevious',
  'volumeup',
  'volumedown',
  'setvolume',
  'mute',
  'shuffle',
  'repeat',
  'setpreset',
  'playpreset',
];

/** What a server tells a speaker (specification, section 6.2). */
export type ServerMessage =
  | { readonly type: 'voiceactivity' }
  | { readonly type: 'voicephrase'; readonly text: string }
  | VoiceResult
  | VoiceError;

/** The answer to a phrase. */
export interface VoiceResult {
  readonly type: 'voiceresult';
  readonly text: string;
  readonly intent?: Intent;
  readonly actions: readonly Action[];
  readonly respond?: Respond;
  /** The person was asked something: the next interaction is the reply. */
  readonly expectreply?: boolean;
}

/** Why there is no answer. */
export interface VoiceError {
  readonly type: 'voiceerror';
  readonly status: number;
  readonly message: string;
  readonly text?: string;
  readonly intent?: Intent;
  readonly respond?: Respond;
}

/** What happens in an interaction; `at` is milliseconds since the microphone opened. */
export type SpeakerEvent = { readonly at: number } & (
  | ServerMessage
  | { readonly type: 'speechended' }
  | { readonly type: 'microphoneclosed' }
);

/** What is said to the speaker, and what it plays meanwhile. */
export interface Utterance {
  readonly speechtoken: string;
  readonly audio: SpokenAudio;
  readonly languagecode?: string;
  readonly nowplaying?: NowPlaying;
}

/** How an interaction ended, and everything that happened in it. */
export interface Interaction {
  readonly ref: string;
  readonly answer: VoiceResult | VoiceError;
  readonly events: readonly SpeakerEvent[];
}

/** A speaker with a microphone, as the server sees it: a remote control WebSocket. */
export class Speaker {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Connects to a server (`http://host:port`) as a device; `asks`: one that lets people be asked. */
  static async connect(server: string, deviceid: string, asks = false): Promise<Speaker> {
    const url = new URL('/v1/remotecontrol', server);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('deviceid', deviceid);
    url.searchParams.set('capabilities', [...CAPABILITIES, ...(asks ? ['expectreply'] : [])].join(','));
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener(
        'error',
        () =>
          reject(new CliError(`No speaker can connect to ${url.host}: is the server running (npm start)?`)),
        { once: true },
      );
    });
    return new Speaker(socket);
  }

  /** Sends a phrase at the pace at which it is spoken, and waits for the answer. Tells everything as it happens. */
  async interact(utterance: Utterance, tell: (event: SpeakerEvent) => void = () => {}): Promise<Interaction> {
    if (this.#socket.readyState !== WebSocket.OPEN) throw new CliError('The connection is closed.');
    const ref = randomUUID();
    const events: SpeakerEvent[] = [];
    const microphone = new AbortController();
    const began = performance.now();
    const note = (event: ServerMessage | { readonly type: 'speechended' | 'microphoneclosed' }): void => {
      const noted = { at: performance.now() - began, ...event };
      events.push(noted);
      tell(noted);
    };
    const answered = this.#answer((message) => {
      if (message.type !== 'voiceactivity') microphone.abort();
      note(message);
    });
    this.#begin(ref, utterance);
    const spoken = setTimeout(() => note({ type: 'speechended' }), speechEnd(utterance.audio));
    try {
      const streamed = this.#stream(utterance.audio, microphone.signal).then(() =>
        note({ type: 'microphoneclosed' }),
      );
      const [answer] = await Promise.all([answered, streamed]);
      return { ref, answer, events };
    } finally {
      microphone.abort();
      clearTimeout(spoken);
    }
  }

  close(): void {
    this.#socket.close(1000);
  }

  #begin(ref: string, { speechtoken, audio, languagecode, nowplaying }: Utterance): void {
    this.#socket.send(
      JSON.stringify({
        type: 'voiceproperties',
        speechtoken,
        ref,
        samplerate: audio.samplerate,
        encoding: 'pcm',
        immediate: true,
        reportactivity: true,
        languagecode,
        nowplaying,
      }),
    );
  }

  /** The message that ends the interaction. */
  #answer(hear: (message: ServerMessage) => void): Promise<VoiceResult | VoiceError> {
    return new Promise((resolve, reject) => {
      const over = new AbortController();
      const fail = (problem: string): void => {
        over.abort();
        reject(new CliError(problem));
      };
      const timer = setTimeout(
        () => fail('The server did not answer in time.'),
        60_000 + PATIENCE_MS + DEADLINE_MS,
      );
      over.signal.addEventListener('abort', () => clearTimeout(timer));
      this.#socket.addEventListener(
        'message',
        ({ data }) => {
          const message: ServerMessage = JSON.parse(String(data));
          hear(message);
          if (message.type !== 'voiceresult' && message.type !== 'voiceerror') return;
          over.abort();
          resolve(message);
        },
        { signal: over.signal },
      );
      this.#socket.addEventListener(
        'close',
        ({ code }) => fail(`The server closed the connection (${code}).`),
        { signal: over.signal },
      );
    });
  }

  /** The recording, then the silence of the room, in real time until the microphone is closed. */
  async #stream({ samplerate, pcm }: SpokenAudio, closed: AbortSignal): Promise<void> {
    const bytes = Math.round((samplerate * MESSAGE_MS) / 1000) * 2;
    const messages = Math.ceil((durationOf({ samplerate, pcm }) + PATIENCE_MS) / MESSAGE_MS);
    const began = performance.now();
    for (let sent = 0; sent < messages; sent++) {
      // A message can leave only once its last sample has been spoken.
      await pause(began + (sent + 1) * MESSAGE_MS - performance.now(), undefined, { signal: closed }).catch(
        () => {},
      );
      if (closed.aborted) return;
      const message = new Uint8Array(bytes);
      message.set(pcm.subarray(sent * bytes, (sent + 1) * bytes));
      this.#socket.send(message);
    }
    this.#socket.send(new Uint8Array(0));
  }
}
