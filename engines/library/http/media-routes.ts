import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSigned, refuse } from '../../media/media-server.js';
import type { Signer } from '../../media/signature.js';
import { contentType } from '../scan/media-types.js';
import { openContained } from './contained-file.js';
import { COVER_SIZES, type Covers } from './covers.js';
import { sendFile } from './send-file.js';

/** What the routes need. */
interface MediaRoutesDeps {
  /** The music folder. */
  readonly root: string;
  readonly covers: Covers;
  readonly signer: Signer;
  /** The path of a song's file, from the music folder. */
  readonly pathOf: (ref: string) => string | undefined;
}

/**
 * Serves streams and covers: `/streams/{ref}` with a signature that expires, and
 * `/images/{cover}/{size}.jpg`, whose address is made of what it shows and never changes.
 */
export class MediaRoutes {
  readonly #deps: MediaRoutesDeps;

  constructor(deps: MediaRoutesDeps) {
    this.#deps = deps;
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const stream = /^\/streams\/([\w-]{16})$/.exec(url.pathname);
    if (stream?.[1]) return this.#stream(request, response, { url, ref: stream[1] });
    const image = /^\/images\/([\w-]{16})\/(\d{3})\.jpg$/.exec(url.pathname);
    const size = COVER_SIZES.find((each) => String(each) === image?.[2]);
    if (image?.[1] && size) return this.#image(request, response, { cover: image[1], size });
    return refuse(response, 404, 'there is nothing here');
  }

  async #stream(
    request: IncomingMessage,
    response: ServerResponse,
    { url, ref }: { readonly url: URL; readonly ref: string },
  ): Promise<void> {
    if (!isSigned(this.#deps.signer, url, response)) return;
    const path = this.#deps.pathOf(ref);
    const file = path === undefined ? undefined : await openContained(this.#deps.root, path);
    if (!file || path === undefined) return refuse(response, 404, 'this song is no longer in the library');
    await sendFile(request, response, {
      file,
      headers: { 'content-type': contentType(path), 'cache-control': 'private, max-age=3600' },
    });
  }

  async #image(
    request: IncomingMessage,
    response: ServerResponse,
    { cover, size }: { readonly cover: string; readonly size: (typeof COVER_SIZES)[number] },
  ): Promise<void> {
    const file = await this.#deps.covers.open(cover, size);
    if (!file) return refuse(response, 404, 'there is no such cover');
    await sendFile(request, response, {
      file,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
    });
  }
}
