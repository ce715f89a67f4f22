/** What is taken out of a part: "take Ada's name off the last screen", "remove the third row from both sides". */
import { type Clause, type ClauseReader, match, saidBy, targetOf, textCalled } from './clause.ts';
import type { Edit } from './edit.ts';
import { propsOfNoun } from './find-target.ts';

export const readTaken: ClauseReader = (clause) => takenOff(clause) ?? rowTaken(clause);

const whole = "(?:['’]s\\s(?:name|credit|line|mention|title))?";

/** The line that names somebody or something goes from the part that is said. */
function takenOff(clause: Clause): Edit | null {
  const found =
    match(clause, `(?:take|get|strip)\\s+{the}(*)${whole}\\s+(?:off|out\\sof|from)\\s+{the}(*)`) ??
    match(clause, `{remove}\\s+{the}(*)${whole}\\s+(?:from|off|on|in)\\s+{the}(*)`);
  if (found === null) return null;
  const within = targetOf(clause, found[1] ?? '');
  const said = (found[0] ?? '').replace(/^(?:the\s)?(?:name|line|words?)\s(?:of|about|with)\s/iu, '');
  const noun = targetOf(clause, said);
  if (within !== null && noun?.by === 'noun' && (noun.noun === 'phone' || propsOfNoun[noun.noun] !== undefined))
    return { kind: 'remove', target: noun, within };
  const words = within === null ? null : textCalled(clause, saidBy(clause, said));
  return within === null || words === null ? null : { kind: 'remove', target: { by: 'words', words }, within };
}

/** A row of a comparison goes from both sides. */
function rowTaken(clause: Clause): Edit | null {
  const { ordinals, last } = clause.words;
  const found = match(
    clause,
    '{remove}\\s+{the}(\\S+)\\s+(?:row|line|pair|point|item)(?:\\s+(?:from|of|in|on)\\s+(?:both\\s(?:sides|columns|lists)(?:\\s(?:of|in)\\s+{the}(*))?|{the}(*)))?',
  );
  if (found === null) return null;
  const which = (found[0] ?? '').toLowerCase();
  const at = ordinals.findIndex((forms) => forms.includes(which));
  const number = at >= 0 ? at + 1 : last.includes(which) ? -1 : 0;
  const where = found[1] || found[2] || '';
  const target = where === '' ? null : targetOf(clause, where);
  const isCompared = where === '' ? /both/iu.test(clause.text) : target?.by === 'noun' && target.noun === 'comparison';
  return number === 0 || !isCompared ? null : { kind: 'remove', target: { by: 'row', of: 'comparison', number } };
}
