import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { EventReader, type WyomingEvent } from '../../engines/wyoming/event.js';

/** How the server behaves; it may be changed while it runs. */
export interface WyomingBehaviour {
  /** What it hears in so many bytes of audio. */
  words: (bytes: number) => string;
  /** What it says of itself. */
  info: Readonly<Record<string, unknown>>;
  /** The channels of its speech, and the pieces that each byte of it is sent in. */
  channels: 1 | 2;
  /** Answers nothing. */
  hangs?: boolean;
  /** Hangs up at the first audio. */
  dies?: boolean;
  /** Answers with bytes that are no events. */
  babbles?: boolean;
  /** Sends events without end that nobody wants. */
  chats?: boolean;
  /** Answers with an event of this text that says that it failed. */
  error?: string;
}

/** A server that speaks the Wyoming protocol over TCP, in the simplest way possible. */
export async function serveWyoming(change: Partial<WyomingBehaviour> = {}) {
  const behaviour: WyomingBehaviour = {
    words: (bytes) => `Heard ${bytes}.`,
    info: INFO,
    channels: 1,
    ...change,
  };
  const events: WyomingEvent[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    new Peer(socket, behaviour, events);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    behaviour,
    /** Everything that was said to it. */
    events,
    /** Connections that are open. */
    open: () => sockets.size,
    address: { host: '127.0.0.1', port: address.port },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const INFO = {
  asr: [{ name: 'test-ears', models: [{ name: 'm', languages: ['en', 'de_DE'], installed: true }] }],
  tts: [{ name: 'test-mouth', voices: [{ name: 'v', languages: ['en_GB', 'fr'], installed: true }] }],
};

class Peer {
  readonly #socket: Socket;
  readonly #behaviour: WyomingBehaviour;
  #bytes = 0;

  constructor(socket: Socket, behaviour: WyomingBehaviour, events: WyomingEvent[]) {
    this.#socket = socket;
    this.#behaviour = behaviour;
    const reader = new EventReader();
    socket.on('data', (bytes) => {
      for (const event of reader.push(bytes)) {
        events.push(event);
        this.#answer(event);
      }
    });
  }

  #answer({ type, data, payload }: WyomingEvent): void {
    const { hangs, dies, babbles, chats, error } = this.#behaviour;
    if (hangs) return;
    if (babbles) return void this.#socket.write('HTTP/1.1 400 Bad Request\r\n\r\n');
    if (dies && type === 'audio-chunk') return void this.#socket.destroy();
    if (type === 'audio-chunk') this.#bytes += payload.length;
    if (type === 'describe') this.#say('info', this.#behaviour.info);
    if (type !== 'audio-stop' && type !== 'synthesize') return;
    if (error !== undefined) this.#say('error', { text: error });
    else if (chats) this.#chat();
    else if (type === 'audio-stop') this.#say('transcript', { text: this.#behaviour.words(this.#bytes) });
    else this.#speak(String(data.text));
  }

  /** A sample for each character, on every channel. */
  #speak(text: string): void {
    const { channels } = this.#behaviour;
    const format = { rate: 22_050, width: 2, channels };
    this.#say('audio-start', format);
    for (const piece of [text.slice(0, 2), text.slice(2)]) {
      const characters = [...piece].flatMap((character) => Array<string>(channels).fill(character));
      this.#say('audio-chunk', format, Buffer.from(characters.join(''), 'utf16le'));
    }
    this.#say('audio-stop');
  }

  #chat(): void {
    const timer = setInterval(() => this.#say('weather', { text: 'x'.repeat(1000) }), 20);
    this.#socket.on('close', () => clearInterval(timer));
  }

  /** In small pieces, and with its data behind the header, as some servers do. */
  #say(
    type: string,
    data: Readonly<Record<string, unknown>> = {},
    payload: Uint8Array = new Uint8Array(),
  ): void {
    const more = Buffer.from(JSON.stringify(data));
    const header = JSON.stringify({
      type,
      version: '1',
      data_length: more.length,
      payload_length: payload.length,
    });
    const bytes = Buffer.concat([Buffer.from(`${header}\n`), more, payload]);
    const cut = Math.floor(bytes.length / 2);
    this.#socket.write(bytes.subarray(0, cut));
    this.#socket.write(bytes.subarray(cut));
  }
}
