import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const autocannon = createRequire(import.meta.url).resolve('autocannon');

/** A load of one kind of request. */
export interface Load {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly seconds: number;
  readonly connections: number;
}

/** What the load met. */
export interface LoadResult {
  /** Requests that were answered. */
  readonly requests: number;
  readonly persecond: number;
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number };
  /** Answers outside 200–299, and connections that failed. */
  readonly failures: number;
}

/** Sends a load from a process of its own, with autocannon. */
export async function load({
  url,
  method = 'GET',
  headers,
  body,
  seconds,
  connections,
}: Load): Promise<LoadResult> {
  const args = [
    autocannon,
    '--json',
    '--no-progress',
    '--workers',
    '2',
    '-c',
    `${connections}`,
    '-d',
    `${seconds}`,
    '-m',
    method,
  ];
  for (const [name, value] of Object.entries(headers ?? {})) args.push('-H', `${name}=${value}`);
  if (body !== undefined) args.push('-b', body);
  const { stdout } = await promisify(execFile)(process.execPath, [...args, url]);
  const result = JSON.parse(stdout);
  return {
    requests: result['2xx'] + result.non2xx,
    persecond: result.requests.average,
    latency: { p50: result.latency.p50, p99: result.latency.p99 },
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
