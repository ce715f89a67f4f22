import { AppError } from '../../../contract/errors.ts';
import { wavHeaderBytes } from '../write-wav.ts';

/** Sound of one channel, between -1 and 1. */
export interface Sound {
  samples: Float32Array;
  rate: number;
}

/** Reads 16-bit sound of one channel as speech programs write it to a pipe: its header does not know the length. */
export function readWav(file: Buffer): Sound {
  const isKnown = file.length >= wavHeaderBytes && file.toString('latin1', 0, 4) === 'RIFF';
  if (!isKnown || file.readUInt16LE(22) !== 1 || file.readUInt16LE(34) !== 16) {
    throw new AppError('internal', 'the speech program wrote no sound');
  }
  const count = Math.floor((file.length - wavHeaderBytes) / 2);
  const samples = Float32Array.from({ length: count }, (_, at) => file.readInt16LE(wavHeaderBytes + 2 * at) / 32_768);
  return { samples, rate: file.readUInt32LE(24) };
}
