import type { Route } from './route.js';
import { accountPageRoutes } from './routes/account-pages.js';
import { configRoutes } from './routes/config.js';
import { contentRoutes } from './routes/content.js';
import { deviceLogRoutes } from './routes/device-logs.js';
import { deviceRoutes } from './routes/devices.js';
import { federatedLoginRoutes } from './routes/federated-login.js';
import { firmwareRoutes } from './routes/firmware.js';
import { imageRoutes } from './routes/images.js';
import { linkedServiceRoutes } from './routes/linked-services.js';
import { playableRoutes } from './routes/playables.js';
import { playlistRoutes } from './routes/playlists.js';
import { profileRoutes } from './routes/profiles.js';
import { speechRoutes } from './routes/speech.js';
import { supportRoutes } from './routes/support.js';
import { tasteRoutes } from './routes/taste.js';
import { tokenRoutes } from './routes/tokens.js';
import { userRoutes } from './routes/user.js';
import { usersRoutes } from './routes/users.js';

/** Every operation of the API. */
export const apiRoutes: readonly Route[] = [
  ...accountPageRoutes,
  ...configRoutes,
  ...contentRoutes,
  ...deviceRoutes,
  ...deviceLogRoutes,
  ...federatedLoginRoutes,
  ...firmwareRoutes,
  ...imageRoutes,
  ...linkedServiceRoutes,
  ...playableRoutes,
  ...playlistRoutes,
  ...profileRoutes,
  ...speechRoutes,
  ...supportRoutes,
  ...tasteRoutes,
  ...tokenRoutes,
  ...userRoutes,
  ...usersRoutes,
];
