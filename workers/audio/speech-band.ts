/** A second-order filter section, as in the Audio EQ Cookbook of R. Bristow-Johnson, of Butterworth steepness. */
interface Section {
  readonly b0: number;
  readonly b1: number;
  readonly a1: number;
  readonly a2: number;
}

/** The band in which voices carry, in hertz. */
const LOWEST = 200;
const HIGHEST = 3800;
const SAMPLERATE = 16_000;

const highPass = section(LOWEST, 'high');
const lowPass = section(HIGHEST, 'low');

/** Measures how loud one stream is where voices carry: hum and hiss count little. */
export class SpeechBand {
  /** The last two inputs and outputs of the high-pass, which are the inputs of the low-pass, and its last two outputs. */
  #memory = { x1: 0, x2: 0, y1: 0, y2: 0, z1: 0, z2: 0 };

  /** Decibels over one step of a sample; 0 for silence. */
  level(frame: Int16Array): number {
    let { x1, x2, y1, y2, z1, z2 } = this.#memory;
    let energy = 0;
    for (const x of frame) {
      const y = highPass.b0 * (x + x2) + highPass.b1 * x1 - highPass.a1 * y1 - highPass.a2 * y2;
      const z = lowPass.b0 * (y + y2) + lowPass.b1 * y1 - lowPass.a1 * z1 - lowPass.a2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      energy += z * z;
    }
    this.#memory = { x1, x2, y1, y2, z1, z2 };
    return 10 * Math.log10(energy / frame.length + 1);
  }
}

function section(hertz: number, pass: 'high' | 'low'): Section {
  const angle = (2 * Math.PI * hertz) / SAMPLERATE;
  const alpha = Math.sin(angle) / Math.SQRT2;
  const cosine = Math.cos(angle);
  const gain = pass === 'high' ? (1 + cosine) / 2 : (1 - cosine) / 2;
  const norm = 1 + alpha;
  return {
    b0: gain / norm,
    b1: ((pass === 'high' ? -2 : 2) * gain) / norm,
    a1: (-2 * cosine) / norm,
    a2: (1 - alpha) / norm,
  };
}
