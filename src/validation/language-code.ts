import Type from 'typebox';
import Format from 'typebox/format';

Format.Set('languagecode', isWellFormed);

/** A BCP 47 tag (RFC 5646) of any language, also with underscores; whether the server speaks it is another matter. */
export const LanguageCode = Type.String({ format: 'languagecode', minLength: 2, maxLength: 35 });

function isWellFormed(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value.replaceAll('_', '-')).length === 1;
  } catch {
    return false;
  }
}
