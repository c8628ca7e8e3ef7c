/** The tables of the devices room. Times are milliseconds since 1970-01-01 UTC. */
export interface DevicesTables {
  readonly device: DeviceTable;
  readonly user_device: UserDeviceTable;
  readonly firmware: FirmwareTable;
  readonly device_log: DeviceLogTable;
}

/** What a device tells of itself, and who owns it. */
interface DeviceTable {
  readonly deviceid: string;
  /** JSON, as the device sent it. */
  readonly details: string;
  readonly serial: string | null;
  readonly owner: string | null;
  readonly ownedsince: number | null;
  readonly lastseen: number | null;
  readonly created: number;
  readonly updated: number;
}

/** What a user's app tells of a device. */
interface UserDeviceTable {
  readonly userid: string;
  readonly deviceid: string;
  /** JSON, as the app sent it. */
  readonly details: string;
  readonly serial: string | null;
  readonly created: number;
  readonly updated: number;
}

interface FirmwareTable {
  readonly devicetype: string;
  readonly region: string;
  readonly version: string;
  /** JSON: the firmware record of specification 2.6. */
  readonly record: string;
  readonly created: number;
}

/** A log file of a device (specification, section 2.12). */
interface DeviceLogTable {
  /** Made by the server; also the name of the file in the data folder. */
  readonly name: string;
  readonly deviceid: string;
  readonly logtype: string;
  readonly contenttype: string;
  /** Bytes. */
  readonly size: number;
  /** JSON: what a zip file holds; null for other types. */
  readonly entries: string | null;
  readonly created: number;
}
