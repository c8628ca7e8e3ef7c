/** A language without its region, in lower case: `en` of `en-GB`. */
export function baseLanguage(languageCode: string): string {
  return languageCode.toLowerCase().split(/[-_]/)[0] ?? '';
}
