/** Shapes of the brand that bleed off one edge of the frame, and the words that stand clear of them. */
import type { Theme } from '../../contract/theme.ts';
import type { Caster } from './casting/pieces.ts';
import type { PlacedShot } from './casting/shot.ts';
import { draw } from './hash.ts';

type Box = NonNullable<PlacedShot['box']>;
type Side = 'left' | 'right' | 'foot' | 'head';
interface Places {
  words: Box;
  shapes: Box;
}

/** Boxes in % of the frame. */
const wide: Record<Side, Places> = {
  left: { words: { x: 41, y: 14, w: 52, h: 72 }, shapes: { x: 0, y: 0, w: 35, h: 100 } },
  right: { words: { x: 7, y: 14, w: 52, h: 72 }, shapes: { x: 65, y: 0, w: 35, h: 100 } },
  foot: { words: { x: 14, y: 9, w: 72, h: 52 }, shapes: { x: 0, y: 68, w: 100, h: 32 } },
  head: { words: { x: 14, y: 39, w: 72, h: 52 }, shapes: { x: 0, y: 0, w: 100, h: 32 } },
};
const tall: Record<'foot' | 'head', Places> = {
  foot: { words: { x: 7, y: 12, w: 86, h: 42 }, shapes: { x: 0, y: 60, w: 100, h: 40 } },
  head: { words: { x: 7, y: 42, w: 86, h: 42 }, shapes: { x: 0, y: 0, w: 100, h: 36 } },
};
const strict: Record<'foot' | 'head', Places> = {
  foot: { words: { x: 14, y: 15, w: 72, h: 36 }, shapes: { x: 0, y: 56, w: 100, h: 44 } },
  head: { words: { x: 14, y: 28, w: 72, h: 36 }, shapes: { x: 0, y: 0, w: 100, h: 24 } },
};
const even: Record<'foot' | 'head', Places> = {
  foot: { words: { x: 8, y: 8, w: 84, h: 50 }, shapes: { x: 0, y: 64, w: 100, h: 36 } },
  head: { words: { x: 8, y: 42, w: 84, h: 50 }, shapes: { x: 0, y: 0, w: 100, h: 36 } },
};

const stacked = (format: Caster['format'], theme: Theme) => (format === 'square' ? even : theme.strict ? strict : tall);

/** The hook's words and shapes. Where lines begin on the right, words stand there. */
export function hookPlaces(theme: Theme, format: Caster['format']): Places {
  if (format !== 'landscape') return stacked(format, theme).foot;
  return wide[hookSide(theme)];
}

const hookSide = ({ direction, seed }: Theme): Side =>
  direction === 'rtl' ? 'left' : draw(seed, 'hook side', ['left', 'right', 'foot'] as const);

/** What a film ends on: one piece, or a name or line over what to do. */
const cards = new Set(['EndCard', 'CallToAction', 'LogoReveal', 'Headline']);

/**
 * A name in the middle of nothing is no last picture: shapes of the brand come in from one edge, in a wide frame another
 * one than the hook's. Who asks for few things on screen, and a ground that is a picture already, have none.
 */
export function dressClosing({ format, brief }: Caster, theme: Theme, closing: readonly PlacedShot[]): PlacedShot[] {
  const [one, other] = closing;
  if (one === undefined || closing.length > 2 || closing.some(({ piece }) => !cards.has(piece))) return [...closing];
  if (brief.treatment.density === 'sparse' || theme.ground === 'split') return [...closing];
  const free = (['foot', 'head', 'left', 'right'] as const).filter((side) => side !== hookSide(theme));
  // Two pieces one above the other keep their width.
  const sides = other === undefined ? free : free.filter((side) => side === 'foot' || side === 'head');
  const { words, shapes } =
    format === 'landscape'
      ? wide[draw(theme.seed, 'closing side', sides.length === 0 ? (['head'] as const) : sides)]
      : stacked(format, theme)[draw(theme.seed, 'closing side', ['head', 'foot', 'head'] as const)];
  // What stands at once does so with its shapes; else the first of them is there as the hero leaves.
  const lead: PlacedShot['props'] = one.props.enter === 'none' ? { from: -90 } : { lead: 5 };
  const emblem = { piece: 'Emblem', props: { bleed: true, variant: 19, ...lead }, words: [], need: 0, box: shapes };
  // A line that ends a film comes another way than those that stood beside shapes before.
  const enter: PlacedShot['props'] = one.piece === 'Headline' && other === undefined ? { enter: 'emerge' } : {};
  if (other === undefined) return [{ ...one, props: { ...enter, ...one.props }, box: words }, emblem];
  return [
    { ...one, box: { ...words, h: Math.round(words.h * 0.54) } },
    { ...other, box: { ...words, y: words.y + Math.round(words.h * 0.58), h: Math.round(words.h * 0.42) } },
    emblem,
  ];
}
