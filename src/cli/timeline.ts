import { styleText } from 'node:util';
import type { Action, Intent } from '../ports/interpreter.js';
import type { FetchedPlayable, HeardStream, PlayableItem } from './player.js';
import type { SpeakerEvent } from './speaker.js';

/** How many items of a playable are shown. */
const SHOWN_ITEMS = 5;

/** Prints what happens, while it happens, for a person to read. */
export class Timeline {
  readonly #print: (line: string) => void;
  #activities = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  heading(text: string): void {
    this.#print(`\n${styleText('bold', text)}`);
  }

  /** A step that took or came after so many milliseconds. */
  step(milliseconds: number, text: string): void {
    this.#print(`${`${Math.round(milliseconds)} ms`.padStart(10)}  ${text}`);
  }

  /** A step that is timed here. */
  async measured<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await work();
    this.step(performance.now() - began, text);
    return result;
  }

  /** Where the time went, as the server's own record says. */
  stages(milliseconds: Readonly<Record<string, number>>): void {
    const parts = Object.entries(milliseconds).map(([stage, each]) => `${stage} ${each} ms`);
    if (parts.length > 0) this.note(`in the server: ${parts.join(', ')}`);
  }

  note(text: string): void {
    this.#print(`${' '.repeat(12)}${text}`);
  }

  /** One event of an interaction; activity that goes on is told once. */
  event(event: SpeakerEvent): void {
    if (event.type === 'voiceactivity' && this.#activities++ > 0) return;
    this.step(event.at, `${styleText('cyan', event.type.padEnd(16))} ${describe(event)}`.trimEnd());
    if (event.type !== 'voiceresult' && event.type !== 'voiceerror') return;
    if (event.respond) this.note(`says: “${event.respond.text}”`);
    if (event.type === 'voiceresult') for (const action of event.actions) this.note(`does: ${acted(action)}`);
  }

  playable({ name, items, pages, total }: FetchedPlayable): void {
    const size = total === undefined ? `${items.length} items and no end` : `${total} items`;
    this.note(`playable “${name}”: ${size}, fetched in ${pages} ${pages === 1 ? 'page' : 'pages'}`);
    for (const item of items.slice(0, SHOWN_ITEMS))
      this.note(`${String(item.index + 1).padStart(3)}. ${title(item)}`);
    if (items.length > SHOWN_ITEMS) this.note(`     … and ${items.length - SHOWN_ITEMS} more`);
  }

  stream({ codec, seconds, bytes, level }: HeardStream): void {
    const size = `${Math.round(bytes / 1000)} kB`;
    this.note(`stream: ${codec}, ${size}, decodes to ${seconds} s of sound at ${level} dB`);
  }
}

function describe(event: SpeakerEvent): string {
  switch (event.type) {
    case 'voiceactivity':
      return 'the server hears somebody speak';
    case 'speechended':
      return 'the last word is spoken';
    case 'voicephrase':
      return `“${event.text}”`;
    case 'microphoneclosed':
      return 'the speaker closes its microphone';
    case 'voiceresult':
      return intent(event.intent);
    case 'voiceerror':
      return `${event.status} ${event.message}`;
  }
}

function intent(understood: Intent | undefined): string {
  if (!understood) return '';
  const entities = Object.entries(understood.entities).map(([key, value]) => `${key}: ${value}`);
  return entities.length === 0 ? understood.name : `${understood.name} {${entities.join(', ')}}`;
}

function acted({ action, parameters }: Action): string {
  const shown = Object.entries(parameters)
    .filter(([, value]) => typeof value !== 'object')
    .map(([key, value]) => `${key} ${value}`);
  return [action, ...shown].join(' ');
}

function title({ name, artistdisplayname, duration }: PlayableItem): string {
  const length =
    duration === undefined
      ? ''
      : `  ${Math.floor(duration / 60)}:${String(Math.round(duration % 60)).padStart(2, '0')}`;
  return `${name}${artistdisplayname ? ` – ${artistdisplayname}` : ''}${length}`;
}
