import { isEffect } from '../../domain/sound/effect-names.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';
import { synthesiseEffect } from '../../domain/sound/synthesise-effect.ts';
import type { Sides } from './loudness.ts';

/** Sounds that were decoded for films shown on this page, by address. */
const decoded = new Map<string, Promise<Sides>>();
const mostKept = 20;

/** The samples of an effect, or of the asset's file at `url`; null where it cannot be had: the rest is heard without it. */
export function samplesOf(asset: string, url: string | undefined): Promise<Sides | null> {
  if (isEffect(asset)) return Promise.resolve(synthesiseEffect(asset));
  if (!url) return Promise.resolve(null);
  const known = decoded.get(url) ?? decode(url);
  decoded.set(url, known);
  known.catch(() => decoded.delete(url));
  const [oldest] = decoded.keys();
  if (decoded.size > mostKept && oldest) decoded.delete(oldest);
  return known.catch(() => null);
}

async function decode(url: string): Promise<Sides> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`the sound was answered with ${reply.status}`);
  // Decoding needs no leave to make a sound.
  const buffer = await new OfflineAudioContext(2, 1, soundRate).decodeAudioData(await reply.arrayBuffer());
  return [buffer.getChannelData(0), buffer.getChannelData(Math.min(1, buffer.numberOfChannels - 1))];
}
