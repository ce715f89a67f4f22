import { hexOf, lchOf } from '../../directing/ramp.ts';
import type { Candidate, ElementEdit, StyleStep } from '../edit.ts';
import { type Target, worstOf } from '../target.ts';

/** Lightness to try on the text's own hue, nearest to what it was first. */
const lightnesses = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.92, 0.98];

/** Gives words a colour that stands out: their own hue, the film's ink, near-white or near-black; at last a panel under them. */
export function mendContrast(target: Target): Candidate[] {
  const { at, film } = target;
  const text = worstOf(target, ({ element }, { contrasts }) => -(contrasts?.[element] ?? 21));
  if (!at || !text) return [];
  const { colours } = film.theme;
  const own = ownHue(text.colour);
  const inks = [colours.ink, colours.brandText, '#ffffff', '#0b0d12', colours.ground];
  const paint = (colour: string, edit: Partial<ElementEdit> = {}): Candidate => ({
    what: `colour ${colour}`,
    edits: [{ at, level: 0, ...edit, style: [{ property: 'color', set: colour }] }],
  });
  const named = { where: ['color'] };
  const solid = (colour: string): Candidate => ({
    what: `colour ${colour} instead of a fill`,
    edits: [{ at, level: 0, style: unclipped(colour) }],
  });
  return [
    ...[...own, ...inks].map((colour) => paint(colour)),
    ...inks.slice(2, 4).flatMap((colour) => [paint(colour, { level: -1, ...named }), solid(colour)]),
    ...['ink', 'brand', 'accent'].map((tone) => ({
      what: `tone ${tone}`,
      edits: [{ at, level: 0, props: { tone } }],
    })),
    ...panels(target),
  ];
}

/** At most four shades of the text's own hue: two lighter, two darker, the extremes among them. Greys have none. */
function ownHue(colour: string): string[] {
  const hex = hexOfRgb(colour);
  const { l, c, h } = hex ? lchOf(hex) : { l: 0, c: 0, h: 0 };
  if (!hex || c < 0.03) return [];
  const lighter = lightnesses.filter((each) => each > l + 0.1);
  const darker = lightnesses.filter((each) => each < l - 0.1).toReversed();
  const middle = (list: number[]) => [list[Math.floor(list.length / 2)], list.at(-1)];
  return [...middle(lighter), ...middle(darker)].flatMap((each) =>
    each === undefined ? [] : hexOf({ l: each, c, h }),
  );
}

function hexOfRgb(colour: string): string | undefined {
  const channels = /rgba?\((\d+),? (\d+),? (\d+)/u.exec(colour)?.slice(1, 4);
  return channels && `#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`;
}

function unclipped(colour: string): StyleStep[] {
  return [
    { property: 'color', set: colour },
    { property: 'WebkitTextFillColor', set: colour },
    { property: 'background', set: 'none' },
  ];
}

/** Where no one colour stands out from all that lies behind the words. */
function panels({ at }: Target): Candidate[] {
  if (!at) return [];
  return [
    ['#ffffff', 'rgba(8, 10, 16, 0.86)'],
    ['#0b0d12', 'rgba(255, 255, 255, 0.9)'],
  ].map(([ink = '', panel = '']) => ({
    what: 'a panel under the words',
    edits: [
      {
        at,
        level: 0,
        style: [
          { property: 'color', set: ink },
          { property: 'backgroundColor', set: panel },
        ],
      },
    ],
  }));
}
