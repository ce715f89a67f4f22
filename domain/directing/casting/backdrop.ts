import type { Theme } from '../../../contract/theme.ts';
import { draw } from '../hash.ts';
import type { ShapeKey } from '../shape-table.ts';
import type { Caster } from './pieces.ts';
import type { PlacedShot } from './shot.ts';

type Field = Pick<PlacedShot, 'piece' | 'props'>;

/** The ground and what lives on it. One field or texture at most, by tone, shape and seed. */
export function castBackdrop(caster: Caster, theme: Theme, shape: ShapeKey, shifts: number[]): PlacedShot[] {
  const plain = { words: [], need: 0 };
  const ground: PlacedShot = { ...plain, piece: 'Ground', props: { shifts } };
  const field = fieldOf(caster, theme, shape, shifts);
  return field === null
    ? [ground]
    : [ground, { ...plain, piece: field.piece, props: { ...field.props, exit: 'none' } }];
}

function fieldOf({ brief, seed }: Caster, theme: Theme, shape: ShapeKey, moves: number[]): Field | null {
  const ghost =
    brief.name !== '' && brief.name.length <= 16 && !/[^\p{Script=Latin}\p{N} '&.-]/u.test(brief.name)
      ? { piece: 'GhostType', props: { text: brief.name, contrast: 0.06 } }
      : null;
  if (shape === 'event' || shape === 'manifesto') return ghost ?? { piece: 'ShapeField', props: { moves } };
  const shapes: Field = { piece: 'ShapeField', props: { moves } };
  const byTexture: Record<Theme['texture'], Field | null> = {
    grid: { piece: 'GridField', props: { kind: 'lines' } },
    rules: { piece: 'GridField', props: { kind: 'rules' } },
    particles: { piece: 'GridField', props: { kind: 'dots' } },
    shapes: { piece: 'ShapeField', props: { moves } },
    grain: { piece: 'Texture', props: { kind: 'grain' } },
    halftone: { piece: 'Texture', props: { kind: 'halftone' } },
    paper: { piece: 'Texture', props: { kind: 'paper' } },
    scan: { piece: 'Texture', props: { kind: 'scan' } },
    vignette: { piece: 'Texture', props: { kind: 'vignette' } },
    none: draw<Field>(seed, 'field', [shapes, { piece: 'GridField', props: { kind: 'dots' } }, ghost ?? shapes]),
  };
  if (shape === 'comparison' && theme.texture === 'none') return null;
  if (shape === 'report')
    return theme.texture === 'none' ? { piece: 'GridField', props: { kind: 'rules' } } : byTexture[theme.texture];
  if (shape === 'sting' || shape === 'offer') return { piece: 'ShapeField', props: { moves } };
  return byTexture[theme.texture];
}
