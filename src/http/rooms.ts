import type { Devices } from '../devices/devices.js';
import type { Speech } from '../speech/speech.js';

/** The rooms that routes call into. */
export interface Rooms {
  readonly devices: Devices;
  readonly speech: Speech;
}
