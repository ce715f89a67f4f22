import type { EffectName } from '../../domain/sound/effect-names.ts';
import { synthesiseEffect } from '../../domain/sound/synthesise-effect.ts';

const headerBytes = 44;
const rate = 48_000;

/** A synthesised effect as a WAV file: two channels of 16 bits at 48 kHz. */
export function effectFile(name: EffectName): Buffer {
  const sides = synthesiseEffect(name);
  const frames = sides[0].length;
  const file = Buffer.alloc(headerBytes + frames * 4);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(frames * 4, 40);
  for (let at = 0; at < frames; at += 1) {
    sides.forEach((side, channel) => {
      file.writeInt16LE(Math.round((side[at] as number) * 32_767), headerBytes + at * 4 + channel * 2);
    });
  }
  return file;
}
