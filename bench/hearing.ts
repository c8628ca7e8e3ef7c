import { readFile } from 'node:fs/promises';
import { findModels, type ModelChoice } from '../engines/speech/recognition/acoustic-model.js';
import { phrasesOf } from '../workers/understand/phrases.js';
import { SpeechEngineProcess } from './hearing/engine.js';
import { Meaning } from './hearing/meaning.js';
import { type Clip, Player, type Recordings, readRecordings } from './hearing/recordings.js';
import { Score } from './hearing/score.js';
import type { Row, SuiteArgs } from './support/suite.js';

export const title = 'How well the bundled speech engine hears requests, and rejects what is none';

/** How many phrases are heard at once. */
const AT_ONCE = 4;
/** The short form takes each so many-th clip. */
const QUICK_STEP = 8;
/** Stands where the figures of an installed model would. */
const NOTHING_BETTER: Row = {
  name: 'better English models installed',
  value: 0,
  unit: '',
  note: 'Debian has one: pocketsphinx-en-us',
};

/** Scores both recognisers on a folder of recordings (`--data`); nothing is measured without one. */
export async function run({ quick, data, progress }: SuiteArgs): Promise<readonly Row[]> {
  if (!data) {
    progress('hearing needs a folder of recordings: --data FOLDER');
    return [];
  }
  const { clips, names } = await readRecordings(data);
  const chosen = clips.filter(({ kind }, index) => kind !== 'other' && (!quick || index % QUICK_STEP === 0));
  const models = await recognisers();
  const rows: Row[] = models.length > 1 ? [] : [NOTHING_BETTER];
  for (const each of models) rows.push(...(await measure(each, data, { clips: chosen, names }, progress)));
  return rows;
}

/** What comes with the engine, and the best model that is installed on this machine, if that is another. */
async function recognisers(): Promise<readonly ModelChoice[]> {
  const [[bundled], [installed]] = await Promise.all([findModels('bundled'), findModels('installed')]);
  return bundled?.name === installed?.name ? ['bundled'] : ['bundled', 'installed'];
}

async function measure(
  models: ModelChoice,
  folder: string,
  { clips, names }: Recordings,
  progress: SuiteArgs['progress'],
): Promise<readonly Row[]> {
  const engine = await SpeechEngineProcess.start(['--models', models]);
  try {
    const { recogniser } = await engine.describe();
    const context = await engine.prepare({
      languageCode: 'en',
      phrases: [...phrasesOf('en')],
      names: [...names],
    });
    const score = new Score(new Meaning(names));
    const before = await cpuSeconds(engine.pid);
    const waiting = [...clips];
    const work = async (): Promise<void> => {
      const player = new Player();
      for (let clip = waiting.shift(); clip; clip = waiting.shift()) {
        const { final } = await engine.transcribe(context, await player.read(folder, clip), true);
        score.add(clip, final);
        if (process.env.HEARING_VERBOSE)
          progress(verdict(clip, final.alternatives[0]?.text ?? '', final.rejected));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const cpu = (await cpuSeconds(engine.pid)) - before;
    progress(recogniser);
    for (const text of score.misunderstood) progress(`understood wrongly: ${text}`);
    return score.rows(models, cpu);
  } finally {
    await engine.stop();
  }
}

/** The processor time of a process so far, in seconds (`/proc/PID/stat`, in ticks of 10 ms); NaN without procfs. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function verdict({ kind = 'people', snr = '', text = '' }: Clip, heard: string, rejected: boolean): string {
  return [kind, snr, rejected ? 'rejected' : 'accepted', text, '|', heard].join(' ');
}
