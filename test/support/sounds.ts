/** A sine of 440 Hz as signed 16-bit samples. */
export function tone(of: {
  readonly samplerate: number;
  readonly seconds: number;
  readonly amplitude: number;
}): Int16Array {
  return Int16Array.from({ length: Math.round(of.samplerate * of.seconds) }, (_, at) =>
    Math.round(of.amplitude * Math.sin((2 * Math.PI * 440 * at) / of.samplerate)),
  );
}

/** So many samples of nothing. */
export function silence(samples: number): Int16Array {
  return new Int16Array(samples);
}

/** A WAV file of 16-bit PCM; all channels have the same length. */
export function wav(channels: readonly Int16Array[], samplerate: number): Buffer {
  const frames = channels[0]?.length ?? 0;
  const data = Buffer.alloc(frames * channels.length * 2);
  channels.forEach((channel, place) => {
    channel.forEach((sample, at) => void data.writeInt16LE(sample, (at * channels.length + place) * 2));
  });
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels.length, 22);
  header.writeUInt32LE(samplerate, 24);
  header.writeUInt32LE(samplerate * channels.length * 2, 28);
  header.writeUInt16LE(channels.length * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
