import { seal, unseal } from '../seal.js';

/** Whose secret something is; what was sealed for one opens for no other. */
export interface Holder {
  readonly userid: string;
  readonly service: string;
}

/** Keeps secrets of users at rest, encrypted, each for its holder. */
export class TokenVault {
  readonly #key: Uint8Array;

  /** `key`: 32 bytes. */
  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** Seals the JSON of a secret. */
  seal(holder: Holder, secret: unknown): string {
    return seal(this.#key, nameOf(holder), JSON.stringify(secret));
  }

  /** Throws when it was not sealed for the holder with this key. */
  open(holder: Holder, sealed: string): unknown {
    return JSON.parse(unseal(this.#key, nameOf(holder), sealed));
  }
}

function nameOf({ userid, service }: Holder): string {
  return `${userid}\0${service}`;
}
