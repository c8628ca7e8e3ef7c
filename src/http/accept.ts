/** How much a client wants a media type (RFC 9110, section 12.5.1). */
interface Wish {
  /** 0: not at all, to 1. */
  readonly weight: number;
  /** 2: named by itself, 1: by its kind (`audio/*`), 0: by anything at all. */
  readonly exactness: number;
}

const UNWANTED: Wish = { weight: 0, exactness: 0 };

/** Of the types, in the server's own order of preference, the one that an Accept header wants most; the first if none. */
export function preferred<Type extends string>(
  accept: string | undefined,
  types: readonly [Type, ...Type[]],
): Type {
  const ranges = (accept ?? '*/*').toLowerCase().split(',').map(rangeOf);
  const wishes = types.map((type) => ({ type, ...wishFor(type, ranges) }));
  const [best] = wishes.sort((a, b) => b.weight - a.weight || b.exactness - a.exactness);
  return best && best.weight > 0 ? best.type : types[0];
}

interface Range {
  readonly type: string;
  readonly weight: number;
}

function rangeOf(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
  const number = weight === undefined ? 1 : Number(weight);
  return { type, weight: number >= 0 && number <= 1 ? number : 0 };
}

/** The most exact range decides. */
function wishFor(type: string, ranges: readonly Range[]): Wish {
  const kind = `${type.split('/', 1)[0]}/*`;
  for (const [exactness, name] of [
    [2, type],
    [1, kind],
    [0, '*/*'],
  ] as const) {
    const range = ranges.find((each) => each.type === name);
    if (range) return { weight: range.weight, exactness };
  }
  return UNWANTED;
}
