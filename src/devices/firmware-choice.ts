import { compareVersions } from './versions.js';

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

/** A record, and whether a serial number is one that it is for. */
export interface Release {
  readonly record: FirmwareRecord;
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

/**
 * The update for a device: the lowest mandatory version above its own, so that none is skipped,
 * else the highest version above its own (open details, 'Devices and firmware').
 */
export function chooseFirmware(
  releases: readonly Release[],
  device: UpdateRequest,
): FirmwareRecord | undefined {
  const newer = releases
    .filter(({ record, fits }) => isFor(record, device) && fits(device.serial))
    .map(({ record }) => record)
    .filter(({ version }) => device.version === undefined || compareVersions(version, device.version) > 0)
    .sort((a, b) => compareVersions(a.version, b.version));
  return newer.find((record) => record.mandatory === true) ?? newer.at(-1);
}

function isFor(record: FirmwareRecord, { devicetype, region, test }: UpdateRequest): boolean {
  return (
    record.devicetype === devicetype &&
    record.region.toLowerCase() === region.toLowerCase() &&
    (test || record.test !== true)
  );
}
