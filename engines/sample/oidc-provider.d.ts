declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Saved {
    save(): Promise<string>;
  }

  /** As much of the provider as is used here. */
  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): RequestListener;
    on(event: string, listener: (...details: unknown[]) => void): void;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ readonly uid: string; readonly params: Readonly<Record<string, unknown>> }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>;
    readonly Client: { find(id: string): Promise<object> };
    readonly Grant: new (of: {
      readonly accountId: string;
      readonly clientId: string;
    }) => Saved & { addOIDCScope(scope: string): void };
    readonly AuthorizationCode: new (
      of: Readonly<Record<string, unknown>>,
    ) => Saved;
    readonly AccessToken: {
      new (of: Readonly<Record<string, unknown>>): Saved;
      find(token: string): Promise<{ readonly accountId: string; readonly isValid: boolean } | undefined>;
    };
  }
}
