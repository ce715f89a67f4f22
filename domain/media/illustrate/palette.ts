import type { Colours } from '../../../contract/theme.ts';
import { hexOf, lchOf } from '../../directing/ramp.ts';
import type { Daytime } from './read-subject.ts';

/** Colours of a scene, from the horizon to the nearest ground. */
export interface Palette {
  skyTop: string;
  skyLow: string;
  light: string;
  /** The ground at a distance from 0 (far) to 1 (near). */
  ground(nearness: number): string;
  accent: string;
  dark: boolean;
}

const sunHue = 82;
const lights: Record<Daytime, { top: number; low: number; far: number; near: number; warm: number }> = {
  day: { top: 0.7, low: 0.93, far: 0.8, near: 0.34, warm: 0 },
  dawn: { top: 0.78, low: 0.95, far: 0.84, near: 0.42, warm: 0.25 },
  dusk: { top: 0.4, low: 0.82, far: 0.6, near: 0.2, warm: 0.65 },
  night: { top: 0.16, low: 0.36, far: 0.34, near: 0.12, warm: 0 },
};

/** The brand's hue in the light of a time of day: far things take the colour of the sky, near ones that of the brand. */
export function paletteOf({ brand, accent }: Colours, daytime: Daytime): Palette {
  const { c, h } = lchOf(brand);
  const warm = lchOf(accent);
  const light = lights[daytime];
  const chroma = Math.min(0.13, Math.max(0.05, c * 0.75));
  const mixHue = (share: number) => h + (((warm.h - h + 540) % 360) - 180) * share;
  return {
    skyTop: hexOf({ l: light.top, c: chroma, h }),
    skyLow: hexOf({ l: light.low, c: Math.min(0.1, chroma * (0.45 + light.warm * 0.6)), h: mixHue(light.warm) }),
    light: hexOf({
      l: daytime === 'night' ? 0.93 : 0.95,
      c: daytime === 'night' ? 0.03 : 0.07,
      h: daytime === 'night' ? h : sunHue,
    }),
    ground: (nearness) =>
      hexOf({
        l: light.far + (light.near - light.far) * nearness,
        c: chroma * (0.5 + 0.7 * nearness),
        h: mixHue(light.warm * 0.5 * (1 - nearness)),
      }),
    accent,
    dark: daytime === 'night' || daytime === 'dusk',
  };
}
