import type { Energy, Pairing, Signature, Theme } from '../../contract/theme.ts';

export const toneKeys = [
  'precise',
  'premium',
  'bold',
  'warm',
  'playful',
  'calm',
  'corporate',
  'cinematic',
  'futuristic',
  'culture',
  'retro',
] as const;
export type ToneKey = (typeof toneKeys)[number];

/** What a tone asks of a film; lists are choices, the first the likeliest. Section 4 of the art direction. */
export interface Tone {
  energy: Energy;
  ground: Theme['ground'][];
  radius: number;
  texture: Theme['texture'][];
  shadow: Theme['shadow'];
  pairing: Pairing[];
  signature: Signature[];
  transition: Theme['transition'][];
  /** OKLCH hues that suit the tone when no colour is given. */
  hues: number[];
}

export const toneTable: Record<ToneKey, Tone> = {
  precise: {
    energy: 'balanced',
    ground: ['ink', 'mist'],
    radius: 8,
    texture: ['grid', 'none'],
    shadow: 'none',
    pairing: ['precise', 'neutral'],
    signature: ['machined', 'settle'],
    transition: ['push', 'shared'],
    hues: [258, 160, 30],
  },
  premium: {
    energy: 'calm',
    ground: ['deep', 'paper'],
    radius: 2,
    texture: ['grain', 'none'],
    shadow: 'soft',
    pairing: ['editorial', 'classic'],
    signature: ['unmask', 'emerge'],
    transition: ['shared', 'zoom'],
    hues: [85, 20, 160],
  },
  bold: {
    energy: 'energetic',
    ground: ['solid', 'split', 'ink'],
    radius: 0,
    texture: ['halftone', 'none'],
    shadow: 'hard',
    pairing: ['poster', 'bold'],
    signature: ['slam', 'machined'],
    transition: ['push', 'cut'],
    hues: [28, 60, 264],
  },
  warm: {
    energy: 'balanced',
    ground: ['paper', 'mist'],
    radius: 28,
    texture: ['paper', 'none'],
    shadow: 'soft',
    pairing: ['warm', 'literary'],
    signature: ['settle', 'unmask'],
    transition: ['shared', 'push'],
    hues: [45, 25, 145],
  },
  playful: {
    energy: 'energetic',
    ground: ['mist', 'solid'],
    radius: 48,
    texture: ['shapes', 'none'],
    shadow: 'hard',
    pairing: ['playful', 'warm'],
    signature: ['pop', 'assemble'],
    transition: ['shape', 'push'],
    hues: [350, 60, 200],
  },
  calm: {
    energy: 'calm',
    ground: ['mist', 'paper'],
    radius: 20,
    texture: ['none'],
    shadow: 'none',
    pairing: ['neutral', 'literary'],
    signature: ['float', 'settle'],
    transition: ['shared', 'zoom'],
    hues: [165, 220, 140],
  },
  corporate: {
    energy: 'balanced',
    ground: ['mist', 'ink'],
    radius: 12,
    texture: ['rules', 'none'],
    shadow: 'line',
    pairing: ['neutral', 'precise'],
    signature: ['machined', 'settle'],
    transition: ['push', 'shared'],
    hues: [255, 195, 30],
  },
  cinematic: {
    energy: 'balanced',
    ground: ['ink', 'deep'],
    radius: 0,
    texture: ['grain', 'vignette'],
    shadow: 'none',
    pairing: ['editorial', 'bold'],
    signature: ['emerge', 'unmask'],
    transition: ['zoom', 'shared'],
    hues: [35, 240, 15],
  },
  futuristic: {
    energy: 'balanced',
    ground: ['ink', 'deep'],
    radius: 6,
    texture: ['particles', 'scan'],
    shadow: 'line',
    pairing: ['techno', 'precise'],
    signature: ['assemble', 'machined'],
    transition: ['zoom', 'push'],
    hues: [200, 150, 320],
  },
  culture: {
    energy: 'calm',
    ground: ['paper', 'deep'],
    radius: 0,
    texture: ['rules', 'none'],
    shadow: 'none',
    pairing: ['classic', 'editorial'],
    signature: ['unmask', 'float'],
    transition: ['shared', 'push'],
    hues: [25, 250, 130],
  },
  retro: {
    energy: 'balanced',
    ground: ['paper', 'solid'],
    radius: 4,
    texture: ['halftone', 'grain'],
    shadow: 'hard',
    pairing: ['handmade', 'poster'],
    signature: ['step', 'slam'],
    transition: ['push', 'cut'],
    hues: [50, 185, 20],
  },
};
