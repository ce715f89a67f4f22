import type { EffectName } from '../../domain/sound/effect-names.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';
import { synthesiseEffect } from '../../domain/sound/synthesise-effect.ts';
import { writeWav } from '../media/write-wav.ts';

/** A synthesised effect as a WAV file: two channels of 16 bits at 48 kHz. */
export const effectFile = (name: EffectName): Buffer => writeWav(synthesiseEffect(name), soundRate);
