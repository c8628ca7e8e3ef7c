import { serialPattern } from './serial-pattern.js';
import { compareVersions, readVersion, type Version } from './versions.js';

/** A firmware record (specification, section 2.6). */
export interface FirmwareRecord {
  readonly downloadurl: string;
  readonly devicetype: string;
  readonly region: string;
  readonly version: string;
  readonly releasenotes?: readonly { readonly lang: string; readonly body: string }[];
  readonly 'serial-regex'?: string;
  readonly mandatory?: boolean;
  readonly test?: boolean;
}

/** Names a firmware record. */
export interface FirmwareKey {
  readonly devicetype: string;
  readonly region: string;
  readonly version: string;
}

/** A record, read once for all devices that ask. */
export interface Release {
  readonly record: FirmwareRecord;
  readonly version: Version;
  /** A record without `serial-regex` is for every device, also for one without a serial number. */
  readonly fits: (serial: string | undefined) => boolean;
}

/** A device that asks for an update. */
export interface UpdateRequest {
  readonly devicetype: string;
  readonly region: string;
  readonly serial: string | undefined;
  /** What runs now; undefined: unknown, and below everything. */
  readonly version: string | undefined;
  /** Test firmware may be offered. */
  readonly test: boolean;
}

/** Reads a record; throws `invalid_request` for a `serial-regex` that is none. */
export function releaseOf(record: FirmwareRecord): Release {
  const pattern = record['serial-regex'];
  const fits = pattern === undefined ? () => true : serialPattern(pattern);
  return { record, version: readVersion(record.version), fits };
}

/**
 * The update for a device: the lowest mandatory version above its own, so that none is skipped,
 * else the highest version above its own (open details, 'Devices and firmware').
 */
export function chooseFirmware(
  releases: readonly Release[],
  device: UpdateRequest,
): FirmwareRecord | undefined {
  const runs = device.version === undefined ? undefined : readVersion(device.version);
  let best: Release | undefined;
  for (const release of releases) {
    if (!isFor(release.record, device)) continue;
    if (runs && compareVersions(release.version, runs) <= 0) continue;
    if (best && !comesBefore(release, best)) continue;
    if (release.fits(device.serial)) best = release;
  }
  return best?.record;
}

/** Whether a release is offered instead of another one. */
function comesBefore(release: Release, other: Release): boolean {
  const mandatory = release.record.mandatory === true;
  if (mandatory !== (other.record.mandatory === true)) return mandatory;
  const difference = compareVersions(release.version, other.version);
  return mandatory ? difference < 0 : difference >= 0;
}

function isFor(record: FirmwareRecord, { devicetype, region, test }: UpdateRequest): boolean {
  return (
    record.devicetype === devicetype &&
    record.region.toLowerCase() === region.toLowerCase() &&
    (test || record.test !== true)
  );
}
