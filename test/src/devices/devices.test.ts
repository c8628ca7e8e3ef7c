import t from 'tap';
import type { AdminCaller, DeviceCaller, UserCaller } from '../../../src/ports/caller.js';
import { devicesRoom } from '../../support/devices-room.js';
import fc from '../../support/property.js';

const device: DeviceCaller = { kind: 'device', clientid: 'c', deviceid: 'speaker' };
const ann: UserCaller = { kind: 'user', clientid: 'c', userid: 'ann', deviceid: 'phone' };
const bob: UserCaller = { ...ann, userid: 'bob', deviceid: 'tablet' };
const admin: AdminCaller = { kind: 'admin', adminid: 'a', email: 'a@b.test', roles: ['deviceadmin'] };

t.test('details merge, also inside objects, and unknown fields are kept', async (t) => {
  const { devices } = await devicesRoom(t);
  await devices.report(device, 'speaker', {
    deviceid: 'speaker',
    brand: 'x',
    versioninfo: { firmware: '1', bt: '5' },
  });
  const details = await devices.report(device, 'speaker', { versioninfo: { firmware: '2' }, colour: 'red' });
  t.strictSame(details, {
    deviceid: 'speaker',
    brand: 'x',
    versioninfo: { firmware: '2', bt: '5' },
    colour: 'red',
  });
  t.strictSame(await devices.details(device, 'speaker'), details);
});

t.test('a device tells of itself only, by the id of its path, within bounds', async (t) => {
  const { devices } = await devicesRoom(t);
  await t.rejects(devices.report(device, 'other', {}), { code: 'forbidden' });
  await t.rejects(devices.report(device, 'speaker', { deviceid: 'other' }), {
    code: 'invalid_request',
    errors: { deviceid: /path/ },
  });
  await devices.report(device, 'speaker', { note: 'a'.repeat(60_000) });
  await t.rejects(devices.report(device, 'speaker', { more: 'a'.repeat(10_000) }), { code: 'too_large' });
  t.notOk((await devices.details(device, 'speaker')).more, 'nothing of it is stored');
});

t.test('a device is read by itself, its owner, who registered it, and support staff', async (t) => {
  const { devices } = await devicesRoom(t);
  await devices.report(device, 'speaker', { serial: 'S1' });
  await t.rejects(async () => devices.details(ann, 'speaker'), { code: 'not_found' });
  await t.rejects(async () => devices.bySerial(ann, 'S1'), { code: 'not_found' });
  await devices.claim('ann', 'speaker');
  t.match(await devices.details(ann, 'speaker'), { deviceid: 'speaker', serial: 'S1' });
  t.match(await devices.bySerial(ann, 'S1'), { deviceid: 'speaker' });
  await t.rejects(async () => devices.details(bob, 'speaker'), { code: 'not_found' });
  t.match(await devices.details(admin, 'speaker'), { serial: 'S1', owner: 'ann', connected: false });
  await t.rejects(async () => devices.details({ ...device, deviceid: 'another' }, 'speaker'), {
    code: 'not_found',
  });
});

t.test('a device reads of itself with whatever token is bound to it', async (t) => {
  const { devices } = await devicesRoom(t);
  await devices.report(device, 'speaker', { serial: 'S1' });
  const speech = { ...bob, kind: 'speech', deviceid: 'speaker' } as const;
  t.match(await devices.details(speech, 'speaker'), { serial: 'S1' });
  t.match(await devices.details({ ...bob, deviceid: 'speaker' }, 'speaker'), { serial: 'S1' });
  t.match(await devices.bySerial(speech, 'S1'), { deviceid: 'speaker' });
  await t.rejects(async () => devices.details(speech, 'another'), { code: 'not_found' });
});

t.test('of a device that is owned, only its owner and its maker are believed', async (t) => {
  const { devices } = await devicesRoom(t);
  const transfer = async (sink: { write(bytes: Uint8Array): void }) => {
    sink.write(Buffer.from('words'));
    return { contenttype: 'text/plain' };
  };
  const log = { deviceid: 'speaker', logtype: 'log' };
  const stranger = { ...bob, deviceid: 'speaker' };
  const owner = { ...ann, kind: 'speech', deviceid: 'speaker' } as const;
  await devices.report(stranger, 'speaker', { brand: 'unowned' });
  await devices.addLog(stranger, log, transfer);
  await devices.claim('ann', 'speaker');
  await t.rejects(devices.report(stranger, 'speaker', { brand: 'false' }), { code: 'forbidden' });
  await t.rejects(devices.addLog(stranger, log, transfer), { code: 'not_found' });
  await devices.register('bob', 'speaker', {});
  await t.rejects(devices.addLog(bob, log, transfer), { code: 'not_found' });
  t.match(await devices.report(owner, 'speaker', {}), { brand: 'unowned' });
  t.match(await devices.report(device, 'speaker', { brand: 'true' }), { brand: 'true' });
  await devices.addLog(ann, log, transfer);
  await devices.addLog(device, log, transfer);
  t.match(await devices.logs.counts('speaker'), { log: 3 });
});

t.test('support staff see a device of which nothing is known but who registered it', async (t) => {
  const { devices } = await devicesRoom(t);
  await devices.register('ann', 'phone', {});
  t.match(await devices.details(admin, 'phone'), { deviceid: 'phone', connected: false });
  await t.rejects(async () => devices.details(admin, 'another'), { code: 'not_found' });
});

t.test('what one user tells of a device is not seen by another', async (t) => {
  const { devices } = await devicesRoom(t);
  await devices.register('ann', 'speaker', { devicename: 'bedroom of Ann' });
  await devices.register('bob', 'speaker', { devicename: 'kitchen' });
  t.equal((await devices.details(ann, 'speaker')).devicename, 'bedroom of Ann');
  t.equal((await devices.details(bob, 'speaker')).devicename, 'kitchen');
  t.match(await devices.ofUser('bob'), [
    { deviceid: 'speaker', owned: false, connected: false, devicename: 'kitchen' },
  ]);
  await devices.forget('bob');
  t.strictSame(await devices.ofUser('bob'), []);
});

t.test('a command reaches a connected device of the user, and nobody else', async (t) => {
  const { devices, connected, sent } = await devicesRoom(t);
  await devices.register('ann', 'speaker', {});
  const command = { actions: [{ action: 'stop', parameters: {} }] };
  await t.rejects(devices.command('bob', 'speaker', command), { code: 'not_found' });
  await t.rejects(devices.command('ann', 'speaker', command), { code: 'conflict' });
  connected.add('speaker');
  t.equal(await devices.command('ann', 'speaker', command), 1);
  t.strictSame(sent.at(-1), ['speaker', { ref: 'ref', ...command }]);
});

t.test('a device is not asked to do what it did not declare', async (t) => {
  const { devices, connected, sent } = await devicesRoom(t);
  await devices.register('ann', 'speaker', {});
  connected.add('speaker');
  const actions = ['stop', 'selfdestruct'].map((action) => ({ action, parameters: {} }));
  await t.rejects(devices.command('ann', 'speaker', { actions }), {
    code: 'conflict',
    errors: { 'actions.1.action': /declared/ },
  });
  t.strictSame(sent, [], 'nor any part of the command');
});

t.test('an update is found by what the device says and by what is known of it', async (t) => {
  const { devices, testers } = await devicesRoom(t);
  const release = {
    downloadurl: 'https://firmware.test/2',
    devicetype: 'one',
    region: 'eu',
    version: '2.0.0',
  };
  await t.rejects(devices.updateFor(device, {}), {
    code: 'invalid_request',
    errors: { devicetype: /neither/ },
  });
  await devices.report(device, 'speaker', {
    devicetype: 'one',
    region: 'eu',
    versioninfo: { firmware: '1.0.0' },
  });
  await t.rejects(devices.updateFor(device, {}), { code: 'not_found' });
  await devices.firmware.publish(release);
  t.match(await devices.updateFor(device, {}), { version: '2.0.0' });
  await t.rejects(devices.updateFor(device, { version: '2.0.0' }), { code: 'not_found' });
  await devices.firmware.publish({ ...release, version: '3.0.0', test: true });
  await devices.claim('ann', 'speaker');
  t.match(await devices.updateFor(device, {}), { version: '2.0.0' });
  testers.add('ann');
  t.match(await devices.updateFor(device, {}), { version: '3.0.0' });
  await devices.firmware.remove({ devicetype: 'one', region: 'eu', version: '3.0.0' });
  t.match(await devices.updateFor(device, {}), { version: '2.0.0' });
  await t.rejects(devices.firmware.remove({ devicetype: 'one', region: 'eu', version: '3.0.0' }), {
    code: 'not_found',
  });
  await t.rejects(devices.firmware.publish({ ...release, downloadurl: 'nowhere' }), {
    errors: { downloadurl: 'must be a URL' },
    code: 'invalid_request',
  });
});

t.test('ownership follows its state table in any sequence of commands', async (t) => {
  const { devices } = await devicesRoom(t);
  const step = fc.record({
    user: fc.constantFrom('ann', 'bob', 'cem'),
    deviceid: fc.constantFrom('d1', 'd2'),
    action: fc.constantFrom('claim', 'release', 'admin release', 'forget'),
  });
  let sequence = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      sequence += 1;
      const owners = new Map<string, string>();
      for (const { user, deviceid, action } of steps) {
        const id = `${deviceid}-${sequence}`;
        const userid = `${user}-${sequence}`;
        const owner = owners.get(id);
        if (action === 'claim') {
          const outcome = await devices.claim(userid, id).then(
            () => 'claimed',
            (error) => error.code,
          );
          if (outcome !== (owner === undefined ? 'claimed' : 'conflict')) return false;
          if (owner === undefined) owners.set(id, userid);
        } else if (action === 'forget') {
          await devices.forget(userid);
          for (const [each, of] of owners) if (of === userid) owners.delete(each);
        } else {
          const released = action === 'release' ? userid : (owner ?? userid);
          const outcome = await devices.release(released, id).then(
            () => 'released',
            (error) => error.code,
          );
          if (outcome !== (owner === released ? 'released' : 'not_found')) return false;
          if (owner === released) owners.delete(id);
        }
        const owned = (await devices.ownedBy(userid)).map((each) => each.deviceid).sort();
        const expected = [...owners]
          .filter(([, of]) => of === userid)
          .map(([each]) => each)
          .sort();
        if (owned.join() !== expected.join()) return false;
      }
      return true;
    }),
    { numRuns: 1000 },
  );
});

t.test('of many who claim a device at once, one owns it', async (t) => {
  const { devices } = await devicesRoom(t);
  const claims = Array.from({ length: 50 }, (_, i) =>
    devices.claim(`u${i}`, 'speaker').then(
      () => 1,
      () => 0,
    ),
  );
  const won = await Promise.all(claims);
  t.equal(
    won.reduce<number>((sum, each) => sum + each, 0),
    1,
  );
});

t.test(
  'details are the same object until somebody changes the device, and then tell the change',
  async (t) => {
    const { devices } = await devicesRoom(t);
    await devices.register('ann', 'speaker', { devicename: 'den' });
    await devices.register('bob', 'speaker', {});
    const first = await devices.details(ann, 'speaker');
    t.equal(await devices.details(ann, 'speaker'), first);
    t.equal(await devices.isAssociated('ann', 'speaker'), true);
    await devices.report(device, 'speaker', { serial: 'S1' });
    t.match(await devices.details(ann, 'speaker'), { serial: 'S1', devicename: 'den' });
    t.match(await devices.details(device, 'speaker'), { serial: 'S1' });
    await devices.report(device, 'speaker', { serial: 'S2' });
    t.match(await devices.details(device, 'speaker'), { serial: 'S2' });
    await devices.register('ann', 'speaker', { devicename: 'attic' });
    t.match(await devices.details(ann, 'speaker'), { devicename: 'attic' });
    t.notOk((await devices.details(bob, 'speaker')).devicename, 'each viewer is shown their own');
    await devices.forget('ann');
    await t.rejects(async () => devices.details(ann, 'speaker'), { code: 'not_found' });
    t.equal(await devices.isAssociated('ann', 'speaker'), false);
    t.match(await devices.details(bob, 'speaker'), { serial: 'S2' });
  },
);

t.test('who gives up a device is not shown it from memory', async (t) => {
  const { devices } = await devicesRoom(t);
  await devices.report(device, 'speaker', { serial: 'S1' });
  await devices.claim('ann', 'speaker');
  t.match(await devices.details(ann, 'speaker'), { serial: 'S1' });
  await devices.release('ann', 'speaker');
  await t.rejects(async () => devices.details(ann, 'speaker'), { code: 'not_found' });
  await devices.claim('bob', 'speaker');
  t.match(await devices.details(bob, 'speaker'), { serial: 'S1' });
  await t.rejects(async () => devices.details(ann, 'speaker'), { code: 'not_found' });
});

t.test('long details are read each time', async (t) => {
  const { devices } = await devicesRoom(t);
  await devices.report(device, 'speaker', { note: 'a'.repeat(60_000) });
  t.not(await devices.details(device, 'speaker'), await devices.details(device, 'speaker'));
  t.strictSame(await devices.details(device, 'speaker'), await devices.details(device, 'speaker'));
});

t.test('what a token of the device shows its user is not shown elsewhere', async (t) => {
  const { devices } = await devicesRoom(t);
  await devices.report(device, 'speaker', { serial: 'S1' });
  const onIt: UserCaller = { ...ann, deviceid: 'speaker' };
  t.match(await devices.details(onIt, 'speaker'), { serial: 'S1' });
  await t.rejects(async () => devices.details(ann, 'speaker'), { code: 'not_found' });
  t.equal(await devices.isAssociated('ann', 'speaker'), false);
});
