import t from 'tap';
import type { Completeness } from '../../../src/ports/interpreter.js';
import type { FallibleEffect, SessionEvent, Stage } from '../../../src/voice/session-events.js';
import {
  AUDIO,
  CALLER,
  INTERPRETATION,
  namesOf,
  only,
  properties,
  Rehearsal,
  wellTurn,
} from '../../support/voice-session.js';

const audio: SessionEvent = { type: 'audio-received', audio: AUDIO };
const end: SessionEvent = { type: 'audio-ended' };
const closed: SessionEvent = { type: 'closed' };
const { authenticated, activity, speech, partly, ended, transcribed, interpreted } = wellTurn(1);

t.test('an interaction goes from voiceproperties to its result', async (t) => {
  const scene = new Rehearsal();
  const steps: readonly (readonly [SessionEvent, readonly string[]])[] = [
    [properties(), ['authenticate']],
    [authenticated, ['listen', 'transcribe']],
    [audio, ['write-audio']],
    [activity, []],
    [speech, ['hear']],
    [partly, ['judge']],
    [partly, []],
    [{ type: 'judged', turn: 1, words: 'play', completeness: 'dangling' }, ['be-patient']],
    [{ type: 'judged', turn: 1, words: 'pl', completeness: 'complete' }, []],
    [ended, ['finish-transcription']],
    [audio, []],
    [transcribed, ['interpret']],
    [interpreted, ['send', 'release', 'record']],
    [audio, []],
  ];
  for (const [event, effects] of steps) t.same(namesOf(scene.play(event)), effects, event.type);
});

t.test('the wait for the end depends on the words, as long as nothing more is said', async (t) => {
  const judged = (words: string, completeness: Completeness): SessionEvent => ({
    type: 'judged',
    turn: 1,
    words,
    completeness,
  });
  const heard = (words: string, confidence = 0.9): SessionEvent => ({
    type: 'partly-transcribed',
    turn: 1,
    words,
    confidence,
  });
  const steps: readonly (readonly [SessionEvent, number | undefined])[] = [
    [heard('play'), undefined],
    [judged('play', 'dangling'), 1000],
    [activity, 620],
    [activity, undefined],
    [heard('play some jazz'), undefined],
    [judged('play', 'dangling'), undefined],
    [judged('play some jazz', 'complete'), 400],
    [activity, undefined],
    [heard('play some jazz by'), undefined],
    [judged('play some jazz by', 'dangling'), 1000],
    [heard('play some jazz by night', 0.3), undefined],
    [judged('play some jazz by night', 'complete'), 620],
  ];
  const scene = new Rehearsal();
  scene.play(properties(), authenticated);
  for (const [event, milliseconds] of steps) {
    const patience = scene
      .play(event)
      .flatMap((each) => (each.type === 'be-patient' ? [each.milliseconds] : []));
    t.same(patience, milliseconds === undefined ? [] : [milliseconds], JSON.stringify(event));
  }
});

t.test('messages that were not asked for are not sent', async (t) => {
  const events = [authenticated, activity, ended, transcribed, interpreted];
  t.match(new Rehearsal().hear(properties(), ...events), [{ type: 'voiceresult' }]);
  const asked = properties({ reportactivity: true, immediate: true });
  t.match(new Rehearsal().hear(asked, ...events), [
    { type: 'voiceactivity' },
    { type: 'voicephrase', text: 'play some jazz' },
    { type: 'voiceresult' },
  ]);
});

t.test('the result tells when each stage was reached, since the interaction began', async (t) => {
  const scene = new Rehearsal();
  const [result] = scene.hear(
    properties(),
    authenticated,
    activity,
    activity,
    ended,
    transcribed,
    interpreted,
  );
  t.match(result, { timings: { activity: 2, speechend: 3, phraseend: 4, transcript: 5, understood: 6 } });
});

t.test('audio that comes while the speech token is checked is not lost', async (t) => {
  const scene = new Rehearsal();
  t.same(namesOf(scene.play(properties(), audio, audio, end, audio)), ['authenticate']);
  t.same(namesOf(scene.play(authenticated)), [
    'listen',
    'transcribe',
    'write-audio',
    'write-audio',
    'end-audio',
  ]);
  t.equal(scene.session.turn?.stage, 'ending');
});

t.test('what comes while the speech token is checked is bounded', async (t) => {
  const scene = new Rehearsal();
  scene.play(properties());
  const much: SessionEvent = { type: 'audio-received', audio: new Uint8Array(32 * 1024) };
  const messages = scene.hear(...Array.from({ length: 17 }, () => much));
  t.match(messages, [{ type: 'voiceerror', status: 503 }]);
});

t.test('voiceproperties with the same ref update the interaction', async (t) => {
  const scene = new Rehearsal();
  scene.play(properties(), authenticated, audio);
  const nowplaying = { playstate: 'paused' } as const;
  t.same(scene.play(only({ ref: 'first', nowplaying })), []);
  const effects = scene.play(ended, transcribed);
  t.match(effects.at(-2), { type: 'interpret', phrase: { nowplaying, ref: 'first', caller: CALLER } });
});

t.test('voiceproperties with another ref begin anew, and nothing is owed for what was before', async (t) => {
  const scene = new Rehearsal();
  scene.play(properties(), authenticated, audio);
  t.same(namesOf(scene.play(properties({ ref: 'second' }))), ['release', 'record', 'authenticate']);
  t.same(scene.play(ended, transcribed, interpreted), [], 'what comes of the first is stale');
  const second = wellTurn(2);
  const rest = [second.authenticated, second.ended, second.transcribed, second.interpreted];
  t.match(scene.hear(...rest), [{ type: 'voiceresult', ref: 'second' }]);
});

t.test('an update that crosses the result begins nothing', async (t) => {
  const scene = new Rehearsal();
  scene.play(properties(), authenticated, ended, transcribed, interpreted);
  t.same(scene.play(only({ ref: 'first', nowplaying: { playstate: 'playing' } })), []);
  t.equal(scene.session.turn, undefined);
});

t.test('what is required to begin is remembered by the socket', async (t) => {
  const missing = new Rehearsal().hear(only({ ref: 'first', encoding: 'pcm' }));
  t.match(missing, [{ status: 400, errors: { speechtoken: String, samplerate: String } }]);
  const scene = new Rehearsal();
  scene.play(properties(), authenticated, ended, transcribed, interpreted);
  t.match(scene.play(only({ ref: 'second' })), [{ type: 'authenticate', speechtoken: 'token' }, {}]);
});

t.test('the samplerate stays what it was for the life of the socket', async (t) => {
  const scene = new Rehearsal();
  scene.play(properties(), authenticated);
  const refusal = { type: 'voiceerror', status: 400, errors: { samplerate: String } };
  t.match(scene.hear(only({ ref: 'first', samplerate: 48_000 })), [refusal], 'in an update');
  t.match(scene.hear(properties({ ref: 'second', samplerate: 48_000 })), [refusal], 'in another interaction');
  t.match(scene.hear(ended, transcribed, interpreted), [{ type: 'voiceresult' }], 'the first goes on');
});

t.test('after the limit the phrase is answered, and audio is refused until a new beginning', async (t) => {
  const scene = new Rehearsal();
  scene.play(properties(), authenticated, audio);
  scene.play({ type: 'phrase-ended', turn: 1, reason: 'limit', spoken: true, lag: 0 });
  const refusal = { type: 'voiceerror', status: 400, errors: { audio: String } };
  t.match(scene.hear(audio), [refusal]);
  t.match(scene.hear(transcribed, interpreted), [{ type: 'voiceresult' }]);
  t.match(scene.hear(audio), [refusal]);
  t.match(scene.hear(only({ ref: 'first', samplerate: 16_000 })), [
    { status: 400, errors: { speechtoken: String, encoding: String } },
  ]);
  t.match(scene.hear(only({ ref: 'second' })), [{ status: 400, errors: { samplerate: String } }]);
  t.same(namesOf(scene.play(properties())), ['authenticate'], 'also with the same ref');
  t.same(namesOf(scene.play(wellTurn(2).authenticated, audio)), ['listen', 'transcribe', 'write-audio']);
});

t.test('audio without an interaction is refused, but for what the microphone still held', async (t) => {
  const scene = new Rehearsal();
  const refusal = { type: 'voiceerror', status: 400, errors: { speechtoken: String } };
  t.match(scene.hear(audio, audio), [refusal, refusal]);
  t.same(scene.hear(end), [], 'an end marker holds no audio');
  scene.play(properties(), authenticated, ended, transcribed, interpreted);
  t.same(scene.hear(audio), []);
  scene.now += 5000;
  t.match(scene.hear(audio), [refusal]);
});

t.test('silence until the end is interpreted as no words', async (t) => {
  const scene = new Rehearsal();
  scene.play(properties(), authenticated, audio, end);
  const effects = scene.play({ type: 'phrase-ended', turn: 1, reason: 'end', spoken: false, lag: 0 });
  t.match(effects[0], { type: 'interpret', phrase: { text: '', alternatives: [] } });
});

t.test('a failure in its stage is told and ends the interaction; afterwards it is stale', async (t) => {
  const failure = { status: 503, message: 'sick' };
  const cases: readonly (readonly [FallibleEffect, readonly SessionEvent[], boolean])[] = [
    ['authenticate', [], true],
    ['listen', [authenticated], true],
    ['listen', [authenticated, end], true],
    ['listen', [authenticated, ended], false],
    ['transcribe', [authenticated], true],
    ['transcribe', [authenticated, ended], true],
    ['transcribe', [authenticated, ended, transcribed], false],
    ['interpret', [authenticated, ended, transcribed], true],
  ];
  for (const [effect, before, matters] of cases) {
    const scene = new Rehearsal();
    scene.play(properties(), ...before);
    const failed: SessionEvent = { type: 'failed', turn: 1, effect, failure };
    const messages = scene.hear(failed);
    t.match(messages, matters ? [{ type: 'voiceerror', ...failure, ref: 'first' }] : [], effect);
    t.equal(scene.session.turn === undefined, matters);
    t.same(scene.hear(failed).length, 0, 'only once');
  }
});

t.test('a stage that takes too long is told, but for listening, which ends the audio', async (t) => {
  const cases: readonly (readonly [Stage, readonly SessionEvent[], string])[] = [
    ['authenticating', [], 'send'],
    ['listening', [authenticated], 'end-audio'],
    ['ending', [authenticated, end], 'send'],
    ['transcribing', [authenticated, ended], 'send'],
    ['interpreting', [authenticated, ended, transcribed], 'send'],
  ];
  for (const [stage, before, effect] of cases) {
    const scene = new Rehearsal();
    const effects = scene.play(properties(), ...before);
    t.match(effects.at(-1), { type: 'set-deadline', stage, milliseconds: Number });
    t.same(scene.play({ type: 'expired', turn: 1, stage: stage === 'ending' ? 'listening' : 'ending' }), []);
    t.equal(namesOf(scene.play({ type: 'expired', turn: 1, stage }))[0], effect, stage);
  }
});

t.test('a token that is no longer valid is forgotten', async (t) => {
  const scene = new Rehearsal();
  scene.play(properties(), authenticated, ended, transcribed, interpreted, only({ ref: 'second' }));
  const failure = { status: 401, message: 'expired' };
  t.match(scene.hear({ type: 'failed', turn: 2, effect: 'authenticate', failure }), [{ status: 401 }]);
  t.match(scene.hear(only({ ref: 'third' })), [{ status: 400, errors: { speechtoken: String } }]);
  const event = {
    type: 'playbackevent',
    event: 'stop',
    playableid: 'p',
    ref: 'r',
    index: 0,
    offset: 1,
  } as const;
  t.match(scene.hear({ type: 'playback-reported', event }), [{ status: 400 }]);
});

t.test('a question is remembered for thirty seconds, by devices that can ask it', async (t) => {
  const asking = { ...INTERPRETATION, expectreply: { which: 2 } };
  const cases: readonly (readonly [readonly string[], number, object | undefined])[] = [
    [['expectreply'], 100, { which: 2 }],
    [['expectreply'], 29_000, { which: 2 }],
    [['expectreply'], 31_000, undefined],
    [[], 100, undefined],
  ];
  for (const [capabilities, wait, expecting] of cases) {
    const scene = new Rehearsal(capabilities);
    scene.play(properties(), authenticated, ended, transcribed);
    const [result] = scene.hear({ type: 'interpreted', turn: 1, interpretation: asking });
    t.equal(result?.type === 'voiceresult' && result.expectreply, capabilities.length > 0 ? true : undefined);
    scene.now += wait;
    const second = wellTurn(2);
    const reply = [properties({ ref: 'second' }), second.authenticated, second.ended, second.transcribed];
    const interpret = scene.play(...reply).find(({ type }) => type === 'interpret');
    t.same(interpret?.type === 'interpret' && interpret.phrase.expecting, expecting, `after ${wait} ms`);
  }
});

t.test('a question is asked once', async (t) => {
  const scene = new Rehearsal(['expectreply']);
  scene.play(properties(), authenticated, ended, transcribed);
  scene.play({
    type: 'interpreted',
    turn: 1,
    interpretation: { ...INTERPRETATION, expectreply: { which: 2 } },
  });
  for (const turn of [2, 3]) {
    const well = wellTurn(turn);
    const began = [properties({ ref: `turn ${turn}` }), well.authenticated, well.ended, well.transcribed];
    const interpret = scene.play(...began).find(({ type }) => type === 'interpret');
    t.match(interpret, { phrase: { expecting: turn === 2 ? { which: 2 } : undefined } });
    scene.play(well.interpreted);
  }
});

t.test('closing abandons what goes on, at any time', async (t) => {
  const course = [properties(), audio, authenticated, activity, ended, transcribed, interpreted];
  for (const [place] of course.entries()) {
    const scene = new Rehearsal();
    scene.play(...course.slice(0, place + 1));
    const open = scene.session.turn !== undefined;
    t.same(namesOf(scene.play(closed)), open ? ['release', 'record'] : []);
    t.equal(scene.session.turn, undefined);
  }
});

t.test('the record holds what was heard and what came of it', async (t) => {
  const scene = new Rehearsal();
  const effects = scene.play(
    properties({ languagecode: 'de' }),
    authenticated,
    ended,
    transcribed,
    interpreted,
  );
  t.match(effects.at(-1), {
    type: 'record',
    began: 1000,
    interaction: {
      ref: 'first',
      userid: 'u',
      deviceid: 'd',
      languagecode: 'de',
      outcome: 'result',
      alternatives: [{ text: 'play some jazz' }],
      interpretation: INTERPRETATION,
    },
  });
});
