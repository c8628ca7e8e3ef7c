/**
 * Letters and sounds as small numbers, so that names lie packed in bytes: 0 is a space,
 * 1–26 are letters, 27–36 digits; everything else shares the numbers above.
 */
export function encode(text: string): Uint8Array {
  const codes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = codeOf(text.charCodeAt(at));
  return codes;
}

function codeOf(unit: number): number {
  if (unit === 32) return 0;
  if (unit >= 97 && unit <= 122) return unit - 96;
  if (unit >= 65 && unit <= 90) return unit - 64;
  if (unit >= 48 && unit <= 57) return unit - 21;
  return 37 + (unit % 219);
}

/** What edits cost, in tenths of a full edit. */
export interface Costs {
  /** Of replacing a code by another, at `a * 256 + b`. */
  readonly replace: Uint8Array;
  /** Of a code too many or too few. */
  readonly insert: Uint8Array;
  /** Of two neighbours that changed places. */
  readonly transpose: number;
}

const ROWS = Array.from({ length: 3 }, () => new Int32Array(257));
const FULL = 10;

/**
 * 1 for equal texts, down to 0: optimal string alignment (Damerau 1964) with weighted edits,
 * over the length of the longer one. Reads at most 255 codes of each.
 */
export function similarity(a: Uint8Array, b: Uint8Array, costs: Costs): number {
  const rows = Math.min(a.length, 255);
  const columns = Math.min(b.length, 255);
  if (rows === 0 || columns === 0) return rows === columns ? 1 : 0;
  let [before, above, row] = ROWS as [Int32Array, Int32Array, Int32Array];
  above[0] = 0;
  for (let j = 1; j <= columns; j++) above[j] = at(above, j - 1) + at(costs.insert, at(b, j - 1));
  for (let i = 1; i <= rows; i++) {
    const ca = at(a, i - 1);
    const drop = at(costs.insert, ca);
    row[0] = at(above, 0) + drop;
    for (let j = 1; j <= columns; j++) {
      const cb = at(b, j - 1);
      let least = at(above, j - 1) + (ca === cb ? 0 : at(costs.replace, ca * 256 + cb));
      const dropped = at(above, j) + drop;
      if (dropped < least) least = dropped;
      const added = at(row, j - 1) + at(costs.insert, cb);
      if (added < least) least = added;
      if (i > 1 && j > 1 && ca !== cb && ca === at(b, j - 2) && cb === at(a, i - 2)) {
        const turned = at(before, j - 2) + costs.transpose;
        if (turned < least) least = turned;
      }
      row[j] = least;
    }
    [before, above, row] = [above, row, before];
  }
  return Math.max(0, 1 - at(above, columns) / (FULL * Math.max(rows, columns)));
}

/** Typed arrays are never read past their end here. */
function at(values: Uint8Array | Int32Array, place: number): number {
  return values[place] as number;
}

/** Edits of fingers: neighbouring keys, spaces and letters typed twice cost less. */
export const LETTER_COSTS: Costs = costs({
  alike: [
    [
      6,
      'qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws ed rf tg yh uj ik ol az sx dc fv gb hn jm',
    ],
    [7, 'ae ai ao au ei eo eu io iu ou iy ck cs sz fv ij'],
  ],
  insert: [
    [1, ' '],
    [8, 'aeiouhy'],
  ],
  transpose: 6,
});

/** Edits of ears: sounds made alike cost less, vowels least. */
export const SOUND_COSTS: Costs = costs({
  alike: [
    [3, 'AE EI AO OU AI EO EU AU IU IO YI YJ VW'],
    [4, 'BP DT GK FV JX SX MN T0 D0 JG BV HX KX JY F0 S0'],
    [6, 'LR NL BM DN WR TK PK PT BD GD'],
  ],
  insert: [
    [3, 'HAEIOUYW'],
    [7, 'RLNTDS'],
  ],
  transpose: 8,
});

function costs(of: {
  alike: readonly (readonly [number, string])[];
  insert: readonly (readonly [number, string])[];
  transpose: number;
}): Costs {
  const replace = new Uint8Array(256 * 256).fill(FULL);
  for (const [cost, pairs] of of.alike) {
    for (const pair of pairs.split(' ')) {
      const [a = 0, b = 0] = encode(pair);
      replace[a * 256 + b] = cost;
      replace[b * 256 + a] = cost;
    }
  }
  const insert = new Uint8Array(256).fill(FULL);
  for (const [cost, letters] of of.insert) for (const code of encode(letters)) insert[code] = cost;
  return { replace, insert, transpose: of.transpose };
}
