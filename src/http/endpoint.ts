import type { HttpRequest, HttpResponse } from 'uWebSockets.js';
import type { Logger } from 'pino';
import { AppError } from '../errors.js';
import type { Authenticator } from '../ports/authenticator.js';
import type { AdminCaller, Caller } from '../ports/caller.js';
import type { AdminAction } from '../support/support.js';
import { type Check, compileCheck } from '../validation/check.js';
import { bodyReader, streamReader } from './body.js';
import { Exchange, type ExchangeContext } from './exchange.js';
import { challenge, type Guard, guard } from './guards.js';
import type { RequestMetrics } from './metrics.js';
import { compileQuery } from './query.js';
import { empty, type Headers, json, KeptJson, Reply, StreamedReply } from './reply.js';
import type { Rooms } from './rooms.js';
import { type BodyKind, paramNames, type Route, type RunInput } from './route.js';
import { errorBody, STATUS } from './status.js';

/** What every endpoint works with. */
export interface EndpointContext {
  readonly rooms: Rooms;
  readonly authenticator: Authenticator;
  readonly log: Logger;
  readonly metrics: RequestMetrics;
  /** Whether a user has the sub-profile that a caller wants to act for. */
  readonly hasProfile: (userid: string, profileuserid: string) => boolean | Promise<boolean>;
  /** Takes note of what an administrator did; the reply waits for it. */
  readonly audit: (action: AdminAction) => Promise<void>;
  /** A proxy stands before the server: the last address of X-Forwarded-For is the client's. */
  readonly trustProxy: boolean;
  readonly began: (exchange: Exchange) => void;
  readonly ended: (exchange: Exchange) => void;
}

/** Serves one route: guard, then schemas, then `run`. Nothing that is thrown leaves it. */
export class Endpoint {
  readonly #route: Route;
  readonly #context: EndpointContext;
  readonly #guard: Guard;
  readonly #names: readonly string[];
  readonly #checkParams: Check;
  readonly #readQuery: ((query: string) => Record<string, unknown>) | undefined;
  readonly #body: ((exchange: Exchange) => PendingBody) | undefined;
  readonly #status: number;
  readonly #kept: KeptJson | undefined;
  readonly #exchange: ExchangeContext;

  constructor(route: Route, context: EndpointContext) {
    this.#route = route;
    this.#context = context;
    this.#guard = guard(route.auth, context.authenticator);
    this.#names = paramNames(route.path);
    this.#checkParams = compileCheck(route.params, 'path');
    this.#readQuery = route.query && compileQuery(route.query);
    this.#body = route.body && bodyOf(route.body, route.bodyLimit);
    this.#status = Number(Object.keys(route.replies)[0]);
    this.#kept = route.kept ? new KeptJson() : undefined;
    const observe = context.metrics.route(route.id);
    const onEnd = (exchange: Exchange, status: number) => {
      observe(status, performance.now() - exchange.started);
      context.ended(exchange);
    };
    this.#exchange = { onEnd, trustProxy: context.trustProxy };
  }

  /** Handles a request; uWebSockets takes both arguments back when it returns. */
  serve(response: HttpResponse, request: HttpRequest): void {
    const exchange = new Exchange(response, request, this.#exchange);
    this.#context.began(exchange);
    if (exchange.malformed !== undefined) {
      refuseMalformed(exchange, exchange.malformed);
      return;
    }
    try {
      // Read now, looked at once the caller is known: strangers are told nothing about paths.
      const given = this.#names.map((_, i) => request.getParameter(i) ?? '');
      const body = this.#body?.(exchange);
      const answer = this.#answer(exchange, given, body);
      if (answer instanceof Promise)
        answer.then((value) => this.#reply(exchange, value)).catch(this.#failing(exchange));
      else this.#reply(exchange, answer);
    } catch (error) {
      this.#fail(exchange, error);
    }
  }

  /** Stays synchronous as long as it can: most reads never leave the first turn of the event loop. */
  #answer(exchange: Exchange, given: readonly string[], body: PendingBody | undefined): unknown {
    const caller = this.#guard(exchange);
    const profile = this.#route.profile ? exchange.headers.get('profileuserid') : undefined;
    if (body || caller instanceof Promise || profile !== undefined) {
      return this.#answerLater(exchange, given, { caller, profile, body });
    }
    return this.#run(exchange, this.#params(given), caller, undefined);
  }

  async #answerLater(
    exchange: Exchange,
    given: readonly string[],
    pending: {
      readonly caller: Caller | undefined | Promise<Caller | undefined>;
      readonly profile: string | undefined;
      readonly body: PendingBody | undefined;
    },
  ): Promise<unknown> {
    const caller = await this.#actingFor(await pending.caller, pending.profile);
    const params = this.#params(given);
    const body = await pending.body?.();
    return this.#run(exchange, params, caller, body);
  }

  async #actingFor(
    caller: Caller | undefined,
    profileuserid: string | undefined,
  ): Promise<Caller | undefined> {
    if (profileuserid === undefined || (caller?.kind !== 'user' && caller?.kind !== 'speech')) return caller;
    if (await this.#context.hasProfile(caller.userid, profileuserid)) return { ...caller, profileuserid };
    throw new AppError('forbidden', 'The header profileuserid names no sub-profile of the user.');
  }

  #run(
    exchange: Exchange,
    params: Record<string, string>,
    caller: Caller | undefined,
    body: unknown,
  ): unknown {
    const query = this.#readQuery?.(exchange.query) ?? {};
    const input = {
      rooms: this.#context.rooms,
      caller,
      params,
      query,
      body,
      header: (name: string) => exchange.headers.get(name),
      get address() {
        return exchange.address;
      },
    };
    if (caller?.kind === 'admin') return this.#runAudited(caller, input as unknown as RunInput);
    return this.#route.run(input as unknown as RunInput);
  }

  async #runAudited(caller: AdminCaller, input: RunInput): Promise<unknown> {
    const action = { caller, operation: this.#route.id, target: { ...input.params, ...input.query } };
    let outcome = 'done';
    try {
      return await this.#route.run(input);
    } catch (error) {
      outcome = error instanceof AppError ? error.code : 'internal';
      throw error;
    } finally {
      await this.#context.audit({ ...action, outcome });
    }
  }

  #params(given: readonly string[]): Record<string, string> {
    const params: Record<string, string> = {};
    if (given.length === 0) return params;
    for (const [i, name] of this.#names.entries()) params[name] = decode(name, given[i] ?? '');
    this.#checkParams(params);
    return params;
  }

  #reply(exchange: Exchange, value: unknown): void {
    if (value instanceof Reply) exchange.send(value);
    else if (value instanceof StreamedReply) exchange.stream(value).catch(this.#failing(exchange));
    else if (value === undefined) exchange.send(NOTHING);
    else if (this.#kept && typeof value === 'object' && value)
      exchange.send(this.#kept.reply(this.#status, value));
    else exchange.send(json(this.#status, value));
  }

  #failing(exchange: Exchange): (error: unknown) => void {
    return (error) => this.#fail(exchange, error);
  }

  #fail(exchange: Exchange, thrown: unknown): void {
    const error =
      thrown instanceof AppError ? thrown : new AppError('internal', 'Something went wrong here.');
    if (error.code === 'internal') {
      this.#context.log.error({ err: thrown, route: this.#route.id }, 'a request failed');
    }
    const presented = exchange.headers.has('authorization');
    const headers: Record<string, string> = {};
    const authenticate = challenge(this.#route.auth, error, presented);
    if (authenticate !== undefined) headers['www-authenticate'] = authenticate;
    const retryAfter = error.retryAfter ?? (error.code === 'overloaded' ? 1 : undefined);
    if (retryAfter !== undefined) headers['retry-after'] = String(Math.ceil(retryAfter));
    exchange.send(refusal(error, this.#route.oauth, headers));
  }
}

const NOTHING = empty(204);

/** A body that is on its way; called once the caller is known, so that strangers' bytes are not looked at. */
type PendingBody = () => unknown;

/** How an endpoint receives its bodies. */
function bodyOf(kind: BodyKind, limit: number): (exchange: Exchange) => PendingBody {
  const readStream = streamReader(kind);
  if (readStream) {
    return (exchange) => {
      const stream = exchange.bodyStream(limit);
      return () => readStream(stream, exchange.headers);
    };
  }
  const read = bodyReader(kind);
  return (exchange) => {
    const bytes = exchange.receive(limit);
    return async () => read(await bytes, exchange.headers);
  };
}

/**
 * Answers a request whose framing is not to be believed. Only in a later turn: uWebSockets
 * would otherwise go on with whatever stands behind it; now it closes the connection.
 */
export function refuseMalformed(exchange: Exchange, why: string): void {
  setImmediate(() => exchange.send(refusal(new AppError('invalid_request', why), false, {})));
}

/** The reply that tells an error. */
export function refusal(error: AppError, oauth: boolean, headers: Headers): Reply {
  return json(STATUS[error.code], errorBody(error, { oauth }), headers);
}

function decode(name: string, value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new AppError('invalid_request', `${name}: is not percent-encoded UTF-8`, {
      errors: { [name]: 'is not percent-encoded UTF-8' },
    });
  }
}
