import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whose secret something is; what was sealed for one opens for no other. */
export interface Holder {
  readonly userid: string;
  readonly service: string;
}

/** Keeps secrets of users at rest: AES-256-GCM (NIST SP 800-38D), with the holder as authenticated data. */
export class TokenVault {
  readonly #key: Uint8Array;

  /** `key`: 32 bytes. */
  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** Base64url of nonce, tag and ciphertext of the JSON. */
  seal(holder: Holder, secret: unknown): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(nameOf(holder));
    const text = Buffer.concat([cipher.update(JSON.stringify(secret), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** Throws when it was not sealed for the holder with this key. */
  open(holder: Holder, sealed: string): unknown {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(nameOf(holder))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8'));
  }
}

function nameOf({ userid, service }: Holder): Buffer {
  return Buffer.from(`${userid}\0${service}`, 'utf8');
}
