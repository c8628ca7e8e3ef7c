import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AccountService } from '../../src/gen/parlando/content/v1/accounts_pb.js';
import { ContentService } from '../../src/gen/parlando/content/v1/content_pb.js';
import { InformationService } from '../../src/gen/parlando/content/v1/information_pb.js';
import { PlaybackService } from '../../src/gen/parlando/content/v1/playback_pb.js';
import { UserPlaylistService } from '../../src/gen/parlando/content/v1/user_playlists_pb.js';
import type { Log } from '../command-line.js';
import { further, type ServedEngine, serveEngine } from '../grpc-service.js';
import { listenLasting } from '../media/lasting-port.js';
import { MediaServer } from '../media/media-server.js';
import { keyIn, Signer } from '../media/signature.js';
import { AccountFiles } from './account-files.js';
import { accountService } from './account-service.js';
import { Accounts } from './accounts.js';
import { contentService } from './content-service.js';
import { credentialsIn } from './credentials.js';
import { informationService } from './information-service.js';
import { MediaAddresses, MediaRoutes } from './media-routes.js';
import { Music } from './music.js';
import type { Options } from './options.js';
import { playbackService } from './playback-service.js';
import { playlistService } from './playlist-service.js';
import { SubsonicClient } from './subsonic-client.js';

/** Starts the Subsonic engine. The server need not be there yet. Rejects when a port or the folder cannot be used. */
export async function startSubsonicEngine(
  options: Options,
  log: Log,
): Promise<Pick<ServedEngine, 'address' | 'stop'>> {
  mkdirSync(options.data, { recursive: true });
  const key = keyIn(join(options.data, 'stream.key'));
  const signer = new Signer(key);
  const accounts = new Accounts({ key, files: new AccountFiles(join(options.data, 'accounts'), key), log });
  const client = new SubsonicClient(options.server);
  const routes = new MediaRoutes({ signer, accounts, client });
  const media = new MediaServer({ route: (...of) => routes.answer(...of), log });
  const port = await listenLasting(media, options);
  const addresses = new MediaAddresses({ ...options, port, signer, accounts });
  const music = new Music({ client, accounts });
  const parts = { name: options.name, music, addresses };
  const engine = await serveEngine({
    service: ContentService,
    handlers: contentService(parts),
    also: [
      further(AccountService, accountService({ client, accounts, music })),
      further(UserPlaylistService, playlistService(parts)),
      further(InformationService, informationService(parts)),
      further(
        PlaybackService,
        playbackService({ ...parts, nameOf: ({ access }) => accounts.nameOf(credentialsIn(access)) }),
      ),
    ],
    listen: options.listen,
  });
  return {
    address: engine.address,
    stop: async () => {
      await Promise.all([engine.stop(), media.close()]);
    },
  };
}
