import type { Loudness } from '../../domain/media/asset-facts.ts';

/** Below this the gate of EBU R 128 lets nothing through, and the filter says it of silence. */
const gate = -70;

/** What the filter `ebur128=peak=true` reports at the end of a run. */
export function readLoudness(said: string): Loudness {
  const loudness = numberAfter(said, /Integrated loudness:\s+I:\s+(\S+) LUFS/gu);
  return {
    loudness: loudness !== null && loudness > gate ? loudness : null,
    truePeak: numberAfter(said, /True peak:\s+Peak:\s+(\S+) dBFS/gu),
  };
}

function numberAfter(said: string, pattern: RegExp): number | null {
  const value = Number([...said.matchAll(pattern)].at(-1)?.[1]);
  return Number.isFinite(value) ? value : null;
}
