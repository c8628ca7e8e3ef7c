import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ServiceSchema } from '../../src/gen/parlando/content/v1/content_pb.js';

const CAPABILITIES = [
  'search',
  'browse',
  'listitems',
  'shuffle',
  'loop',
  'saveplaylist',
  'userplaylists',
  'userplaylistscreate',
  'userplaylistsupdate',
  'userplaylistsdelete',
  'userplaylistsitemsadd',
  'userplaylistsitemsdelete',
];

/** Seconds for which an address of a stream is good. */
export const STREAM_SECONDS = 600;

const COMMON = {
  searchTypes: ['song', 'artist', 'album'],
  drilldownTypes: ['songs', 'albums'],
  recommendTypes: ['album'],
  information: ['artist', 'album', 'performance', 'concert', 'chart'],
  revision: '1',
};

/** The service whose sign-in ends when its user closes the page. */
export const CLOSED_BY_HAND = 'samplepage';

/**
 * The three services: one signed in to on a page, whose streams the server resolves and which only those who pay
 * play; one whose page the user closes; one for the service's own SDK, which is given the credentials.
 */
export const SERVICES: readonly MessageInitShape<typeof ServiceSchema>[] = [
  {
    ...COMMON,
    id: 'sample',
    name: 'Sample',
    capabilities: [...CAPABILITIES, 'signin'],
    subscriptionCapabilities: [{ capability: 'dynamicplaylist', subscriptions: ['premium'] }],
    upsell: { type: 'externalweblink', uri: 'https://sample.example/premium', text: 'Play all of it' },
    playback: {
      protocol: 'http',
      account: 'signin',
      requires: 'http',
      timeLimited: STREAM_SECONDS,
      sendAnalytics: true,
      sendContinuationEvent: 30,
      sendMediaEvents: true,
      subscriptions: ['premium'],
    },
  },
  {
    ...COMMON,
    id: CLOSED_BY_HAND,
    name: 'Sample without return',
    capabilities: ['search', 'browse', 'listitems', 'signinmanualclose'],
    playback: {
      protocol: 'http',
      account: 'signin',
      timeLimited: STREAM_SECONDS,
      platforms: ['ios', 'android'],
    },
  },
  {
    ...COMMON,
    id: 'samplesdk',
    name: 'Sample for SDKs',
    capabilities: [...CAPABILITIES, 'sdksignin', 'signinbrowse', 'dynamicplaylist'],
    playback: { protocol: 'sdk', account: 'signin', sendAnalytics: true },
  },
];
