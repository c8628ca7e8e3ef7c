import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { basic, call } from '../../src/cli/api.js';
import {
  type ClientCredentials,
  delegateSpeech,
  type Household,
  registerHousehold,
} from '../../src/cli/household.js';
import { type ServerProcess, startServer } from '../../src/cli/server-process.js';
import type { FirmwareRecord } from '../../src/devices/firmware-choice.js';
import { keepScan, lendScan, shortMusic } from './music.js';

const parlando = join(import.meta.dirname, '..', '..', 'src', 'parlando.js');

/** A server in a process of its own, with an empty data folder, a client, and users with speakers. */
export class Furnished {
  readonly process: ServerProcess;
  readonly #client: ClientCredentials;
  readonly #folder: string;

  private constructor(server: ServerProcess, client: ClientCredentials, folder: string) {
    this.process = server;
    this.#client = client;
    this.#folder = folder;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<Furnished> {
    const folder = await mkdtemp(join(tmpdir(), 'parlando-bench-'));
    const data = join(folder, 'data');
    await lendScan(data);
    const settled = { PARLANDO_DATA: data, PARLANDO_MUSIC: await shortMusic(folder), PARLANDO_LOG: 'warn' };
    const server = await startServer({ ...settled, ...settings });
    const client = await runCommand(data, ['client', 'create', '--name', 'bench']);
    return new Furnished(server, client as ClientCredentials, folder);
  }

  get url(): string {
    return this.process.url;
  }

  /** The client's credentials, for the header authorization. */
  get authorization(): string {
    const { client_id, secret } = this.#client;
    return `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`;
  }

  /** Registers a user with a speaker. */
  household(deviceid: string): Promise<Household> {
    const email = `${deviceid}@bench.example`;
    return registerHousehold(this.url, this.#client, { email, password: `bench ${deviceid} 1`, deviceid });
  }

  /** Lets an app tell what a speaker of its user is, and makes it the user's. */
  async describe({ usertoken, deviceid }: Household, details: object): Promise<void> {
    await call(this.url, {
      method: 'PUT',
      path: `/v1/user/devices/${deviceid}`,
      authorization: `Bearer ${usertoken}`,
      body: details,
    });
  }

  /** Publishes firmware records, as support staff does. */
  async publish(records: readonly FirmwareRecord[]): Promise<void> {
    const [email, password] = ['staff@bench.example', 'bench staff 1'];
    await this.#run(['admin', 'create', '--email', email, '--role', 'firmware', '--password', password]);
    const authorization = basic(email, password);
    for (const body of records) {
      await call(this.url, { method: 'POST', path: '/v1/firmware', authorization, body });
    }
  }

  /** Registers a user with so many speakers. */
  async speakers(name: string, count: number): Promise<readonly Omit<Household, 'usertoken'>[]> {
    const { usertoken } = await this.household(name);
    const speakers = [];
    for (let place = 0; place < count; place++) {
      const deviceid = `${name}-${place}`;
      speakers.push({ deviceid, speechtoken: await delegateSpeech(this.url, usertoken, deviceid) });
    }
    return speakers;
  }

  /** Makes a playable of words that a person might say, for a household; its id. */
  async playable({ speechtoken, deviceid }: Household, text: string): Promise<string> {
    const { actions } = await call<{ actions: { parameters: { id?: string } }[] }>(this.url, {
      method: 'POST',
      path: '/v1/user/speech/text',
      authorization: `Bearer ${speechtoken}`,
      body: { text, deviceid, capabilities: ['playplayable'] },
    });
    const id = actions.find(({ parameters }) => parameters.id)?.parameters.id;
    if (!id) throw new Error(`“${text}” made no playable`);
    return id;
  }

  async stop(): Promise<void> {
    await this.process.stop();
    await keepScan(join(this.#folder, 'data'));
    await rm(this.#folder, { recursive: true });
  }

  async #run(args: readonly string[]): Promise<unknown> {
    return runCommand(join(this.#folder, 'data'), args);
  }
}

/** Runs a command of an operator on a data folder; what it prints. */
async function runCommand(data: string, args: readonly string[]): Promise<unknown> {
  const env = { ...process.env, PARLANDO_DATA: data };
  const { stdout } = await promisify(execFile)(process.execPath, [parlando, ...args, '--json'], { env });
  return JSON.parse(stdout);
}
