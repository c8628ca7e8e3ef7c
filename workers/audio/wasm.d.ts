declare module '@echogarden/fvad-wasm' {
  /** WebRTC's voice activity detection (libfvad) as an Emscripten module. */
  interface Fvad {
    readonly HEAP16: Int16Array;
    _malloc(bytes: number): number;
    _fvad_new(): number;
    _fvad_free(detector: number): void;
    _fvad_set_mode(detector: number, mode: number): number;
    _fvad_set_sample_rate(detector: number, hertz: number): number;
    /** 1 speech, 0 none, -1 bad length. */
    _fvad_process(detector: number, samples: number, count: number): number;
  }
  export default function load(): Promise<Fvad>;
}

declare module '@echogarden/speex-resampler-wasm/simd' {
  /** SpeexDSP's resampler as an Emscripten module; every pointer is an address in its heap. */
  interface Speex {
    readonly HEAP16: Int16Array;
    readonly HEAPU32: Uint32Array;
    _malloc(bytes: number): number;
    /** 0 when it fails; `error` points to the reason. */
    _speex_resampler_init(channels: number, from: number, to: number, quality: number, error: number): number;
    _speex_resampler_destroy(resampler: number): void;
    _speex_resampler_skip_zeros(resampler: number): number;
    /** Samples at the input's rate. */
    _speex_resampler_get_input_latency(resampler: number): number;
    /** `inputCount` and `outputCount` hold the room before, and what was used after. */
    _speex_resampler_process_int(
      resampler: number,
      channel: number,
      input: number,
      inputCount: number,
      output: number,
      outputCount: number,
    ): number;
  }
  export default function load(): Promise<Speex>;
}
