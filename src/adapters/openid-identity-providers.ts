import * as openid from 'openid-client';
import { AppError } from '../errors.js';
import type {
  Identity,
  IdentityProof,
  IdentityProvider,
  IdentityProviders,
} from '../ports/identity-providers.js';
import type { LoginProvider } from './login-providers.js';
import { loginRefused, refusalOf } from './openid-refusals.js';

const DEFAULT_SCOPE = 'openid email profile';
const PATIENCE_SECONDS = 10;
const MOST_SEEN = 100_000;

/** What a provider tells of a person, in an ID token or at its userinfo endpoint. */
type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

interface Discovered {
  /** Checks ID tokens that come with codes. */
  readonly forCodes: openid.Configuration;
  /** Checks ID tokens that an app brings. */
  readonly forTokens: openid.Configuration;
}

/** Any OpenID Connect provider, found by discovery when it is first needed. */
export class OpenidIdentityProviders implements IdentityProviders {
  readonly #providers: ReadonlyMap<string, LoginProvider>;
  readonly #discovered = new Map<string, Promise<Discovered>>();
  /** ID tokens that logged somebody in, with the moment when they expire: none does so twice. */
  readonly #seen = new Map<string, number>();

  constructor(providers: readonly LoginProvider[]) {
    this.#providers = new Map(providers.map((provider) => [provider.provider, provider]));
  }

  of(countrycode: string): readonly IdentityProvider[] {
    return [...this.#providers.values()]
      .filter(({ countries }) => countries === undefined || countries.includes(countrycode))
      .map(({ provider, issuer, client_id, scope }) => ({
        provider,
        issuer,
        client_id,
        scope: scope ?? DEFAULT_SCOPE,
      }));
  }

  async identify(name: string, proof: IdentityProof): Promise<Identity> {
    const provider = this.#providers.get(name);
    if (!provider) throw new AppError('not_found', 'There is no such login provider.');
    try {
      const discovered = await this.#discover(provider);
      return identityOf(await this.#claims(provider, discovered, proof));
    } catch (error) {
      throw refusalOf(error);
    }
  }

  #claims(provider: LoginProvider, discovered: Discovered, proof: IdentityProof): Promise<Claims> {
    if (proof.kind === 'code') return claimsOfCode(provider, discovered.forCodes, proof);
    if (/^[\w-]+\.[\w-]*\.[\w-]*$/.test(proof.token))
      return this.#claimsOfIdToken(discovered.forTokens, proof);
    return claimsOfAccessToken(provider, discovered.forCodes, proof.token);
  }

  async #claimsOfIdToken(
    configuration: openid.Configuration,
    { token, nonce }: { readonly token: string; readonly nonce?: string },
  ): Promise<Claims> {
    if (nonce === undefined) throw loginRefused('invalid_request', 'nonce: is required with an ID token');
    const url = new URL(`https://localhost/#${new URLSearchParams({ id_token: token })}`);
    const claims = await openid.implicitAuthentication(configuration, url, nonce);
    if (this.#seen.has(token)) throw loginRefused('invalid_request', 'The token was used before.');
    this.#remember(token, claims.exp * 1000);
    return claims;
  }

  #remember(token: string, expires: number): void {
    const now = Date.now();
    for (const [seen, until] of this.#seen) {
      if (until > now && this.#seen.size < MOST_SEEN) break;
      this.#seen.delete(seen);
    }
    this.#seen.set(token, expires);
  }

  #discover(provider: LoginProvider): Promise<Discovered> {
    const known = this.#discovered.get(provider.provider);
    if (known) return known;
    const discovering = discover(provider);
    this.#discovered.set(provider.provider, discovering);
    discovering.catch(() => this.#discovered.delete(provider.provider));
    return discovering;
  }
}

async function discover(provider: LoginProvider): Promise<Discovered> {
  const { client_id, client_secret, algorithm } = provider;
  const issuer = new URL(provider.issuer);
  const metadata = { client_id, id_token_signed_response_alg: algorithm ?? 'RS256' };
  const auth = client_secret === undefined ? openid.None() : openid.ClientSecretBasic(client_secret);
  // A provider of a developer's own machine has no certificate.
  const loopback = ['127.0.0.1', '[::1]', 'localhost'].includes(issuer.hostname);
  const forCodes = await openid.discovery(issuer, client_id, metadata, auth, {
    timeout: PATIENCE_SECONDS,
    ...(loopback && { execute: [openid.allowInsecureRequests] }),
  });
  openid.enableNonRepudiationChecks(forCodes);
  const forTokens = new openid.Configuration(forCodes.serverMetadata(), client_id, metadata, auth);
  forTokens.timeout = PATIENCE_SECONDS;
  if (loopback) openid.allowInsecureRequests(forTokens);
  openid.useIdTokenResponseType(forTokens);
  return { forCodes, forTokens };
}

async function claimsOfCode(
  provider: LoginProvider,
  configuration: openid.Configuration,
  proof: Extract<IdentityProof, { kind: 'code' }>,
): Promise<Claims> {
  const url = URL.parse(proof.redirecturi);
  if (!url) throw loginRefused('invalid_request', 'redirect_uri: is not an address');
  url.searchParams.set('code', proof.code);
  url.searchParams.set('iss', configuration.serverMetadata().issuer);
  const tokens = await openid.authorizationCodeGrant(configuration, url, {
    expectedState: openid.skipStateCheck,
    idTokenExpected: true,
    ...(proof.nonce !== undefined && { expectedNonce: proof.nonce }),
    ...(proof.codeverifier !== undefined && { pkceCodeVerifier: proof.codeverifier }),
  });
  const claims = tokens.claims();
  if (!claims) throw loginRefused('invalid_request', `${provider.provider} sent no ID token.`);
  if (!configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...claims, ...(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
}

/** Only introspection (RFC 7662) tells for which client an access token was made. */
async function claimsOfAccessToken(
  { client_id }: LoginProvider,
  configuration: openid.Configuration,
  token: string,
): Promise<Claims> {
  if (!configuration.serverMetadata().introspection_endpoint) {
    throw loginRefused(
      'invalid_request',
      'The provider cannot tell whose the access token is: send an ID token.',
    );
  }
  const { active, client_id: owner, sub } = await openid.tokenIntrospection(configuration, token);
  if (!active || owner !== client_id || typeof sub !== 'string') {
    throw loginRefused('invalid_request', 'The access token is not valid here.');
  }
  return openid.fetchUserInfo(configuration, token, sub);
}

function identityOf(claims: Claims): Identity {
  const { sub: subject, email, given_name: firstname, family_name: lastname } = claims;
  return {
    subject,
    emailverified: typeof email === 'string' && claims.email_verified === true,
    ...(typeof email === 'string' && { email }),
    ...(typeof firstname === 'string' && { firstname }),
    ...(typeof lastname === 'string' && { lastname }),
  };
}
