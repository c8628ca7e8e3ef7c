/** An event of a user: how many seconds into a song of how many seconds, and when (milliseconds since 1970). */
interface PlaybackEvent {
  readonly event: string;
  readonly ref: string;
  readonly offset: number;
  readonly time: number;
  readonly duration: number;
}

/** What an event means: a song that has begun; a song that was heard, and when it began. */
interface Heard {
  readonly begun?: string;
  readonly heard?: { readonly ref: string; readonly time: number };
}

/** Seconds after which a song counts as heard, if half of it is not over before. */
const ENOUGH = 240;
const MOST_USERS = 10_000;

/** Knows what counts as heard: half a song, or four minutes of it; each time it is played, once. */
export class Listening {
  readonly #playing = new Map<string, PlaybackEvent>();

  after(user: string, event: PlaybackEvent): Heard {
    const before = this.#playing.get(user);
    this.#playing.delete(user);
    if (event.event === 'mediabegin') {
      this.#remember(user, event);
      return { begun: event.ref, ...heardUntil(before, event.time) };
    }
    if (event.event !== 'stop') {
      if (before) this.#remember(user, before);
      return {};
    }
    if (event.offset < enough(event)) return {};
    const time = before?.ref === event.ref ? before.time : event.time - event.offset * 1000;
    return { heard: { ref: event.ref, time } };
  }

  #remember(user: string, event: PlaybackEvent): void {
    this.#playing.set(user, event);
    const [oldest] = this.#playing.keys();
    if (this.#playing.size > MOST_USERS && oldest !== undefined) this.#playing.delete(oldest);
  }
}

/** A song that was playing when the next began was heard, if that took long enough. */
function heardUntil(before: PlaybackEvent | undefined, time: number): Pick<Heard, 'heard'> {
  if (!before || (time - before.time) / 1000 + before.offset < enough(before)) return {};
  return { heard: { ref: before.ref, time: before.time } };
}

function enough({ duration }: PlaybackEvent): number {
  return duration > 0 ? Math.min(ENOUGH, duration / 2) : ENOUGH;
}
