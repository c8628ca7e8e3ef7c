import sharp from 'sharp';
import { AppError, invalid } from '../errors.js';
import type { ImageMaker } from '../ports/image-maker.js';

const MOST_PIXELS = 50_000_000;
const EDGE = 512;
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp']);
const AT_ONCE = 2;
const MOST_WAITING = 30;

/** sharp, outside the event loop and on few threads: pictures can wait. */
export class SharpImageMaker implements ImageMaker {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor() {
    sharp.concurrency(1);
    sharp.cache(false);
  }

  async square(image: Uint8Array): Promise<Uint8Array> {
    if (this.#running >= AT_ONCE) await this.#turn();
    else this.#running += 1;
    try {
      return await make(image);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING) {
      throw new AppError('overloaded', 'Too many images are being made at once.', { retryAfter: 5 });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

async function make(image: Uint8Array): Promise<Uint8Array> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
  try {
    const { format } = await sharp(image, options).metadata();
    if (!FORMATS.has(format)) throw new Error(`the format is ${format}`);
    return await sharp(image, options)
      .rotate()
      .resize(EDGE, EDGE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    throw invalid('body', `must be a JPEG, PNG or WebP image of at most ${MOST_PIXELS / 1e6} megapixels`);
  }
}
