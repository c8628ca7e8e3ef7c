import { AppError, invalid } from '../errors.js';
import { type BodyStream, fieldTooLarge } from './body-stream.js';
import { MultipartParser, type PartHead } from './multipart-parser.js';

/** What came with the bytes of a file. */
export interface UploadedFile {
  /** As the client says; in lower case, without parameters. */
  readonly contenttype: string;
}

/** Where the bytes of a file go. */
interface Sink {
  /** Takes bytes that are its own only until it returns. */
  write(bytes: Uint8Array): void;
  /** Resolves when it has written what it holds; undefined: it can take more now. */
  drained(): Promise<void> | undefined;
}

/** Parts that a body may have; more are no upload of one file. */
const MOST_PARTS = 12;

/** A multipart/form-data body that holds one file, read while it arrives (RFC 7578). */
export class Upload {
  readonly #body: BodyStream;
  readonly #contenttype: string;

  constructor(body: BodyStream, contenttype: string) {
    this.#body = body;
    this.#contenttype = contenttype;
  }

  /**
   * Copies the only file, of the field `field`, to `sink`. Resolves when the whole body was read.
   * Rejects when there is no such file or another one, when it is larger than `limit`, and when the
   * client goes; what was copied is then worth nothing.
   */
  async copy(field: string, sink: Sink, limit: number): Promise<UploadedFile> {
    const only = new OnlyFile(field, sink, limit);
    const parser = new MultipartParser(this.#contenttype, only);
    await this.#body.feed((bytes) => {
      parser.push(bytes);
      return sink.drained();
    });
    parser.end();
    return only.file();
  }
}

/** Sees to it that a body holds one file, of the right field and size. */
class OnlyFile {
  readonly #field: string;
  readonly #sink: Sink;
  readonly #limit: number;
  #parts = 0;
  #size = 0;
  #current: PartHead | undefined;
  #found: PartHead | undefined;

  constructor(field: string, sink: Sink, limit: number) {
    this.#field = field;
    this.#sink = sink;
    this.#limit = limit;
  }

  part(head: PartHead): void {
    this.#parts += 1;
    this.#current = head;
    if (this.#parts > MOST_PARTS) throw new AppError('invalid_request', 'The body has too many parts.');
    if (!head.file) return;
    if (head.name !== this.#field) throw invalid(head.name, `is not the field ${this.#field}`);
    if (this.#found) throw invalid(this.#field, 'is a second file');
    this.#found = head;
  }

  data(bytes: Uint8Array): void {
    if (this.#current !== this.#found) return;
    this.#size += bytes.length;
    if (this.#size > this.#limit) throw fieldTooLarge(this.#field, this.#limit);
    this.#sink.write(bytes);
  }

  file(): UploadedFile {
    if (!this.#found) throw invalid(this.#field, 'is missing: a file is expected');
    return { contenttype: this.#found.contenttype };
  }
}
