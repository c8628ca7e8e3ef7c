import t from 'tap';
import { buildGrammar, type Vocabulary } from '../../../engines/speech/grammar/grammar.js';
import { parsePhrase } from '../../../engines/speech/grammar/notation.js';
import type { WordGraph } from '../../../engines/speech/grammar/word-graph.js';
import { spokenLanguage } from '../../../engines/speech/lexicon/spoken-language.js';

function grammar(vocabulary: Partial<Vocabulary>, canSay = (_word: string) => true): WordGraph {
  return buildGrammar({ phrases: [], names: [], ...vocabulary }, { language: spokenLanguage('en'), canSay });
}

/** Every sentence of a graph with its probability. */
function sentences({ states }: WordGraph, from = 0): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  const state = states[from];
  if (!state) return all;
  if (state.final > 0) all.set('', state.final);
  for (const { word, to, weight } of state.arcs) {
    for (const [rest, share] of sentences({ states, start: 0 }, to)) {
      all.set(`${word} ${rest}`.trim(), weight * share);
    }
  }
  return all;
}

function said(vocabulary: Partial<Vocabulary>, canSay?: (word: string) => boolean): readonly string[] {
  return [...sentences(grammar(vocabulary, canSay)).keys()].sort();
}

t.test('the notation', async (t) => {
  t.test('nests what is optional and what may be exchanged', async (t) => {
    t.same(said({ phrases: ['[please [do]] (stop|be quiet)'] }), [
      'be quiet',
      'please be quiet',
      'please do be quiet',
      'please do stop',
      'please stop',
      'stop',
    ]);
  });

  t.test('is lower case whatever it is written in', async (t) => {
    t.same(parsePhrase('Stop'), { kind: 'word', word: 'stop' });
  });

  for (const broken of [
    'play [it',
    'play (it|)',
    'play it)',
    '',
    '[]',
    'play {the song}',
    'play }',
    'a | | b',
  ]) {
    t.test(`refuses "${broken}" and says so`, async (t) => {
      t.throws(() => parsePhrase(broken), { message: `in "${broken}"` });
    });
  }
});

t.test('the grammar', async (t) => {
  t.test('fills slots with names as they are said', async (t) => {
    const names = [
      { slot: 'artist', text: 'U2', weight: 0 },
      { slot: 'artist', text: 'Sigur Rós', weight: 0 },
      { slot: 'track', text: 'One', weight: 0 },
    ];
    t.same(said({ phrases: ['play {track} by {artist}'], names }), [
      'play one by sigur ros',
      'play one by u two',
    ]);
  });

  t.test('says numbers from 0 to 100', async (t) => {
    const numbers = said({ phrases: ['volume {number}'] });
    t.ok(numbers.includes('volume zero'));
    t.ok(numbers.includes('volume eighty two'));
    t.ok(numbers.includes('volume one hundred'));
    t.ok(numbers.includes('volume a hundred'));
  });

  t.test('leaves out what no name fills', async (t) => {
    t.same(said({ phrases: ['play {artist}', 'play (music|{genre}) [by {artist}]'] }), ['play music']);
  });

  t.test('leaves out names that cannot be pronounced', async (t) => {
    const names = [
      { slot: 'artist', text: 'Queen', weight: 1 },
      { slot: 'artist', text: 'Zazz', weight: 1 },
    ];
    t.same(
      said({ phrases: ['play {artist}'], names }, (word) => word !== 'zazz'),
      ['play queen'],
    );
  });

  t.test('is one distribution: the probabilities of all sentences add up to one', async (t) => {
    const names = ['one', 'one two', 'the two'].map((text) => ({ slot: 'track', text, weight: 2 }));
    const all = sentences(
      grammar({ phrases: ['[please] play {track} [now]', 'play (one|more)', 'stop'], names }),
    );
    t.ok(Math.abs([...all.values()].reduce((sum, share) => sum + share, 0) - 1) < 1e-6);
  });

  t.test('prefers names that weigh more', async (t) => {
    const names = [
      { slot: 'artist', text: 'often', weight: 3 },
      { slot: 'artist', text: 'seldom', weight: 1 },
    ];
    const all = sentences(grammar({ phrases: ['play {artist}'], names }));
    t.ok(Math.abs((all.get('play often') ?? 0) - 0.75) < 1e-6);
  });

  t.test('never offers one word twice in one place', async (t) => {
    const names = ['the who', 'the doors', 'the clash'].map((text) => ({ slot: 'artist', text, weight: 1 }));
    const { states } = grammar({ phrases: ['play {artist}', 'play [some] {artist} please'], names });
    for (const { arcs } of states) t.equal(new Set(arcs.map(({ word }) => word)).size, arcs.length);
  });

  t.test('holds a list of names once for all phrases that go on alike', async (t) => {
    const names = Array.from({ length: 200 }, (_, index) => ({
      slot: 'artist',
      text: `first${'abcdefghij'[index % 10]} last${'abcdefghijklmnopqrst'[Math.floor(index / 10)]}`,
      weight: 1,
    }));
    const one = grammar({ phrases: ['play {artist}'], names }).states.length;
    const many = grammar({
      phrases: ['play {artist}', 'put on {artist}', 'i want to hear {artist}', 'let us hear {artist}'],
      names,
    }).states.length;
    t.ok(many < one + 20, `${many} states for four phrases, ${one} for one`);
  });
});
