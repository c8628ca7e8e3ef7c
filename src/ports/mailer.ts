/** Sends mail. */
export interface Mailer {
  /** Resolves when somebody else is responsible for the mail; rejects when nobody took it. */
  send(mail: Mail): Promise<void>;
}

/** A mail of plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
