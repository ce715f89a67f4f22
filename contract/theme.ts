import { z } from 'zod';
import { FontWeights } from './font-weights.ts';

const energies = ['calm', 'balanced', 'energetic'] as const;
export type Energy = (typeof energies)[number];

const signatures = ['machined', 'settle', 'float', 'unmask', 'emerge', 'slam', 'pop', 'assemble', 'step'] as const;
export type Signature = (typeof signatures)[number];

const pairings = [
  'neutral',
  'precise',
  'bold',
  'poster',
  'editorial',
  'literary',
  'classic',
  'warm',
  'playful',
  'techno',
  'handmade',
] as const;
export type Pairing = (typeof pairings)[number];

const hex = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Colour roles of a film, each an sRGB hex. The brand's own hex stays in `brand`; `brandText` is its legible twin. */
export const Colours = z.strictObject({
  ground: hex,
  groundAlt: hex,
  surface: hex,
  ink: hex,
  inkMuted: hex,
  line: hex,
  brand: hex,
  brandText: hex,
  accent: hex,
  accentText: hex,
  onBrand: hex,
  onAccent: hex,
  data: z.array(hex).length(5),
});
export type Colours = z.infer<typeof Colours>;

/** What gives every scene of a project one look: made from the brand entry by `domain/directing`, read by the kit. */
export const Theme = z.strictObject({
  colours: Colours,
  ground: z.enum(['ink', 'deep', 'mist', 'paper', 'solid', 'split']),
  pairing: z.enum(pairings),
  /** Corner radius in u (1 px at a short side of 1080). */
  radius: z.number().min(0).max(64),
  texture: z.enum(['none', 'grid', 'grain', 'halftone', 'paper', 'rules', 'particles', 'scan', 'shapes', 'vignette']),
  shadow: z.enum(['none', 'soft', 'hard', 'line']),
  signature: z.enum(signatures),
  transition: z.enum(['shared', 'push', 'shape', 'zoom', 'cut']),
  motif: z.enum(['circle', 'arc', 'bar', 'blob']),
  emphasis: z.enum(['under', 'high', 'circle', 'colour', 'scale']),
  camera: z.enum(['still', 'push', 'pan', 'pull']),
  energy: z.enum(energies),
  playful: z.boolean(),
  /** Strict portrait keeps clear of the buttons of vertical players. */
  strict: z.boolean(),
  /** BCP 47 language of the brief; sets locale, line breaking and direction. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  seed: z.number().int().nonnegative(),
  /** An uploaded typeface that the brand is written in, in place of the pairing's own faces. */
  typeface: z
    .strictObject({
      /** Its name among the project's assets. */
      asset: z.string(),
      weights: FontWeights,
      /** Mean width of a character in em. */
      advance: z.number(),
    })
    .optional(),
  /** Zones leave the band free in which captions stand. */
  captioned: z.boolean().optional(),
});
export type Theme = z.infer<typeof Theme>;
