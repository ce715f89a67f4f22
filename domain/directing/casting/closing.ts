import { draw } from '../hash.ts';
import { countWords } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import { type Json, longestNeed, type PlacedShot, readingTime } from './shot.ts';
import { deadline } from './ticket-beats.ts';

/** The closing: name, line, action, address, whatever of it the brief has; else its claim once more. */
export function closeFilm(caster: Caster, shape: ShapeKey, fallback: string): PlacedShot[] {
  const { name, tagline, action, address } = caster.brief;
  if (name === '' && action === '' && address === '') return [lastWord(caster, tagline || fallback)];
  const line = tagline || cast.raised(caster, deadline(caster, shape)) || undefined;
  const boxes = boxesOf(caster);
  if (name === '' || shape === 'tutorial' || shape === 'alert' || shape === 'comparison') {
    if (action !== '' || address !== '')
      return tagline === ''
        ? [callToAction(caster, name)]
        : [
            { ...cast.headline(caster, tagline), box: boxes.over },
            { ...callToAction(caster, name), box: boxes.under },
          ];
    return [logo(caster, line)];
  }
  if (['event', 'offer', 'hiring', 'report', 'list'].includes(shape)) return [endCard(caster, line)];
  if (action === '' && address === '') return [logo(caster, line)];
  if (draw(caster.seed, 'closing', ['parts', 'card', 'parts'] as const) === 'card') return [endCard(caster, line)];
  // Without anything to do, the address belongs to the name.
  if (shape === 'sting' || action === '') return [endCard(caster, line)];
  return [
    { ...logo(caster, line), box: boxes.over },
    { ...callToAction(caster, ''), box: boxes.under },
  ];
}

/** Two pieces one above the other, clear of the buttons of vertical players where they lie over the frame. */
const boxesOf = ({ brief }: Caster) =>
  brief.strict
    ? { over: { x: 14, y: 15, w: 72, h: 23 }, under: { x: 14, y: 41, w: 72, h: 23 } }
    : { over: { x: 12, y: 16, w: 76, h: 34 }, under: { x: 18, y: 56, w: 64, h: 30 } };

/** A closing that has less time than its words need stands at once, as one card. `room` in frames at 30 per second. */
export function tightClosing(caster: Caster, closing: PlacedShot[], room: number): PlacedShot[] {
  const need = longestNeed(closing);
  const { name, tagline, address, action } = caster.brief;
  if (need <= room || name === '' || (address === '' && action === '')) return closing;
  const line = closing.map(({ props }) => props.line).find((said) => typeof said === 'string');
  const card = endCard(caster, tagline || line);
  return [{ ...card, props: { ...card.props, cues: [0, 0, 0], enter: 'none' } }];
}

function shot(caster: Caster, piece: string, props: Record<string, string | undefined>): PlacedShot {
  const kept = Object.fromEntries(
    Object.entries(props).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  ) as Record<string, Json>;
  const words = Object.values(props).filter((word): word is string => word !== undefined && word !== '');
  const address = props.address === undefined || props.address === '' ? 0 : addressNeed(caster, props.address);
  return {
    piece,
    props: kept,
    words,
    need: Math.max(
      75,
      words.reduce((sum, word) => sum + readingTime(word, caster.energy) * 0.9, 24),
      address,
    ),
  };
}

/** An address comes last and is read slowly: the clock runs once it stands. */
const addressNeed = ({ energy }: Caster, address: string) =>
  Math.max(60, readingTime(address.repeat(2).slice(0, Math.ceil(address.length * 1.5)), energy)) +
  { calm: 70, balanced: 54, energetic: 42 }[energy];

/** The uploaded logo in place of the drawn mark. */
const withLogo = ({ brief }: Caster, one: PlacedShot): PlacedShot =>
  brief.hasLogo ? { ...one, props: { ...one.props, logo: { asset: 'logo' } } } : one;

const endCard = (caster: Caster, line: string | undefined): PlacedShot => {
  const { name, action, address } = caster.brief;
  return withLogo(caster, shot(caster, 'EndCard', { name, line, action, address }));
};

export const logo = (caster: Caster, tagline: string | undefined): PlacedShot =>
  withLogo(caster, shot(caster, 'LogoReveal', { name: caster.brief.name, tagline }));

function callToAction(caster: Caster, name: string): PlacedShot {
  const { action, address } = caster.brief;
  if (action === '' && name === '') return lastWord(caster, address);
  return shot(caster, 'CallToAction', { action, address, name });
}

function lastWord(caster: Caster, text: string): PlacedShot {
  const one = cast.headline(caster, text);
  return {
    ...one,
    props: countWords(text) <= 16 ? { ...one.props, align: 'center' } : one.props,
    need: Math.max(75, one.need),
  };
}
