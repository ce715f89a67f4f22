import { countWords } from '../reading/phrases.ts';
import { listOf, mostItems, mostWords } from './condense-beats.ts';
import type { Caster } from './pieces.ts';
import { saidWhole } from './said-whole.ts';
import type { Beat } from './shot.ts';

/**
 * The ways in which sentences that follow each other may share a screen, the fewest sentences first: what a film has
 * no time for one by one, it may have time for in a list.
 */
export function sharedScreens(caster: Caster, beats: readonly Beat[]): Beat[][] {
  const said = beats.map((beat, at) => sentenceOf(caster, beat, at === 0));
  const shared: Beat[][] = [];
  for (let length = 2; length <= mostItems; length += 1)
    for (let first = 0; first + length <= beats.length; first += 1) {
      const items = said.slice(first, first + length).filter((one) => one !== null);
      if (items.length < length || countWords(items.join(' ')) > mostWords) continue;
      const list = listOf(caster, { title: '', items }, first);
      shared.push([...beats.slice(0, first), list, ...beats.slice(first + length)]);
    }
  return shared;
}

/** A beat's only sentence as the brief says it; null where it shows anything else, or what the film is about. */
function sentenceOf({ brief }: Caster, { kind, rank, aside, shots }: Beat, isFirst: boolean): string | null {
  const telling = shots.filter(({ piece }) => piece !== 'Emblem');
  const [only] = telling;
  if (kind !== 'statement' || rank >= 20 || aside !== undefined || only === undefined || telling.length > 1)
    return null;
  const text = saidWhole(brief.copy, only.words) ?? only.words.join(' ');
  // "Notice from Northmoor Water" heads what follows, as the subject does.
  const isHead = (isFirst && !/[.!?…]["”»]?$/u.test(text)) || countWords(text.replace(brief.name, '')) <= 2;
  return isHead ? null : text.replace(/(?<!\.)\.$/u, '');
}
