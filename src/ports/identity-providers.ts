/** Providers that vouch for people: federated login (specification, sections 4.1 and 7). */
export interface IdentityProviders {
  /** The providers that people of a country may use. */
  of(countrycode: string): readonly IdentityProvider[];
  /**
   * Who the provider says a person is. Rejects with `not_found` for an unknown provider, `invalid_request`
   * for a proof that does not hold, `forbidden` when the person refused, `overloaded` when the provider
   * cannot be asked; the error's body has the fields `error` and `error_description`.
   */
  identify(provider: string, proof: IdentityProof): Promise<Identity>;
}

/** What an app must know to use a provider. */
export interface IdentityProvider {
  readonly provider: string;
  readonly issuer: string;
  readonly client_id: string;
  /** To be requested from the provider. */
  readonly scope: string;
}

/** What an app got from a provider. */
export type IdentityProof =
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly redirecturi: string;
      readonly codeverifier?: string;
      readonly nonce?: string;
    }
  /** An ID token with the nonce that was asked for, or an access token. */
  | { readonly kind: 'token'; readonly token: string; readonly nonce?: string };

/** A person, as a provider knows her. */
export interface Identity {
  /** Never given to anybody else by the same provider. */
  readonly subject: string;
  readonly email?: string;
  /** The provider has made sure that the email is the person's. */
  readonly emailverified: boolean;
  readonly firstname?: string;
  readonly lastname?: string;
}
