/** The language of last resort (open details). */
const FALLBACK_LANGUAGE = 'en';

/**
 * The best of the languages that there are for what was asked (RFC 4647 §3.4, lookup): each
 * wish in turn, shortened part by part, then the fallback.
 */
export function bestLanguage(wishes: readonly string[], available: ReadonlySet<string>): string | undefined {
  for (const wish of [...wishes, FALLBACK_LANGUAGE]) {
    const parts = wish.toLowerCase().split('-');
    for (let length = parts.length; length > 0; length--) {
      const range = parts.slice(0, length).join('-');
      if (available.has(range)) return range;
    }
  }
  return undefined;
}

/** The languages of an Accept-Language header, the most wanted first (RFC 9110 §12.5.4). */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .slice(0, 50)
    .map((each) => {
      const [tag = '', ...parameters] = each.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
