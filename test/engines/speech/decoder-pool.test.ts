import t from 'tap';
import { freeSpeech } from '../../../engines/speech/grammar/free-speech.js';
import { buildGrammar } from '../../../engines/speech/grammar/grammar.js';
import { phonesOf } from '../../../engines/speech/lexicon/phones.js';
import { spokenLanguage } from '../../../engines/speech/lexicon/spoken-language.js';
import { findModels } from '../../../engines/speech/recognition/acoustic-model.js';
import type { SpokenContext } from '../../../engines/speech/recognition/decoder-messages.js';
import { DecoderPool } from '../../../engines/speech/recognition/decoder-pool.js';
import type { Outcome } from '../../../engines/speech/recognition/ears.js';

const WORDS = new Map([
  ['stop', ['S T AA P']],
  ['play', ['P L EY']],
]);

/** A context of one-word phrases. */
function context(id: string, pronunciations: ReadonlyMap<string, readonly string[]> = WORDS): SpokenContext {
  const graph = buildGrammar(
    { phrases: ['stop', 'play'], names: [] },
    { language: spokenLanguage('en'), canSay: () => true },
  );
  const phrases = { graph, pronunciations };
  return {
    id,
    language: 'en',
    phrases,
    freeSpeech: freeSpeech(phrases, { phones: phonesOf('en'), everyday: new Map() }),
  };
}

interface Started {
  readonly phrase: ReturnType<DecoderPool['hear']>;
  readonly outcome: Promise<Outcome>;
}

function start(pool: DecoderPool, of: SpokenContext): Started {
  const { promise: outcome, resolve: final, reject: failed } = Promise.withResolvers<Outcome>();
  return { phrase: pool.hear(of, { partial: () => {}, final, failed }, { partials: false }), outcome };
}

t.test('a pool of decoders', async (t) => {
  const pool = new DecoderPool({ models: await findModels('bundled'), size: 2 });
  t.teardown(() => pool.close());

  t.test('fails only the phrase whose thread died, and hears the next one', async (t) => {
    const good = start(pool, context('good'));
    // A word that cannot be pronounced, which no compiled context has, ends the thread.
    const bad = start(pool, context('bad', new Map()));
    await t.rejects(bad.outcome);
    good.phrase.end();
    t.same((await good.outcome).alternatives, []);
    const next = start(pool, context('good'));
    next.phrase.end();
    t.same((await next.outcome).alternatives, []);
  });

  t.test('hears more phrases than it has threads, one after another', async (t) => {
    const all = Array.from({ length: 5 }, () => start(pool, context('good')));
    for (const { phrase } of all) phrase.write(new Uint8Array(640));
    for (const { phrase } of all) phrase.end();
    t.equal((await Promise.all(all.map(({ outcome }) => outcome))).length, 5);
  });

  t.test('calls nobody about a phrase that was cancelled, even one that waits', async (t) => {
    const holding = [start(pool, context('good')), start(pool, context('good'))];
    const waiting = start(pool, context('good'));
    let called = false;
    void waiting.outcome.finally(() => {
      called = true;
    });
    waiting.phrase.cancel();
    for (const { phrase } of holding) phrase.end();
    await Promise.all(holding.map(({ outcome }) => outcome));
    t.notOk(called);
  });
});

t.test('a pool that closes fails the phrases it hears', async (t) => {
  const pool = new DecoderPool({ models: await findModels('bundled'), size: 1 });
  const phrases = [start(pool, context('good')), start(pool, context('good'))];
  const failed = Promise.all(phrases.map(({ outcome }) => t.rejects(outcome)));
  await pool.close();
  await failed;
});
