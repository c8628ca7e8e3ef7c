/** How the sounds of IPA are written in the phones of a model, longest first where they begin alike. */
type PhoneTable = Readonly<Record<string, string>>;

/** IPA as espeak-ng writes it, in the phones of the CMU dictionary. */
const ENGLISH: PhoneTable = {
  aɪɚ: 'AY ER', aɪə: 'AY AH', aʊɚ: 'AW ER', iːɹ: 'IH R', ɪɹ: 'IH R', ɛɹ: 'EH R', ʊɹ: 'UH R',
  eɪ: 'EY', aɪ: 'AY', ɔɪ: 'OY', aʊ: 'AW', oʊ: 'OW', əʊ: 'OW', iə: 'IY AH', eə: 'EH R', ʊə: 'UH R',
  əl: 'AH L', tʃ: 'CH', dʒ: 'JH', ɑ̃: 'AA N', ɔ̃: 'AO N', ɛ̃: 'AE N', œ̃: 'AH N', 'n̩': 'AH N', 'l̩': 'AH L',
  i: 'IY', ɪ: 'IH', ᵻ: 'IH', ɨ: 'IH', e: 'EY', ɛ: 'EH', æ: 'AE', a: 'AA', ɑ: 'AA', ɒ: 'AA', ɔ: 'AO', o: 'OW',
  ʊ: 'UH', u: 'UW', ʉ: 'UW', ʌ: 'AH', ə: 'AH', ɐ: 'AH', ɜ: 'ER', ɚ: 'ER', ɝ: 'ER', y: 'UW', ø: 'ER', œ: 'ER',
  p: 'P', b: 'B', t: 'T', d: 'D', k: 'K', ɡ: 'G', g: 'G', f: 'F', v: 'V', θ: 'TH', ð: 'DH', s: 'S', z: 'Z',
  ʃ: 'SH', ʒ: 'ZH', h: 'HH', ɦ: 'HH', m: 'M', n: 'N', ŋ: 'NG', l: 'L', ɫ: 'L', ɹ: 'R', r: 'R', ʁ: 'R', j: 'Y',
  w: 'W', ʍ: 'W', ɾ: 'T', ʔ: 'T', x: 'K', χ: 'K', ç: 'HH', ɬ: 'L', ɲ: 'N Y', ʎ: 'L Y', β: 'B', ɣ: 'G', ɕ: 'SH',
  ʑ: 'ZH', ʂ: 'SH', ʐ: 'ZH', ɭ: 'L', ɳ: 'N', ʈ: 'T', ɖ: 'D', c: 'K', ɟ: 'G', q: 'K', ɥ: 'W',
};

/** IPA as espeak-ng writes it, in the phones of the French model. */
const FRENCH: PhoneTable = {
  ɑ̃: 'an', ɔ̃: 'on', ɛ̃: 'in', œ̃: 'un', tʃ: 'tt ch', dʒ: 'dd jj',
  a: 'aa', ɑ: 'aa', ɐ: 'aa', æ: 'aa', ɛ: 'ai', e: 'ei', ə: 'ee', ø: 'eu', œ: 'oe', ɜ: 'oe', ɚ: 'oe', i: 'ii',
  ɪ: 'ii', o: 'au', ɔ: 'oo', ɒ: 'oo', ʌ: 'oe', u: 'ou', ʊ: 'ou', y: 'uu', ɥ: 'uy',
  p: 'pp', b: 'bb', t: 'tt', d: 'dd', k: 'kk', ɡ: 'gg', g: 'gg', f: 'ff', v: 'vv', s: 'ss', z: 'zz', θ: 'ss',
  ð: 'zz', ʃ: 'ch', ʒ: 'jj', m: 'mm', n: 'nn', ɲ: 'gn', ŋ: 'nn gg', l: 'll', ɫ: 'll', ʁ: 'rr', r: 'rr', ɹ: 'rr',
  ɾ: 'tt', j: 'yy', w: 'ww', x: 'rr', c: 'kk', q: 'kk',
};

/** The phones of a word, separated by spaces, from the IPA that espeak-ng gives; empty: there is no sound in it. */
export function phonesOfIpa(ipa: string, language: string): string {
  const table = language === 'fr' ? FRENCH : ENGLISH;
  const sounds = ipa.normalize('NFC').replace(/[ˈˌː_\u200d͡.]/g, '');
  const phones: string[] = [];
  for (let at = 0; at < sounds.length; ) {
    const length = [3, 2, 1].find((size) => table[sounds.slice(at, at + size)]) ?? 0;
    const phone = table[sounds.slice(at, at + length)];
    if (phone) phones.push(phone);
    at += Math.max(length, 1);
  }
  return phones.join(' ');
}
