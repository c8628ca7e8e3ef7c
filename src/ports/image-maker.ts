/** Makes pictures of people fit to be shown. */
export interface ImageMaker {
  /**
   * Decodes a JPEG, PNG or WebP image and encodes it anew, as a JPEG of 512 by 512 pixels without
   * metadata. Rejects with `invalid_request` for anything else, and for more than 50 megapixels; with
   * `overloaded` when too many are waiting.
   */
  square(image: Uint8Array): Promise<Uint8Array>;
}
