import type { Theme } from '../../../contract/theme.ts';
import { plainTheme } from '../../engine/plain-theme.ts';

const day: Theme['colours'] = {
  ground: '#f5f7f7',
  groundAlt: '#e7efee',
  surface: '#ffffff',
  ink: '#12211f',
  inkMuted: '#51635f',
  line: '#d3dedb',
  brand: '#0a7a6b',
  brandText: '#0a7a6b',
  accent: '#f26b3a',
  accentText: '#b8431a',
  onBrand: '#ffffff',
  onAccent: '#2a0c00',
  data: ['#0a7a6b', '#7fb8ae', '#4a8f86', '#b5d6d0', '#f26b3a'],
};

/** One dark and one light film, each with its own entrances, corners and typefaces. */
export const kitThemes: Record<'night' | 'day', Theme> = {
  night: { ...plainTheme, pairing: 'precise', emphasis: 'under', motif: 'circle' },
  day: {
    ...plainTheme,
    colours: day,
    ground: 'mist',
    pairing: 'editorial',
    signature: 'unmask',
    shadow: 'soft',
    emphasis: 'high',
    motif: 'arc',
    radius: 24,
    energy: 'calm',
  },
};
