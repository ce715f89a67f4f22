import { lexiconOf } from '../lexicon/lexicons.ts';
import { goalIn } from '../reading/goals.ts';
import { maskText } from '../reading/masked-text.ts';
import { countWords } from '../reading/phrases.ts';
import type { Caster } from './pieces.ts';
import { raised, shot } from './pieces.ts';
import { readingTime, type Shot } from './shot.ts';

/** Words beside a large figure with which a sentence is still read at ease. */
const most = { lead: 11, rest: 15, all: 19 };

/**
 * "We have raised £4,850 of the £8,000 we need": the sentence word for word, its amount set large over a bar that is
 * filled as far as the whole is reached. Null where a sentence says no such part, or is too long for one picture.
 */
export function goalShot(caster: Caster, text: string): Shot | null {
  const { brief, energy } = caster;
  const goal = goalIn(maskText(text).text, lexiconOf(brief.language));
  if (goal === null || brief.direction === 'rtl') return null;
  const { prefix, value, suffix } = goal.reached;
  const said = raised(caster, text);
  const figure = `${prefix}${value}${suffix.trimEnd()}`;
  const at = said.indexOf(figure);
  const [lead, rest] = [said.slice(0, at), said.slice(at + figure.length)];
  const isShort = countWords(lead) <= most.lead && countWords(rest) <= most.rest && countWords(lead + rest) <= most.all;
  if (at < 0 || said.indexOf(value) !== said.lastIndexOf(value) || !isShort) return null;
  const one = shot(caster, 'Counter', { value, prefix, suffix: suffix.trimEnd(), text: said, max: goal.whole }, [said]);
  return { ...one, need: one.need + Math.ceil(readingTime(rest, energy) / 2) };
}
