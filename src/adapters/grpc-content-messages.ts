import type {
  Hit as HitMessage,
  Item as ItemMessage,
  Service as ServiceMessage,
  Stream as StreamMessage,
} from '../gen/parlando/content/v1/content_pb.js';
import type {
  ContentItem,
  ContentService,
  Hit,
  NamedRef,
  Page,
  Playback,
  Stream,
} from '../ports/content-engine.js';

/** A service as the engine describes it. */
export function serviceFrom(message: ServiceMessage): ContentService {
  return {
    id: message.id,
    name: message.name,
    capabilities: message.capabilities,
    searchtypes: message.searchTypes,
    drilldowntypes: message.drilldownTypes,
    recommendtypes: message.recommendTypes,
    playback: playbackFrom(message.playback),
    ...(message.revision !== undefined && { revision: message.revision }),
    ...(message.logo.length > 0 ? { logo: message.logo } : {}),
    ...(message.playerLogo.length > 0 ? { playerlogo: message.playerLogo } : {}),
  };
}

function playbackFrom(message: ServiceMessage['playback']): Playback {
  return {
    protocol: message?.protocol === 'sdk' ? 'sdk' : 'http',
    ...given('timelimited', message?.timeLimited),
  };
}

/** An item of a service, without the fields that the engine left empty. */
export function itemFrom(service: string, message: ItemMessage): ContentItem {
  return {
    service,
    type: message.type,
    ref: message.ref,
    name: message.name,
    ...given('artistdisplayname', message.artistDisplayName),
    artists: message.artists.map(namedFrom),
    ...(message.album ? { album: namedFrom(message.album) } : {}),
    images: message.images,
    ...given('duration', message.duration),
    ...given('playbackcodec', message.playbackCodec),
    ...given('bitrate', message.bitrate),
    ...given('year', message.year),
    genres: message.genres,
    popularity: message.popularity,
    ...(message.contains.length > 0 ? { contains: message.contains } : {}),
    ...(message.currentShow ? { currentshow: { name: message.currentShow.name } } : {}),
  };
}

/** A hit; one without an item is none. */
export function hitsFrom(service: string, messages: readonly HitMessage[]): Hit[] {
  return messages.flatMap(({ item, score }) => (item ? [{ item: itemFrom(service, item), score }] : []));
}

/** A stream URL. */
export function streamFrom(message: StreamMessage): Stream {
  return {
    ref: message.ref,
    streamurl: message.url,
    ...given('playbackcodec', message.playbackCodec),
    ...given('timelimited', message.timeLimited),
  };
}

/** A position in a list. */
export function pageTo(page: Page) {
  return { startIndex: page.startindex, itemsPerPage: page.itemsperpage };
}

/** The length of a list, if it is known. */
export function totalFrom({ total }: { readonly total?: number }): { readonly total?: number } {
  return total === undefined ? {} : { total };
}

function namedFrom({ ref, name }: NamedRef): NamedRef {
  return { ref, name };
}

/** A field, unless it has the value that protobuf gives to absent ones. */
function given<Key extends string, Value extends string | number>(
  key: Key,
  value: Value | undefined,
): { readonly [key in Key]?: Value } {
  return (value ? { [key]: value } : {}) as { readonly [key in Key]?: Value };
}
