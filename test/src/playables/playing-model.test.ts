import t from 'tap';
import { AppError } from '../../../src/errors.js';
import {
  begin,
  currentOf,
  type Loop,
  type Playing,
  setLoop,
  shuffleFrom,
  turnPage,
  UNTOUCHED,
  unshuffleAt,
} from '../../../src/playables/playing.js';
import { spread } from '../../../src/playables/spread.js';
import { ann, playablesRoom } from '../../support/playables-room.js';
import fc from '../../support/property.js';

/** A player that can be asked for pages and told to change: what is tested. */
interface Player {
  /** References of the items, or that the page is outside. */
  page(itemsperpage: number, startindex?: number): Promise<readonly string[] | 'out_of_range'>;
  loop(loop: Loop): Promise<unknown>;
  shuffle(on: boolean): Promise<unknown>;
  begin(index: number, ref: string): Promise<unknown>;
  restart(): Promise<unknown>;
}

/** The same player told as plainly as possible: a queue of references, and which of them plays. */
class Queue {
  readonly #list: readonly string[];
  readonly #shuffled: readonly string[];
  queue: readonly string[];
  #loop: Loop = 'off';
  #isShuffled = false;
  #next = 0;
  #given: string | undefined;
  #begun: string | undefined;

  constructor(list: readonly string[], shuffled: readonly string[]) {
    this.#list = list;
    this.#shuffled = shuffled;
    this.queue = list;
  }

  page(itemsperpage: number, startindex?: number): readonly string[] | 'out_of_range' {
    if (startindex !== undefined) {
      if (startindex >= this.queue.length) return 'out_of_range';
      this.#next = startindex;
      this.#begun = undefined;
    }
    if (this.#next >= this.queue.length && this.#loop !== 'off') this.#next = 0;
    const page: string[] = [];
    const most = this.#loop === 'one' ? 1 : Math.min(itemsperpage, this.queue.length);
    while (page.length < most && this.#next < this.queue.length) {
      this.#given = this.queue[this.#next] ?? '';
      page.push(this.#given);
      if (this.#loop === 'one') break;
      this.#next += 1;
      if (this.#next === this.queue.length && this.#loop === 'all') this.#next = 0;
    }
    return page;
  }

  loop(loop: Loop): void {
    const changed = loop !== this.#loop;
    this.#loop = loop;
    if (changed) this.#goOnAfterCurrent();
  }

  shuffle(on: boolean): void {
    if (on === this.#isShuffled) return;
    this.#isShuffled = on;
    const current = this.#begun ?? this.#given;
    const first = current === undefined ? 0 : this.#shuffled.indexOf(current);
    this.queue = on ? [...this.#shuffled.slice(first), ...this.#shuffled.slice(0, first)] : this.#list;
    if (current === undefined) this.#next = 0;
    else this.#given = current;
    this.#goOnAfterCurrent();
  }

  begin(index: number): void {
    this.#begun = this.queue[index];
  }

  #goOnAfterCurrent(): void {
    const current = this.#begun ?? this.#given;
    if (current === undefined) return;
    this.#next = this.queue.indexOf(current) + (this.#loop === 'one' ? 0 : 1);
  }
}

type Command = fc.AsyncCommand<Queue, Player>;

class Page implements Command {
  readonly #itemsperpage: number;
  readonly #startindex: number | undefined;
  constructor(itemsperpage: number, startindex: number | undefined) {
    this.#itemsperpage = itemsperpage;
    this.#startindex = startindex;
  }
  check = () => true;
  async run(queue: Queue, player: Player): Promise<void> {
    const wanted = queue.page(this.#itemsperpage, this.#startindex);
    const given = await player.page(this.#itemsperpage, this.#startindex);
    if (String(given) !== String(wanted)) throw new Error(`${given} instead of ${wanted}`);
  }
  toString = () => `page(${this.#itemsperpage}, ${this.#startindex})`;
}

class Change implements Command {
  readonly #name: string;
  readonly #change: (either: Queue | Player, queue: readonly string[]) => unknown;
  constructor(name: string, change: (either: Queue | Player, queue: readonly string[]) => unknown) {
    this.#name = name;
    this.#change = change;
  }
  check = () => true;
  async run(queue: Queue, player: Player): Promise<void> {
    const before = queue.queue;
    this.#change(queue, before);
    await this.#change(player, before);
  }
  toString = () => this.#name;
}

const loops: readonly Loop[] = ['off', 'all', 'one'];

function commandsFor(length: number) {
  const index = fc.nat({ max: length - 1 });
  return fc.commands(
    [
      fc.integer({ min: 1, max: length + 3 }).map((count) => new Page(count, undefined)),
      fc.tuple(fc.integer({ min: 1, max: length }), fc.nat({ max: length + 1 })).map((of) => new Page(...of)),
      fc.constantFrom(...loops).map((loop) => new Change(`loop ${loop}`, (either) => either.loop(loop))),
      fc.boolean().map((on) => new Change(`shuffle ${on}`, (either) => either.shuffle(on))),
      index.map((at) => new Change(`begin ${at}`, (either, queue) => either.begin(at, queue[at] ?? ''))),
      fc.constant(new Change('restart', (either) => 'restart' in either && either.restart())),
    ],
    { maxCommands: 25 },
  );
}

/** The pure state with an order beside it. */
class PurePlayer implements Player {
  readonly #list: readonly string[];
  readonly #order: readonly number[];
  #playing: Playing = UNTOUCHED;

  constructor(list: readonly string[], order: readonly number[]) {
    this.#list = list;
    this.#order = order;
  }

  async page(itemsperpage: number, startindex?: number) {
    const extent = { length: this.#list.length, endless: false };
    try {
      const page = turnPage(this.#playing, extent, {
        itemsperpage,
        ...(startindex !== undefined && { startindex }),
      });
      this.#playing = page.playing;
      return page.indexes.map((index) => this.#list[this.#source(index)] ?? '');
    } catch (error) {
      if (error instanceof AppError && error.code === 'out_of_range') return error.code;
      throw error;
    }
  }

  async loop(loop: Loop) {
    this.#playing = setLoop(this.#playing, loop);
  }

  async shuffle(on: boolean) {
    if (on === this.#playing.shuffling) return;
    const current = currentOf(this.#playing);
    const source = current < 0 ? undefined : this.#source(current);
    this.#playing = on
      ? shuffleFrom(this.#playing, source === undefined ? undefined : this.#order.indexOf(source))
      : unshuffleAt(this.#playing, source);
  }

  async begin(index: number) {
    this.#playing = begin(this.#playing, index);
  }

  async restart() {
    this.#playing = JSON.parse(JSON.stringify(this.#playing));
  }

  #source(index: number): number {
    const { shuffling, rotation } = this.#playing;
    return shuffling ? (this.#order[(index + rotation) % this.#list.length] ?? 0) : index;
  }
}

function listOf(length: number): string[] {
  return Array.from({ length }, (_, at) => `t${at}`);
}

t.test('ten thousand random sequences of commands play what a plain queue would', async (t) => {
  for (const length of [1, 2, 5, 9]) {
    const list = listOf(length);
    const order = spread(
      list.map((ref) => ({ ref, artist: ref })),
      length,
    );
    const shuffled = order.map((index) => list[index] ?? '');
    await fc.assert(
      fc.asyncProperty(commandsFor(length), (commands) =>
        fc.asyncModelRun(
          () => ({ model: new Queue(list, shuffled), real: new PurePlayer(list, order) }),
          commands,
        ),
      ),
      { numRuns: 2500 },
    );
    t.pass(`${length} items`);
  }
});

t.test('the room itself does, with its store and restarts', async (t) => {
  const { playables, content, restarted } = await playablesRoom(t);
  let room = playables;
  let made = 0;
  const list = content.everySong.slice(0, 7);
  const refs = list.map(({ ref }) => ref);
  const page = async (id: string, itemsperpage: number, startindex?: number) => {
    const query = { itemsperpage, ...(startindex !== undefined && { startindex }) };
    return (await room.details(ann, id, query)).items.map(({ ref }) => ref);
  };
  await fc.assert(
    fc.asyncProperty(commandsFor(7), async (commands) => {
      made += 1;
      content.setList(`mine-${made}`, list);
      const parameters = { type: 'playlist', service: 'library', ref: `mine-${made}` };
      const { id } = await room.create(ann, { parameters, shuffle: true });
      const shuffled = await page(id, 7, 0);
      await room.shuffle(ann, id, false);
      const model = new Queue(refs, shuffled);
      model.page(1, 0);
      await page(id, 1, 0);
      const real: Player = {
        page: async (count, startindex) =>
          page(id, count, startindex).catch((error) => {
            if (error.code === 'out_of_range') return error.code;
            throw error;
          }),
        loop: (loop) => room.loop(ann, id, loop === 'off' ? undefined : loop),
        shuffle: (on) => room.shuffle(ann, id, on),
        begin: (index, ref) => room.event(ann, id, { event: 'mediabegin', ref, index, offset: 0 }),
        restart: async () => {
          if (made % 10 === 0) room = await restarted();
        },
      };
      await fc.asyncModelRun(() => ({ model, real }), commands);
    }),
    { numRuns: 40 },
  );
});
