import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import root from 'tap';
import { ask, type House, registered, startHouse } from '../../support/house.js';

const plain = (background: string, width = 800) =>
  sharp({ create: { width, height: 600, channels: 3, background } });

const upload = async (house: House, authorization: string, data: Uint8Array, changes: object = {}) => {
  const { path, type } = { path: '/v1/user/image', type: 'image/png', ...changes };
  const headers = { authorization, 'content-type': type };
  const response = await fetch(house.url + path, { method: 'PUT', body: Buffer.from(data), headers });
  return { status: response.status, body: (await response.json()) as { image?: string; errors?: object } };
};
/** The path of a picture, whose address is the public one. */
const pathOf = (image: string | undefined) => new URL(image ?? '').pathname;
const files = (house: House) => readdirSync(join(house.folder, 'images'));

root.test('a picture is encoded anew without what it told of its maker', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const exif = { IFD0: { Artist: 'the photographer', Copyright: 'somewhere' } };
  const given = await plain('#c02020').withExif(exif).jpeg().toBuffer();
  t.ok(given.includes('the photographer'));
  const { status, body } = await upload(house, authorization, given, { type: 'image/jpeg' });
  t.equal(status, 200);
  t.match(body.image, /^http:\/\/parlando\.example\.org\/v1\/images\/[\da-f]{64}\.jpg$/);
  t.equal((await ask(house, 'GET /v1/user', { authorization })).body.image, body.image);
  const picture = await fetch(house.url + pathOf(body.image));
  t.equal(picture.headers.get('content-type'), 'image/jpeg');
  t.match(picture.headers.get('cache-control'), /immutable/);
  const made = Buffer.from(await picture.arrayBuffer());
  t.match(await sharp(made).metadata(), { width: 512, height: 512, format: 'jpeg' });
  t.notOk(made.includes('photographer'));
});

root.test('a picture that nobody has any more is gone from the disk, and not before', async (t) => {
  const house = await startHouse(t);
  const [ada, bob] = [await registered(house), await registered(house, 'bob@example.org')];
  const [red, blue] = [await plain('red').png().toBuffer(), await plain('blue').png().toBuffer()];
  await upload(house, ada, red);
  await upload(house, bob, red);
  t.equal(files(house).length, 1, 'the same picture is kept once');
  await upload(house, ada, blue);
  t.equal(files(house).length, 2);
  t.equal((await ask(house, 'DELETE /v1/user/image', { authorization: bob })).status, 204);
  t.equal(files(house).length, 1);
  t.notOk('image' in (await ask(house, 'GET /v1/user', { authorization: bob })).body);
  t.equal((await ask(house, 'DELETE /v1/user/image', { authorization: ada })).status, 204);
  t.strictSame(files(house), []);
  t.equal(
    (await ask(house, 'DELETE /v1/user/image', { authorization: ada })).status,
    204,
    'again does no harm',
  );
});

root.test('sub-profiles have pictures, which go with them', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const stranger = await registered(house, 'bob@example.org');
  const names = { firstname: 'Kid', lastname: 'Byron' };
  const { body } = await ask(house, 'POST /v1/user/profiles', { authorization, body: names });
  const path = `/v1/user/profiles/${body.profileuserid}/image`;
  const picture = await plain('green').webp().toBuffer();
  t.equal((await upload(house, stranger, picture, { path, type: 'image/webp' })).status, 404);
  const set = await upload(house, authorization, picture, { path, type: 'image/webp' });
  t.equal(set.status, 200);
  const profile = `/v1/user/profiles/${body.profileuserid}`;
  t.equal((await ask(house, `GET ${profile}`, { authorization })).body.image, set.body.image);
  t.equal((await ask(house, `DELETE ${path}`, { authorization: stranger })).status, 404);
  await ask(house, `DELETE ${profile}`, { authorization });
  t.strictSame(files(house), []);
});

root.test('what is no picture, or a flood, is refused', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const bad: Record<string, Uint8Array> = {
    nothing: new Uint8Array(),
    text: Buffer.from('hello'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
    gif: await plain('red', 64).gif().toBuffer(),
    'half a picture': (await plain('red').png().toBuffer()).subarray(0, 500),
    'a flood of pixels': flood(30_000, 30_000),
  };
  for (const [what, data] of Object.entries(bad)) {
    t.match(
      await upload(house, authorization, data),
      { status: 400, body: { errors: { body: String } } },
      what,
    );
  }
  t.equal((await upload(house, authorization, new Uint8Array(6_000_000))).status, 413);
  t.equal((await upload(house, authorization, new Uint8Array(9), { type: 'image/gif' })).status, 415);
  t.notOk('image' in (await ask(house, 'GET /v1/user', { authorization })).body);
  for (const name of ['x', '..%2F..%2Fparlando.db', `${'0'.repeat(64)}.jpg`]) {
    t.equal((await ask(house, `GET /v1/images/${name}`)).status, 404, name);
  }
});

/** A small PNG file that decodes to very many black pixels. */
function flood(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
