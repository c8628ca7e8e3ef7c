import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import t, { type Test } from 'tap';
import { FeedReader } from '../../engines/podcasts/feed-reader.js';
import { CurrentShows } from '../../engines/radio/current-show.js';
import { stationOf } from '../../engines/radio/station.js';
import { StationWeb } from '../../engines/radio/station-web.js';
import { Streams } from '../../engines/radio/streams.js';
import { SubsonicClient } from '../../engines/subsonic/subsonic-client.js';
import { HOSTILE_HOSTS } from '../support/hostile-hosts.js';
import { webServer } from '../support/web-server.js';

/** A port of this machine that counts who connects to it, and the hostile addresses that lead to it. */
async function trap(t: Test, path: string) {
  let reached = 0;
  const server = createServer((socket) => {
    reached++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  const addresses = HOSTILE_HOSTS.map((host) => `http://${host}:${port}${path}`);
  return { addresses, reached: () => reached };
}

t.test('no feed is fetched from the own network', async (t) => {
  const { addresses, reached } = await trap(t, '/feed.xml');
  const reader = new FeedReader({ allowPrivate: false });
  t.teardown(() => reader.close());
  for (const address of addresses) await t.rejects(reader.read(address, undefined), /./, address);
  t.equal(reached(), 0);
});

t.test('no list of stations is fetched from the own network', async (t) => {
  const { addresses, reached } = await trap(t, '/list.json');
  for (const address of addresses) {
    const logged: string[] = [];
    const list = new StationWeb({ address, allowPrivate: false, log: (line) => logged.push(line) });
    t.equal(await list.read(), undefined, address);
    t.equal(logged.length, 1);
  }
  t.equal(reached(), 0);
});

t.test('no stream and no playlist file of a station is fetched from the own network', async (t) => {
  const { addresses, reached } = await trap(t, '/station.pls');
  const streams = new Streams({ allowPrivate: false });
  const shows = new CurrentShows({ allowPrivate: false });
  for (const url of addresses) {
    const station = stationOf({ name: 'A station', url });
    if (station) t.equal(await streams.of(station), station.url, url);
    t.equal(await shows.of(url), undefined, url);
  }
  t.equal(reached(), 0);
});

t.test(
  'whatever a user names and wherever a Subsonic server redirects, only that server is called',
  async (t) => {
    const { addresses, reached } = await trap(t, '/secret');
    const paths: string[] = [];
    let location: string | undefined;
    const server = await webServer(t, (request, response) => {
      paths.push(new URL(request.url ?? '', 'http://x').pathname);
      if (location === undefined) response.writeHead(404).end();
      else response.writeHead(302, { location }).end();
    });
    const client = new SubsonicClient(server);
    const credentials = { username: 'ann', token: 'x', salt: 'y' };
    for (const address of addresses) {
      for (const id of [address, `../../${address}`, `x&server=${address}`, `x#@${address}`])
        await t.rejects(client.call('getSong', credentials, { id }), /Subsonic server/, id);
      // The name of a host in a header is written in ASCII.
      location = encodeURI(address);
      await t.rejects(client.call('getSong', credentials, { id: '1' }), /Subsonic server/, `to ${address}`);
      await t.rejects(
        client.bytes('getCoverArt', credentials, { id: '1' }),
        /Subsonic server/,
        `to ${address}`,
      );
      location = undefined;
    }
    t.same([...new Set(paths)], ['/rest/getSong.view', '/rest/getCoverArt.view']);
    t.equal(reached(), 0);
  },
);
