import { join } from 'node:path';
import { parseBuffer } from 'music-metadata';
import t, { type Test } from 'tap';
import { PiscinaRecordingReader } from '../../../../src/adapters/piscina-recording-reader.js';
import { PiscinaReplyEncoder } from '../../../../src/adapters/piscina-reply-encoder.js';
import { openDatabase } from '../../../../src/db/database.js';
import { AppError } from '../../../../src/errors.js';
import type { Rooms } from '../../../../src/http/rooms.js';
import { speechRoutes } from '../../../../src/http/routes/speech.js';
import type { Authenticator } from '../../../../src/ports/authenticator.js';
import type { SpeechEngine, TranscriptionStart } from '../../../../src/ports/speech-engine.js';
import { InteractionsStore } from '../../../../src/speech/interactions-store.js';
import { wavFile } from '../../../support/encoders.js';
import { serveRoutes } from '../../../support/http-server.js';
import { speechRoom } from '../../../support/speech-room.js';
import { babbling, bytesOf, roomNoise } from '../../../support/voice-sounds.js';

const authenticator: Authenticator = {
  bearer: () => ({ kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' }),
  client: () => undefined,
  admin: async () => ({ kind: 'admin', adminid: 'a', email: 'ops@example.org', roles: ['deviceadmin'] }),
};

const VOICE = wavFile([babbling({ seconds: 1.5 })], 16_000);
const REQUEST = { capabilities: ['stop'], deviceid: 'd', languagecode: 'en' };

/** Hears the same words in whatever has sound. */
function recogniser(words: string): Partial<SpeechEngine> & { readonly started: TranscriptionStart[] } {
  const started: TranscriptionStart[] = [];
  return {
    started,
    transcribe: (start, listener) => {
      started.push(start);
      let bytes = 0;
      return {
        write: (audio) => {
          bytes += audio.length;
        },
        end: () => {
          const alternatives = bytes > 0 ? [{ text: words, confidence: 0.9 }] : [];
          queueMicrotask(() => listener.heard({ alternatives, rejected: bytes === 0 }));
        },
        cancel: () => {},
      };
    },
  };
}

async function server(t: Test, given: Parameters<typeof speechRoom>[0] = {}) {
  const reader = new PiscinaRecordingReader();
  t.teardown(() => reader.close());
  const stop = { intent: 'stop', entities: {}, found: [], score: 1 } as const;
  const { speech } = speechRoom({ readings: [stop], engine: recogniser('stop'), reader, ...given });
  const { url } = await serveRoutes(t, { routes: speechRoutes, rooms: { speech } as Rooms, authenticator });
  return {
    url,
    interactions: () => speech.interactions.newest({ startindex: 0, itemsperpage: 9 }),
    say: (file: Uint8Array<ArrayBuffer>, request: object = REQUEST) => {
      const body = new FormData();
      body.set('request', JSON.stringify(request));
      body.set('file', new Blob([file], { type: 'audio/wav' }), 'phrase.wav');
      return fetch(`${url}/v1/user/speech`, { method: 'POST', headers: { authorization: 'Bearer t' }, body });
    },
    text: (request: object) =>
      fetch(`${url}/v1/user/speech/text`, {
        method: 'POST',
        headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
        body: JSON.stringify(request),
      }),
  };
}

t.test('a recording is answered as words are, with what was heard', async (t) => {
  const engine = recogniser('stop');
  const { say, text } = await server(t, { engine });
  const answered = await say(VOICE);
  t.equal(answered.status, 201);
  const answer = (await answered.json()) as object;
  const written = (await (await text({ ...REQUEST, text: 'stop' })).json()) as object;
  t.strictSame(answer, { text: 'stop', ...written });
  t.match(answer, { actions: [{ action: 'stop' }], intent: { name: 'stop' }, languagecode: 'en' });
  t.match(engine.started, [{ languagecode: 'en', samplerate: 16_000, context: { id: 'context' } }]);
});

t.test('support staff sees what became of recordings', async (t) => {
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const { say, interactions } = await server(t, { interactions: new InteractionsStore(db) });
  await say(VOICE);
  await say(new Uint8Array(100));
  const [bad, good] = await interactions();
  t.match(good, {
    outcome: 'result',
    userid: 'u',
    deviceid: 'd',
    heard: [{ text: 'stop' }],
    intent: { name: 'stop' },
    actions: ['stop'],
    timings: { transcript: Number, understood: Number, sent: Number },
  });
  t.match(bad, { outcome: 'error', message: /^file: / });
});

t.test('what was said is kept only where the operator wants it', async (t) => {
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const store = new InteractionsStore(db);
  const discreet = await server(t, { interactions: store });
  await discreet.say(VOICE);
  t.equal((await discreet.interactions())[0]?.audio, undefined);
  const keeping = await server(t, { interactions: store, keepsAudio: true });
  await keeping.say(VOICE);
  const [kept] = await keeping.interactions();
  const answered = await fetch(`${keeping.url}${kept?.audio}`, {
    headers: { authorization: 'Basic b3BzOnNlY3JldA==' },
  });
  t.equal(answered.status, 200);
  t.equal(answered.headers.get('content-type'), 'audio/wav');
  t.equal(Buffer.from(await answered.arrayBuffer()).toString('latin1', 0, 4), 'RIFF');
});

t.test(
  'a recording in which nobody speaks is a 422 that asks again, and bothers no recogniser',
  async (t) => {
    const engine = recogniser('stop');
    const { say } = await server(t, { engine });
    const answered = await say(wavFile([roomNoise({ seconds: 2 })], 16_000));
    t.equal(answered.status, 422);
    t.match(await answered.json(), {
      status: 422,
      text: '',
      intent: { name: 'none' },
      respond: { text: /./ },
    });
    t.strictSame(engine.started, []);
  },
);

t.test('a file that is no recording is a 400 that names the file', async (t) => {
  const { say } = await server(t);
  for (const file of [new Uint8Array(), new Uint8Array(9000), wavFile([new Int16Array(61 * 8000)], 8000)]) {
    const answered = await say(file);
    t.equal(answered.status, 400);
    t.match(await answered.json(), { status: 400, errors: { file: /./ } });
  }
});

t.test('a file of more than 10 MiB is a 413 that names the file', async (t) => {
  const { say } = await server(t);
  const answered = await say(new Uint8Array(10 * 1024 * 1024 + 1));
  t.equal(answered.status, 413);
  t.match(await answered.json(), { errors: { file: /larger/ } });
});

t.test('a recogniser that fails is a 503', async (t) => {
  const engine: Partial<SpeechEngine> = {
    transcribe: (_start, listener) => {
      queueMicrotask(() => listener.failed(new Error('gone')));
      return { write: () => {}, end: () => {}, cancel: () => {} };
    },
  };
  const { say } = await server(t, { engine });
  const answered = await say(VOICE);
  t.equal(answered.status, 503);
  t.ok(answered.headers.has('retry-after'));
});

t.test('another device than the token’s is refused', async (t) => {
  const { say } = await server(t);
  t.equal((await say(VOICE, { ...REQUEST, deviceid: 'other' })).status, 403);
});

t.test('a language that the server does not know falls back, and the answer says to which', async (t) => {
  const { say, text } = await server(t);
  const request = { ...REQUEST, languagecode: 'sv-SE', text: 'stop' };
  t.match(await (await text(request)).json(), { languagecode: 'en' });
  t.match(await (await say(VOICE, request)).json(), { languagecode: 'en' });
});

t.test('what is no language tag is a 400 that names the key', async (t) => {
  const { say, text } = await server(t);
  for (const languagecode of ['english!', 'e', '', 7]) {
    const request = { ...REQUEST, languagecode, text: 'stop' };
    for (const answered of [await text(request), await say(VOICE, request)]) {
      t.equal(answered.status, 400);
      t.match(await answered.json(), { errors: { languagecode: /./ } });
    }
  }
});

/** A server that said something, and how often it has spoken. */
async function speaking(t: Test, synthesize: SpeechEngine['synthesize']) {
  const encoder = new PiscinaReplyEncoder();
  t.teardown(() => encoder.close());
  const help = { intent: 'help', entities: {}, found: [], score: 1 } as const;
  const { text, url } = await server(t, { readings: [help], engine: { synthesize }, encoder });
  const answer = (await (await text({ ...REQUEST, text: 'help' })).json()) as { respond: { audio: string } };
  const audio = new URL(answer.respond.audio);
  return (accept?: string) =>
    fetch(new URL(audio.pathname + audio.search, url), { headers: accept === undefined ? {} : { accept } });
}

t.test('a reply is WAV, or Ogg Opus for who accepts that rather', async (t) => {
  let spoken = 0;
  const reply = await speaking(t, async () => {
    spoken++;
    return { samplerate: 22_050, pcm: bytesOf(babbling({ seconds: 2, samplerate: 22_050 })) };
  });
  const wanted = [
    [undefined, 'audio/wav'],
    ['*/*', 'audio/wav'],
    ['audio/wav', 'audio/wav'],
    ['audio/mpeg', 'audio/wav'],
    ['audio/ogg', 'audio/ogg'],
    ['audio/wav;q=0.5, audio/ogg', 'audio/ogg'],
    ['audio/ogg, */*;q=0.1', 'audio/ogg'],
  ] as const;
  for (const [accept, type] of wanted) {
    const answered = await reply(accept);
    t.equal(answered.status, 200);
    t.equal(answered.headers.get('content-type'), type, String(accept));
    t.equal(answered.headers.get('vary'), 'accept');
    const { format } = await parseBuffer(new Uint8Array(await answered.arrayBuffer()), { mimeType: type });
    t.match(format.codec, type === 'audio/ogg' ? /opus/i : /pcm/i);
    t.ok(Math.abs((format.duration ?? 0) - 2) < 0.02, `${format.duration} s`);
  }
  t.equal(spoken, 2, 'each kind is kept');
});

t.test('a reply that cannot be spoken now is a 503, and is tried again', async (t) => {
  let down = true;
  const reply = await speaking(t, async () => {
    if (down) throw new AppError('service_failed', 'The service cannot be reached.');
    return { samplerate: 16_000, pcm: new Uint8Array(3200) };
  });
  t.equal((await reply()).status, 503);
  down = false;
  t.equal((await reply()).status, 200);
});
