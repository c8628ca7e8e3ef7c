import type { FinalTranscript } from '../../src/gen/parlando/speech/v1/speech_pb.js';
import type { Row } from '../support/suite.js';
import type { Meaning } from './meaning.js';
import type { Clip } from './recordings.js';

interface Tally {
  clips: number;
  /** Accepted, and every word right. */
  right: number;
  accepted: number;
  words: number;
  wrongWords: number;
}

/** Counts what was heard of each kind of clip at each level of noise. */
export class Score {
  readonly #tallies = new Map<string, Tally>();
  readonly #meaning: Meaning;
  #seconds = 0;
  #right = 0;
  readonly #misunderstood: string[] = [];

  constructor(meaning: Meaning) {
    this.#meaning = meaning;
  }

  /** The requests that were heard right and understood wrongly. */
  get misunderstood(): readonly string[] {
    return this.#misunderstood;
  }

  add(clip: Clip, final: FinalTranscript): void {
    const heard = final.alternatives[0]?.text ?? '';
    const accepted = heard !== '' && !final.rejected;
    const tally = this.#tally(`${clip.kind ?? 'people'} ${clip.snr ?? ''}`.trim());
    tally.clips += 1;
    tally.accepted += accepted ? 1 : 0;
    this.#seconds += clip.dur;
    if (clip.text === undefined) return;
    if (accepted && heard === clip.text) this.#heardRight(clip, tally);
    tally.words += clip.text.split(' ').length;
    tally.wrongWords += wordErrors(clip.text.split(' '), accepted ? heard.split(' ') : []);
  }

  /** The figures of a recogniser that took so many seconds of processor time for all clips. */
  rows(recogniser: string, cpuSeconds: number): readonly Row[] {
    const share = (part: number, whole: number) => (100 * part) / whole;
    const rows = [...this.#tallies].sort().flatMap(([group, tally]): Row[] => {
      const [kind = ''] = group.split(' ');
      const note = `${tally.clips} clips`;
      if (!isRequest({ kind })) {
        return [
          {
            name: `${recogniser} ${group} accepted`,
            value: share(tally.accepted, tally.clips),
            unit: '%',
            note,
          },
        ];
      }
      return [
        { name: `${recogniser} ${group} right`, value: share(tally.right, tally.clips), unit: '%', note },
        { name: `${recogniser} ${group} word error`, value: share(tally.wrongWords, tally.words), unit: '%' },
        {
          name: `${recogniser} ${group} rejected`,
          value: share(tally.clips - tally.accepted, tally.clips),
          unit: '%',
        },
      ];
    });
    return [
      ...rows,
      ...(this.#right === 0 ? [] : [this.#understood(recogniser)]),
      { name: `${recogniser} CPU per second of audio`, value: cpuSeconds / this.#seconds, unit: 's' },
    ];
  }

  #heardRight(clip: Clip, tally: Tally): void {
    tally.right += 1;
    if (!isRequest(clip)) return;
    this.#right += 1;
    if (this.#meaning.misses(clip)) this.#misunderstood.push(clip.text ?? '');
  }

  #understood(recogniser: string): Row {
    return {
      name: `${recogniser} understood wrongly`,
      value: (100 * this.#misunderstood.length) / this.#right,
      unit: '%',
      note: `of ${this.#right} that were heard right`,
    };
  }

  #tally(group: string): Tally {
    const known = this.#tallies.get(group);
    if (known) return known;
    const made: Tally = { clips: 0, right: 0, accepted: 0, words: 0, wrongWords: 0 };
    this.#tallies.set(group, made);
    return made;
  }
}

function isRequest({ kind = '' }: Pick<Clip, 'kind'>): boolean {
  return kind === 'cmd' || kind === 'para';
}

/** The fewest words to insert, delete or replace that turn one sentence into the other (Levenshtein, 1966). */
function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index);
  for (const [place, word] of said.entries()) {
    const next = [place + 1];
    for (const [index, other] of heard.entries()) {
      const replaced = (row[index] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[heard.length] ?? 0;
}
