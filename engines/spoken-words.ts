/** Words as the speech contract has them, from what a recogniser writes: lower case, single spaces, no punctuation. */
export function spokenWords(written: string): string {
  return written
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'&]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])'+|'+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
