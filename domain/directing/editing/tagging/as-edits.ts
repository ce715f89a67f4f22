/** A wish that the tagger found, as edits of the film; null where its part or its value is not known. */

import { type Clause, isPronoun, saidBy } from '../clause.ts';
import type { Edit } from '../edit.ts';
import type { Ground } from '../read-clause.ts';
import { eachTold } from '../read-each.ts';
import { pieceNamed } from '../read-piece.ts';
import { colourIn } from '../read-recolour.ts';
import { sizeEdit } from '../read-size.ts';
import type { EditWords } from '../words/edit-words.ts';
import type { Deed } from './roles.ts';
import { type Case, eachPart, isFilm, part, placeIn, worded } from './wish-case.ts';
import { lasting, paced } from './wish-times.ts';
import { added, notOld, saidAnew } from './wish-words.ts';
import type { Wish } from './wishes.ts';

export function editsOfWish(wish: Wish, ground: Ground): Edit[] | null {
  const words = ground.languages[0] as EditWords;
  const clause: Clause = { text: '', held: ground.held, words, film: ground.film, spoken: ground.spoken };
  const one: Case = { wish, ground, clause, words };
  return readers[wish.deed](one);
}

const readers: Record<Deed, (one: Case) => Edit[] | null> = {
  // "Delete everything": a film of nothing is no film.
  remove: (one) =>
    one.wish.targets.some((said) => isFilm(one, said)) ? null : eachPart(one, (target) => ({ kind: 'remove', target })),
  say: saidAnew,
  add: added,
  bigger: (one) => sized(one, 1),
  smaller: (one) => sized(one, -1),
  longer: (one) => lasting(one, 1),
  shorter: (one) => lasting(one, -1),
  faster: (one) => paced(one, 1),
  slower: (one) => paced(one, -1),
  move: moved,
  swap: (one) => paired(one, 'swap'),
  merge: (one) => paired(one, 'merge'),
  split: (one) =>
    eachPart(one, (target) =>
      each.test(one.wish.said) || eachTold.test(one.wish.said)
        ? { kind: 'split', target, isEach: true }
        : { kind: 'split', target },
    ),
  colour: coloured,
  lighter: (one) => shaded(one, 'lighter'),
  darker: (one) => shaded(one, 'darker'),
  typeface: ({ wish, words, ...rest }) =>
    worded({ wish, words, ...rest }, [
      `${words.use[0]} ${words.typeface[0]} ${wish.values.join(' ')}`,
      ...wish.values
        .join(' ')
        .split(/[\s,]+/u)
        .map((word) => `${words.use[0]} ${words.typeface[0]} ${word}`),
    ]),
  format: (one) =>
    worded(
      one,
      one.wish.values.flatMap((value) => [`${one.words.make[0]} ${value}`, value, ...value.split(/\s+/u)]),
    ),
  emphasis: (one) =>
    worded(
      one,
      one.wish.targets.map((target) => `${one.words.emphasise[0]} ${target}`),
    ),
  turn: turned,
};

const each =
  /(?<!\p{L})(?:each|every|own|separate|one\seach|jede[rsn]?|eigene[nrs]?|chacune?|chaque|propres?|cada|propi[oa]|ognun[oa]|propri[oa]|próprios?)(?!\p{L})/iu;

function sized(one: Case, sign: 1 | -1): Edit[] | null {
  const { targets, values } = one.wish;
  const share = /(\d{1,3})\s?%/u.exec(values.join(' '))?.[1];
  // "Reduce the price" says another price.
  const isOfAmount = [...one.words.raise, ...one.words.lower].includes(one.wish.deeds.join(' ').toLowerCase());
  // "Larger than life", "bigger than theirs": nobody knows how large that is.
  if (
    isOfAmount ||
    /(?<!\p{L})(?:than|als|que)(?!\p{L})(?!\s(?:now|jetzt|before|vorher))/iu.test(one.wish.deeds.join(' '))
  )
    return null;
  // "20 % larger than before": a share is no part.
  if (targets.length === 0 || targets.some((said) => !/\p{L}{2}|[\ue000-\uf8ff]/u.test(said))) return null;
  const edits = targets.map((stretch) => {
    const plain = sizeEdit(one.clause, stretch, { sign, ...(share === undefined ? {} : { share }) });
    if (plain !== null) return plain;
    const target = part(one, stretch);
    return target === null
      ? null
      : sizeEdit({ ...one.clause, spoken: { target, place: null } }, one.words.pronouns[0], { sign });
  });
  return edits.every((edit) => edit !== null) ? edits : null;
}

function moved(one: Case): Edit[] | null {
  const place = placeIn(one, one.wish.places.join(' '));
  return place === null ? null : eachPart(one, (target) => ({ kind: 'move', target, place }));
}

/** "As a list instead of bars": the part is named, or what it is now. */
function turned(one: Case): Edit[] | null {
  const { values, targets, olds } = one.wish;
  const named = values.map((value) => pieceNamed(value.replace(/\s(?:rather|instead)$/iu, ''), one.ground.languages));
  const piece = named.find((found) => found !== null);
  const said = [...targets, ...olds.map((old) => old.replace(notOld, ''))];
  const target = (said.length === 0 ? [undefined] : said)
    .map((stretch) => part(one, stretch))
    .find((found) => found !== null);
  return piece === undefined || piece === null || !target ? null : [{ kind: 'piece', target, piece }];
}

function paired(one: Case, kind: 'swap' | 'merge'): Edit[] | null {
  // "Show the quote before the figures": one of the two is a place, whatever it was taken for.
  const beside = kind === 'swap' ? movedBeside(one) : null;
  if (beside !== null) return beside;
  const said =
    one.wish.targets.length === 1
      ? (one.wish.targets[0] ?? '').split(/\s+(?:and|with|und|mit|et|avec|y|con|e|com)\s+/iu)
      : one.wish.targets;
  const together = worded(one, [`${one.words[kind][0]} ${one.wish.targets.join(` ${one.words.and[0]} `)}`]);
  if (together !== null && one.wish.values.length === 0) return together;
  const [first, second, more] = said.map((stretch) => part(one, stretch));
  if (!first || !second || more !== undefined) return null;
  const to = one.wish.values.find((value) => /[\ue000-\uf8ff]/u.test(value));
  return kind === 'merge' && to !== undefined
    ? [{ kind, one: first, other: second, to: saidBy(one.clause, to) }]
    : [{ kind, one: first, other: second }];
}

function movedBeside(one: Case): Edit[] | null {
  const [first, second, more] = one.wish.targets;
  const { before, after } = one.words;
  if (first === undefined || second === undefined || more !== undefined) return null;
  const gap = one.wish.said
    .slice(one.wish.said.indexOf(first) + first.length, one.wish.said.lastIndexOf(second))
    .trim();
  const at = before.includes(gap.toLowerCase()) ? 'before' : after.includes(gap.toLowerCase()) ? 'after' : null;
  const [target, beside] = [part(one, first), part(one, second)];
  return at === null || target === null || beside === null
    ? null
    : [{ kind: 'move', target, place: { at, target: beside } }];
}

function coloured(one: Case): Edit[] | null {
  const { wish, words, clause } = one;
  const [value] = wish.values;
  if (value === undefined) return null;
  const [old] = wish.olds.map((stretch) => stretch.replace(notOld, ''));
  const hex = colourIn(clause, value);
  const was = [old, ...wish.targets]
    .map((said) => (said === undefined ? null : colourIn(clause, said)))
    .find((found) => found !== null);
  if (hex !== null && was) return [{ kind: 'recolour', was, hex }];
  const spoken = one.ground.spoken.colour ?? null;
  if (hex !== null && spoken !== null && wish.targets.every((said) => isPronoun({ ...clause, text: said })))
    return [{ kind: 'recolour', was: spoken, hex }];
  const targets = wish.targets.length > 0 ? wish.targets : [words.accent[0] ?? ''];
  const edits = targets.map((target) =>
    worded(one, [`${words.make[0]} ${target} ${value}`, `${words.use[0]} ${value} ${words.to[0]} ${target}`]),
  );
  return edits.every((edit) => edit !== null) ? edits.flat() : null;
}

function shaded(one: Case, way: 'lighter' | 'darker'): Edit[] | null {
  const { targets } = one.wish;
  const film = targets.length === 0 || targets.some((said) => isFilm(one, said));
  if (film) return [{ kind: 'shade', dark: way === 'darker' }];
  return worded(
    one,
    targets.map((target) => `${one.words.make[0]} ${target} ${one.words[way][0]}`),
  );
}
