import { BareServer } from './support/bare.js';
import { Furnished } from './support/furnished.js';
import { type Load, type LoadResult, load } from './support/load.js';
import { cpuSeconds } from './support/process-usage.js';
import { type Row, repeated, type SuiteArgs } from './support/suite.js';

export const title = 'REST calls, each beside a bare uWebSockets server that answers the same bytes';

const REPEATS = 3;
const CONNECTIONS = 64;

/** A kind of request that is measured. */
interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: unknown;
  /** Measured in the short form, too. */
  readonly quick?: boolean;
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
  const home = await server.household('kitchen');
  const playable = await server.playable(home, 'play some jazz');
  const { usertoken, speechtoken, deviceid } = home;
  const capabilities = ['playplayable', 'setvolume'];
  return [
    { name: 'GET user', method: 'GET', path: '/v1/user', token: usertoken, quick: true },
    {
      name: 'GET playable',
      method: 'GET',
      path: `/v1/playables/${playable}?startindex=0&itemsperpage=10`,
      token: speechtoken,
      quick: true,
    },
    {
      name: 'POST speech text',
      method: 'POST',
      path: '/v1/user/speech/text',
      token: speechtoken,
      body: { text: 'set the volume to thirty', deviceid, capabilities },
    },
  ];
}

async function measure({ real, bare }: Servers, call: Call, quick: boolean): Promise<readonly Row[]> {
  const ours = requestTo(real.url, call, quick ? 1 : 5);
  const theirs = requestTo(bare.url, call, quick ? 1 : 5);
  await bare.answerLike(
    await fetch(ours.url, { method: call.method, headers: ours.headers, body: ours.body }),
  );
  const pairs: { readonly real: Sample; readonly bare: Sample }[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    pairs.push({ real: await sample(real.process.pid, ours), bare: await sample(bare.pid, theirs) });
  }
  const rows = [
    repeated(
      { name: call.name, unit: '/s' },
      pairs.map((pair) => pair.real.persecond),
    ),
    repeated(
      { name: `${call.name}: server CPU a request`, unit: 'µs' },
      pairs.map((pair) => pair.real.cpu),
    ),
    repeated(
      { name: `${call.name}: of bare throughput`, unit: '%' },
      pairs.map((pair) => (100 * pair.real.persecond) / pair.bare.persecond),
    ),
    repeated(
      {
        name: `${call.name}: of bare requests per CPU second`,
        unit: '%',
        note: 'the load generator does not limit this one',
      },
      pairs.map((pair) => (100 * pair.bare.cpu) / pair.real.cpu),
    ),
  ];
  return quick
    ? rows
    : [...rows, await atHalfLoad({ ours, theirs, rate: rows[0]?.value ?? 0, name: call.name })];
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
}

async function sample(pid: number, request: Load): Promise<Sample> {
  const before = cpuSeconds(pid);
  const result = checked(await load(request));
  return { persecond: result.persecond, cpu: ((cpuSeconds(pid) - before) / result.requests) * 1e6 };
}

async function atHalfLoad(of: { ours: Load; theirs: Load; rate: number; name: string }): Promise<Row> {
  const half = { rate: of.rate / 2 };
  const ours = checked(await load({ ...of.ours, ...half }));
  const theirs = checked(await load({ ...of.theirs, ...half }));
  return {
    name: `${of.name}: p99 at half load`,
    value: ours.latency.p99,
    unit: 'ms',
    note: `bare: ${theirs.latency.p99} ms at the same rate, whole milliseconds`,
  };
}

function checked(result: LoadResult): LoadResult {
  if (result.failures > 0) throw new Error(`${result.failures} of ${result.requests} requests failed`);
  return result;
}
