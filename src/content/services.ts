import type { Logger } from 'pino';
import type { Cancel, Clock } from '../ports/clock.js';
import type { CatalogueName, ContentEngine, ContentService } from '../ports/content-engine.js';
import { CatalogueNames } from './catalogue-names.js';
import { problemWithId } from './reserved-ids.js';
import { ServiceCalls } from './service-calls.js';

/** Milliseconds between looks at an engine's services, and after one that failed. */
const LOOK = 2_000;
const LOOK_AGAIN = 1_000;

/** What the services are looked after with. */
export interface ServicesParts {
  readonly engines: readonly ContentEngine[];
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Takes the names of a service's catalogue: at first, and whenever they changed. */
  readonly learn: (service: string, names: AsyncIterable<readonly CatalogueName[]>) => Promise<void>;
}

/** A service and the way to it. */
export class KnownService {
  readonly engine: ContentEngine;
  service: ContentService;
  calls = new ServiceCalls();
  /** The most popular names, once they have been read, and the revision of the catalogue they are from. */
  names: CatalogueNames | undefined;
  read: string | undefined;

  constructor(engine: ContentEngine, service: ContentService) {
    this.engine = engine;
    this.service = service;
  }
}

/** A service that a server cannot have; it is refused at the start, and left out later. */
class ServiceRefused extends Error {}

/** Which services there are, whatever becomes of their engines. */
export class Services {
  readonly #parts: ServicesParts;
  /** In the order of the engines. */
  readonly #byEngine = new Map<ContentEngine, readonly KnownService[]>();
  readonly #timers = new Map<ContentEngine, Cancel>();
  readonly #looking = new Map<ContentEngine, Promise<void>>();
  readonly #failing = new Set<ContentEngine>();
  readonly #cancels: Cancel[] = [];
  #closed = false;
  /** Grows whenever names have changed. */
  revision = 0;

  constructor(parts: ServicesParts) {
    this.#parts = parts;
    for (const engine of parts.engines) this.#byEngine.set(engine, []);
  }

  /** Asks every engine for its services and their names. Throws {@link ServiceRefused}; an engine that fails is tried again later. */
  async start(): Promise<void> {
    await Promise.all(
      this.#parts.engines.map((engine) => this.#describe(engine, true).catch(rethrowRefusal)),
    );
    for (const engine of this.#parts.engines) {
      this.#cancels.push(engine.onConnected(() => void this.#reconnected(engine)));
    }
    await Promise.all(this.#parts.engines.map((engine) => this.#look(engine)));
  }

  all(): readonly KnownService[] {
    return [...this.#byEngine.values()].flat();
  }

  find(id: string): KnownService | undefined {
    return this.all().find(({ service }) => service.id === id);
  }

  close(): void {
    this.#closed = true;
    for (const cancel of [...this.#cancels, ...this.#timers.values()]) cancel();
  }

  /** A fresh connection deserves a fresh chance. */
  #reconnected(engine: ContentEngine): Promise<void> {
    for (const known of this.#byEngine.get(engine) ?? []) known.calls = new ServiceCalls();
    return this.#look(engine);
  }

  /** Asks an engine for its services and reads the names that changed; one look at a time. */
  #look(engine: ContentEngine): Promise<void> {
    const under = this.#looking.get(engine);
    if (under) return under;
    this.#timers.get(engine)?.();
    const look = this.#describe(engine, false)
      .then(() => this.#readNames(engine))
      .then(
        () => this.#lookAfter(engine, LOOK),
        (error: unknown) => this.#lookAfter(engine, LOOK_AGAIN, error),
      );
    this.#looking.set(engine, look);
    return look;
  }

  #lookAfter(engine: ContentEngine, pause: number, error?: unknown): void {
    this.#looking.delete(engine);
    if (this.#closed) return;
    const failed = error !== undefined;
    if (failed && !this.#failing.has(engine)) this.#parts.log.warn({ err: error }, 'a content engine fails');
    if (failed) this.#failing.add(engine);
    else this.#failing.delete(engine);
    this.#timers.set(
      engine,
      this.#parts.clock.after(pause, () => void this.#look(engine)),
    );
  }

  async #describe(engine: ContentEngine, strict: boolean): Promise<void> {
    const described = await engine.describe();
    const before = this.#byEngine.get(engine) ?? [];
    const now = described.flatMap((service) => {
      const problem = problemWithId(service.id) ?? this.#problemWithOwner(engine, service.id);
      if (problem !== undefined && strict) throw new ServiceRefused(problem);
      if (problem !== undefined) return [];
      const known =
        before.find((each) => each.service.id === service.id) ?? new KnownService(engine, service);
      known.service = service;
      return [known];
    });
    this.#byEngine.set(engine, now);
  }

  #problemWithOwner(engine: ContentEngine, id: string): string | undefined {
    const owner = this.find(id);
    return owner && owner.engine !== engine ? `two engines stand for the service "${id}"` : undefined;
  }

  async #readNames(engine: ContentEngine): Promise<void> {
    for (const known of this.#byEngine.get(engine) ?? []) {
      const { id, mixed, revision = 'fixed' } = known.service;
      if (mixed || known.read === revision || revision === '') continue;
      const names = new CatalogueNames();
      await this.#parts.learn(id, tapped(engine.names(id), names));
      known.names = names;
      known.read = revision;
      this.revision++;
      this.#parts.log.info({ service: id }, 'the names of a service are known');
    }
  }
}

/** The same pieces, kept in passing. */
async function* tapped(
  pieces: AsyncIterable<readonly CatalogueName[]>,
  names: CatalogueNames,
): AsyncGenerator<readonly CatalogueName[]> {
  for await (const piece of pieces) {
    names.add(piece);
    yield piece;
  }
}

function rethrowRefusal(error: unknown): void {
  if (error instanceof ServiceRefused) throw error;
}
