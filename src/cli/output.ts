/** Prints one result: for a person, or with `--json` as one line of JSON. */
export function print(result: unknown, { json }: { readonly json?: boolean }, text: string): void {
  process.stdout.write(`${json ? JSON.stringify(result) : text}\n`);
}
