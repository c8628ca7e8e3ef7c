/** Audio that is not what the speaker said it would be; `key` is the offending key of its voiceproperties. */
export class MalformedAudio extends Error {
  readonly key: 'encoding' | 'samplerate';

  constructor(key: MalformedAudio['key'], problem: string) {
    super(problem);
    this.name = 'MalformedAudio';
    this.key = key;
  }
}
