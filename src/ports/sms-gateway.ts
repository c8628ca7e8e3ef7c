/** Sends text messages. */
export interface SmsGateway {
  /** Resolves when the gateway took the message. */
  send(message: TextMessage): Promise<void>;
}

/** A text message; `to` is in E.164. */
export interface TextMessage {
  readonly to: string;
  readonly text: string;
}
