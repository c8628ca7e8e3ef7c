import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import { readConfig } from '../config.js';
import type { SpokenAudio } from '../ports/speech-engine.js';
import { CliError } from './cli-error.js';
import { type ConversationReport, converse, expectDone } from './conversation.js';
import { type Household, registerHousehold } from './household.js';
import { print } from './output.js';
import { pronounce } from './pronounce.js';
import { durationOf, readRecording } from './recording.js';
import { type ServerProcess, startServer } from './server-process.js';
import { Timeline } from './timeline.js';
import { withAccounts } from './with-accounts.js';

const WORDS = 'play something by granite motel';
const DEVICE = 'demo-speaker';
/** How long the server's own record of the interaction may follow its answer, in milliseconds. */
const RECORD_MS = 1_000;

/** The exit code of a program that was interrupted. */
const INTERRUPTED = 130;

const NEXT = `
What next:
  npm start                                  run the server on port 8080, until Ctrl-C
  PARLANDO_MUSIC=~/Music npm start           … with your own music
  npm run demo -- --say "play some jazz"     ask this demo for something else
  npx parlando --help                        clients, users, tokens, and a speaker to talk to
README.md goes on from there.`;

interface DemoOptions {
  readonly say: string;
  readonly wav?: string;
  readonly json?: boolean;
}

/** `parlando demo`: everything from a spoken request to decoded music, on a server that is gone afterwards. */
export function addDemoCommand(program: Command): void {
  program
    .command('demo')
    .description('start a server with a demo library, speak to it, and play what it answers; then clean up')
    .addOption(new Option('--say <words>', 'what to ask for').default(WORDS).conflicts('wav'))
    .option('--wav <file>', 'ask with a recording instead')
    .option('--json', 'print only one line of JSON at the end')
    .action(demo);
}

async function demo(options: DemoOptions): Promise<void> {
  const timeline = new Timeline((line) => options.json || process.stdout.write(`${line}\n`));
  const folder = await mkdtemp(join(tmpdir(), 'parlando-demo-'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(INTERRUPTED);
    });
  }
  try {
    const report = await perform(options, join(folder, 'data'), timeline);
    if (options.json) print(report, { json: true }, '');
    expectDone(report);
    // Other words may well ask for something that is not music; these do not.
    if (options.say === WORDS && options.wav === undefined && !report.playable) {
      throw new CliError(`No music came of “${WORDS}”: the server heard “${report.heard}”.`);
    }
    if (!options.json) process.stdout.write(`${NEXT}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function perform(
  { say, wav }: DemoOptions,
  data: string,
  timeline: Timeline,
): Promise<ConversationReport> {
  // A file that is no recording is refused before the server starts.
  const speaking = wav === undefined ? pronounce(say, 'en') : Promise.resolve(await readRecording(wav));
  timeline.heading('The server');
  timeline.note('starts, and composes a demo library first: ten seconds or so');
  // A failure is met below, once there is a server to stop.
  speaking.catch(() => {});
  const server = await timeline.measured('started, with its engines and a demo library', () =>
    startServer({ PARLANDO_DATA: data, PARLANDO_LOG: 'info' }),
  );
  try {
    const audio = await speaking;
    const household = await timeline.measured('a client, a user and a speaker are registered', () =>
      settle(server, data),
    );
    return await talk({ server, household, audio, timeline, words: wav ?? `“${say}”` });
  } finally {
    await timeline.measured('the server has stopped', () => server.stop());
  }
}

/** What a maker does once, and an app for each user. */
async function settle(server: ServerProcess, data: string): Promise<Household> {
  const { clientid, secret } = await withAccounts(
    (accounts) => accounts.createClient({ name: 'demo', accounts: 'hosted', test: true }),
    readConfig({ PARLANDO_DATA: data }),
  );
  return registerHousehold(
    server.url,
    { client_id: clientid, secret },
    { email: 'listener@demo.example', password: 'music for the demo', deviceid: DEVICE },
  );
}

async function talk(of: {
  readonly server: ServerProcess;
  readonly household: Household;
  readonly audio: SpokenAudio;
  readonly timeline: Timeline;
  readonly words: string;
}): Promise<ConversationReport> {
  const { server, household, audio, timeline, words } = of;
  const record = interactionRecord(server);
  timeline.heading(`A person says ${words} (${(durationOf(audio) / 1000).toFixed(1)} s)`);
  const report = await converse({ server: server.url, ...household, audio, timeline });
  const stages = await Promise.race([record, pause(RECORD_MS, {})]);
  timeline.stages(stages);
  return { ...report, timings: { ...report.timings, ...stages } };
}

/** The milliseconds of each stage, from the server's log. */
function interactionRecord(server: ServerProcess): Promise<Readonly<Record<string, number>>> {
  return new Promise((resolve) => {
    server.onLog((entry) => {
      if (entry.msg === 'interaction') resolve(entry.stages as Readonly<Record<string, number>>);
    });
  });
}
