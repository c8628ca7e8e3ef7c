import { request } from 'node:http';
import { serialPattern } from '../src/devices/serial-pattern.js';
import { Furnished } from './support/furnished.js';
import { HOSTILE_PATTERNS } from './support/hostile-patterns.js';
import { memoryRise, settledBytes } from './support/process-usage.js';
import { Random } from './support/random.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';

export const title = 'What the logs of devices cost in memory, and hostile serial patterns in time';

const LOG_BYTES = 20 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;
const SERIAL_LENGTH = 50_000;

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  progress('logs');
  const servers: (readonly Upload[])[] = [];
  for (let server = 0; server < (quick ? 1 : 3); server++) servers.push(await uploads(quick ? 3 : 10));
  progress('patterns');
  return [...uploadRows(servers), ...patternRows()];
}

interface Upload {
  /** Bytes by which the server's memory rose at most. */
  readonly rise: number;
  readonly milliseconds: number;
}

/** Uploads logs to a server that has just started, one after another. */
async function uploads(count: number): Promise<readonly Upload[]> {
  const server = await Furnished.start();
  try {
    const { pid } = server.process;
    const { deviceid, speechtoken } = await server.household('logger');
    const url = `${server.url}/v1/devices/${deviceid}/logs/log`;
    const done: Upload[] = [];
    await settledBytes(pid);
    for (let each = 0; each < count; each++) {
      const began = performance.now();
      const rise = await memoryRise(pid, () => upload(url, speechtoken));
      done.push({ rise, milliseconds: performance.now() - began });
    }
    return done;
  } finally {
    await server.stop();
  }
}

function upload(url: string, token: string): Promise<void> {
  const type = 'content-type: application/octet-stream';
  const body = Buffer.concat([
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="file"; filename="log"\r\n${type}\r\n\r\n`),
    Buffer.alloc(LOG_BYTES, 'a line of a log\r\n'),
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=edge',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      if (response.statusCode === 201) response.once('end', resolve);
      else reject(new Error(`a log was answered ${response.statusCode}`));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function uploadRows(servers: readonly (readonly Upload[])[]): readonly Row[] {
  const most = (uploads: readonly Upload[]) => Math.max(...uploads.map(({ rise }) => rise)) / MEBIBYTE;
  const milliseconds = servers.flat().map((each) => each.milliseconds);
  return [
    {
      name: 'memory for the first log of 20 MiB',
      value: most(servers.flatMap((each) => each.slice(0, 1))),
      unit: 'MiB',
      note: 'resident set at its highest, less that before; the largest counts',
    },
    { name: 'memory for another', value: most(servers.flatMap((each) => each.slice(1))), unit: 'MiB' },
    { name: 'a log of 20 MiB, p50', value: percentile(milliseconds, 50), unit: 'ms' },
  ];
}

function patternRows(): readonly Row[] {
  const random = new Random(50);
  const serials = [
    ...[1024, SERIAL_LENGTH].flatMap((length) => [
      'a'.repeat(length),
      'ab'.repeat(length / 2),
      `${'a'.repeat(length - 1)}!`,
      Array.from({ length }, () => random.pick(['a', 'b'])).join(''),
    ]),
  ];
  const took = HOSTILE_PATTERNS.map((pattern) => {
    const began = performance.now();
    const fits = serialPattern(pattern);
    const compiled = performance.now() - began;
    return Math.max(...serials.map((serial) => compiled + timeOf(() => fits(serial))));
  });
  const note = `${took.length} patterns, each compiled for serials of 1,024 and of 50,000 characters`;
  return [{ name: 'hostile serial pattern, the slowest', value: Math.max(...took), unit: 'ms', note }];
}

/** The fastest of three: what others do on the machine makes a pattern no slower. */
function timeOf(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}
