import { baseAddress, type Reach } from '../../media/base-address.js';
import type { Signer } from '../../media/signature.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { COVER_SIZES } from './covers.js';

interface AddressesDeps extends Reach {
  readonly signer: Signer;
  /** Seconds for which the address of a stream is good. */
  readonly timeLimited: number;
}

/** The addresses of streams and covers. */
export class Addresses {
  readonly #deps: AddressesDeps;

  constructor(deps: AddressesDeps) {
    this.#deps = deps;
  }

  get timeLimited(): number {
    return this.#deps.timeLimited;
  }

  /** The address of a song's stream; `serverUrl` is where the one who asks reaches the platform's server. */
  stream(ref: string, serverUrl: string): string {
    const path = `/streams/${ref}`;
    const expires = Math.ceil(Date.now() / 1000) + this.#deps.timeLimited;
    return `${baseAddress(this.#deps, serverUrl)}${path}?${this.#deps.signer.sign(path, expires)}`;
  }

  /** A cover's pictures by WxH; none where there is no cover. */
  images(cover: string | undefined, { pictures }: Pick<Catalogue, 'pictures'>): Record<string, string> {
    if (cover === undefined || !pictures.has(cover)) return {};
    const base = baseAddress(this.#deps);
    return Object.fromEntries(
      COVER_SIZES.map((size) => [`${size}x${size}`, `${base}/images/${cover}/${size}.jpg`]),
    );
  }
}
