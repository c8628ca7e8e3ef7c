/** Sends mail. */
export interface Mailer {
  /** Resolves when somebody else is responsible for the mail; rejects when nobody took it. */
  send(mail: Mail): Promise<void>;
  /** Forgets what is kept of mail to an address. */
  forget(to: string): Promise<void>;
}

/** A mail of plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
