/** A piece of a template. */
export type Node =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly name: string; readonly genitive: boolean }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'gap' }
  | { readonly kind: 'sequence'; readonly nodes: readonly Node[] }
  | { readonly kind: 'choice'; readonly nodes: readonly Node[] };

const EMPTY: Node = { kind: 'sequence', nodes: [] };
const PIECE = /\.\.\.|[[\]()|]|\{\w+(?:'s)?\}|<[\w-]+>|[^\s[\]()|{}<>]+/g;

/** Reads the notation of templates. Throws on unbalanced brackets: packs are ours, so that is a defect. */
export function parseNotation(text: string, toWords: (text: string) => readonly string[]): Node {
  const pieces = text.match(PIECE) ?? [];
  let at = 0;

  function choice(closing: string | undefined): Node {
    const nodes = [sequence()];
    while (pieces[at] === '|') {
      at++;
      nodes.push(sequence());
    }
    if (pieces[at] !== closing) throw new Error(`unbalanced brackets in "${text}"`);
    at++;
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', nodes };
  }

  function sequence(): Node {
    const nodes: Node[] = [];
    for (let piece = pieces[at]; piece !== undefined && !'|)]'.includes(piece); piece = pieces[at]) {
      at++;
      nodes.push(...one(piece));
    }
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'sequence', nodes };
  }

  function one(piece: string): readonly Node[] {
    if (piece === '(') return [choice(')')];
    if (piece === '[') return [{ kind: 'choice', nodes: [choice(']'), EMPTY] }];
    if (piece === '...') return [{ kind: 'gap' }];
    if (piece.startsWith('{')) {
      const [name = '', genitive] = piece.slice(1, -1).split("'");
      return [{ kind: 'slot', name, genitive: genitive === 's' }];
    }
    if (piece.startsWith('<')) return [{ kind: 'rule', name: piece.slice(1, -1) }];
    return toWords(piece).map((word) => ({ kind: 'word', word }));
  }

  return choice(undefined);
}
