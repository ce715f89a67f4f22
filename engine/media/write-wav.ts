export const wavHeaderBytes = 44;

/** A WAV file of 16 bits. `channels`: samples between -1 and 1, as many in each; `rate`: of them a second. */
export function writeWav(channels: readonly Float32Array[], rate: number): Buffer {
  const frames = channels[0]?.length ?? 0;
  const frameBytes = 2 * channels.length;
  const file = Buffer.alloc(wavHeaderBytes + frames * frameBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels.length, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * frameBytes, 28);
  file.writeUInt16LE(frameBytes, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(frames * frameBytes, 40);
  for (const [channel, samples] of channels.entries()) {
    for (const [at, sample] of samples.entries()) {
      const level = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
      file.writeInt16LE(level, wavHeaderBytes + at * frameBytes + channel * 2);
    }
  }
  return file;
}
