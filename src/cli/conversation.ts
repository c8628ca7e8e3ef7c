import type { SpokenAudio } from '../ports/speech-engine.js';
import { CliError } from './cli-error.js';
import { fetchPlayable, type HeardStream, listen } from './player.js';
import { type Interaction, Speaker } from './speaker.js';
import type { Timeline } from './timeline.js';

/** Items a page, and pages of a playable without end, that a demonstration speaker fetches. */
const ITEMS_PER_PAGE = 3;
const PAGES = 3;

/** A speaker that a person talks to. */
export interface Conversation {
  readonly server: string;
  readonly deviceid: string;
  readonly speechtoken: string;
  readonly audio: SpokenAudio;
  /** What to say where the server asks back, one after another. */
  readonly replies?: readonly SpokenAudio[];
  readonly languagecode?: string;
  readonly timeline: Timeline;
}

/** What came of it; what `--json` prints. */
export interface ConversationReport {
  readonly heard: string;
  readonly intent: Interaction['answer']['intent'];
  readonly reply: string | undefined;
  readonly actions: readonly unknown[];
  /** Why the server did not do it. */
  readonly refused?: { readonly status: number; readonly message: string };
  readonly playable?: { readonly id: string; readonly name: string; readonly items: readonly unknown[] };
  readonly stream?: Pick<HeardStream, 'codec' | 'seconds' | 'bytes'>;
  /** Milliseconds since the microphone opened. */
  readonly timings: Readonly<Record<string, number>>;
}

/** Throws a {@link CliError} when the server did not do what it was asked for. */
export function expectDone({ refused }: ConversationReport): void {
  if (refused) throw new CliError(`The server did not do it (${refused.status}): ${refused.message}`);
}

/** Talks to a server as a speaker does: asks, and plays what it is told to play. Throws a {@link CliError}. */
export async function converse(conversation: Conversation): Promise<ConversationReport> {
  const { server, deviceid, replies = [] } = conversation;
  const speaker = await Speaker.connect(server, deviceid, replies.length > 0);
  try {
    const interaction = await speak(speaker, conversation);
    const { answer } = interaction;
    const actions = answer.type === 'voiceresult' ? answer.actions : [];
    const played = await play(conversation, playableOf(actions));
    return {
      heard: answer.text ?? '',
      intent: answer.intent,
      reply: answer.respond?.text,
      actions,
      ...(answer.type === 'voiceerror' && { refused: { status: answer.status, message: answer.message } }),
      ...played,
      timings: timings(interaction),
    };
  } finally {
    speaker.close();
  }
}

/** Asks, and replies for as long as the server asks back and there are replies. */
async function speak(speaker: Speaker, conversation: Conversation): Promise<Interaction> {
  const { timeline, replies = [] } = conversation;
  const ask = (audio: SpokenAudio) =>
    speaker.interact({ ...conversation, audio }, (event) => timeline.event(event));
  let interaction = await ask(conversation.audio);
  for (const reply of replies) {
    const { answer } = interaction;
    if (answer.type !== 'voiceresult' || !answer.expectreply) break;
    timeline.heading('The person answers');
    interaction = await ask(reply);
  }
  return interaction;
}

function playableOf(actions: readonly { action: string; parameters: Readonly<Record<string, unknown>> }[]) {
  const id = actions.find(({ action }) => action === 'playplayable')?.parameters.id;
  return id === undefined ? undefined : String(id);
}

async function play(
  { server, speechtoken, timeline }: Conversation,
  id: string | undefined,
): Promise<Pick<ConversationReport, 'playable' | 'stream'>> {
  if (id === undefined) return {};
  const of = { id, token: speechtoken, itemsperpage: ITEMS_PER_PAGE, pages: PAGES };
  const playable = await fetchPlayable(server, of);
  timeline.playable(playable);
  const [first] = playable.items;
  if (!first?.streamurl)
    throw new CliError(`The playable “${playable.name}” has nothing that can be played.`);
  const stream = await listen(first.streamurl);
  timeline.stream(stream);
  const { name, items } = playable;
  const { codec, seconds, bytes } = stream;
  return { playable: { id, name, items }, stream: { codec, seconds, bytes } };
}

function timings({ events }: Interaction): Readonly<Record<string, number>> {
  const first = new Map<string, number>();
  for (const { type, at } of events) if (!first.has(type)) first.set(type, Math.round(at));
  return Object.fromEntries(first);
}
