/** What an operator relies on: a server that is told to stop lets people finish. */
import { once } from 'node:events';
import t from 'tap';
import { Furnished } from '../../bench/support/furnished.js';
import { pronounce } from '../../src/cli/pronounce.js';
import { Speaker } from '../../src/cli/speaker.js';

t.test('at SIGTERM a live phrase is answered, sockets close with 1001, and the exit is clean', async (t) => {
  const server = await Furnished.start();
  const stopped = { yet: false };
  t.teardown(() => stopped.yet || server.stop());
  const { deviceid, speechtoken } = await server.household('kitchen');
  const audio = await pronounce('set the volume to thirty', 'en');
  const speaker = await Speaker.connect(server.url, deviceid);
  const idle = new WebSocket(`${server.url.replace('http', 'ws')}/v1/remotecontrol?deviceid=bedroom`);
  await once(idle, 'open');
  const idleClosed = once(idle, 'close');

  const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
  const interacting = speaker.interact({ speechtoken, audio }, ({ type }) => {
    if (type === 'voiceactivity') hear();
  });
  await heard;
  stopped.yet = true;
  const stopping = server.stop();

  const { answer } = await interacting;
  t.match(answer, { type: 'voiceresult', intent: { name: 'volume_quiet' } });
  const [{ code }] = await idleClosed;
  t.equal(code, 1001);
  await t.resolves(stopping, 'the server ends by itself, with 0');
});
