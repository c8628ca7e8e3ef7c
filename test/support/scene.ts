import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Test } from 'tap';
import { administrator, ask, type House, registered } from './house.js';
import type { Principal, World } from './operations.js';
import { startWholeHouse } from './whole-house.js';

/** The user, the user's things, and everybody's credentials. */
export interface Scene {
  readonly house: House;
  readonly world: () => Promise<World>;
  readonly credentials: Readonly<Record<Principal, string | undefined>>;
}

/** Sets the scene: two users, a speaker, and support staff. */
export async function scene(t: Test): Promise<Scene> {
  const house = await startWholeHouse(t);
  const user = await registered(house, 'ada@example.org');
  const other = await registered(house, 'bob@example.org', 'tablet');
  const token = async (authorization: string, body: object) =>
    `Bearer ${(await ask(house, 'POST /v1/tokens', { authorization, body })).body.access_token}`;
  const delegation = { grant_type: 'token', token: user.slice(7), scope: 'speech', deviceid: 'speaker' };
  const userid = String((await ask(house, 'GET /v1/user', { authorization: user })).body.userid);
  for (const deviceid of ['phone-1', 'speaker', 'lamp']) {
    await house.devices.register(userid, deviceid, { devicename: 'unmistakable', serial: `S-${deviceid}` });
  }
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const keeper = await house.accounts.createUser({
    email: 'keeper@example.org',
    password: 'a long enough phrase',
    firstname: 'K',
    lastname: 'K',
  });
  const image = new URL(await house.users.setImage(keeper.userid, picture)).pathname.split('/').at(-1) ?? '';
  const world = async () => {
    await house.devices.claim(userid, 'speaker').catch(() => {});
    await house.devices.claim(userid, 'lamp').catch(() => {});
    const [old] = (await house.users.profiles.list(userid, { startindex: 0, itemsperpage: 1 })).profiles;
    const profile =
      old ?? (await house.users.profiles.create(userid, { firstname: 'unmistakable', lastname: 'B' }));
    const made = await ask(house, 'POST /v1/user/playables', {
      authorization: user,
      body: { parameters: { type: 'song', service: 'library', ref: 's1' }, deviceid: 'speaker' },
    });
    const list = await ask(house, 'POST /v1/user/curated/playlists', {
      authorization: user,
      body: {
        name: 'unmistakable',
        overwrite: true,
        items: [{ service: 'library', type: 'song', ref: 's1' }],
      },
    });
    return {
      userid,
      profile: profile.profileuserid,
      playable: String(made.body.id),
      image,
      playlist: `/v1/user/curated/playlists/${list.body.ref}`,
      token: user.slice(7),
      fresh: `f${randomUUID()}`,
    };
  };
  return {
    house,
    world,
    credentials: {
      nobody: undefined,
      dead: `Bearer ${'x'.repeat(43)}`,
      client: house.client,
      device: await token(house.client, { grant_type: 'client_credentials', deviceid: 'speaker' }),
      user,
      other,
      speech: await token(user, delegation),
      firmware: await administrator(house, 'firmware'),
      deviceadmin: await administrator(house, 'deviceadmin'),
      support: await administrator(house, 'support'),
      useradmin: await administrator(house, 'useradmin'),
    },
  };
}
