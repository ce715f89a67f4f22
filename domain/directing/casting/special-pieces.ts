/** Shots of pieces that only some briefs call for: a talk, a formula, a map, a meter, a slot of roles, a change. */
import type { Brief, Figure, List, Side } from '../brief.ts';
import type { KnownPlace } from '../reading/places.ts';
import { type Caster, raised, shot } from './pieces.ts';
import type { Shot } from './shot.ts';

export const chat = (caster: Caster, turns: Brief['dialogue']): Shot =>
  shot(
    caster,
    'Chat',
    { turns: turns.map(({ who, text }) => ({ who, text })) },
    turns.flatMap(({ who, text }) => [text, who]),
    turns.map(({ who, text }) => `${who} ${text}`),
  );

export const formula = (caster: Caster, terms: readonly string[]): Shot =>
  shot(caster, 'Formula', { terms: [...terms] }, [terms.join(' ')], [...terms]);

export const mapDots = (caster: Caster, places: readonly KnownPlace[]): Shot =>
  shot(
    caster,
    'MapDots',
    { places: places.map(({ name, lon, lat }) => ({ name, lon, lat })) },
    places.map(({ name }) => name),
  );

export function meter(caster: Caster, { value, suffix, label }: Figure): Shot {
  const said = raised(caster, label);
  return shot(
    caster,
    'Meter',
    { value, suffix: suffix.trimEnd(), label: said },
    [value, said],
    [`${value}${suffix}`, said, ''],
  );
}

export function wordSwap(caster: Caster, { title, items }: List): Shot {
  const before = raised(caster, title);
  const options = items.map((item) => raised(caster, item.title));
  return shot(caster, 'WordSwap', { before, options }, [before, ...options]);
}

/** Two states of a few words, one turning into the other. */
export function change(caster: Caster, [left, right]: readonly [Side, Side]): Shot {
  const [before, after] = [left, right].map(({ items }) => raised(caster, items[0] ?? ''));
  const one = shot(caster, 'Change', { before, after }, [before ?? '', after ?? '']);
  return { ...one, need: one.need + 40 };
}
