import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError, invalid } from '../errors.js';
import type { BodyStream } from './body-stream.js';

/** What came with the bytes of a file. */
export interface UploadedFile {
  /** As the client says; in lower case, without parameters. */
  readonly contenttype: string;
}

/** A multipart/form-data body that holds one file, read while it arrives (RFC 7578). */
export class Upload {
  readonly #body: BodyStream;
  readonly #contenttype: string;

  constructor(body: BodyStream, contenttype: string) {
    this.#body = body;
    this.#contenttype = contenttype;
  }

  /**
   * Copies the only file, of the field `field`, to `target`. Resolves when the whole body was read.
   * Rejects when there is no such file or another one, when it is larger than `limit`, and when the
   * client goes; what `target` holds is then worth nothing.
   */
  async copy(field: string, target: Writable, limit: number): Promise<UploadedFile> {
    const parser = this.#parser(limit);
    let copying: Promise<void> | undefined;
    let file: UploadedFile | undefined;
    parser.on('file', (name, data, _filename, _encoding, type) => {
      if (name !== field || file) {
        data.resume();
        parser.destroy(invalid(name, file ? 'is a second file' : `is not the field ${field}`));
        return;
      }
      file = { contenttype: type.toLowerCase() };
      data.on('limit', () =>
        parser.destroy(new AppError('too_large', `The file is larger than ${limit} bytes.`)),
      );
      copying = pipeline(data, target);
      copying.catch((error) => parser.destroy(error));
    });
    await this.#parse(parser, target);
    await copying;
    if (!file) throw invalid(field, 'is missing: a file is expected');
    return file;
  }

  #parser(limit: number): BusboyInstance {
    try {
      const headers = { 'content-type': this.#contenttype };
      return new Busboy({ headers, limits: { fileSize: limit, files: 2, fields: 10, parts: 12 } });
    } catch (cause) {
      throw new AppError('invalid_request', 'The body is not multipart/form-data.', { cause });
    }
  }

  async #parse(parser: BusboyInstance, target: Writable): Promise<void> {
    try {
      await pipeline(Readable.from(this.#body), parser);
    } catch (error) {
      target.destroy();
      if (error instanceof AppError) throw error;
      throw new AppError('invalid_request', 'The multipart body is broken off or malformed.', {
        cause: error,
      });
    }
  }
}
