import { Writable } from 'node:stream';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import t from 'tap';
import { InteractionRecords } from '../../../src/adapters/interaction-records.js';
import type { Interaction } from '../../../src/ports/interaction-log.js';

const interaction: Interaction = {
  ref: 'a-guid',
  userid: 'user',
  deviceid: 'kitchen',
  began: 0,
  languagecode: 'en',
  outcome: 'result',
  status: undefined,
  message: undefined,
  alternatives: [{ text: 'play some secrets', confidence: 1 }],
  rejected: false,
  interpretation: {
    text: 'play some secrets',
    languagecode: 'en',
    intent: { name: 'play', entities: {} },
    actions: [],
  },
  timings: {
    activity: 200,
    speechend: 1000,
    phraseend: 1450,
    transcript: 1600,
    understood: 1604,
    sent: 1605,
  },
};

function records(level: string) {
  const lines: string[] = [];
  const sink = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const registry = new Registry();
  const log = new InteractionRecords({ log: pino({ level }, sink), registry });
  return { log, lines, registry };
}

t.test('a record of the log says how long each stage took, and not what was said', async (t) => {
  const { log, lines } = records('info');
  log.record(interaction);
  t.equal(lines.length, 1);
  t.match(JSON.parse(lines[0] ?? ''), {
    msg: 'interaction',
    ref: 'a-guid',
    outcome: 'result',
    intent: 'play',
    stages: { endpointing: 450, recognition: 150, interpretation: 4, sending: 1 },
  });
  t.notMatch(lines[0], 'secrets');
});

t.test('at the level debug it says what was said, too', async (t) => {
  const { log, lines } = records('debug');
  log.record(interaction);
  t.match(lines[1], 'secrets');
});

t.test('stages that were never reached are absent from the record and the metrics', async (t) => {
  const { log, lines, registry } = records('info');
  log.record({ ...interaction, outcome: 'abandoned', interpretation: undefined, timings: { activity: 200 } });
  t.same(JSON.parse(lines[0] ?? '').stages, {});
  t.notMatch(await registry.metrics(), 'stage="recognition"');
  log.record(interaction);
  t.match(await registry.metrics(), 'parlando_voice_stage_seconds_sum{stage="recognition"} 0.15');
});
