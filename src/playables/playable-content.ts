import type {
  ContentItem,
  ContentService,
  Drilldown,
  Hit,
  ItemRef,
  Items,
  SongsRequest,
  Stream,
  StreamsRequest,
} from '../ports/content-engine.js';

/** What playables need of content: the methods of {@link ContentEngine} for every service, each by its id. */
export interface PlayableContent {
  /** The services there are; the first ones are preferred where none is named. */
  services(): readonly ContentService[];
  item(of: ItemRef): Promise<ContentItem>;
  items(of: Drilldown): Promise<Items>;
  songs(request: SongsRequest): Promise<Items>;
  similarArtists(service: string, ref: string, limit: number): Promise<readonly Hit[]>;
  streams(request: StreamsRequest): Promise<readonly Stream[]>;
}
