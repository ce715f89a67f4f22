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
  const field = caster.brief.treatment.density === 'sparse' ? null : fieldOf(caster, theme, shape, shifts);
  const { brief } = caster;
  // A long film carries its mark, where no logo of its own is known.
  const isLong = (brief.seconds ?? 0) >= 40 && brief.name !== '' && !brief.hasLogo && !theme.strict;
  const bug: PlacedShot[] = isLong ? [{ ...plain, piece: 'Bug', props: { exit: 'none' } }] : [];
  return field === null
    ? [ground, ...bug]
    : [ground, { ...plain, piece: field.piece, props: { ...field.props, exit: 'none' } }, ...bug];
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
    particles: { piece: 'ParticleField', props: { moves } },
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
