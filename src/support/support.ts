import { AppError } from '../errors.js';
import type { IdentityProvider } from '../ports/identity-providers.js';
import type { Audit } from './audit.js';
import { acceptedLanguages, bestLanguage } from './languages.js';
import type { SupportStore } from './support-store.js';

export type { AdminAction, AuditEntry } from './audit.js';

/** A JSON object of an operator's own shape. */
export type FreeObject = Readonly<Record<string, unknown>>;

/** What apps may be told of a country (specification, section 2.8). */
export interface Configuration {
  readonly services: readonly unknown[];
  readonly countrycode: string;
  readonly loginproviders: readonly string[];
  /** What an app must know to use them. */
  readonly loginproviderdetails: readonly IdentityProvider[];
  readonly nativelogin: { readonly type: 'email' | 'mobilenumber' };
  readonly tastetypes: readonly string[];
  readonly [custom: string]: unknown;
}

/** What the support room is built from. */
export interface SupportParts {
  readonly audit: Audit;
  readonly store: SupportStore;
  /** The country of callers that have none. */
  readonly country: string;
  /** The services that there are in a country. */
  readonly services: (countrycode: string) => readonly unknown[];
  /** The identity providers of a country. */
  readonly loginproviders: (countrycode: string) => readonly IdentityProvider[];
  /** How people of a country log in. */
  readonly nativelogin: (countrycode: string) => 'email' | 'mobilenumber';
}

/** The targets of likes and dislikes (specification, section 2.8). */
export const TASTE_TYPES = [
  'album',
  'artist',
  'audiobook',
  'author',
  'genre',
  'internetradio',
  'playlist',
  'podcast',
  'podcastepisode',
  'radioplaylist',
  'single',
  'song',
  'user',
] as const;

/** What operators tell apps: support content by language, configuration by country. */
export class Support {
  readonly audit: Audit;
  readonly #parts: SupportParts;
  readonly #store: SupportStore;

  constructor(parts: SupportParts) {
    this.audit = parts.audit;
    this.#parts = parts;
    this.#store = parts.store;
  }

  /** The content in the best language: `lang`, else what the header Accept-Language wants, else English. */
  async content(wanted: { readonly lang?: string; readonly accept?: string }): Promise<FreeObject> {
    const contents = await this.#store.contents();
    const wishes = wanted.lang === undefined ? acceptedLanguages(wanted.accept ?? '') : [wanted.lang];
    const lang = bestLanguage(wishes, new Set(contents.keys()));
    if (lang === undefined) throw new AppError('not_found', 'There is no support content in that language.');
    return parsed(contents.get(lang));
  }

  async setContent(lang: string, content: FreeObject): Promise<FreeObject> {
    await this.#store.setContent(lang.toLowerCase(), JSON.stringify(content));
    return content;
  }

  async removeContent(lang: string): Promise<void> {
    if (await this.#store.removeContent(lang.toLowerCase())) return;
    throw new AppError('not_found', 'There is no support content in that language.');
  }

  /** GET /v1/config, for a country or the server's own. Custom keys never hide the server's. */
  async configuration(countrycode = this.#parts.country): Promise<Configuration> {
    const providers = this.#parts.loginproviders(countrycode);
    return {
      ...(await this.customConfig(countrycode)),
      services: this.#parts.services(countrycode),
      countrycode,
      loginproviders: providers.map(({ provider }) => provider),
      loginproviderdetails: providers,
      nativelogin: { type: this.#parts.nativelogin(countrycode) },
      tastetypes: TASTE_TYPES,
    };
  }

  /** What was set for a country; `{}` if nothing was. */
  async customConfig(countrycode: string): Promise<FreeObject> {
    return parsed((await this.#store.configs()).get(countrycode));
  }

  /** What was set, by country. */
  async customConfigs(): Promise<Readonly<Record<string, FreeObject>>> {
    const configs = await this.#store.configs();
    return Object.fromEntries([...configs].map(([country, config]) => [country, parsed(config)]));
  }

  async setCustomConfig(countrycode: string, config: FreeObject): Promise<FreeObject> {
    await this.#store.setConfig(countrycode, JSON.stringify(config));
    return config;
  }
}

function parsed(json: string | undefined): FreeObject {
  return JSON.parse(json ?? '{}') as FreeObject;
}
