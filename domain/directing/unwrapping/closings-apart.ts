/** "**Notes for the editor:** square. Sign off with *Kite*, full recipe at kite.example": on what a film ends is no note. */
import { capital } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';
import { roleOfKey } from './field-keys.ts';

const keyed = /^\s*(?:[-*•>]\s+)?\*{0,2}([^:*\n]{3,40})(?::\*{0,2}|\*{2}:)\s+(?=\S)/u;
const address = '(?:https?://)?[\\w-]+(?:\\.[\\w-]+)+(?:/\\S*?)?';
const closing = new RegExp(
  `^(?:sign off|end|close|finish)(?: it| the (?:film|video|clip))? (?:with|on) (?:the name )?[*_]{0,2}(\\p{Lu}[\\p{L}\\p{N}'’&-]*(?: (?:(?:of|the|and|de|&) )?\\p{Lu}[\\p{L}\\p{N}'’&-]*){0,4})[*_]{0,2}(?:(?:,| and|,? with) ([^.,\\n]{0,40}?)(${address}))?[.!]?$`,
  'iu',
);

/** A line of notes without the sentence that says how the film ends, which stands below it as name and call. */
export const withClosingsApart = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const [lead = '', label = ''] = keyed.exec(line) ?? [];
      if (label === '' || roleOfKey(label) !== 'maker') return [line];
      const sentences = splitAtStops(line.slice(lead.length)).map((one) => one.trim());
      const ends = sentences.filter((one) => closing.test(one));
      if (ends.length === 0) return [line];
      const notes = sentences.filter((one) => !ends.includes(one));
      return [...(notes.length === 0 ? [] : [`${lead}${notes.join(' ')}`]), ...ends.flatMap(toldEnd)];
    })
    .join('\n');

function toldEnd(sentence: string): string[] {
  const [, name = '', call = '', at = ''] = closing.exec(sentence) ?? [];
  return [`Brand: ${name}`, ...(at === '' ? [] : [`CTA: ${capital(call)}${at}`])];
}
