import type { Catalogue } from '../catalogue/catalogue.js';
import { COVER_SIZES } from './covers.js';
import type { Signer } from './signature.js';

/** How the engine's own HTTP server is reached. */
interface AddressesDeps {
  readonly signer: Signer;
  /** Seconds for which the address of a stream is good. */
  readonly timeLimited: number;
  readonly port: number;
  /** The address of the HTTP server as speakers see it; absent: the host of the platform's server with the port. */
  readonly publicUrl: string | undefined;
  /** The address under which speakers reach the platform's server. */
  readonly serverUrl: string;
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
    return `${this.#base(serverUrl)}${path}?${this.#deps.signer.sign(path, expires)}`;
  }

  /** A cover's pictures by WxH; none where there is no cover. */
  images(cover: string | undefined, { pictures }: Pick<Catalogue, 'pictures'>): Record<string, string> {
    if (cover === undefined || !pictures.has(cover)) return {};
    const base = this.#base('');
    return Object.fromEntries(
      COVER_SIZES.map((size) => [`${size}x${size}`, `${base}/images/${cover}/${size}.jpg`]),
    );
  }

  #base(serverUrl: string): string {
    const { publicUrl, port } = this.#deps;
    if (publicUrl !== undefined) return publicUrl;
    const host = URL.parse(serverUrl)?.hostname || URL.parse(this.#deps.serverUrl)?.hostname || '127.0.0.1';
    return `http://${host}:${port}`;
  }
}
