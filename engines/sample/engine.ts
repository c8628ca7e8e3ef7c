import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { create } from '@bufbuild/protobuf';
import { AccountService } from '../../src/gen/parlando/content/v1/accounts_pb.js';
import { ContentService } from '../../src/gen/parlando/content/v1/content_pb.js';
import { InformationService } from '../../src/gen/parlando/content/v1/information_pb.js';
import { PlaybackService, ReportEventResponseSchema } from '../../src/gen/parlando/content/v1/playback_pb.js';
import { UserPlaylistService } from '../../src/gen/parlando/content/v1/user_playlists_pb.js';
import { further, type ServedEngine, serveEngine } from '../grpc-service.js';
import { accountService } from './accounts.js';
import { AuthorizationServer } from './authorization-server.js';
import { ClosedPages, DONE } from './closed-pages.js';
import { contentService } from './content.js';
import { informationService } from './information.js';
import type { Options } from './options.js';
import { type Conditions, Porter } from './people.js';
import { playlistService } from './playlists.js';
import { SampleStreams } from './streams.js';
import { TokenEndpoint } from './token-endpoint.js';

/** What the engine is run with; in a good mood, unless told otherwise. */
export type SampleOptions = Omit<Options, 'supervised' | keyof Conditions> & Partial<Conditions>;

/** An event that the service was told of. */
export interface HeardEvent {
  readonly service: string;
  readonly event: string;
  readonly ref: string;
  readonly offset: number;
  readonly user: string;
}

/** The engine that runs, and what can be changed and seen of it. */
export interface SampleEngine extends ServedEngine {
  /** The address of the sign-in and the streams. */
  readonly issuer: string;
  readonly conditions: Conditions;
  readonly heard: readonly HeardEvent[];
}

/** Starts the services, and their authorization server beside them. */
export async function startSampleEngine(options: SampleOptions): Promise<SampleEngine> {
  const http = createServer();
  const issuer = await listening(http, options.httpPort);
  const redirectUris = [...options.redirectUris, issuer + DONE];
  const server = new AuthorizationServer({ ...options, issuer, redirectUris });
  const endpoint = new TokenEndpoint(issuer);
  const closedPages = new ClosedPages({ server, endpoint, issuer });
  const streams = new SampleStreams();
  http.on('request', (request, response) => {
    if (request.url?.startsWith('/streams/')) streams.serve(request, response);
    else if (request.url?.startsWith(`${DONE}?`)) closedPages.serve(request, response);
    else server.serve(request, response);
  });
  const porter = new Porter(server, options);
  const heard: HeardEvent[] = [];
  const engine = await serveEngine({
    service: ContentService,
    handlers: contentService({
      porter,
      countries: options.countries,
      streamUrl: (ref) => issuer + streams.pathOf(ref),
    }),
    also: [
      further(AccountService, accountService({ porter, server, endpoint, closedPages })),
      further(UserPlaylistService, playlistService(porter)),
      further(InformationService, informationService(porter)),
      further(PlaybackService, {
        async reportEvent({ service, event, ref, offset, access }) {
          const { name } = await porter.member(access);
          heard.push({ service, event, ref, offset, user: name });
          return create(ReportEventResponseSchema, {});
        },
      }),
    ],
    listen: options.listen,
  });
  const stop = async () => {
    http.closeAllConnections();
    http.close();
    await engine.stop();
  };
  return { ...engine, stop, issuer, conditions: porter.conditions, heard };
}

function listening(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
