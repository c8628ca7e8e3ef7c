import t from 'tap';
import { MultipartParser, type PartHead } from '../../../src/http/multipart-parser.js';
import fc from '../../support/property.js';

const TYPE = 'multipart/form-data; boundary=frontier';

interface Heard extends PartHead {
  readonly text: string;
}

/** What is heard of a body that arrives in pieces of these lengths, again and again. */
function parse(body: string, { type = TYPE, lengths = [body.length || 1] } = {}): readonly Heard[] {
  const parts: { head: PartHead; data: Buffer[] }[] = [];
  const parser = new MultipartParser(type, {
    part: (head) => void parts.push({ head, data: [] }),
    data: (bytes) => void parts.at(-1)?.data.push(Buffer.from(bytes)),
  });
  const bytes = Buffer.from(body, 'latin1');
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1;
    parser.push(bytes.subarray(at, at + length));
    at += length;
  }
  parser.end();
  return parts.map(({ head, data }) => ({ ...head, text: Buffer.concat(data).toString('latin1') }));
}

function part(disposition: string, data: string, more = ''): string {
  return `--frontier\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${data}\r\n`;
}

const END = '--frontier--\r\n';

t.test('parts are told apart, with their names, types and bytes', async (t) => {
  const body = `a preamble\r\n${part('name="note"', 'words')}${part(
    'name=file; filename="a; name=\\"b\\".txt"',
    'line one\r\nline two\r\n',
    'Content-Type: Text/Plain; charset=utf-8\r\n',
  )}${part('name="empty"; filename=""', '')}${END}an epilogue`;
  t.strictSame(parse(body), [
    { name: 'note', file: false, contenttype: 'text/plain', text: 'words' },
    { name: 'file', file: true, contenttype: 'text/plain', text: 'line one\r\nline two\r\n' },
    { name: 'empty', file: true, contenttype: 'text/plain', text: '' },
  ]);
});

t.test('a boundary may be quoted, and stand before another parameter', async (t) => {
  const body = part('name="a"', 'x').replace('frontier', 'a boundary');
  const type = 'multipart/form-data; boundary="a boundary"; charset=utf-8';
  t.match(parse(`${body}--a boundary--`, { type }), [{ name: 'a', text: 'x' }]);
});

t.test('however a body is cut into pieces, the same is heard', async (t) => {
  const scraps = fc.constantFrom(
    '\r',
    '\n',
    '\r\n',
    '-',
    '--',
    '\r\n--',
    'front',
    '\r\n--front',
    '\r\n-',
    'x',
    '\0',
  );
  const data = fc.array(scraps, { maxLength: 30 }).map((each) => each.join(''));
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(data, { minLength: 1, maxLength: 3 }), lengths, (files, lengths) => {
      const body = files.map((each, i) => part(`name="f${i}"; filename="f"`, each)).join('') + END;
      const heard = parse(body, { lengths });
      t.strictSame(
        heard.map(({ text }) => text),
        files,
      );
    }),
    { numRuns: 500 },
  );
});

t.test('what is no multipart body is refused', async (t) => {
  const refused = {
    'no end': part('name="a"', 'x'),
    'no delimiter': 'words',
    nothing: '',
    'a head without an end': `--frontier\r\nContent-Disposition: form-data; name="a"\r\n`,
    'a head without a name': `--frontier\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`,
    'a part without headers': `--frontier\r\n\r\nx\r\n${END}`,
    'a head that is too long': part('name="a"', 'x', `X: ${'x'.repeat(20_000)}\r\n`) + END,
  };
  for (const [name, body] of Object.entries(refused)) {
    for (const lengths of [[1], [1_000_000]]) {
      t.throws(() => parse(body, { lengths }), { code: 'invalid_request' }, name);
    }
  }
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
  ]) {
    t.throws(() => parse(END, { type }), { code: 'invalid_request' }, type);
  }
});
