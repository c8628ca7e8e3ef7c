import t from 'tap';
import { serveRoutes } from '../../support/http-server.js';

t.test('a port that another server listens on is refused, and not shared', async (t) => {
  const first = await serveRoutes(t, { routes: [] });
  const second = await serveRoutes(t, { routes: [] });
  await t.rejects(second.server.listen('127.0.0.1', first.port), { message: /is the port taken\?$/ });
});
