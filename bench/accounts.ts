import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Accounts } from '../src/accounts/accounts.js';
import { AccountsStore } from '../src/accounts/accounts-store.js';
import { LoginsStore } from '../src/accounts/logins-store.js';
import { Argon2PasswordHasher } from '../src/adapters/argon2-password-hasher.js';
import { OpenidIdentityProviders } from '../src/adapters/openid-identity-providers.js';
import { SystemClock } from '../src/adapters/system-clock.js';
import { openDatabase } from '../src/db/database.js';
import { Furnished } from './support/furnished.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';

export const title = 'Credentials: recognising a bearer token, and reads while two hundred people log in';

const TOKENS = 2000;
const LOGINS = 200;
/** Checks that are timed as one: a single one is shorter than the clock can tell. */
const BATCH = 50;

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  progress('bearer tokens');
  const rows = await bearers(quick ? 2_000 : 20_000);
  progress(`${LOGINS} logins at once`);
  return [...rows, ...(await loginStorm(quick ? 1000 : 4000))];
}

/** The room by itself, on a real store. */
async function bearers(batches: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlando-bench-accounts-'));
  const db = await openDatabase(join(folder, 'store.db'));
  const unsent = { send: async () => {}, forget: async () => {} };
  const accounts = new Accounts({
    store: new AccountsStore(db),
    logins: new LoginsStore(db),
    hasher: new Argon2PasswordHasher(),
    clock: new SystemClock(),
    mailer: unsent,
    sms: unsent,
    providers: new OpenidIdentityProviders([]),
    log: { warn: () => {} },
    key: new Uint8Array(32),
    publicUrl: 'http://127.0.0.1',
  });
  try {
    const { clientid } = await accounts.createClient({ name: 'bench', accounts: 'hosted', test: false });
    const issue = (_: unknown, i: number) =>
      accounts.issueToken({ kind: 'device', clientid, deviceid: `d${i}` });
    const issued = await Promise.all(Array.from({ length: TOKENS }, issue));
    const tokens = issued.map(({ access_token }) => access_token);
    for (const token of tokens) await accounts.bearer(token);
    return timed(batches, (at) => accounts.bearer(tokens[at % TOKENS] ?? ''));
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

function timed(batches: number, check: (at: number) => unknown): readonly Row[] {
  const samples: number[] = [];
  let misses = 0;
  for (let batch = 0; batch < batches; batch++) {
    const began = performance.now();
    for (let i = 0; i < BATCH; i++) if (check(batch * BATCH + i) instanceof Promise) misses++;
    samples.push(((performance.now() - began) * 1000) / BATCH);
  }
  const note = misses === 0 ? 'no SQL' : `${misses} read from the store`;
  return [
    { name: 'bearer check, p50', unit: 'µs', value: percentile(samples, 50), note },
    { name: 'bearer check, p99', unit: 'µs', value: percentile(samples, 99) },
  ];
}

/** Reads of one user, one after another, alone and while others log in from another process. */
async function loginStorm(milliseconds: number): Promise<readonly Row[]> {
  const server = await Furnished.start();
  try {
    const { usertoken } = await server.household('kitchen');
    const read = async () => {
      const began = performance.now();
      const reply = await fetch(`${server.url}/v1/user`, {
        headers: { authorization: `Bearer ${usertoken}` },
      });
      await reply.arrayBuffer();
      return performance.now() - began;
    };
    await reads(500, read);
    const idle = percentile(await reads(milliseconds, read), 99);
    const storm = spawn(process.execPath, ['--input-type=module', '--eval', STORM], {
      env: { ...process.env, URL_OF_LOGINS: `${server.url}/v1/tokens`, CLIENT: server.authorization },
      stdio: 'ignore',
    });
    const busy = percentile(await reads(milliseconds, read), 99);
    storm.kill();
    return [
      { name: 'read while nobody logs in, p99', unit: 'ms', value: idle },
      { name: `read while ${LOGINS} log in, p99`, unit: 'ms', value: busy },
      { name: 'logins slow reads, p99', unit: 'ratio', value: busy / idle },
    ];
  } finally {
    await server.stop();
  }
}

async function reads(milliseconds: number, read: () => Promise<number>): Promise<readonly number[]> {
  const samples: number[] = [];
  for (const began = performance.now(); performance.now() - began < milliseconds; )
    samples.push(await read());
  return samples;
}

/** Runs in a process of its own, so that its work is not counted as the server's. */
const STORM = `
const { URL_OF_LOGINS: url, CLIENT: authorization } = process.env;
const headers = { authorization, 'content-type': 'application/json' };
const login = async (i) => {
  const body = { grant_type: 'password', scope: 'all', deviceid: 'd', email: 'p' + i + '@bench.example', password: 'not the right one' };
  await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).arrayBuffer();
};
for (let round = 0; ; round += ${LOGINS}) {
  await Promise.all(Array.from({ length: ${LOGINS} }, (_, i) => login(round + i)));
}
`;
