declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Saved {
    save(): Promise<string>;
  }

  /** As much of the provider as the tests use. */
  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): RequestListener;
    on(event: string, listener: (...details: unknown[]) => void): void;
    readonly Client: { find(id: string): Promise<object> };
    readonly Grant: new (of: {
      readonly accountId: string;
      readonly clientId: string;
    }) => Saved & { addOIDCScope(scope: string): void };
    readonly AuthorizationCode: new (
      of: Readonly<Record<string, unknown>>,
    ) => Saved;
    readonly AccessToken: new (
      of: Readonly<Record<string, unknown>>,
    ) => Saved;
  }
}
