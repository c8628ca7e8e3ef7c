import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import root, { type Test } from 'tap';
import type { ServedEngine } from '../../engines/grpc-service.js';
import { fixedAddress } from '../../src/adapters/engine-address.js';
import { EngineConnection } from '../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../src/adapters/grpc-content-engine.js';
import { Content, type Standing } from '../../src/content/content.js';
import { LinkedAccountsStore } from '../../src/content/linked-accounts-store.js';
import { PlaylistsStore } from '../../src/content/playlists-store.js';
import { type Database, openDatabase } from '../../src/db/database.js';
import { HandClock } from './clock.js';
import { type ContentData, serveContentEngine } from './content-engine.js';

/** A service that can do everything. */
export function ableService(id: string): ContentData['services'][number] {
  return {
    id,
    name: id.toUpperCase(),
    capabilities: ['search', 'browse', 'listitems', 'dynamicplaylist', 'shuffle', 'loop'],
    searchTypes: ['song', 'artist'],
    drilldownTypes: ['songs'],
    playback: { protocol: 'http' },
  };
}

/** A song, as the engines of tests hold it. */
export function song(ref: string, name: string, popularity = 0.5) {
  return { type: 'song', ref, name, popularity, artists: [{ ref: 'a1', name: 'The Hollow Lamps' }] };
}

/** The content room before real engines of tests, ended with the test. */
export interface ContentRoom {
  readonly content: Content;
  readonly engines: readonly ServedEngine[];
  readonly clock: HandClock;
  /** What was learnt, in order: the service and its names. */
  readonly learnt: (readonly [service: string, names: readonly string[]])[];
  /** What is known of users beside the usual. */
  readonly people: Map<string, Partial<Standing>>;
  readonly logged: string[];
}

/** The room before one engine for each data; not started. */
export async function contentRoom(t: Test, ...held: readonly ContentData[]): Promise<ContentRoom> {
  const engines = await Promise.all(held.map((data) => serveContentEngine(data)));
  const adapters = engines.map(
    ({ address }) =>
      new GrpcContentEngine({
        connection: new EngineConnection({ address: fixedAddress(address) }),
        publicUrl: 'http://box.example',
      }),
  );
  const clock = new HandClock();
  const db = await emptyStore();
  const people = new Map<string, Partial<Standing>>();
  const learnt: [string, string[]][] = [];
  const logged: string[] = [];
  const content = new Content({
    store: new PlaylistsStore(db),
    linked: new LinkedAccountsStore(db),
    key: new Uint8Array(32).fill(5),
    publicUrl: 'http://box.example',
    people: async ({ userid }) => ({
      country: 'gb',
      subscription: undefined,
      platform: undefined,
      ...people.get(userid),
    }),
    engines: adapters,
    clock,
    log: { info: () => {}, warn: (...said: unknown[]) => logged.push(JSON.stringify(said)) },
    learn: async (service, names) => {
      const all: string[] = [];
      for await (const piece of names) all.push(...piece.map(({ name }) => name));
      learnt.push([service, all]);
    },
  });
  t.teardown(async () => {
    content.close();
    for (const adapter of adapters) adapter.close();
    await Promise.all(engines.map((engine) => engine.stop()));
  });
  return { content, engines, clock, people, learnt, logged };
}

let store: Promise<Database> | undefined;

/** One store for all rooms of a test file, as to open one takes long; emptied for each of them. */
async function emptyStore(): Promise<Database> {
  store ??= openStore();
  const db = await store;
  await db.deleteFrom('playlist_item').execute();
  await db.deleteFrom('playlist').execute();
  await db.deleteFrom('linked_account').execute();
  await db.deleteFrom('service_signin').execute();
  return db;
}

async function openStore(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'content-room-'));
  const db = await openDatabase(join(folder, 'store.db'));
  root.teardown(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  return db;
}
