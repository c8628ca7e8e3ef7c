/** What the main thread asks of the writer thread. `transaction` numbers a logical transaction. */
export type WriterRequest =
  | { readonly id: number; readonly kind: 'begin' | 'commit' | 'rollback'; readonly transaction: number }
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly transaction: number;
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly id: number; readonly kind: 'close'; readonly transaction: 0 };

/** The writer's reply to the request of the same id. */
export type WriterReply =
  | { readonly id: number; readonly ok: true; readonly result?: WriterResult }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly code: string | undefined };

/** Rows that a query returned, and what it changed. */
export interface WriterResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
  readonly lastInsertRowid: bigint;
}
