import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  AccessSchema,
  Hit as HitMessage,
  Item as ItemMessage,
  Service as ServiceMessage,
  Stream as StreamMessage,
  SubscriptionCapability as SubscriptionCapabilityMessage,
  Upsell as UpsellMessage,
} from '../gen/parlando/content/v1/content_pb.js';
import type {
  ContentItem,
  ContentService,
  Hit,
  NamedRef,
  OnBehalf,
  Page,
  Playback,
  Stream,
  SubscriptionCapability,
  Upsell,
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
    ...(message.countries.length > 0 ? { countries: message.countries } : {}),
    ...(message.subscriptionCapabilities.length > 0
      ? { subscriptioncapabilities: message.subscriptionCapabilities.map(subscriptionCapabilityFrom) }
      : {}),
    ...(message.upsell ? { upsell: upsellFrom(message.upsell) } : {}),
    ...(message.information.length > 0 ? { information: message.information } : {}),
  };
}

function playbackFrom(message: ServiceMessage['playback']): Playback {
  const { platforms = [], subscriptions = [] } = message ?? {};
  return {
    protocol: message?.protocol === 'sdk' ? 'sdk' : 'http',
    ...given('timelimited', message?.timeLimited),
    ...(message?.account === 'signin' ? { account: 'signin' } : {}),
    ...(platforms.length > 0 ? { platform: platforms } : {}),
    ...given('requires', message?.requires),
    ...(message?.sendAnalytics ? { sendanalytics: true } : {}),
    ...given('sendcontinuationevent', message?.sendContinuationEvent),
    ...(message?.sendMediaEvents ? { sendmediaevents: true } : {}),
    ...(subscriptions.length > 0 ? { subscription: subscriptions } : {}),
  };
}

function subscriptionCapabilityFrom(message: SubscriptionCapabilityMessage): SubscriptionCapability {
  return { capability: message.capability, subscription: message.subscriptions };
}

function upsellFrom(message: UpsellMessage): Upsell {
  return {
    type: message.type,
    ...given('imageuri', message.imageUri),
    ...given('uri', message.uri),
    ...given('text', message.text),
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
    ...given('musicbrainzid', message.musicbrainzId),
    ...given('isrc', message.isrc),
    ...given('description', message.description),
    ...given('released', message.released),
    ...given('offset', message.offset),
    ...given('country', message.country),
    ...given('childtheme', message.childTheme),
    ...given('childtype', message.childType),
    ...(message.items.length > 0 ? { items: message.items.map((item) => itemFrom(service, item)) } : {}),
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

/** On whose behalf a call is made, if on anybody's. */
export function accessTo({ access }: OnBehalf): { readonly access?: MessageInitShape<typeof AccessSchema> } {
  if (!access) return {};
  const { userid, accesstoken, subscription = '', country = '' } = access;
  return { access: { userid, accessToken: accesstoken, subscription, country } };
}

/** The length of a list, if it is known. */
export function totalFrom({ total }: { readonly total?: number }): { readonly total?: number } {
  return total === undefined ? {} : { total };
}

function namedFrom({ ref, name }: NamedRef): NamedRef {
  return { ref, name };
}

/** A field, unless it has the value that protobuf gives to absent ones. */
export function given<Key extends string, Value extends string | number>(
  key: Key,
  value: Value | undefined,
): { readonly [key in Key]?: Value } {
  return (value ? { [key]: value } : {}) as { readonly [key in Key]?: Value };
}
