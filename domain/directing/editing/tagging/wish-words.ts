/** Wishes for other words, and for words that are new. */
import { saidBy } from '../clause.ts';
import type { Edit, Target } from '../edit.ts';
import { type Case, hostIn, part, placeIn, worded } from './wish-case.ts';

export function saidAnew(one: Case): Edit[] | null {
  const { wish, words } = one;
  const [value, another] = wish.values;
  if (value === undefined || another !== undefined) return null;
  const [target, more] = wish.targets;
  const [old] = wish.olds.map((stretch) => stretch.replace(notOld, ''));
  if (more !== undefined) return null;
  const [change, to] = [words.change[0], words.to[0]];
  const known = old === undefined ? null : part(one, old);
  if (old === undefined && (target === undefined || part(one, target) === null)) return null;
  return worded(one, [
    old !== undefined && `${change} ${old} ${to} ${value}`,
    old !== undefined && target !== undefined && `${target} ${words.nowIs[0]} ${value}, not ${old}`,
    target !== undefined && `${target} ${words.nowIs[0]} ${value}`,
    target !== undefined && `${change} ${target} ${to} ${value}`,
    target !== undefined && `${change} ${asShown(one, target)} ${to} ${value}`,
    known?.by === 'words' && `${change} ${known.words} ${to} ${value}`,
  ]);
}

export const notOld =
  /^(?:and\s|und\s|et\s|y\s|e\s)?(?:instead\sof|rather\sthan|in\splace\sof|not|no\slonger|statt|anstatt|anstelle\svon|nicht(?:\smehr)?|au\slieu\s(?:de|du|des)|à\sla\splace\s(?:de|du|des)|pas|et\snon|en\slugar\sde|en\svez\sde|no|invece\sdi|al\sposto\s(?:di|del|della)|non|em\svez\sde|não)\s+(?:the\s|das\s|den\s|die\s|le\s|la\s|el\s|il\s|o\s|a\s)?/iu;

/** What the film shows where a stretch calls it by other words. */
function asShown(one: Case, stretch: string): string {
  const target = part(one, stretch);
  return target?.by === 'words' ? target.words : stretch;
}

export function added(one: Case): Edit[] | null {
  const { wish, words, clause } = one;
  const [value, another] = wish.values;
  if (value === undefined || another !== undefined) return null;
  const read = worded(one, [
    `${words.add[0]} ${value} ${wish.places.join(' ')}`.trim(),
    wish.targets[0] !== undefined && `${words.add[0]} ${wish.targets[0]}: ${value}`,
  ]);
  if (read !== null) return read;
  const said = saidBy(clause, value);
  // "Add the apple tart at 3.50": a figure alone is not all that shall be added.
  if (!/\p{L}{2}/u.test(said)) return null;
  const place = wish.places.map((stretch) => placeIn(one, stretch)).find((found) => found !== null) ?? null;
  const where = wish.targets[0] ?? (place === null ? wish.places[0] : undefined);
  const target = where === undefined ? null : hostIn(one, where);
  if (where !== undefined && target === null) return null;
  if (target !== null && isRow(target))
    return [{ kind: 'addItem', text: said, target, ...(place === null ? {} : { place }) }];
  if (target !== null) return [{ kind: 'addLine', text: said, target, under: null }];
  return /[\ue000-\uf8ff]/u.test(value) ? [{ kind: 'add', text: `“${said}”`, place }] : null;
}

const rows: readonly string[] = ['list', 'steps', 'cards', 'chart', 'people', 'ranking', 'feature', 'timeline'];
const isRow = (target: Target) => target.by === 'noun' && rows.includes(target.noun);
