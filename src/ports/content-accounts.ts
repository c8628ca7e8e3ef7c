/**
 * Users' accounts on content services (`proto/parlando/content/v1/accounts.proto`). Methods reject as those of
 * a content engine do; `access_revoked` from an exchange: the user cancelled.
 */
export interface ContentAccounts {
  /** The address to open in a browser to sign in. */
  authorize(request: SigninRequest): Promise<string>;
  /** Turns what a sign-in gave into credentials. */
  exchange(service: string, proof: SigninProof): Promise<Credentials>;
  /** New credentials in place of the old ones. */
  refresh(service: string, refreshtoken: string): Promise<Credentials>;
  /** Gives tokens back. */
  revoke(
    service: string,
    tokens: { readonly accesstoken: string; readonly refreshtoken?: string },
  ): Promise<void>;
}

/** Begins a sign-in. */
export interface SigninRequest {
  readonly service: string;
  readonly redirecturi: string;
  readonly state: string;
  /** Method S256 (RFC 7636). */
  readonly codechallenge: string;
  /** Lower-case. */
  readonly country: string;
}

/** What a sign-in gave, one of the ways (specification, section 2.8: signin, signinmanualclose, sdksignin). */
export type SigninProof =
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly redirecturi: string;
      /** RFC 7636. */
      readonly codeverifier: string;
    }
  | { readonly kind: 'closed'; readonly state: string }
  | {
      readonly kind: 'tokens';
      readonly accesstoken: string;
      readonly refreshtoken?: string;
      /** Seconds. */
      readonly expiresin?: number;
    }
  | { readonly kind: 'login'; readonly username: string; readonly password: string }
  | { readonly kind: 'apikey'; readonly apikey: string };

/** Access to a user's account on a service. */
export interface Credentials {
  readonly accesstoken: string;
  /** Absent: the access cannot be renewed. */
  readonly refreshtoken?: string;
  /** Seconds for which the access token is valid; absent: for ever. */
  readonly expiresin?: number;
  /** The user's id on the service. */
  readonly userid: string;
  readonly subscription?: string;
  /** Lower-case. */
  readonly country?: string;
  /** What an SDK is initialised with. */
  readonly clientid?: string;
}
