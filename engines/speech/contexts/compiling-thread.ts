/** Runs in a thread of its own (Piscina): makes grammars and pronunciations, which takes up to seconds. */
import { freeSpeech } from '../grammar/free-speech.js';
import { buildGrammar, type Vocabulary } from '../grammar/grammar.js';
import { NotationError } from '../grammar/notation.js';
import { readDictionary } from '../lexicon/dictionary.js';
import { everydayWords } from '../lexicon/everyday-words.js';
import { phonesOf } from '../lexicon/phones.js';
import { Pronouncer } from '../lexicon/pronouncer.js';
import { spokenLanguage } from '../lexicon/spoken-language.js';
import type { AcousticModel } from '../recognition/acoustic-model.js';
import type { SpokenContext } from '../recognition/decoder-messages.js';
import { Espeak } from '../voice/espeak.js';

/** What is to be compiled. */
export interface CompileRequest {
  readonly model: AcousticModel;
  readonly vocabulary: Vocabulary;
}

/** What came of it; `problem` is a sentence that names the phrase. */
export type Compiled = Pick<SpokenContext, 'phrases' | 'freeSpeech'> | { readonly problem: string };

const pronouncers = new Map<string, Promise<Pronouncer>>();

/** Compiles a vocabulary for a model. */
export default async function compile({ model, vocabulary }: CompileRequest): Promise<Compiled> {
  const pronouncer = pronouncers.get(model.dictionary) ?? loadPronouncer(model);
  pronouncers.set(model.dictionary, pronouncer);
  const pronounce = await pronouncer;
  try {
    const graph = buildGrammar(vocabulary, {
      language: spokenLanguage(model.language),
      canSay: (word) => pronounce.ways(word).length > 0,
    });
    const words = new Set(graph.states.flatMap(({ arcs }) => arcs.map(({ word }) => word)));
    if (words.size === 0) return { problem: 'there is nothing that could be said' };
    const phrases = {
      graph,
      pronunciations: new Map([...words].map((word) => [word, pronounce.ways(word)])),
    };
    const phones = phonesOf(model.language);
    return {
      phrases,
      freeSpeech: freeSpeech(phrases, { phones, everyday: everyday(model.language, pronounce) }),
    };
  } catch (error) {
    if (error instanceof NotationError) return { problem: error.message };
    throw error;
  }
}

function everyday(language: string, pronouncer: Pronouncer): ReadonlyMap<string, readonly string[]> {
  const ways = everydayWords(language).map((word) => [word, pronouncer.ways(word)] as const);
  return new Map(ways.filter(([, each]) => each.length > 0));
}

async function loadPronouncer(model: AcousticModel): Promise<Pronouncer> {
  const [dictionary, espeak] = await Promise.all([readDictionary(model.dictionary), Espeak.load()]);
  return new Pronouncer(model.language, dictionary, espeak);
}
