/** What the main thread asks of the writer thread. `transaction` numbers a logical transaction; a `write` is one by itself. */
export type WriterRequest =
  | { readonly id: number; readonly kind: 'begin'; readonly transaction: number }
  | { readonly id: number; readonly kind: 'commit' | 'rollback'; readonly transaction: number }
  | ({ readonly id: number; readonly kind: 'query'; readonly transaction: number } & Statement)
  | ({ readonly id: number; readonly kind: 'write' } & Statement)
  | { readonly id: number; readonly kind: 'close' };

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

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
