import { type Command, InvalidArgumentError, Option } from 'commander';
import { readConfig } from '../config.js';
import type { SpokenAudio } from '../ports/speech-engine.js';
import { converse, expectDone } from './conversation.js';
import { print } from './output.js';
import { pronounce } from './pronounce.js';
import { readRecording } from './recording.js';
import { Timeline } from './timeline.js';

interface SpeakerOptions {
  readonly device: string;
  readonly token: string;
  readonly server?: string;
  readonly language?: string;
  readonly json?: boolean;
}

/** `parlando say` and `parlando speak`: a speaker that talks to a running server. */
export function addSpeakerCommands(program: Command): void {
  asSpeaker(program.command('say <words>'))
    .description('speak words with the speech engine’s voice, and play what comes of them')
    .option('--reply <words...>', 'what to answer where the server asks back')
    .action(async (words: string, options: SpeakerOptions & { readonly reply?: readonly string[] }) => {
      const language = options.language ?? 'en';
      const replies: SpokenAudio[] = [];
      for (const each of options.reply ?? []) replies.push(await pronounce(each, language));
      await talk(await pronounce(words, language), options, replies);
    });
  asSpeaker(program.command('speak <file>'))
    .description('send a recording (WAV), and play what comes of it')
    .action(async (file: string, options: SpeakerOptions) => {
      await talk(await readRecording(file), options);
    });
}

function asSpeaker(command: Command): Command {
  return command
    .requiredOption('--device <deviceid>', 'the speaker to be')
    .addOption(
      new Option('--token <token>', 'its speech token (parlando token)')
        .env('PARLANDO_SPEECH_TOKEN')
        .makeOptionMandatory(),
    )
    .option(
      '--server <url>',
      'where the server is; default: PARLANDO_PUBLIC_URL, or this machine',
      webAddress,
    )
    .option('--language <code>', 'the language that is spoken, such as en or de')
    .option('--json', 'print one line of JSON when it is over');
}

function webAddress(value: string): string {
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  throw new InvalidArgumentError('must be an address that begins with http or https.');
}

async function talk(
  audio: SpokenAudio,
  options: SpeakerOptions,
  replies: readonly SpokenAudio[] = [],
): Promise<void> {
  const timeline = new Timeline((line) => options.json || process.stdout.write(`${line}\n`));
  const report = await converse({
    server: options.server ?? readConfig(process.env).publicUrl,
    deviceid: options.device,
    speechtoken: options.token,
    audio,
    replies,
    ...(options.language && { languagecode: options.language }),
    timeline,
  });
  if (options.json) print(report, { json: true }, '');
  expectDone(report);
}
