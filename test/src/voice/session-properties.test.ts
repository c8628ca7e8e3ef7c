import t from 'tap';
import type { PlaybackEvent } from '../../../src/voice/messages/playbackevent.js';
import { apply, connect } from '../../../src/voice/session.js';
import type { Effect, SessionEvent, Stage } from '../../../src/voice/session-events.js';
import type { Session } from '../../../src/voice/session-state.js';
import fc from '../../support/property.js';
import { told, VoiceModel } from '../../support/voice-model.js';
import { AUDIO, CALLER, INTERPRETATION, WHOLE } from '../../support/voice-session.js';

/** Something happens after so many milliseconds. */
type Happening = { readonly wait: number; readonly event: SessionEvent };

const STAGES: readonly Stage[] = ['authenticating', 'listening', 'ending', 'transcribing', 'interpreting'];

const voiceproperties = fc
  .record(
    {
      ref: fc.constantFrom('a', 'b', 'c'),
      speechtoken: fc.constantFrom('one', 'two'),
      samplerate: fc.constantFrom(16_000, 48_000),
      encoding: fc.constantFrom('pcm', 'opus'),
      immediate: fc.boolean(),
      reportactivity: fc.boolean(),
    },
    { requiredKeys: ['ref'] },
  )
  .map((keys) => ({ type: 'voiceproperties', ...keys }) as typeof WHOLE);

/** Counted from the latest turn: 0 is that one, -1 the one before. */
const turn = fc.constantFrom(0, 0, 0, 0, -1);
const STOPPED: PlaybackEvent = {
  type: 'playbackevent',
  event: 'stop',
  playableid: 'p',
  ref: 'r',
  index: 0,
  offset: 0,
};
const failure = fc.constantFrom(400, 401, 422, 500).map((status) => ({ status, message: 'failed' }));
const words = fc.constantFrom('', 'play', 'play some jazz');

const happenings: readonly fc.Arbitrary<SessionEvent>[] = [
  voiceproperties.map((properties) => ({ type: 'properties-received', properties })),
  fc.constant({ type: 'properties-received', properties: WHOLE }),
  fc.constant({ type: 'audio-received', audio: AUDIO }),
  fc.constant({ type: 'audio-ended' }),
  failure.map((each) => ({ type: 'message-refused', failure: each })),
  turn.map((number) => ({ type: 'authenticated', turn: number, caller: CALLER })),
  turn.map((number) => ({ type: 'activity-detected', turn: number })),
  turn.map((number) => ({ type: 'speech-detected', turn: number, pcm: AUDIO })),
  fc
    .tuple(turn, fc.constantFrom('silence', 'end', 'limit'), fc.boolean())
    .map(([number, reason, spoken]) => ({
      type: 'phrase-ended',
      turn: number,
      reason,
      spoken,
      lag: 400,
    })),
  fc.tuple(turn, words, fc.constantFrom(0, 1)).map(([number, each, confidence]) => ({
    type: 'partly-transcribed',
    turn: number,
    words: each,
    confidence,
  })),
  fc
    .tuple(turn, words, fc.constantFrom('complete', 'open', 'dangling'))
    .map(([number, each, completeness]) => ({ type: 'judged', turn: number, words: each, completeness })),
  fc.tuple(turn, words).map(([number, text]) => ({
    type: 'transcribed',
    turn: number,
    final: { alternatives: text === '' ? [] : [{ text, confidence: 1 }], rejected: text === '' },
  })),
  fc.tuple(turn, fc.boolean()).map(([number, asks]) => ({
    type: 'interpreted',
    turn: number,
    interpretation: { ...INTERPRETATION, ...(asks && { expectreply: { question: 'which?' } }) },
  })),
  fc.constant({ type: 'playback-reported', event: STOPPED }),
  fc
    .tuple(turn, fc.constantFrom('authenticate', 'listen', 'transcribe', 'interpret'), failure)
    .map(([number, effect, each]) => ({ type: 'failed', turn: number, effect, failure: each })),
  fc
    .tuple(turn, fc.constantFrom(...STAGES))
    .map(([number, stage]) => ({ type: 'expired', turn: number, stage })),
];

const sequence = fc.array(
  fc.record({ wait: fc.constantFrom(0, 1, 100, 6000, 31_000), event: fc.oneof(...happenings) }),
  { maxLength: 60, size: 'max' },
);

/** Plays a sequence, closes the socket in the end, and hands each step to `look`. */
function play(
  course: readonly Happening[],
  look: (step: {
    before: Session;
    after: Session;
    event: SessionEvent;
    effects: readonly Effect[];
    now: number;
  }) => void,
  capabilities: readonly string[] = ['expectreply'],
): void {
  let session = connect(capabilities);
  let now = 0;
  for (const { wait, event: planned } of [...course, { wait: 0, event: { type: 'closed' } as const }]) {
    now += wait;
    const event = 'turn' in planned ? { ...planned, turn: session.turns + planned.turn } : planned;
    const [after, effects] = apply(session, event, now);
    look({ before: session, after, event, effects, now });
    session = after;
  }
}

const RUNS = { numRuns: 10_000 };

for (const asks of [true, false]) {
  t.test(
    `the session tells what the model tells, of a device that ${asks ? 'asks' : 'does not ask'}`,
    async (t) => {
      const seen = new Set<string>();
      fc.assert(
        fc.property(sequence, (course) => {
          const model = new VoiceModel({ asks });
          play(
            course,
            ({ event, effects, now }) => {
              const expected = model.tells(event, now);
              const actual = told(effects);
              for (const each of actual) seen.add(each);
              if (String(actual) !== String(expected)) {
                throw new Error(`${event.type}: ${actual.join(', ')} instead of ${expected.join(', ')}`);
              }
            },
            asks ? ['expectreply'] : [],
          );
        }),
        RUNS,
      );
      for (const each of ['voiceactivity', 'voicephrase', 'voiceresult', 'voiceerror 401 , ends']) {
        t.ok(seen.has(each), `the sequences reach as far as ${each}`);
      }
      t.equal(seen.has('interprets a reply'), asks);
    },
  );
}

t.test(
  'every interaction that begins ends exactly once: with a result, an error, or abandoned',
  async (t) => {
    fc.assert(
      fc.property(sequence, (course) => {
        const began: number[] = [];
        const ended: number[] = [];
        const released: number[] = [];
        play(course, ({ before, after, event, effects }) => {
          if (after.turns > before.turns) began.push(after.turns);
          const answers = effects.filter(
            (each) => each.type === 'send' && 'ref' in each.message && each.message.type !== 'command',
          );
          const records = effects.filter((each) => each.type === 'record');
          for (const each of effects) if (each.type === 'release') released.push(each.turn);
          for (const _ of records) ended.push(before.turns);
          const owed = records.some(
            (each) => each.type === 'record' && each.interaction.outcome !== 'abandoned',
          );
          if (answers.length !== (owed ? 1 : 0)) throw new Error(`${event.type}: ${answers.length} answers`);
        });
        return String(began) === String(ended) && String(began) === String(released);
      }),
      RUNS,
    );
    t.pass();
  },
);

t.test('a turn that goes on is always awaited, so that silence cannot last', async (t) => {
  fc.assert(
    fc.property(sequence, (course) => {
      let awaited: { turn: number; stage: Stage } | undefined;
      play(course, ({ after, effects }) => {
        for (const each of effects) {
          if (each.type === 'set-deadline') awaited = { turn: each.turn, stage: each.stage };
          if (each.type === 'release') awaited = undefined;
        }
        const { turn: current } = after;
        if (current && (awaited?.turn !== current.number || awaited.stage !== current.stage)) {
          throw new Error(`${current.stage} is not awaited`);
        }
      });
      return true;
    }),
    RUNS,
  );
  t.pass();
});

t.test('a deadline that expires brings the turn nearer to its end', async (t) => {
  fc.assert(
    fc.property(sequence, (course) => {
      play(course, ({ after }) => {
        let session = after;
        for (let i = 0; session.turn && i < STAGES.length; i++) {
          const { number, stage } = session.turn;
          [session] = apply(session, { type: 'expired', turn: number, stage }, 1e9);
        }
        if (session.turn) throw new Error('the turn never ends');
      });
      return true;
    }),
    RUNS,
  );
  t.pass();
});

t.test('audio goes to the workers only between listen and release, and is answered otherwise', async (t) => {
  fc.assert(
    fc.property(sequence, (course) => {
      let listening: number | undefined;
      play(course, ({ before, event, effects }) => {
        for (const each of effects) {
          if (each.type === 'listen') listening = each.turn;
          if (each.type === 'write-audio' && each.turn !== listening) throw new Error('nobody listens');
          if (each.type === 'release') listening = undefined;
        }
        const refused = effects.some((each) => each.type === 'send' && each.message.type === 'voiceerror');
        const stray = event.type === 'audio-received' && !before.turn && before.turns === 0;
        if (stray && !refused) throw new Error('stray audio was taken');
      });
      return true;
    }),
    RUNS,
  );
  t.pass();
});

t.test('messages that were not asked for are never sent', async (t) => {
  fc.assert(
    fc.property(sequence, (course) => {
      play(course, ({ before, effects }) => {
        for (const each of effects) {
          if (each.type !== 'send') continue;
          const { type } = each.message;
          if (type === 'voiceactivity' && !before.turn?.reportactivity) throw new Error('not asked for');
          if (type === 'voicephrase' && !before.turn?.immediate) throw new Error('not asked for');
        }
      });
      return true;
    }),
    RUNS,
  );
  t.pass();
});

t.test('nothing is transcribed, interpreted or answered out of turn', async (t) => {
  const needs: Readonly<Record<string, string>> = {
    listen: 'authenticate',
    hear: 'transcribe',
    'finish-transcription': 'transcribe',
    interpret: 'listen',
    voiceresult: 'interpret',
  };
  fc.assert(
    fc.property(sequence, (course) => {
      let done = new Set<string>();
      play(course, ({ effects }) => {
        for (const each of effects) {
          const name = each.type === 'send' ? each.message.type : each.type;
          const needed = needs[name];
          if (needed !== undefined && !done.has(needed)) throw new Error(`${name} without ${needed}`);
          if (each.type === 'authenticate') done = new Set();
          done.add(name);
        }
      });
      return true;
    }),
    RUNS,
  );
  t.pass();
});
