import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, Mailer } from '../ports/mailer.js';

/** Hands mail to an SMTP server, such as `smtps://name:password@mail.example.org`. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor(options: { readonly url: string; readonly from: string }) {
    this.#transport = createTransport(options.url, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as object);
    this.#from = options.from;
  }

  async send(mail: Mail): Promise<void> {
    await this.#transport.sendMail({ ...mail, from: this.#from });
  }

  /** Nothing is kept here. */
  async forget(): Promise<void> {}
}
