import { NameIndex } from '../names/name-index.js';
import type { SpeechCaller } from '../ports/caller.js';
import { SURE } from './choose.js';
import type { OwnDevices } from './music.js';

/** A preset as a device tells of it (specification, section 2.5). */
export interface Preset {
  readonly name: string;
  readonly presetnumber?: number;
  readonly deviceid?: string;
}

/** The presets that people's devices tell of. */
export class OwnPresets {
  readonly #devices: OwnDevices;

  constructor(devices: OwnDevices) {
    this.#devices = devices;
  }

  /** Those of all devices of a user. */
  async all(userid: string): Promise<readonly Preset[]> {
    const devices = await this.#devices.ofUser(userid);
    return devices.flatMap((device) => {
      const { presets, deviceid } = device as { readonly presets?: unknown; readonly deviceid?: unknown };
      if (!Array.isArray(presets)) return [];
      return presets.flatMap((each) => read(each, deviceid));
    });
  }

  /** The preset of the caller's device that words name, or undefined. */
  async named(caller: SpeechCaller, words: string): Promise<Preset | undefined> {
    return (await this.of(caller))(words);
  }

  /** Finds among the presets of the caller's device. */
  async of({ userid, deviceid }: SpeechCaller): Promise<(words: string) => Preset | undefined> {
    const presets = (await this.all(userid)).filter((each) => each.deviceid === deviceid);
    const index = new NameIndex();
    for (const [id, { name }] of presets.entries()) index.add({ id, type: 'preset', name });
    return (words) => {
      const [best] = index.search(words);
      return best && best.score >= SURE ? presets[best.id] : undefined;
    };
  }
}

/** Devices may tell anything of their presets. */
function read(preset: unknown, deviceid: unknown): Preset[] {
  if (typeof preset !== 'object' || preset === null) return [];
  const { name, presetnumber } = preset as { readonly name?: unknown; readonly presetnumber?: unknown };
  if (typeof name !== 'string') return [];
  return [
    {
      name,
      ...(typeof presetnumber === 'number' && { presetnumber }),
      ...(typeof deviceid === 'string' && { deviceid }),
    },
  ];
}
