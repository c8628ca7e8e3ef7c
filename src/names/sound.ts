/**
 * How a folded text sounds, roughly and for English, German, French and Spanish at once, as a
 * string of classes: consonants `BDFGHJKLMNPRSTVWXY0` (X is sh or ch, 0 is th, J is a soft g)
 * and vowels `AEIOU`, without spaces: hearing loses the borders of words first.
 * A relative of Metaphone (Lawrence Philips, 1990) that keeps the vowels.
 */
export function sound(folded: string): string {
  let heard = '';
  for (const word of folded.split(' ')) heard += soundOfWord(word);
  return heard.replace(/(.)\1+/g, '$1');
}

const DIGITS = ['SIRO', 'WAN', 'TU', '0RI', 'FOR', 'FAV', 'SIKS', 'SEVN', 'AT', 'NAN'];
/** Words and letters that sound unlike what their letters say. */
const SAID: ReadonlyMap<string, string> = pairs(
  'b=BI c=SI d=DI g=JI k=KA p=PI q=KU r=AR t=TI u=YU x=EKS y=WA you=YU your=YOR eye=A i=A are=AR be=BI to=TU too=TU one=WAN won=WAN for=FOR ate=AT the=0A and=AN of=AV my=MA by=BA why=WA who=HU queue=KU once=WANS colonel=KERNL choir=KWAR know=NO no=NO night=NAT knight=NAT',
);

function soundOfWord(word: string): string {
  const said = SAID.get(word);
  if (said !== undefined) return said;
  if (/^\d/.test(word)) return word.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? '').replace('th', '0');
  let heard = '';
  for (let at = 0; at < word.length; ) {
    const [sounds, length] = soundAt(word, at);
    heard += sounds;
    at += length;
  }
  return heard;
}

/** The sounds of the letters at a place, and how many letters they are. */
function soundAt(word: string, at: number): readonly [string, number] {
  const letter = word[at] ?? '';
  if (VOWELS.has(letter)) return vowelAt(word, at);
  for (const { letters, sounds, fits } of RULES_OF.get(letter) ?? []) {
    if (word.startsWith(letters, at) && fits(word, at, at + letters.length)) return [sounds, letters.length];
  }
  return [/[a-z]/.test(letter) ? '' : letter.toUpperCase(), 1];
}

const VOWELS = new Set('aeiouy');

/** A group of vowels is one sound; a last silent e is none. */
function vowelAt(word: string, at: number): readonly [string, number] {
  if (word[at] === 'y' && at === 0 && VOWELS.has(word[1] ?? '')) return ['Y', 1];
  let end = at + 1;
  while (
    end < word.length &&
    (VOWELS.has(word[end] ?? '') || (word[end] === 'w' && !VOWELS.has(word[end + 1] ?? '')))
  )
    end++;
  const group = word.slice(at, end);
  if (group === 'e' && end === word.length && at > 1) return ['', 1];
  return [
    VOWEL_GROUPS.get(group) ?? VOWEL_GROUPS.get(group.slice(0, 2)) ?? VOWEL_OF[group[0] ?? ''] ?? 'E',
    end - at,
  ];
}

const VOWEL_OF: Readonly<Record<string, string>> = { a: 'A', e: 'E', i: 'I', o: 'O', u: 'U', y: 'I' };
const VOWEL_GROUPS: ReadonlyMap<string, string> = pairs(
  'ea=I ee=I ie=I ei=A ai=A ay=A ey=A oo=U ou=U ow=O ew=U aw=O au=O eu=U ue=U oe=O ae=E ia=IA io=IO ua=UA',
);

type Where = (word: string, at: number, end: number) => boolean;

/** Where a rule holds. */
const WHERE: Readonly<Record<string, Where>> = {
  anywhere: () => true,
  first: (_, at) => at === 0,
  last: (word, _, end) => end === word.length,
  soft: (word, _, end) => /[eiy]/.test(word[end] ?? ''),
  vowel: (word, _, end) => VOWELS.has(word[end] ?? ''),
  firstvowel: (word, at, end) => at === 0 && VOWELS.has(word[end] ?? ''),
  liquid: (word, _, end) => /[lrs]/.test(word[end] ?? ''),
  aftermlast: (word, at, end) => word[at - 1] === 'm' && end === word.length,
};

/** `letters=sounds@where`; of those that begin with the same letter, the first that fits is taken. */
const RULES = `
  bb=B b=@aftermlast b=B
  chr=KR ch=K@liquid ch=X ck=K cc=KS@soft cc=K cia=XA cio=XO cz=X cq=K c=S@soft c=K
  dge=J dg=J@soft dt=T dd=D dsch=J d=D ff=F f=F
  gh=G@first gh= gn=N@first gn=N@last gg=G gu=G@soft ge=J@last g=J@soft g=G
  h=H@firstvowel h= j=J kn=N@first kk=K k=K ll=L l=L mm=M m=M nn=N n=N
  ph=F ps=S@first pn=N@first pp=P p=P que=K@last qu=KW q=K rh=R rr=R r=R
  sch=X sh=X ssio=XO sio=XO sc=S@soft ss=S s=S tch=X tio=XO tia=XA th=0 tz=TS tt=T t=T
  v=V wr=R@first wh=W@first w=W@vowel w= x=S@first x=KS zz=S z=S
`;
const RULES_OF = new Map<string, { letters: string; sounds: string; fits: Where }[]>();
for (const rule of RULES.trim().split(/\s+/)) {
  const [, letters = '', sounds = '', where = 'anywhere'] = /^(\w+)=(\w*)(?:@(\w+))?$/.exec(rule) ?? [];
  const rules = RULES_OF.get(letters.charAt(0)) ?? [];
  rules.push({ letters, sounds, fits: WHERE[where] ?? (() => true) });
  RULES_OF.set(letters.charAt(0), rules);
}

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']));
}
