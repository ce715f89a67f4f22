/** Whether what shall stay is still there after the edits: they change only what they name, and may name just that. */
import { distance, lchOf } from '../ramp.ts';
import { flat } from './clause.ts';
import { stringsOf } from './code-values.ts';
import { type EditFilm, partFilm, stringsOfPart } from './film-parts.ts';
import { findTarget } from './find-target.ts';
import { itemAt, titleOf } from './items.ts';
import type { Kept } from './kept.ts';
import { refuseEdit } from './refuse-edit.ts';
import { shownByCode, shownByPart, textsOfNoun } from './texts-of-noun.ts';

/** Refuses edits that take away or change what the same prompt wants to keep. */
export function checkKept(before: EditFilm, after: EditFilm, kept: readonly Kept[]): void {
  for (const one of kept) {
    const broken = brokenBy(before, after, one);
    if (broken !== null) throw refuseEdit(`“${one.said}” contradicts the rest of the prompt: ${broken}`);
  }
}

function brokenBy(before: EditFilm, after: EditFilm, kept: Kept): string | null {
  const seconds = ({ frames, fps }: EditFilm) => `${Math.round((frames / fps) * 10) / 10} s`;
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const lengths = (film: EditFilm) => partFilm(film).parts.map(({ length }) => length);
  const { colours, pairing } = before.theme;
  switch (kept.of) {
    case 'rest':
      return null;
    case 'length':
      return before.frames === after.frames
        ? null
        : `the film would last ${seconds(after)}, and lasts ${seconds(before)}.`;
    case 'lengths':
      return isSame(lengths(before), lengths(after)) ? null : 'a scene would have another length.';
    case 'scenes':
      return lengths(after).length >= lengths(before).length ? gone(shownBy(before), after) : 'a scene would be gone.';
    case 'order':
      return isInOrder(before, after) ? null : 'the order would be another.';
    case 'words':
      return gone(shownBy(before), after);
    case 'numbers':
      return gone(
        shownBy(before).filter((text) => /^\d{1,2}$/u.test(text)),
        after,
      );
    case 'typeface':
      return pairing === after.theme.pairing ? null : 'the typeface would be another.';
    case 'colours':
      return isSame(colours, after.theme.colours) ? null : 'a colour would be another.';
    case 'ground':
      return colours.ground === after.theme.colours.ground ? null : 'the background would be another.';
    case 'look':
      return null;
    case 'last': {
      const texts = textsMeant(before, { ...kept, of: 'target' });
      const last = partFilm(after).parts.at(-1);
      const shown = (last === undefined ? [] : shownByPart(last)).map(flat);
      return texts.every((text) => shown.includes(flat(text))) ? null : 'it would no longer come last.';
    }
    case 'colour':
      return lostColour(before, after, kept.hex);
    case 'target':
      return kept.target.by === 'words' && shownBy(after).some(holding(kept.target.words))
        ? null
        : gone(textsMeant(before, kept), after);
  }
}

const shownBy = (film: EditFilm) => partFilm(film).parts.flatMap(shownByPart);

function gone(texts: readonly string[], after: EditFilm): string | null {
  const shown = new Set(after.scenes.flatMap(({ code }) => stringsOf(code)).map(flat));
  const lost = texts.find((text) => /[\p{L}\p{N}]/u.test(text) && !shown.has(flat(text)));
  return lost === undefined ? null : `“${lost}” would no longer be shown.`;
}

const holding = (words: string) => (text: string) => ` ${flat(text)} `.includes(` ${flat(words)} `);

function textsMeant(film: EditFilm, { target }: Extract<Kept, { of: 'target' }>): string[] {
  const parted = partFilm(film);
  if (target.by === 'words') return shownBy(film).filter(holding(target.words));
  if (target.by === 'item') {
    const item = itemAt(parted, target);
    if (item !== null) return [titleOf(item.values[item.index])];
  }
  const { parts, aside } = findTarget(parted, target);
  if (aside !== null) return shownByCode(aside.code);
  const own = target.by === 'noun' ? textsOfNoun(parts, target.noun) : [];
  return own.length > 0 ? own : parts.flatMap(shownByPart);
}

/** Parts that stand in both films, in turn. */
function isInOrder(before: EditFilm, after: EditFilm): boolean {
  const heads = (film: EditFilm) => partFilm(film).parts.map((part) => flat(stringsOfPart(part).join(' ')));
  const [was, is] = [heads(before), heads(after)];
  const [left, right] = [was.filter((one) => is.includes(one)), is.filter((one) => was.includes(one))];
  return left.every((one, at) => one === right[at]);
}

const near = (shown: string, wanted: string) => {
  const [one, other] = [lchOf(shown), lchOf(wanted)];
  const apart = Math.abs(((one.h - other.h + 540) % 360) - 180);
  return distance(shown, wanted) < 0.08 || (one.c > 0.04 && other.c > 0.04 && apart < 32);
};

function lostColour(before: EditFilm, after: EditFilm, hex: string): string | null {
  const roles = ['brand', 'accent', 'ground', 'ink'] as const;
  const had = roles.filter((role) => near(before.theme.colours[role], hex));
  if (had.length === 0) return 'the film shows no such colour.';
  const isLeft = had.some((role) => roles.some((one) => after.theme.colours[one] === before.theme.colours[role]));
  return isLeft ? null : 'that colour would be gone.';
}
