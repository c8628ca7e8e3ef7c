import { call } from '../src/cli/api.js';
import { BareServer } from './support/bare.js';
import { Furnished } from './support/furnished.js';
import { type Load, type LoadResult, load } from './support/load.js';
import { pace } from './support/pace.js';
import { cpuSeconds } from './support/process-usage.js';
import { latencies } from './support/read-latencies.js';
import { type Row, repeated, type SuiteArgs } from './support/suite.js';

export const title = 'REST calls, each beside a bare uWebSockets server that answers the same bytes';

const REPEATS = 3;
const CONNECTIONS = 64;
/** The short form asks for so long. */
const QUICK_SECONDS = 0.2;

/** A kind of request that is measured. */
interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: unknown;
  readonly note?: string;
  /** Measured in the short form, too. */
  readonly quick?: boolean;
  /** A read, whose latency is measured at full and at half load. */
  readonly read?: boolean;
}

interface Servers {
  readonly real: Furnished;
  readonly bare: BareServer;
}

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  const servers = { real: await Furnished.start(), bare: await BareServer.start() };
  try {
    const rows: Row[] = [];
    for (const each of await calls(servers.real)) {
      if (quick && !each.quick) continue;
      progress(each.name);
      rows.push(...(await measure(servers, each, quick)));
    }
    return rows;
  } finally {
    servers.bare.stop();
    await servers.real.stop();
  }
}

async function calls(server: Furnished): Promise<readonly Call[]> {
  const household = await server.household('kitchen');
  const { usertoken, speechtoken, deviceid } = household;
  const details = { deviceid, serial: 'A-1', ...DEVICE };
  await server.describe(household, details);
  await server.publish(RELEASES);
  const device = { path: `/v1/devices/${deviceid}`, token: usertoken };
  const playable = await server.playable(household, 'play some jazz');
  const album = await repeatingAlbum(server.url, usertoken);
  const parameters = { type: 'dynamicplaylist', service: 'library', genres: [{ id: 'jazz' }] };
  return [
    { name: 'GET user', method: 'GET', path: '/v1/user', token: usertoken, quick: true, read: true },
    { name: 'GET device', method: 'GET', ...device, quick: true, read: true },
    {
      name: 'GET firmware',
      method: 'GET',
      path: '/v1/devices/firmware',
      token: speechtoken,
      quick: true,
      read: true,
      note: 'what the device is from memory, one of 20 releases',
    },
    {
      name: 'GET playable',
      method: 'GET',
      path: `/v1/playables/${playable}?startindex=0&itemsperpage=10`,
      token: speechtoken,
      quick: true,
      read: true,
      note: 'ten songs of a dynamic playlist; its place does not change',
    },
    {
      name: 'GET playable, going on',
      method: 'GET',
      path: `/v1/playables/${album}?itemsperpage=5`,
      token: usertoken,
      quick: true,
      read: true,
      note: 'an album that repeats; all connections move its place, which is on the disk before each reply',
    },
    {
      name: 'GET playable, a radio going on',
      method: 'GET',
      path: `/v1/playables/${playable}?itemsperpage=10`,
      token: speechtoken,
      note: 'one for all connections; each page is made of songs that were not played yet',
    },
    { name: 'PUT device', method: 'PUT', ...device, token: speechtoken, body: details },
    {
      name: 'POST playable',
      method: 'POST',
      path: '/v1/user/playables',
      token: usertoken,
      body: { parameters },
    },
    {
      name: 'POST speech text',
      method: 'POST',
      path: '/v1/user/speech/text',
      token: speechtoken,
      body: { text: 'set the volume to thirty', deviceid, capabilities: ['playplayable', 'setvolume'] },
    },
    { name: 'GET content', method: 'GET', path: '/v1/content?query=granite', token: usertoken },
    { name: 'GET browse', method: 'GET', path: '/v1/browse/library', token: usertoken },
  ];
}

/** What the speaker is, and the firmware that there is for it: most of it is for others. */
const DEVICE = { devicetype: 'speaker', countrycode: 'gb', versioninfo: { firmware: '1.0.0' } };
const RELEASES = Array.from({ length: 20 }, (_, at) => ({
  downloadurl: `https://firmware.bench.example/${at}`,
  devicetype: DEVICE.devicetype,
  region: at % 2 === 0 ? 'gb' : 'us',
  version: `1.${at}.0`,
  'serial-regex': at % 4 === 0 ? 'A-[0-9]+' : 'B-[0-9]{4}',
}));

/** An album of the library that plays round and round; the id of its playable. */
async function repeatingAlbum(server: string, token: string): Promise<string> {
  const authorization = `Bearer ${token}`;
  const path = '/v1/browse/library?parent=albums&itemsperpage=1';
  const { items } = await call<{ items: { ref: string }[] }>(server, { method: 'GET', path, authorization });
  const { id } = await call<{ id: string }>(server, {
    method: 'POST',
    path: '/v1/user/playables',
    authorization,
    body: { parameters: { type: 'album', service: 'library', ref: items[0]?.ref }, loop: 'all' },
  });
  return id;
}

async function measure({ real, bare }: Servers, asked: Call, quick: boolean): Promise<readonly Row[]> {
  const ours = requestTo(real.url, asked, quick ? QUICK_SECONDS : 5);
  const theirs = requestTo(bare.url, asked, quick ? QUICK_SECONDS : 5);
  const answer = await fetch(ours.url, { method: asked.method, headers: ours.headers, body: ours.body });
  if (!answer.ok) throw new Error(`${asked.name} was answered ${answer.status}: ${await answer.text()}`);
  await bare.answerLike(answer);
  const by = quick ? lightLoad : load;
  const pairs: { readonly real: Sample; readonly bare: Sample }[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    pairs.push({ real: await sample(real.process.pid, ours, by), bare: await sample(bare.pid, theirs, by) });
  }
  const rows = [
    repeated(
      { name: asked.name, unit: '/s', ...(asked.note && { note: asked.note }) },
      pairs.map((pair) => pair.real.persecond),
    ),
    repeated(
      { name: `${asked.name}: server CPU a request`, unit: 'µs' },
      pairs.map((pair) => pair.real.cpu),
    ),
    repeated(
      { name: `${asked.name}: of bare throughput`, unit: '%' },
      pairs.map((pair) => (100 * pair.real.persecond) / pair.bare.persecond),
    ),
    repeated(
      {
        name: `${asked.name}: of bare requests per CPU second`,
        unit: '%',
        note: 'the load generator does not limit this one',
      },
      pairs.map((pair) => (100 * pair.bare.cpu) / pair.real.cpu),
    ),
  ];
  if (!asked.read) {
    const p99s = pairs.map((pair) => pair.real.p99);
    rows.push(repeated({ name: `${asked.name}: p99 at full load`, unit: 'ms', note: 'in whole ms' }, p99s));
  }
  return quick || !asked.read ? rows : [...rows, ...(await latencies({ ours, theirs, name: asked.name }))];
}

type Request = Load & { readonly body: string | undefined; readonly headers: Record<string, string> };

function requestTo(server: string, { method, path, token, body }: Call, seconds: number): Request {
  return {
    url: `${server}${path}`,
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    seconds,
    connections: CONNECTIONS,
  };
}

interface Sample {
  readonly persecond: number;
  /** Microseconds of the server's processor time a request. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** As {@link load}, for the short form: autocannon takes a second to start, and counts in whole ones. */
async function lightLoad(request: Request): Promise<LoadResult> {
  const { persecond, ...result } = await pace(request);
  return { persecond, requests: persecond * request.seconds, ...result };
}

async function sample(pid: number, request: Request, by: typeof lightLoad): Promise<Sample> {
  const before = cpuSeconds(pid);
  const { persecond, requests, latency } = checked(await by(request));
  return { persecond, cpu: ((cpuSeconds(pid) - before) / requests) * 1e6, p99: latency.p99 };
}

function checked(result: LoadResult): LoadResult {
  if (result.failures > 0) throw new Error(`${result.failures} of ${result.requests} requests failed`);
  return result;
}
