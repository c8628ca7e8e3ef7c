/** Hashes passwords and client secrets, at most a few at a time. */
export interface PasswordHasher {
  /** Rejects with `overloaded` when too many are waiting. */
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}
