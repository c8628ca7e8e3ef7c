import { join } from 'node:path';
import { ContentService } from '../../src/gen/parlando/content/v1/content_pb.js';
import type { Log } from '../command-line.js';
import { type ServedEngine, serveEngine } from '../grpc-service.js';
import { FeedReader, type Patience } from './feed-reader.js';
import { FeedStore } from './feed-store.js';
import { Feeds } from './feeds.js';
import type { Options } from './options.js';
import { podcastsService } from './service.js';

/** Milliseconds between looks at the list, and between questions to the feeds. */
const TIMES = { look: 5_000, refresh: 15 * 60_000 };

/** The engine while it runs. */
export interface PodcastsEngine extends Pick<ServedEngine, 'address' | 'stop'> {
  /** Resolves when every feed has been asked once. */
  readonly fetched: Promise<void>;
  /** Asks every feed now what is new. */
  refresh(): Promise<void>;
}

/** Starts the podcasts engine. Rejects when the list cannot be read or the port cannot be used. */
export async function startPodcastsEngine(
  {
    podcasts,
    data,
    allowPrivate,
    name,
    listen,
    patience = {},
  }: Options & { readonly patience?: Partial<Patience> },
  log: Log,
): Promise<PodcastsEngine> {
  const reader = new FeedReader({ allowPrivate, patience });
  const feeds = new Feeds({ list: podcasts, reader, store: new FeedStore(join(data, 'feeds')), log });
  await feeds.load();
  const handlers = podcastsService({ name, feeds, allowPrivate });
  const engine = await serveEngine({ service: ContentService, handlers, listen });
  const complain = (error: unknown) => log(error instanceof Error ? error.message : String(error));
  const timers = [
    setInterval(() => void feeds.look().catch(complain), TIMES.look),
    setInterval(() => void feeds.refresh(), TIMES.refresh),
  ];
  return {
    address: engine.address,
    fetched: feeds.refresh(),
    refresh: () => feeds.refresh(),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([engine.stop(), feeds.close()]);
    },
  };
}
