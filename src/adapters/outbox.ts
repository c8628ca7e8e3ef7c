import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Clock } from '../ports/clock.js';
import type { Mail, Mailer } from '../ports/mailer.js';
import type { SmsGateway, TextMessage } from '../ports/sms-gateway.js';

/** Keeps mail and text messages as files, for an installation that can send neither. */
export class Outbox {
  readonly mailer: Mailer = { send: (mail) => this.#keepMail(mail), forget: (to) => this.#forget(to) };
  readonly sms: SmsGateway = {
    send: (message) => this.#keepMessage(message),
    forget: (to) => this.#forget(to),
  };
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #from: string;
  readonly #compose: Transporter = createTransport({ streamTransport: true, buffer: true });
  #last = '';

  constructor(parts: { readonly folder: string; readonly clock: Clock; readonly from: string }) {
    this.#folder = parts.folder;
    this.#clock = parts.clock;
    this.#from = parts.from;
  }

  /** The newest things that were sent, as the text of their files. */
  async newest(count: number): Promise<readonly { readonly name: string; readonly content: string }[]> {
    const chosen = (await this.#names()).sort().reverse().slice(0, count);
    return Promise.all(chosen.map(async (name) => ({ name, content: await this.#read(name) })));
  }

  async #forget(to: string): Promise<void> {
    for (const name of await this.#names()) {
      if ((await this.#read(name)).includes(to)) await rm(join(this.#folder, name), { force: true });
    }
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names.filter((name) => !name.startsWith('.'));
  }

  #read(name: string): Promise<string> {
    return readFile(join(this.#folder, name), 'utf8');
  }

  async #keepMail(mail: Mail): Promise<void> {
    const { message } = await this.#compose.sendMail({
      ...mail,
      from: this.#from,
      textEncoding: 'quoted-printable',
    });
    await this.#write('eml', message);
  }

  async #keepMessage(message: TextMessage): Promise<void> {
    const sent = new Date(this.#clock.now()).toISOString();
    await this.#write('json', `${JSON.stringify({ ...message, sent }, undefined, 2)}\n`);
  }

  async #write(ending: string, content: string | Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = `${this.#stamp()}.${ending}`;
    await writeFile(join(this.#folder, `.${name}`), content, { mode: 0o600 });
    await rename(join(this.#folder, `.${name}`), join(this.#folder, name));
  }

  /** Names sort as they were sent, also within a millisecond. */
  #stamp(): string {
    const time = new Date(this.#clock.now()).toISOString().replaceAll(':', '-');
    const before = this.#last.startsWith(time) ? Number(this.#last.slice(time.length + 1)) : 0;
    this.#last = `${time}-${String(before + 1).padStart(4, '0')}`;
    return `${this.#last}-${randomBytes(3).toString('hex')}`;
  }
}
