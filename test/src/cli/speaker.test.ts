import * as uWS from 'uWebSockets.js';
import t, { type Test } from 'tap';
import { converse, expectDone } from '../../../src/cli/conversation.js';
import { Speaker } from '../../../src/cli/speaker.js';
import { Timeline } from '../../../src/cli/timeline.js';
import { silence, tone } from '../../support/sounds.js';

type Socket = uWS.WebSocket<unknown>;

/** A server that hands every message of a speaker to `hear`. */
async function server(
  t: Test,
  hear: (socket: Socket, message: Buffer, binary: boolean) => void,
): Promise<string> {
  const app = uWS.App().ws('/v1/remotecontrol', {
    message: (socket, message, binary) => hear(socket, Buffer.from(Buffer.from(message)), binary),
  });
  const listening = await new Promise<uWS.us_listen_socket>((resolve) => app.listen('127.0.0.1', 0, resolve));
  t.teardown(() => app.close());
  return `http://127.0.0.1:${uWS.us_socket_local_port(listening)}`;
}

function utterance(seconds: number) {
  const samples = Int16Array.from([...tone({ samplerate: 8000, seconds, amplitude: 9000 }), ...silence(800)]);
  return { speechtoken: 'token', audio: { samplerate: 8000, pcm: new Uint8Array(samples.buffer) } };
}

t.test('a speaker introduces itself, streams small messages, and stops at voicephrase', async (t) => {
  const properties: unknown[] = [];
  const audio: number[] = [];
  const url = await server(t, (socket, message, binary) => {
    if (!binary) return void properties.push(JSON.parse(message.toString()));
    audio.push(message.length);
    if (audio.length === 2) socket.send(JSON.stringify({ type: 'voiceactivity' }));
    if (audio.length !== 4) return;
    socket.send(JSON.stringify({ type: 'voicephrase', text: 'stop' }));
    setTimeout(() => socket.send(JSON.stringify({ type: 'voiceresult', text: 'stop', actions: [] })), 150);
  });
  const speaker = await Speaker.connect(url, 'kitchen');
  t.teardown(() => speaker.close());
  const told: string[] = [];
  const { answer, events } = await speaker.interact(utterance(0.15), ({ type }) => void told.push(type));
  t.match(properties, [
    { type: 'voiceproperties', speechtoken: 'token', samplerate: 8000, encoding: 'pcm', immediate: true },
  ]);
  t.ok(
    audio.every((bytes) => bytes === 800),
    '50 ms of samples a message',
  );
  t.ok(audio.length < 20, 'not the silence of four seconds in which nobody is heard');
  t.match(answer, { type: 'voiceresult', text: 'stop' });
  t.same([...new Set(told)].sort(), [
    'microphoneclosed',
    'speechended',
    'voiceactivity',
    'voicephrase',
    'voiceresult',
  ]);
  t.same(
    events.map(({ at }) => at),
    events.map(({ at }) => at).sort((a, b) => a - b),
    'in the order of time',
  );
});

t.test('a voiceerror ends the interaction, and the speaker can ask again', async (t) => {
  const url = await server(t, (socket, _, binary) => {
    if (!binary) socket.send(JSON.stringify({ type: 'voiceerror', status: 401, message: 'expired' }));
  });
  const speaker = await Speaker.connect(url, 'kitchen');
  t.teardown(() => speaker.close());
  for (const _ of [1, 2]) {
    const { answer } = await speaker.interact(utterance(0.1));
    t.match(answer, { type: 'voiceerror', status: 401 });
  }
});

t.test('a server that closes or is not there is told in one sentence', async (t) => {
  const url = await server(t, (socket) => socket.end(1001));
  const speaker = await Speaker.connect(url, 'kitchen');
  await t.rejects(speaker.interact(utterance(0.1)), { message: 'The server closed the connection (1001).' });
  await t.rejects(Speaker.connect('http://127.0.0.1:9', 'kitchen'), { message: /is the server running/ });
});

t.test('what the server did not do is reported whole, and is an error afterwards', async (t) => {
  let refused = false;
  const url = await server(t, (socket, _message, binary) => {
    if (!binary || refused) return;
    refused = true;
    const respond = { languagecode: 'en', text: 'Sorry?' };
    const error = { type: 'voiceerror', status: 422, message: 'Sorry?', text: 'blah', respond };
    socket.send(JSON.stringify({ ...error, intent: { name: 'none', entities: {} } }));
  });
  const timeline = new Timeline(() => {});
  const report = await converse({ server: url, deviceid: 'kitchen', timeline, ...utterance(0.1) });
  t.match(report, {
    heard: 'blah',
    intent: { name: 'none' },
    reply: 'Sorry?',
    actions: [],
    refused: { status: 422, message: 'Sorry?' },
  });
  t.throws(() => expectDone(report), { message: 'The server did not do it (422): Sorry?' });
});

t.test('a person who is asked replies in the next interaction of the socket', async (t) => {
  const begun: string[] = [];
  const url = await server(t, (socket, message, binary) => {
    if (binary) return;
    begun.push(JSON.parse(message.toString()).ref);
    const asks = begun.length === 1 && { expectreply: true };
    socket.send(JSON.stringify({ type: 'voiceresult', text: `${begun.length}`, actions: [], ...asks }));
  });
  const { audio, speechtoken } = utterance(0.1);
  const timeline = new Timeline(() => {});
  const conversation = { server: url, deviceid: 'kitchen', timeline, audio, speechtoken };
  const report = await converse({ ...conversation, replies: [audio, audio] });
  t.equal(report.heard, '2', 'nobody answers what was not asked');
  t.equal(new Set(begun).size, 2);
});
