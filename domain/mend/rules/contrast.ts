import type { TextMeasure } from '../../../contract/stage.ts';
import { hexOf, lchOf } from '../../directing/ramp.ts';
import { bounds } from '../../review/bounds.ts';
import type { Candidate, ElementEdit, SourcePlace, StyleStep } from '../edit.ts';
import { type Target, worstOf } from '../target.ts';

/** Gives words a colour that stands out: their own hue, the film's ink, near-white or near-black; at last a panel under them. */
export function mendContrast(target: Target): Candidate[] {
  const { at, film, seen } = target;
  const text = worstOf(target, ({ element }, { contrasts }) => -(contrasts?.[element] ?? 21));
  if (!at || !text) return [];
  const lumas = seen.flatMap(({ sample }) => (sample.picture ? [sample.picture.luma] : []));
  // What lies behind the words is most often as light as the picture is.
  const towards =
    lumas.length > 0 && lumas.reduce((sum, luma) => sum + luma, 0) / lumas.length > 0.45 ? 'dark' : 'light';
  const inks = [film.theme.colours.ink, film.theme.colours.ground].sort((a, b) => lightness(b) - lightness(a));
  const light = [...ownHue(text.colour, 'light'), inks[0] ?? white, white];
  const dark = [...ownHue(text.colour, 'dark'), inks[1] ?? black, black];
  const colours = towards === 'light' ? [...light, ...dark] : [...dark, ...light];
  const paint = (colour: string, edit: Partial<ElementEdit> = {}): Candidate => ({
    what: `colour ${colour}`,
    edits: [{ at, level: 0, ...edit, style: [{ property: 'color', set: colour }] }],
  });
  const strong = towards === 'light' ? [white, black] : [black, white];
  return [
    ...opaque(at, text),
    ...unfiltered(at),
    ...colours.slice(0, 3).map((colour) => paint(colour)),
    ...strong.slice(0, 1).flatMap((colour) => [paint(colour, { level: -1, where: ['color'] }), solid(at, colour)]),
    ...['ink', 'brand'].map((tone) => ({ what: `tone ${tone}`, edits: [{ at, level: 0, props: { tone } }] })),
    ...colours.slice(3).map((colour) => paint(colour)),
    ...strong.slice(1).flatMap((colour) => [paint(colour, { level: -1, where: ['color'] }), solid(at, colour)]),
    ...panels(target),
  ];
}

/** Words that stand faint for good are faint by an opacity of their own or of what holds them; a fade stays one. */
function opaque(at: SourcePlace, { opacity }: TextMeasure): Candidate[] {
  if (opacity <= 0 || opacity >= bounds.restOpacity) return [];
  const style: StyleStep[] = [{ property: 'opacity', times: Math.round(1000 / opacity) / 1000 }];
  return [0, 1, 2, 3].map((level) => ({ what: 'opaque', edits: [{ at, level, where: ['opacity'], style }] }));
}

/** A blur or a darkening that stays takes the words' edges or their light, whatever their colour is. */
function unfiltered(at: SourcePlace): Candidate[] {
  return [0, 1, 2].map((level) => ({
    what: 'no filter over the words',
    edits: [{ at, level, where: ['filter'], style: [{ property: 'filter', set: 'none' }] }],
  }));
}

const white = '#ffffff';
const black = '#0b0d12';

function lightness(colour: string): number {
  return lchOf(colour).l;
}

/** A shade of the text's own hue that stands out from dark or from light; greys have none. */
function ownHue(colour: string, side: 'light' | 'dark'): string[] {
  const hex = hexOfRgb(colour);
  const { c, h } = hex ? lchOf(hex) : { c: 0, h: 0 };
  return c < 0.03 ? [] : [hexOf({ l: side === 'light' ? 0.9 : 0.25, c, h })];
}

/** Glyphs that are filled by a picture or gradient instead of a colour. */
function solid(at: SourcePlace, colour: string): Candidate {
  return { what: `colour ${colour} instead of a fill`, edits: [{ at, level: 0, style: unclipped(colour) }] };
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
