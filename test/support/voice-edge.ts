import * as uWS from 'uWebSockets.js';
import type { Test } from 'tap';
import { PiscinaAudioPipeline } from '../../src/adapters/piscina-audio-pipeline.js';
import { SystemClock } from '../../src/adapters/system-clock.js';
import { AppError } from '../../src/errors.js';
import type { SpeechCaller } from '../../src/ports/caller.js';
import type { Interaction } from '../../src/ports/interaction-log.js';
import type { HeardPhrase, Interpretation, Interpreter } from '../../src/ports/interpreter.js';
import type { SpeechEngine, TranscriptionStart } from '../../src/ports/speech-engine.js';
import type { PlaybackEvent } from '../../src/voice/messages/playbackevent.js';
import { registerVoice, type VoiceDependencies, type VoiceEdge } from '../../src/voice/socket.js';

/** Whom the tokens of these tests belong to: `token of X` is the speech token of the device X. */
export function callerOf(token: string): SpeechCaller {
  const deviceid = /^token of (.+)$/.exec(token)?.[1];
  if (deviceid === undefined) throw new AppError('unauthorized', 'The token is not valid.');
  return { kind: 'speech', clientid: 'client', userid: `owner of ${deviceid}`, deviceid };
}

/** A speech engine that hears the words it is given, whatever is said. */
export class DeafEngine implements SpeechEngine {
  words = 'play some jazz';
  /** Answers nothing, or fails. */
  mood: 'well' | 'mute' | 'sick' = 'well';
  readonly started: TranscriptionStart[] = [];
  /** Bytes of speech that it was given. */
  bytes = 0;

  readonly describe: SpeechEngine['describe'] = async () => ({
    name: 'deaf',
    version: '1',
    recogniser: 'none',
    recognisedLanguages: ['en'],
    spokenLanguages: ['en'],
  });
  readonly prepare: SpeechEngine['prepare'] = async (vocabulary) => ({ id: '1', vocabulary });
  readonly synthesize: SpeechEngine['synthesize'] = async () => ({
    samplerate: 16_000,
    pcm: new Uint8Array(),
  });

  readonly transcribe: SpeechEngine['transcribe'] = (start, listener) => {
    this.started.push(start);
    return {
      write: ({ byteLength }) => {
        this.bytes += byteLength;
        if (this.mood === 'sick')
          queueMicrotask(() => listener.failed(new AppError('service_failed', 'sick')));
      },
      end: () => {
        if (this.mood !== 'well') return;
        const alternatives = [{ text: this.words, confidence: 0.9 }];
        queueMicrotask(() => listener.heard({ alternatives, rejected: false }));
      },
      cancel: () => undefined,
    };
  };
}

/** An interpreter that does what it hears, asks back when it hears 'ask', and understands no 'nonsense'. */
export class LiteralInterpreter implements Interpreter {
  readonly phrases: HeardPhrase[] = [];

  readonly prepare: Interpreter['prepare'] = async (_caller, languagecode = 'en') => ({
    id: 'context',
    vocabulary: { languagecode, phrases: [], names: [] },
  });
  readonly completeness: Interpreter['completeness'] = async () => 'open';

  async interpret(phrase: HeardPhrase): Promise<Interpretation> {
    this.phrases.push(phrase);
    const { text } = phrase;
    if (text === '' || text === 'nonsense') {
      const respond = { languagecode: 'en', text: 'Sorry?' };
      const body = { text, respond, intent: { name: 'none', entities: {} } };
      throw new AppError('not_understood', 'The phrase was not understood.', { body });
    }
    return {
      text,
      languagecode: 'en',
      intent: { name: 'play', entities: {} },
      actions: [{ action: 'play', parameters: {} }],
      respond: { languagecode: 'en', text: `You said ${text}.` },
      ...(text === 'ask' && { expectreply: { question: 'which?' } }),
    };
  }
}

/** A running voice edge, and what went through it. */
export interface TestEdge {
  readonly edge: VoiceEdge;
  readonly port: number;
  readonly engine: DeafEngine;
  readonly interpreter: LiteralInterpreter;
  readonly interactions: Interaction[];
  readonly playback: PlaybackEvent[];
  readonly errors: unknown[];
  connect(query?: string, headers?: Readonly<Record<string, string>>): Promise<Speaker>;
}

/** Starts a voice edge on a port of its own; it ends with the test. */
export async function voiceEdge(t: Test, changed: Partial<VoiceDependencies> = {}): Promise<TestEdge> {
  const engine = new DeafEngine();
  const interpreter = new LiteralInterpreter();
  const interactions: Interaction[] = [];
  const playback: PlaybackEvent[] = [];
  const errors: unknown[] = [];
  const audio = changed.audio ?? (await startedPipeline());
  const app = uWS.App();
  const edge = registerVoice(app, {
    seen: () => {},
    hasProfile: (userid, profileuserid) => profileuserid === `child of ${userid}`,
    authenticate: async (token) => callerOf(token),
    admit: async (token) => callerOf(token.replaceAll('-', ' ')),
    speech: engine,
    interpreter,
    log: { record: (interaction) => void interactions.push(interaction) },
    playback: async (_caller, event) => void playback.push(event),
    clock: new SystemClock(),
    keepsAudio: false,
    report: (error) => void errors.push(error),
    ...changed,
    audio,
  });
  const port = await listen(app);
  const speakers: Speaker[] = [];
  t.teardown(async () => {
    for (const speaker of speakers) speaker.close();
    app.close();
    await audio.close();
  });
  const connect: TestEdge['connect'] = async (query = '', headers = {}) => {
    const speaker = new Speaker(`ws://127.0.0.1:${port}/v1/remotecontrol${query}`, headers);
    speakers.push(speaker);
    await speaker.opened;
    return speaker;
  };
  return { edge, port, engine, interpreter, interactions, playback, errors, connect };
}

/** A pipeline whose worker has started: on a busy machine that takes longer than a phrase is waited for. */
async function startedPipeline(): Promise<PiscinaAudioPipeline> {
  const pipeline = new PiscinaAudioPipeline({ shards: 1 });
  await new Promise<void>((resolve) => {
    const stream = pipeline.open({ encoding: 'pcm', samplerate: 16_000 }, () => resolve());
    stream.end();
  });
  return pipeline;
}

function listen(app: uWS.TemplatedApp): Promise<number> {
  return new Promise((resolve, reject) => {
    app.listen('127.0.0.1', 0, (socket) => {
      if (socket) resolve(uWS.us_socket_local_port(socket));
      else reject(new Error('no port'));
    });
  });
}

/** A message of the service. */
export type Message = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A speaker, as simple as can be. */
export class Speaker {
  readonly #socket: WebSocket;
  readonly #messages: Message[] = [];
  readonly opened: Promise<void>;
  /** The code that the socket was closed with. */
  readonly closed: Promise<number>;
  #wake: () => void = () => undefined;

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    // Node's WebSocket takes headers, which the browser's types do not know.
    this.#socket = new WebSocket(url, { headers } as never);
    this.#socket.binaryType = 'arraybuffer';
    this.opened = new Promise((resolve, reject) => {
      this.#socket.addEventListener('open', () => resolve());
      this.#socket.addEventListener('error', () => reject(new Error('refused')));
    });
    this.closed = new Promise((resolve) => {
      this.#socket.addEventListener('close', ({ code }) => resolve(code));
    });
    this.#socket.addEventListener('message', ({ data }) => {
      this.#messages.push(JSON.parse(String(data)));
      this.#wake();
    });
  }

  /** Sends a message; text is sent as it is. */
  say(message: object | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends audio in messages of so many bytes. */
  stream(audio: Uint8Array, size = 6400): void {
    for (let at = 0; at < audio.length; at += size) this.#socket.send(audio.slice(at, at + size));
  }

  /** Sends the empty message that says that no more audio follows. */
  endAudio(): void {
    this.#socket.send(new Uint8Array());
  }

  /** The next message but for voiceactivity. */
  async hear(): Promise<Message> {
    for (;;) {
      const message = await this.hearAnything();
      if (message.type !== 'voiceactivity') return message;
    }
  }

  /** The next message. */
  async hearAnything(): Promise<Message> {
    while (this.#messages.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#messages.shift() as Message;
  }

  close(): void {
    this.#socket.close();
  }
}
