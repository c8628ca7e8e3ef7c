import type { Asker, Content, ServiceAccess } from '../content/content.js';
import type {
  ContentItem,
  ContentService,
  Drilldown,
  Hit,
  ItemRef,
  Items,
  PlayedReport,
  SongsRequest,
  Stream,
  StreamsRequest,
} from '../ports/content-engine.js';

/** A playlist that was kept. */
export type SavedPlaylist = Awaited<ReturnType<Content['playlists']['create']>>;

/** What playables need of content: the methods of {@link ContentEngine} for every service, each by its id. */
export interface PlayableContent {
  /** The services there are; the first ones are preferred where none is named. */
  services(): readonly ContentService[];
  item(of: ItemRef): Promise<ContentItem>;
  items(of: Drilldown): Promise<Items>;
  songs(request: SongsRequest): Promise<Items>;
  similarArtists(service: string, ref: string, limit: number): Promise<readonly Hit[]>;
  streams(request: StreamsRequest): Promise<readonly Stream[]>;
  /** Does some work with a user's accounts on services, as their country and subscription allow. */
  onBehalfOf<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
  /** Whose answers those of a service are: '' where everybody gets the same. */
  audience(service: string): string;
  /** Throws unless whom is acted for may play a service. */
  checkPlayable(service: string): void;
  /** Whether whom is acted for may play a service. */
  mayPlay(service: string): boolean;
  /** What a device needs to play a service. */
  access(service: string): Promise<ServiceAccess>;
  /** Tells a service what was played, if it wants to hear of it. */
  played(report: PlayedReport): void;
  /** Keeps playlists of users. */
  readonly playlists: Pick<Content['playlists'], 'create'>;
}

/** Calls that playables have under way with one service at once; the rest wait, so that others are served too. */
const CALLS_AT_ONCE = 16;

/** The same content, asked for a little at a time. */
export function unhurried(content: PlayableContent): PlayableContent {
  const gates = new Map<string, Gate>();
  const gate = <T>(service: string, call: () => Promise<T>): Promise<T> => {
    const found = gates.get(service) ?? new Gate(CALLS_AT_ONCE);
    gates.set(service, found);
    return found.pass(call);
  };
  return {
    playlists: content.playlists,
    services: () => content.services(),
    onBehalfOf: (asker, work) => content.onBehalfOf(asker, work),
    audience: (service) => content.audience(service),
    checkPlayable: (service) => content.checkPlayable(service),
    mayPlay: (service) => content.mayPlay(service),
    access: (service) => gate(service, () => content.access(service)),
    played: (report) => content.played(report),
    item: (of) => gate(of.service, () => content.item(of)),
    items: (of) => gate(of.service, () => content.items(of)),
    songs: (request) => gate(request.service, () => content.songs(request)),
    similarArtists: (service, ref, limit) => gate(service, () => content.similarArtists(service, ref, limit)),
    streams: (request) => gate(request.service, () => content.streams(request)),
  };
}

/** Lets so many through at once, in the order they came. */
class Gate {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(width: number) {
    this.#free = width;
  }

  async pass<T>(call: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await call();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
