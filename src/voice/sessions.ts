import type { Clock } from '../ports/clock.js';
import type { DeviceCommand, LiveDevices } from '../ports/live-devices.js';
import type { SessionActor } from './session-actor.js';

/** A device's socket; `proven` once it has shown a token of that device. */
interface Place {
  readonly session: SessionActor;
  readonly proven: boolean;
}

/** All open sockets, and which device is behind which. */
export class Sessions implements LiveDevices {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #tell: (deviceid: string) => void;
  readonly #open = new Set<SessionActor>();
  readonly #places = new Map<string, Place>();
  readonly #seen = new Map<string, number>();

  /** `seen` hears when a device comes and goes. */
  constructor(clock: Pick<Clock, 'now'>, seen: (deviceid: string) => void) {
    this.#clock = clock;
    this.#tell = seen;
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#open.size;
  }

  add(session: SessionActor): void {
    this.#open.add(session);
  }

  /**
   * The socket says it is the device. The device's other socket is closed, unless only
   * that one has proven it: nobody takes a device's place by knowing its name.
   */
  claim(deviceid: string, place: Place): void {
    const other = this.#places.get(deviceid);
    const another = other && other.session !== place.session;
    if (another && other.proven && !place.proven) return;
    this.#places.set(deviceid, place);
    if (place.proven) this.#note(deviceid);
    if (another) other.session.close(1000, 'the device has connected anew');
  }

  remove(session: SessionActor, deviceid: string | undefined): void {
    this.#open.delete(session);
    if (deviceid === undefined) return;
    const place = this.#places.get(deviceid);
    if (place?.session !== session) return;
    this.#places.delete(deviceid);
    if (place.proven) this.#note(deviceid);
  }

  #note(deviceid: string): void {
    this.#seen.set(deviceid, this.#clock.now());
    this.#tell(deviceid);
  }

  isConnected(deviceid: string): boolean {
    return this.#places.get(deviceid)?.proven === true;
  }

  capabilities(deviceid: string): readonly string[] | undefined {
    const place = this.#places.get(deviceid);
    return place?.proven ? place.session.capabilities : undefined;
  }

  send(deviceid: string, command: DeviceCommand): number {
    const place = this.#places.get(deviceid);
    if (!place?.proven) return 0;
    place.session.command(command);
    return 1;
  }

  lastSeen(deviceid: string): number | undefined {
    return this.isConnected(deviceid) ? this.#clock.now() : this.#seen.get(deviceid);
  }

  /** Closes every socket with 1001: the idle ones now, the others when their interaction is over, or after `patience` milliseconds. */
  async drain(clock: Clock, patience: number): Promise<void> {
    for (const session of [...this.#open]) session.drain();
    const end = clock.monotonic() + patience;
    while (this.#open.size > 0 && clock.monotonic() < end) {
      await new Promise<void>((resolve) => clock.after(DRAIN_LOOKS, resolve));
    }
    for (const session of [...this.#open]) session.close(1001, 'the server stops');
  }
}

/** Milliseconds between two looks at what is still open. */
const DRAIN_LOOKS = 20;
