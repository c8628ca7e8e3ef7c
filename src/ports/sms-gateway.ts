/** Sends text messages. */
export interface SmsGateway {
  /** Resolves when the gateway took the message. */
  send(message: TextMessage): Promise<void>;
  /** Forgets what is kept of messages to a number. */
  forget(to: string): Promise<void>;
}

/** A text message; `to` is in E.164. */
export interface TextMessage {
  readonly to: string;
  readonly text: string;
}
