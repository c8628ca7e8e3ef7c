import { CliError } from './cli-error.js';

/** A call of the server's REST interface. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** `Bearer …` or `Basic …`. */
  readonly authorization: string;
  readonly body?: unknown;
}

/** Calls a server. Throws a {@link CliError} that says what it answered, or that it is not there. */
export async function call<Reply>(server: string, request: ApiRequest): Promise<Reply> {
  const { method, path, authorization, body } = request;
  const response = await reach(new URL(path, server), {
    method,
    headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply: unknown = await response.json().catch(() => undefined);
  if (response.ok) return reply as Reply;
  throw new CliError(`${method} ${path} was answered ${response.status}: ${reason(reply)}`);
}

function reason(reply: unknown): string {
  const said = typeof reply === 'object' && reply !== null && 'message' in reply;
  return said ? String(reply.message) : 'no reason given';
}

/** `fetch`, with one sentence when nobody answers. */
export async function reach(url: URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new CliError(`Nothing answers at ${url.origin}: is the server running (npm start)?`, { cause });
  }
}

/** The header of client credentials (specification, section 5). */
export function basic(user: string, secret: string): string {
  return `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
}
