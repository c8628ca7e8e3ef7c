import { createHmac } from 'node:crypto';
import type { Clock } from '../ports/clock.js';
import type { SmsGateway, TextMessage } from '../ports/sms-gateway.js';

const PATIENCE = 10_000;

/**
 * Hands text messages to a webhook of the operator's: POST, JSON `{to, text}`, with the headers
 * `Parlando-Timestamp` (seconds since 1970) and `Parlando-Signature` (`sha256=` and the HMAC-SHA-256,
 * in hexadecimal, of the timestamp, a dot and the body, under the shared secret). Any 2xx is success.
 */
export class WebhookSmsGateway implements SmsGateway {
  readonly #url: string;
  readonly #secret: string;
  readonly #clock: Clock;

  constructor(parts: { readonly url: string; readonly secret: string; readonly clock: Clock }) {
    this.#url = parts.url;
    this.#secret = parts.secret;
    this.#clock = parts.clock;
  }

  async send({ to, text }: TextMessage): Promise<void> {
    const body = JSON.stringify({ to, text });
    const timestamp = String(Math.floor(this.#clock.now() / 1000));
    const signature = createHmac('sha256', this.#secret).update(`${timestamp}.${body}`).digest('hex');
    const response = await fetch(this.#url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'parlando-timestamp': timestamp,
        'parlando-signature': `sha256=${signature}`,
      },
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS webhook answered ${response.status}`);
  }

  /** Nothing is kept here. */
  async forget(): Promise<void> {}
}
