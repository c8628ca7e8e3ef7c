import fc from 'fast-check';
import t from 'tap';
import { EventReader, encodeEvent, WyomingError, type WyomingEvent } from '../../../engines/wyoming/event.js';

const events = fc.array(
  fc.record({
    type: fc.string({ minLength: 1 }),
    data: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean())),
    payload: fc.uint8Array({ maxLength: 300 }),
  }),
  { maxLength: 5 },
);

t.test('events come out as they went in, however the bytes are cut', (t) => {
  fc.assert(
    fc.property(events, fc.array(fc.nat(200), { maxLength: 8 }), (given, cuts) => {
      const bytes = Buffer.concat(given.map(({ type, data, payload }) => encodeEvent(type, data, payload)));
      const reader = new EventReader();
      const heard: WyomingEvent[] = [];
      let at = 0;
      for (const length of [...cuts, bytes.length]) {
        heard.push(...reader.push(bytes.subarray(at, at + length)));
        at += length;
      }
      t.strictSame(
        heard.map((each) => JSON.stringify({ ...each, payload: [...each.payload] })),
        given.map((each) => JSON.stringify({ ...each, payload: [...each.payload] })),
      );
    }),
    { numRuns: 100 },
  );
  t.end();
});

t.test('data behind the header is laid over the header’s own', (t) => {
  const [event] = new EventReader().push(
    Buffer.from('{"type":"a","data":{"x":1,"y":1},"data_length":7}\n{"y":2}'),
  );
  t.match(event, { type: 'a', data: { x: 1, y: 2 } });
  t.end();
});

t.test('what is no event is refused', (t) => {
  const bad = [
    'nonsense\n',
    '[]\n',
    '{"type":7}\n',
    '{"type":"a","payload_length":-1}\n',
    '{"type":"a","payload_length":1e12}\n',
    '{"type":"a","data_length":"9"}\n',
    '{"type":"a","data_length":2}\n[]',
    'x'.repeat(70_000),
  ];
  for (const text of bad) {
    t.throws(() => [...new EventReader().push(Buffer.from(text))], WyomingError, text.slice(0, 40));
  }
  t.end();
});
