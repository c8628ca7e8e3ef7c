import type { HttpRequest, HttpResponse } from 'uWebSockets.js';
import { AppError } from '../errors.js';
import { addressOf, forwardedAddress } from './address.js';
import { BodyStream, bodyTooLarge } from './body-stream.js';
import { readFraming } from './framing.js';
import { sendPieces } from './pieces.js';
import type { Headers, Reply, StreamedReply } from './reply.js';
import { statusLine } from './status.js';

/** What an exchange needs to know of its server. */
export interface ExchangeContext {
  /** Called once: with the status of the reply, or 0 when the client has gone. */
  readonly onEnd: (exchange: Exchange, status: number) => void;
  /** A proxy of the operator's stands before the server, and says whom it speaks for. */
  readonly trustProxy: boolean;
}

/**
 * One request and its reply. Everything is read while uWebSockets still holds the request;
 * the reply is sent at most once, and never to a client that has gone.
 */
export class Exchange {
  readonly method: string;
  /** As sent: not decoded. */
  readonly path: string;
  /** What follows the question mark, as sent. */
  readonly query: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly started = performance.now();
  readonly #response: HttpResponse;
  readonly #context: ExchangeContext;
  readonly #malformed: string | undefined;
  #open = true;
  #bodyPending = false;
  #fail: ((error: Error) => void) | undefined;

  constructor(response: HttpResponse, request: HttpRequest, context: ExchangeContext) {
    response.onAborted(() => this.#abort());
    this.#response = response;
    this.#context = context;
    this.method = request.getCaseSensitiveMethod();
    this.path = request.getUrl();
    this.query = request.getQuery();
    const framing = readFraming(request);
    this.headers = framing.headers;
    this.#malformed = framing.malformed;
  }

  /** False: the client has gone or has its reply. */
  get open(): boolean {
    return this.#open;
  }

  /** Why the request must not be believed (RFC 9112 §6.3, §3.2); the connection is closed with the reply. */
  get malformed(): string | undefined {
    return this.#malformed;
  }

  get authorization(): string | undefined {
    return this.headers.get('authorization');
  }

  /** The address of the other end, of IPv6 the network (/64); '' when it has gone. */
  get address(): string {
    const forwarded = this.#context.trustProxy && forwardedAddress(this.headers.get('x-forwarded-for'));
    if (forwarded) return forwarded;
    return this.#open ? addressOf(Buffer.from(this.#response.getRemoteAddress())) : '';
  }

  /**
   * Collects the body. Must be called before the handler returns to uWebSockets, whose
   * buffers are copied here. Rejects with `too_large`, and when the client goes.
   */
  receive(limit: number): Promise<Buffer> {
    this.#bodyPending = true;
    const body = this.#collect(limit);
    // A refused caller gets its answer without anybody looking at the body.
    body.catch(() => {});
    return body;
  }

  /** The body as it arrives. Must be called before the handler returns to uWebSockets. */
  bodyStream(limit: number): BodyStream {
    const response = this.#response;
    const stream = new BodyStream(
      {
        pause: () => this.#open && response.pause(),
        resume: () => this.#open && response.resume(),
      },
      limit,
    );
    this.#bodyPending = true;
    this.#fail = (error) => stream.fail(error);
    response.onData((piece, isLast) => {
      stream.push(new Uint8Array(piece));
      if (!isLast) return;
      this.#bodyPending = false;
      stream.end();
    });
    return stream;
  }

  #collect(limit: number): Promise<Buffer> {
    if (Number(this.headers.get('content-length') ?? 0) > limit) return Promise.reject(bodyTooLarge(limit));
    const pieces: Buffer[] = [];
    let size = 0;
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#response.onData((piece, isLast) => {
        size += piece.byteLength;
        if (size <= limit) pieces.push(Buffer.from(new Uint8Array(piece)));
        else reject(bodyTooLarge(limit));
        if (!isLast) return;
        this.#bodyPending = false;
        resolve(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces));
      });
    });
  }

  /** Answers, once; later calls do nothing. */
  send(reply: Reply): void {
    if (!this.#open) return;
    this.#open = false;
    this.#fail?.(BROKEN_OFF);
    const { body } = reply;
    const bodiless = this.method === 'HEAD' || reply.status === 204 || reply.status === 304;
    const close = this.#malformed !== undefined || this.#bodyPending;
    this.#response.cork(() => {
      this.#writeHead(reply.status, reply.headers);
      if (!bodiless) this.#response.end(body ?? '', close);
      else if (reply.status === 204 || reply.status === 304) this.#response.endWithoutBody(undefined, close);
      else this.#response.endWithoutBody(body === undefined ? 0 : Buffer.byteLength(body), close);
    });
    this.#context.onEnd(this, reply.status);
  }

  /**
   * Answers with a body that is read as fast as the client takes it. Rejects when it cannot be read; once some of it
   * is sent, the connection is closed then.
   */
  async stream({ status, headers, body }: StreamedReply): Promise<void> {
    if (!this.#open) return;
    if (this.method === 'HEAD' || body.size === 0) {
      this.#open = false;
      this.#response.cork(() => {
        this.#writeHead(status, headers);
        this.#response.endWithoutBody(body.size);
      });
    } else {
      const sent = await sendPieces(this.#response, body, {
        head: () => this.#writeHead(status, headers),
        isOpen: () => this.#open,
        onGone: (listener) => {
          this.#fail = listener;
        },
      });
      if (!sent) return;
      this.#open = false;
    }
    this.#context.onEnd(this, status);
  }

  #writeHead(status: number, headers: Headers): void {
    if (status !== 200) this.#response.writeStatus(statusLine(status));
    for (const name in headers) this.#response.writeHeader(name, headers[name] ?? '');
  }

  #abort(): void {
    this.#fail?.(BROKEN_OFF);
    if (!this.#open) return;
    this.#open = false;
    this.#context.onEnd(this, 0);
  }
}

/** Nobody is told: the client has gone, or has its reply. */
const BROKEN_OFF = new AppError('invalid_request', 'The request ended before its body.');
