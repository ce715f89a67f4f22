/** What "it", "that one" and "there" mean: the last part and place that an earlier clause spoke of. */
import { type Clause, type Spoken, targetOf } from './clause.ts';
import type { Edit, Target } from './edit.ts';
import { ratioOf } from './read-look.ts';
import { placeOf } from './read-move.ts';
import { colourIn } from './read-recolour.ts';

export const unspoken: Spoken = { target: null, place: null };

/** What an edit speaks of is what the next clause means; what it takes away nobody can mean. */
export function spokenAfter(edits: readonly Edit[], before: Spoken): Spoken {
  const target = edits.reduce<Target | null>((last, edit) => targetAfter(edit, last), before.target);
  const moved = edits.findLast((edit) => edit.kind === 'move');
  const last = edits.at(-1);
  const told: Target | null = last?.kind === 'fact' ? { by: 'words', words: last.to } : null;
  return { target, place: before.place, moved: moved?.kind === 'move' ? moved.target : null, told };
}

function targetAfter(edit: Edit, before: Target | null): Target | null {
  switch (edit.kind) {
    case 'text':
      return edit.target.by === 'words' ? { by: 'words', words: edit.to } : edit.target;
    case 'words':
      return edit.within ?? (edit.to === '' ? null : { by: 'words', words: edit.to });
    case 'line':
      return edit.within ?? before;
    case 'signed':
      return { by: 'noun', noun: 'quote' };
    case 'length':
      return edit.target ?? before;
    case 'move':
      return edit.target.by === 'number' ? null : edit.target;
    case 'emphasis':
      return edit.target ?? { by: 'words', words: edit.words };
    case 'remove':
    case 'swap':
    case 'merge':
    case 'split':
    case 'add':
    // What is wished for the whole film leaves no part to be meant.
    case 'pace':
    case 'format':
      return null;
    default:
      return before;
  }
}

/** What a remark is about: the part at its start, else the only one that it names. */
export function spokenIn(clause: Clause, before: Spoken): Spoken {
  const words = clause.text
    .replace(/^(?:i|we)\s(?:think|feel|believe|find|guess)\s(?:that\s)?/iu, '')
    .replace(/^(?:too|trop|zu|demasiado|troppo)\s\p{L}+,\s/iu, '')
    .split(/\s+/u);
  const ratio =
    /(?<!\d)\d{1,2}:\d{1,2}(?=[\s-](?:projector|screen|display|tv|monitor|wall|beamer))/iu.exec(clause.text)?.[0] ?? '';
  return {
    target: subjectIn(clause, words) ?? before.target,
    place: placeIn(clause, words) ?? before.place,
    moved: before.moved ?? null,
    size: ratioOf(ratio) ?? before.size ?? null,
    colour: colourIn(clause, words[0] ?? '') ?? colourIn(clause, words.slice(0, 2).join(' ')) ?? before.colour ?? null,
  };
}

function subjectIn(clause: Clause, words: readonly string[]): Target | null {
  for (let to = Math.min(6, words.length); to > 0; to -= 1) {
    const target = named(
      clause,
      words
        .slice(0, to)
        .join(' ')
        .replace(/['’]s$/u, ''),
    );
    if (target !== null) return target;
  }
  // "The big number repeats the comparison": what opens the sentence is meant, whether it is known or not.
  if (
    !/^(?:i|we|they|you|people|nobody|everyone|ich|wir|man|on|nous|je|non|ya|já)(?:['’]\p{L}+)?$/iu.test(words[0] ?? '')
  )
    return null;
  const found = words.flatMap((word, at) => {
    if (!/^(?:the|our|das|die|der|den|le|la|les|el|los|las|il|lo|i|gli|le|o|a|os|as)$/iu.test(word)) return [];
    const target = [3, 2, 1]
      .map((count) => named(clause, words.slice(at, at + 1 + count).join(' ')))
      .find((one) => one !== null);
    return target == null ? [] : [JSON.stringify(target)];
  });
  const [only, more] = new Set(found);
  return only === undefined || more !== undefined ? null : (JSON.parse(only) as Target);
}

/** A part that words name; a lone little word names none. */
const named = (clause: Clause, stretch: string) =>
  stretch.replace(/\P{L}/gu, '').length < 4 || /^(?:they|them|this|that|there|these|those|it['’]s)$/iu.test(stretch)
    ? null
    : targetOf(clause, stretch);

function placeIn(clause: Clause, words: readonly string[]) {
  for (let at = 1; at < words.length; at += 1) {
    const place = placeOf(clause, words.slice(at).join(' '));
    if (place !== null) return place;
  }
  return null;
}
