import { mkdirSync, rmSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import {
  type DeviceLogsStore,
  LOG_TYPES,
  type LogType,
  type StoredLog,
  type ZipEntry,
} from './device-logs-store.js';
import { logContentType, zipEntries } from './log-content.js';
import { LogWriter, Slabs } from './log-writer.js';

/** Bytes of a log file (open details, 'Log upload'). */
export const MOST_LOG_BYTES = 20 * 1024 * 1024;
/** Bytes of a log file that are read at once. */
const PIECE_BYTES = 256 * 1024;
/** Log files that are kept of a device and type; the oldest go first. */
const MOST_LOGS = 50;

/** A log file in a list. */
export interface ListedLog {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contenttype: string;
  /** ISO 8601. */
  readonly created: string;
  /** What a zip file holds. */
  readonly entries?: readonly ZipEntry[];
}

/** A log file that can be read, whole or in part. */
export interface LogFile extends ListedLog {
  /** Bytes from `start` to `end`, both inclusive, in pieces that are read when they are asked for. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** Gives the bytes of an uploaded file to `sink`, and says of what type it is. Rejects when the upload broke off. */
export type Transfer = (
  sink: Pick<LogWriter, 'write' | 'drained'>,
) => Promise<{ readonly contenttype: string }>;

/** Log files of devices: their bytes in a folder, by names that the server made, and their list in the store. */
export class DeviceLogs {
  readonly #store: DeviceLogsStore;
  readonly #clock: Clock;
  readonly #folder: string;
  readonly #incoming: string;
  readonly #newName: () => string;
  readonly #slabs = new Slabs(2);

  constructor(parts: {
    readonly store: DeviceLogsStore;
    readonly clock: Clock;
    readonly folder: string;
    readonly newName: () => string;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#folder = parts.folder;
    this.#newName = parts.newName;
    this.#incoming = join(parts.folder, 'incoming');
    // What an earlier process did not finish is worth nothing.
    rmSync(this.#incoming, { recursive: true, force: true });
    mkdirSync(this.#incoming, { recursive: true });
  }

  /** Stores an upload; whatever goes wrong, nothing of it stays. */
  async add(
    deviceid: string,
    logtype: string,
    transfer: Transfer,
  ): Promise<ListedLog & { logtype: LogType }> {
    const type = asLogType(logtype);
    const name = this.#newName();
    const incoming = join(this.#incoming, name);
    try {
      const declared = await this.#save(transfer, incoming);
      const contenttype = await logContentType(declared.contenttype, incoming);
      const entries = contenttype === 'application/zip' ? await zipEntries(incoming) : undefined;
      const { size } = await stat(incoming);
      if (size === 0) throw invalid('file', 'is empty');
      const log = { name, deviceid, logtype: type, contenttype, size, entries, created: this.#clock.now() };
      await rename(incoming, this.#path(name));
      await this.#keep(log);
      return { ...listed(log), logtype: type };
    } finally {
      await rm(incoming, { force: true });
    }
  }

  counts(deviceid: string): Promise<Readonly<Record<LogType, number>>> {
    return this.#store.counts(deviceid);
  }

  /** The newest first. */
  async list(
    deviceid: string,
    logtype: string,
    page: { readonly startindex: number; readonly itemsperpage: number },
  ): Promise<readonly ListedLog[]> {
    return (await this.#store.list({ deviceid, logtype: asLogType(logtype) }, page)).map(listed);
  }

  /** Rejects with `not_found`. */
  async open(deviceid: string, logtype: string, name: string): Promise<LogFile> {
    const log = await this.#store.one({ deviceid, logtype: asLogType(logtype), name });
    if (!log) throw new AppError('not_found', 'There is no such log file.');
    const path = this.#path(log.name);
    return { ...listed(log), read: (start, end) => piecesOf(path, start, end) };
  }

  async #save(transfer: Transfer, path: string): Promise<{ readonly contenttype: string }> {
    const file = new LogWriter(path, this.#slabs);
    const saved = transfer(file);
    // The file is closed whatever comes of the transfer, whose failure says more than one to close.
    await Promise.allSettled([saved]);
    await file.close().catch((error) => saved.then(() => Promise.reject(error)));
    return saved;
  }

  async #keep(log: StoredLog): Promise<void> {
    try {
      const surplus = await this.#store.add(log, MOST_LOGS);
      await Promise.all(surplus.map((name) => rm(this.#path(name), { force: true })));
    } catch (error) {
      await rm(this.#path(log.name), { force: true });
      throw error;
    }
  }

  /** Only ever given names that the server made. */
  #path(name: string): string {
    return join(this.#folder, name);
  }
}

function asLogType(logtype: string): LogType {
  const type = LOG_TYPES.find((each) => each === logtype);
  if (!type) throw invalid('logtype', `must be ${LOG_TYPES.join(' or ')}`);
  return type;
}

function listed({ name, size, contenttype, created, entries }: StoredLog): ListedLog {
  return { name, size, contenttype, created: new Date(created).toISOString(), ...(entries && { entries }) };
}

/** Each piece is good until the next is asked for. */
async function* piecesOf(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const slab = Buffer.allocUnsafe(Math.min(PIECE_BYTES, end - start + 1));
    for (let at = start; at <= end; ) {
      const { bytesRead } = await file.read(slab, 0, Math.min(slab.length, end - at + 1), at);
      if (bytesRead === 0) return;
      yield slab.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
