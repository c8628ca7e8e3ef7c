import type { Action, Respond } from './interpreter.js';

/** The devices whose remote control sockets are open. */
export interface LiveDevices {
  isConnected(deviceid: string): boolean;
  /** The actions that a connected device declared it can perform; undefined: it is not connected. */
  capabilities(deviceid: string): readonly string[] | undefined;
  /** Sends a command to the device; the number of sockets that took it. */
  send(deviceid: string, command: DeviceCommand): number;
  /** When the device was last heard of, in milliseconds since 1970-01-01 UTC; undefined: not since the start. */
  lastSeen(deviceid: string): number | undefined;
}

/** What a device is to do and say (open details, 'Server-pushed commands'). */
export interface DeviceCommand {
  readonly ref: string;
  readonly actions: readonly Action[];
  readonly respond?: Respond;
}
