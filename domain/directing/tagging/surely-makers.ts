/** "Breakfast every day, nothing flashy please": what the tagger is sure of goes, whatever its sentence tells besides. */
import { kindOfLabel } from '../unwrapping/brief-labels.ts';
import { isMakersRole, roleOfKey } from '../unwrapping/field-keys.ts';
import type { Part } from './leave-out.ts';
import { meanOf } from './runs.ts';
import { chanceOf, type TaggedWord } from './tag-words.ts';

const sureOfWish = 0.75;
/** "Last year 212 people came and we ran out of plugs": what somebody tells of himself has figures as well. */
const sureOfBackground = 0.85;

/** Whether a part is the maker's beyond doubt, and not only by the words of its kind. `words` are those of its sentence. */
export function isSurelyMakers({ from, to }: Part, words: readonly TaggedWord[]): boolean {
  const own = words.filter((word) => word.from >= from && word.to <= to);
  const wished = meanOf(own, (word) => chanceOf('W', word) + chanceOf('D', word) + chanceOf('G', word));
  return wished >= sureOfWish || meanOf(own, (word) => chanceOf('B', word)) >= sureOfBackground;
}

/** "Audiencia: donantes y empresas." in the midst of prose: whom the film is for, or where it runs, whatever the tagger says. */
export function isOfMakersLabel(said: string): boolean {
  const label = /^([\p{L}\s'’-]{3,24}?)\s?[:：]\s+[^\d\ue000-\uf8ff]+$/u.exec(said.trim())?.[1] ?? '';
  return label !== '' && kindOfLabel(label) === 'maker' && isMakersRole(roleOfKey(label));
}
