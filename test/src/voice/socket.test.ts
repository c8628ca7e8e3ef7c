import { createConnection } from 'node:net';
import type { Worker } from 'node:worker_threads';
import t from 'tap';
import { AppError } from '../../../src/errors.js';
import { callerOf, voiceEdge } from '../../support/voice-edge.js';
import { babbling, bytesOf, joined, roomNoise } from '../../support/voice-sounds.js';

const PROPERTIES = {
  type: 'voiceproperties',
  ref: '9b2c6f0e-5a9c-4a52-9d0c-3f8f5a1c2d11',
  speechtoken: 'token of kitchen',
  samplerate: 16_000,
  encoding: 'pcm',
} as const;

const PHRASE = bytesOf(
  joined(roomNoise({ seconds: 0.4 }), babbling({ seconds: 1 }), roomNoise({ seconds: 1.4 })),
);

t.test('a spoken phrase is detected, recognised, understood and answered', async (t) => {
  const { connect, engine, interpreter, interactions } = await voiceEdge(t);
  const speaker = await connect('?deviceid=kitchen&capabilities=play,stop,refreshplayableaction');
  const nowplaying = { playstate: 'playing', source: 'playable', volume: { value: 10, mute: false } };
  speaker.say({ ...PROPERTIES, nowplaying, immediate: true, reportactivity: true, languagecode: 'en' });
  speaker.stream(PHRASE);

  t.same(await speaker.hearAnything(), { type: 'voiceactivity' });
  t.same(await speaker.hear(), { type: 'voicephrase', text: 'play some jazz' });
  const result = await speaker.hear();
  t.match(result, {
    type: 'voiceresult',
    ref: PROPERTIES.ref,
    text: 'play some jazz',
    actions: [{ action: 'play', parameters: {} }],
    respond: { languagecode: 'en', text: 'You said play some jazz.' },
    intent: { name: 'play' },
    timings: {
      activity: Number,
      speechend: Number,
      phraseend: Number,
      transcript: Number,
      understood: Number,
    },
  });
  t.notOk('expectreply' in result);
  t.match(interpreter.phrases[0], { nowplaying, capabilities: ['play', 'stop', 'refreshplayable'] });
  t.match(engine.started, [
    { samplerate: 16_000, languagecode: 'en', context: { id: 'context' }, partials: true },
  ]);
  t.ok(engine.bytes > 32_000, 'the whole second of speech reached the recogniser');
  t.match(interactions, [{ outcome: 'result', userid: 'owner of kitchen', timings: { sent: Number } }]);
});

t.test('what is said goes into the record only where the operator wants it', async (t) => {
  for (const keepsAudio of [true, false]) {
    const { connect, interactions } = await voiceEdge(t, { keepsAudio });
    const speaker = await connect();
    for (const ref of ['first', 'second']) {
      speaker.say({ ...PROPERTIES, ref });
      speaker.stream(PHRASE);
      speaker.endAudio();
      await speaker.hear();
    }
    const bytes = interactions.map(({ audio = [] }) => Buffer.concat(audio).length);
    t.equal(bytes.length, 2);
    t.ok(bytes.every((each) => each > 0) === keepsAudio && bytes[0] === bytes[1], `${bytes}`);
  }
});

t.test('the next interaction on the socket needs nothing but another ref', async (t) => {
  const { connect } = await voiceEdge(t);
  const speaker = await connect('?deviceid=kitchen');
  speaker.say(PROPERTIES);
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceresult', ref: PROPERTIES.ref });
  speaker.say({ type: 'voiceproperties', ref: 'second' });
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceresult', ref: 'second' });
});

t.test('the end marker ends the phrase at once', async (t) => {
  const { connect } = await voiceEdge(t);
  const speaker = await connect();
  speaker.say(PROPERTIES);
  speaker.stream(bytesOf(joined(roomNoise({ seconds: 0.3 }), babbling({ seconds: 1 }))));
  speaker.endAudio();
  t.match(await speaker.hear(), { type: 'voiceresult' });
});

t.test('a phrase that means nothing is a 422 that says so', async (t) => {
  const { connect, engine, interactions } = await voiceEdge(t);
  engine.words = 'nonsense';
  const speaker = await connect();
  speaker.say(PROPERTIES);
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), {
    type: 'voiceerror',
    status: 422,
    text: 'nonsense',
    respond: { languagecode: 'en', text: 'Sorry?' },
    intent: { name: 'none' },
  });
  t.match(interactions, [{ outcome: 'error', status: 422 }]);
});

t.test('silence until the end marker is a 422 without words', async (t) => {
  const { connect, engine } = await voiceEdge(t);
  const speaker = await connect();
  speaker.say(PROPERTIES);
  speaker.stream(bytesOf(roomNoise({ seconds: 1 })));
  speaker.endAudio();
  t.match(await speaker.hear(), { type: 'voiceerror', status: 422, text: '' });
  t.same(engine.started, [], 'the recogniser was not bothered');
});

t.test('a question is asked, and the next interaction is its reply', async (t) => {
  const { connect, engine, interpreter } = await voiceEdge(t);
  const speaker = await connect('?capabilities=play,expectreply');
  engine.words = 'ask';
  speaker.say(PROPERTIES);
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceresult', expectreply: true });
  engine.words = 'the second one';
  speaker.say({ ...PROPERTIES, ref: 'reply' });
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceresult', ref: 'reply' });
  t.same(interpreter.phrases[1]?.expecting, { question: 'which?' });
});

t.test('audio before voiceproperties is a 400 that names the speech token', async (t) => {
  const { connect } = await voiceEdge(t);
  const speaker = await connect();
  speaker.stream(new Uint8Array(640));
  t.match(await speaker.hear(), { type: 'voiceerror', status: 400, errors: { speechtoken: String } });
});

t.test('a message that is not valid is a 400 that names the key, and the socket goes on', async (t) => {
  const { connect } = await voiceEdge(t);
  const speaker = await connect();
  const cases = [
    ['{"type":"voiceproperties","ref":"half', 'type'],
    ['[]', 'type'],
    [{ ref: 'none' }, 'type'],
    [{ type: 'telephone' }, 'type'],
    [{ ...PROPERTIES, ref: undefined }, 'ref'],
    [{ ...PROPERTIES, speechtoken: undefined }, 'speechtoken'],
    [{ ...PROPERTIES, samplerate: undefined }, 'samplerate'],
    [{ ...PROPERTIES, encoding: undefined }, 'encoding'],
    [{ ...PROPERTIES, samplerate: 4000 }, 'samplerate'],
    [{ ...PROPERTIES, samplerate: '16000' }, 'samplerate'],
    [{ ...PROPERTIES, encoding: 'mp3' }, 'encoding'],
    [{ ...PROPERTIES, immediate: 'yes' }, 'immediate'],
    [{ ...PROPERTIES, nowplaying: { source: 'Line In' } }, 'nowplaying.source'],
    [{ ...PROPERTIES, nowplaying: { playstate: 'humming' } }, 'nowplaying.playstate'],
    [{ ...PROPERTIES, nowplaying: { volume: { value: 3 } } }, 'nowplaying.volume.mute'],
    [{ type: 'playbackevent', event: 'sing', playableid: 'p', ref: 'r', index: 0, offset: 0 }, 'event'],
  ] as const;
  for (const [message, key] of cases) {
    speaker.say(message);
    const answer = await speaker.hear();
    t.match(
      answer,
      { type: 'voiceerror', status: 400, message: String },
      `${key} of ${JSON.stringify(message)}`,
    );
    t.same(Object.keys(answer.errors as object), [key]);
  }
  speaker.say(PROPERTIES);
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceresult' });
});

t.test('a speech token that is not valid is a 401, and a valid one after it works', async (t) => {
  const { connect } = await voiceEdge(t);
  const speaker = await connect('?deviceid=kitchen');
  speaker.say({ ...PROPERTIES, speechtoken: 'stolen' });
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceerror', status: 401 });
  speaker.say({ ...PROPERTIES, ref: 'again', speechtoken: 'token of another' });
  t.match(
    await speaker.hear(),
    { type: 'voiceerror', status: 401, ref: 'again' },
    'a token of another device',
  );
  speaker.say({ type: 'voiceproperties', ref: 'without' });
  t.match(await speaker.hear(), { type: 'voiceerror', status: 400, errors: { speechtoken: String } });
  speaker.say({ ...PROPERTIES, ref: 'well' });
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceresult', ref: 'well' });
});

t.test('a token that is revoked stops voice at the next interaction', async (t) => {
  let revoked = false;
  const { connect } = await voiceEdge(t, {
    authenticate: async (token) => callerOf(revoked ? 'revoked' : token),
  });
  const speaker = await connect();
  speaker.say(PROPERTIES);
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceresult' });
  revoked = true;
  speaker.say({ type: 'voiceproperties', ref: 'second' });
  t.match(await speaker.hear(), { type: 'voiceerror', status: 401, ref: 'second' });
});

t.test('a message of more than 32 KB closes the socket with 1009', async (t) => {
  const { connect } = await voiceEdge(t);
  const largest = await connect();
  largest.say(PROPERTIES);
  largest.stream(
    bytesOf(joined(roomNoise({ seconds: 0.3 }), babbling({ seconds: 1 }), new Int16Array(32_768))),
    32_768,
  );
  t.match(await largest.hear(), { type: 'voiceresult' }, '32 KB are fine');
  for (const size of [33_000, 900_000]) {
    const speaker = await connect();
    speaker.say(PROPERTIES);
    speaker.stream(new Uint8Array(size), size);
    t.equal(await speaker.closed, 1009, `${size} bytes`);
  }
  const talker = await connect();
  talker.say(`{"type":"${'x'.repeat(70_000)}"}`);
  t.equal(await talker.closed, 1009);
});

t.test('audio that is not what it was said to be is a 400 that names the encoding', async (t) => {
  const { connect } = await voiceEdge(t);
  for (const encoding of ['opus', 'flac']) {
    const speaker = await connect();
    speaker.say({ ...PROPERTIES, encoding });
    speaker.stream(new Uint8Array(5000).fill(0xff), 5000);
    speaker.endAudio();
    t.match(
      await speaker.hear(),
      { type: 'voiceerror', status: 400, errors: { encoding: String } },
      encoding,
    );
  }
});

t.test('a speaker that vanishes while somebody speaks leaves nothing behind', async (t) => {
  const { connect, interactions, interpreter, edge } = await voiceEdge(t);
  const speaker = await connect('?deviceid=kitchen');
  speaker.say({ ...PROPERTIES, reportactivity: true });
  speaker.stream(PHRASE.slice(0, 32_000));
  t.match(await speaker.hearAnything(), { type: 'voiceactivity' });
  t.ok(edge.devices.isConnected('kitchen'));
  speaker.close();
  await speaker.closed;
  const next = await connect('?deviceid=kitchen');
  next.say(PROPERTIES);
  next.stream(PHRASE);
  t.match(await next.hear(), { type: 'voiceresult' });
  t.match(interactions, [{ outcome: 'abandoned' }, { outcome: 'result' }]);
  t.equal(interpreter.phrases.length, 1);
});

t.test('a sick speech engine is a voiceerror, and the next interaction works', async (t) => {
  const { connect, engine } = await voiceEdge(t);
  const speaker = await connect();
  engine.mood = 'sick';
  speaker.say(PROPERTIES);
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceerror', status: 503 });
  engine.mood = 'well';
  speaker.say({ ...PROPERTIES, ref: 'second' });
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceresult', ref: 'second' });
});

t.test(
  'a worker that dies while somebody speaks is a voiceerror, and the next interaction works',
  async (t) => {
    const workers: Worker[] = [];
    const note = (worker: Worker) => void workers.push(worker);
    process.on('worker', note);
    const { connect } = await voiceEdge(t);
    const speaker = await connect();
    process.off('worker', note);
    speaker.say({ ...PROPERTIES, reportactivity: true });
    speaker.stream(PHRASE.slice(0, 32_000));
    t.match(await speaker.hearAnything(), { type: 'voiceactivity' });
    await Promise.all(workers.map((worker) => worker.terminate()));
    speaker.stream(PHRASE.slice(0, 32_000));
    t.match(await speaker.hear(), { type: 'voiceerror', status: 500 });
    speaker.say({ ...PROPERTIES, ref: 'second' });
    speaker.stream(PHRASE);
    t.match(await speaker.hear(), { type: 'voiceresult', ref: 'second' });
  },
);

t.test('playback events go to those who keep them', async (t) => {
  const { connect, playback } = await voiceEdge(t);
  const event = {
    type: 'playbackevent',
    event: 'stop',
    playableid: 'p',
    ref: 'r',
    index: 3,
    offset: 61,
    time: 'now',
  };
  const stranger = await connect('?deviceid=kitchen');
  stranger.say(event);
  t.match(await stranger.hear(), { type: 'voiceerror', status: 400, errors: { speechtoken: String } });
  const speaker = await connect('?deviceid=kitchen', { Authorization: 'Bearer token-of-kitchen' });
  speaker.say(event);
  speaker.say({ type: 'unknown' });
  await speaker.hear();
  t.same(playback, [event]);
});

t.test('a bearer token is checked at the upgrade', async (t) => {
  const { connect, edge } = await voiceEdge(t);
  await t.rejects(connect('?deviceid=kitchen', { Authorization: 'Bearer stolen' }));
  await t.rejects(connect('?deviceid=kitchen', { Authorization: 'Bearer token-of-another' }));
  await t.rejects(connect('?deviceid=kitchen', { Authorization: 'Basic a2l0Y2hlbg==' }));
  t.notOk(edge.devices.isConnected('kitchen'));
  await connect('?deviceid=kitchen', { Authorization: 'Bearer token-of-kitchen' });
  t.ok(edge.devices.isConnected('kitchen'));
});

t.test('an upgrade is not accepted while tokens cannot be checked', async (t) => {
  const { connect, errors } = await voiceEdge(t, {
    admit: async () => {
      throw new AppError('overloaded', 'Try again later.');
    },
  });
  await t.rejects(connect('', { Authorization: 'Bearer any' }));
  t.equal(errors.length, 1);
});

t.test('a second socket of a device takes the place of the first', async (t) => {
  const { connect, edge } = await voiceEdge(t);
  const kitchen = { Authorization: 'Bearer token-of-kitchen' };
  const first = await connect('?deviceid=kitchen', kitchen);
  const second = await connect('?deviceid=kitchen', kitchen);
  t.equal(await first.closed, 1000);
  t.equal(edge.devices.send('kitchen', { ref: 'r', actions: [{ action: 'stop', parameters: {} }] }), 1);
  t.same(await second.hear(), { type: 'command', ref: 'r', actions: [{ action: 'stop', parameters: {} }] });
});

t.test('knowing the name of a device is not enough to take its place or its commands', async (t) => {
  const { connect, edge } = await voiceEdge(t);
  const device = await connect('?deviceid=kitchen', { Authorization: 'Bearer token-of-kitchen' });
  await connect('?deviceid=kitchen');
  t.equal(edge.devices.send('kitchen', { ref: 'r', actions: [] }), 1);
  t.match(await device.hear(), { type: 'command' });
  await connect('?deviceid=bath');
  t.notOk(edge.devices.isConnected('bath'));
  t.equal(edge.devices.send('bath', { ref: 'r', actions: [] }), 0);
  t.equal(edge.devices.lastSeen('bath'), undefined);
});

t.test('a device was seen when its socket closed', async (t) => {
  const { connect, edge } = await voiceEdge(t);
  const device = await connect('', { Authorization: 'Bearer token-of-kitchen' });
  t.ok(edge.devices.isConnected('kitchen'), 'the deviceid comes with the token');
  const before = Date.now();
  device.close();
  await device.closed;
  while (edge.sockets() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  t.notOk(edge.devices.isConnected('kitchen'));
  t.ok((edge.devices.lastSeen('kitchen') ?? 0) >= before);
});

t.test('draining closes idle sockets at once and the others after their result', async (t) => {
  const { connect, edge } = await voiceEdge(t);
  const idle = await connect();
  const busy = await connect();
  busy.say({ ...PROPERTIES, reportactivity: true });
  busy.stream(PHRASE.slice(0, 32_000));
  t.match(await busy.hearAnything(), { type: 'voiceactivity' });
  const drained = edge.drain(20_000);
  t.equal(await idle.closed, 1001);
  busy.stream(PHRASE.slice(32_000));
  t.match(await busy.hear(), { type: 'voiceresult' });
  t.equal(await busy.closed, 1001);
  await drained;
  t.equal(edge.sockets(), 0);
});

t.test('a device speaks for the sub-profile that its header names', async (t) => {
  const { connect, interpreter } = await voiceEdge(t);
  const child = { profileuserid: 'child of owner of kitchen' };
  const speaker = await connect('?deviceid=kitchen', child);
  speaker.say(PROPERTIES);
  speaker.stream(PHRASE);
  t.match(await speaker.hear(), { type: 'voiceresult' });
  t.match(interpreter.phrases[0]?.caller, child);
  const stranger = await connect('?deviceid=bath', child);
  stranger.say({ ...PROPERTIES, speechtoken: 'token of bath' });
  t.match(await stranger.hear(), { type: 'voiceerror', status: 403 });
  await t.rejects(connect('', { ...child, Authorization: 'Bearer token-of-bath' }));
});

t.test('a speaker that never reads is cut off', async (t) => {
  const { edge, port } = await voiceEdge(t);
  const socket = createConnection(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(
    [
      'GET /v1/remotecontrol?deviceid=kitchen HTTP/1.1',
      'Host: parlando',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Authorization: Bearer token-of-kitchen',
      '',
      '',
    ].join('\r\n'),
  );
  const command = { ref: 'r', actions: [{ action: 'play', parameters: { words: 'x'.repeat(60_000) } }] };
  let sent = 0;
  while (sent === 0 || edge.sockets() > 0) {
    sent += edge.devices.send('kitchen', command);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (sent > 1000) break;
  }
  t.ok(sent < 1000, `after ${sent} commands of 60 kB`);
  t.notOk(edge.devices.isConnected('kitchen'));
  socket.destroy();
});
