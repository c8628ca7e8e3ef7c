import t from 'tap';
import { BodyStream } from '../../../src/http/body-stream.js';

function stream(limit = 1000) {
  const calls: string[] = [];
  const source = { pause: () => void calls.push('pause'), resume: () => void calls.push('resume') };
  return { body: new BodyStream(source, limit), calls };
}

const bytes = (text: string) => Buffer.from(text);

t.test('what comes before there is a consumer is kept, and the client waits', async (t) => {
  const { body, calls } = stream();
  const received = bytes('one');
  body.push(received);
  received.fill(0);
  t.strictSame(calls, ['pause']);
  const heard: string[] = [];
  const fed = body.feed((piece) => {
    heard.push(Buffer.from(piece).toString());
    return undefined;
  });
  t.strictSame(calls, ['pause', 'resume']);
  body.push(bytes('two'));
  body.end();
  await fed;
  t.strictSame(heard, ['one', 'two']);
});

t.test('a client waits while the consumer would rather not take more, and never past the end', async (t) => {
  const { body, calls } = stream();
  let ready = () => {};
  const fed = body.feed(() => new Promise((resolve) => (ready = resolve)));
  body.push(bytes('one'));
  t.strictSame(calls, ['pause']);
  ready();
  await Promise.resolve();
  t.strictSame(calls, ['pause', 'resume']);
  body.push(bytes('two'));
  body.end();
  t.strictSame(calls, ['pause', 'resume', 'pause', 'resume']);
  await fed;
});

t.test('a body that is too large, or whose consumer throws, is not read on', async (t) => {
  const { body } = stream(4);
  const heard: string[] = [];
  const fed = body.feed((piece) => void heard.push(Buffer.from(piece).toString()) as undefined);
  body.push(bytes('abc'));
  body.push(bytes('def'));
  body.end();
  await t.rejects(fed, { code: 'too_large' });
  t.strictSame(heard, ['abc']);

  const other = stream().body;
  const broken = other.feed(() => {
    throw new Error('the disk is full');
  });
  other.push(bytes('abc'));
  await t.rejects(broken, { message: 'the disk is full' });
});

t.test('a client that goes is told to who reads, now or later', async (t) => {
  const { body } = stream();
  body.push(bytes('abc'));
  body.fail(new Error('gone'));
  await t.rejects(
    body.feed(() => undefined),
    { message: 'gone' },
  );
});
