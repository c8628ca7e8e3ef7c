import t from 'tap';
import {
  chooseFirmware,
  type FirmwareRecord,
  releaseOf,
  type UpdateRequest,
} from '../../../src/devices/firmware-choice.js';
import { serialPattern } from '../../../src/devices/serial-pattern.js';

const device: UpdateRequest = {
  devicetype: 'one',
  region: 'eu',
  serial: 'A100',
  version: '1.0.0',
  test: false,
};

function release(version: string, more: Partial<FirmwareRecord> = {}): FirmwareRecord {
  return { downloadurl: 'https://firmware.test/x', devicetype: 'one', region: 'eu', version, ...more };
}

const mandatory = { mandatory: true };
const test = { test: true };
const onlyB = { 'serial-regex': 'B\\d+' };
const onlyA = { 'serial-regex': 'A\\d+' };

/** What there is, who asks, and the version that is offered. */
const cases: readonly (readonly [
  string,
  readonly FirmwareRecord[],
  Partial<UpdateRequest>,
  string | undefined,
])[] = [
  ['nothing published', [], {}, undefined],
  ['only what runs already', [release('1.0.0')], {}, undefined],
  ['only older ones', [release('0.9.0'), release('0.1.0')], {}, undefined],
  ['one newer', [release('1.0.1')], {}, '1.0.1'],
  ['the newest of several', [release('1.1.0'), release('1.3.0'), release('1.2.0')], {}, '1.3.0'],
  ['the order of upload does not matter', [release('1.3.0'), release('1.1.0')], {}, '1.3.0'],
  ['minor 10 is above minor 9', [release('1.9.0'), release('1.10.0')], {}, '1.10.0'],
  ['major counts most', [release('2.0.0'), release('1.99.99')], {}, '2.0.0'],
  ['a mandatory one is not skipped', [release('1.1.0', mandatory), release('1.2.0')], {}, '1.1.0'],
  [
    'the lowest of two mandatory ones',
    [release('1.4.0', mandatory), release('1.2.0', mandatory)],
    {},
    '1.2.0',
  ],
  ['a mandatory one that runs already is past', [release('1.0.0', mandatory), release('1.2.0')], {}, '1.2.0'],
  ['an older mandatory one is past', [release('0.5.0', mandatory), release('1.2.0')], {}, '1.2.0'],
  ['a mandatory newest', [release('1.1.0'), release('1.2.0', mandatory)], {}, '1.2.0'],
  [
    'a mandatory one between optional ones',
    [release('1.1.0'), release('1.2.0', mandatory), release('1.3.0')],
    {},
    '1.2.0',
  ],
  [
    'after the hop the newest',
    [release('1.2.0', mandatory), release('1.3.0')],
    { version: '1.2.0' },
    '1.3.0',
  ],
  ['mandatory: false is optional', [release('1.1.0', { mandatory: false }), release('1.2.0')], {}, '1.2.0'],
  ['test firmware is hidden', [release('2.0.0', test)], {}, undefined],
  ['test firmware is hidden beside a release', [release('2.0.0', test), release('1.1.0')], {}, '1.1.0'],
  ['test firmware for a tester', [release('2.0.0', test), release('1.1.0')], { test: true }, '2.0.0'],
  [
    'a tester gets the newest release all the same',
    [release('1.1.0', test), release('1.2.0')],
    { test: true },
    '1.2.0',
  ],
  [
    'mandatory test firmware is hidden',
    [release('1.1.0', { ...test, ...mandatory }), release('1.2.0')],
    {},
    '1.2.0',
  ],
  [
    'mandatory test firmware for a tester',
    [release('1.1.0', { ...test, ...mandatory }), release('1.2.0')],
    { test: true },
    '1.1.0',
  ],
  ['test: false is a release', [release('1.1.0', { test: false })], {}, '1.1.0'],
  ['another device type', [release('2.0.0', { devicetype: 'two' })], {}, undefined],
  ['device types are exact', [release('2.0.0', { devicetype: 'One' })], {}, undefined],
  ['another region', [release('2.0.0', { region: 'us' })], {}, undefined],
  ['regions ignore letter case', [release('2.0.0', { region: 'EU' })], {}, '2.0.0'],
  ['regions ignore letter case on both sides', [release('2.0.0')], { region: 'EU' }, '2.0.0'],
  [
    'newest of another region does not count',
    [release('3.0.0', { region: 'us' }), release('2.0.0')],
    {},
    '2.0.0',
  ],
  [
    'mandatory in another region does not count',
    [release('1.1.0', { region: 'us', ...mandatory }), release('2.0.0')],
    {},
    '2.0.0',
  ],
  ['a serial-regex that fits', [release('2.0.0', onlyA)], {}, '2.0.0'],
  ['a serial-regex that does not fit', [release('2.0.0', onlyB)], {}, undefined],
  ['for others only, beside one for all', [release('2.0.0', onlyB), release('1.5.0')], {}, '1.5.0'],
  [
    'mandatory for others only',
    [release('1.1.0', { ...onlyB, ...mandatory }), release('1.5.0')],
    {},
    '1.5.0',
  ],
  ['mandatory for this one', [release('1.1.0', { ...onlyA, ...mandatory }), release('1.5.0')], {}, '1.1.0'],
  ['a serial-regex is anchored at its end', [release('2.0.0', { 'serial-regex': 'A1' })], {}, undefined],
  ['a serial-regex is anchored at its start', [release('2.0.0', { 'serial-regex': '100' })], {}, undefined],
  ['alternatives are anchored together', [release('2.0.0', { 'serial-regex': 'A1|0' })], {}, undefined],
  ['no serial number, a release for some', [release('2.0.0', onlyA)], { serial: undefined }, undefined],
  ['no serial number, a release for all', [release('2.0.0')], { serial: undefined }, '2.0.0'],
  ['no version is below everything', [release('0.1.0')], { version: undefined }, '0.1.0'],
  [
    'no version: mandatory first',
    [release('0.1.0', mandatory), release('1.0.0')],
    { version: undefined },
    '0.1.0',
  ],
  ['a prerelease is below its release', [release('1.1.0-rc.1'), release('1.1.0')], {}, '1.1.0'],
  ['a release is above the prerelease that runs', [release('1.0.0')], { version: '1.0.0-beta.2' }, '1.0.0'],
  ['prereleases in their order', [release('1.1.0-rc.2'), release('1.1.0-rc.10')], {}, '1.1.0-rc.10'],
  ['build metadata does not count', [release('1.0.0+build7')], {}, undefined],
  ['a leading v does not count', [release('v1.2.0'), release('1.1.0')], {}, 'v1.2.0'],
  [
    'numeric parts where it is no semantic version',
    [release('1.2.3.4'), release('1.2.3.10')],
    { version: '1.2.3' },
    '1.2.3.10',
  ],
  [
    'dates as versions',
    [release('2026-02-01'), release('2025-12-24')],
    { version: '2025-11-30' },
    '2026-02-01',
  ],
  ['a version without numbers is the lowest', [release('1.0')], { version: 'factory' }, '1.0'],
  ['1.0 is 1.0.0', [release('1.0')], {}, undefined],
];

for (const [title, records, request, offered] of cases) {
  t.test(`${title}: ${offered ?? 'no update'}`, async (t) => {
    t.equal(chooseFirmware(records.map(releaseOf), { ...device, ...request })?.version, offered);
  });
}

t.test('a serial-regex that is none is refused by its key', async (t) => {
  t.throws(() => serialPattern('('), { code: 'invalid_request', errors: { 'serial-regex': /RE2/ } });
  t.throws(() => serialPattern('(?=a)b'), { code: 'invalid_request' }, 'look-ahead is not RE2');
});

t.test('a hostile serial-regex is only a slow one', async (t) => {
  const hostile = [
    '(a+)+$',
    '(a|aa)+$',
    '(.*a){12}',
    '(a?){30}a{30}',
    '((a+)+)+b',
    '(.+)+z',
    '(a{0,50}){0,10}b',
  ];
  for (const pattern of hostile) t.equal(serialPattern(pattern)(`${'a'.repeat(50_000)}!`), false, pattern);
});
