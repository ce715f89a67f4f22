/** What a film shall not say: "Please write “tons” nowhere, it's “tonnes”", "nie „Tonnen“, immer „t“". */
import { heldOf } from '../reading/masked-text.ts';
import { mark, shows } from './clause.ts';
import type { Edit } from './edit.ts';
import type { Ground } from './read-clause.ts';
import type { Step } from './read-sentence.ts';
import type { EditWords } from './words/edit-words.ts';

const never =
  "(?:never|nowhere|avoid(?:ing)?|not|do\\snot|don['’]t|no\\slonger|nie(?:mals)?|nirgend(?:s|wo)|nicht(?:\\smehr)?|jamais|nulle\\spart|pas|nunca|jamás|en\\sningún\\s(?:sitio|lado)|no|mai|da\\snessuna\\sparte|non|em\\slado\\snenhum|em\\snenhum\\slado|não)";
/** Right before the quoted words, but for a verb and its kind. */
const before = new RegExp(
  `(?<!\\p{L})${never}\\s(?:(?:say|write|use|put|call|have|show|schreib\\p{L}*|sag\\p{L}*|dire|dites|écri\\p{L}*|pong\\p{L}*|dig\\p{L}*|escrib\\p{L}*|scriv\\p{L}*|dir\\p{L}*|mett\\p{L}*|us\\p{L}*|escrev\\p{L}*|the|das|le|la|el|il|o|a|words?|wort|mot|palabra|parola|palavra|it|them|any|again|de)\\s){0,3}(${mark})`,
  'giu',
);
const behind = new RegExp(
  `(${mark})\\s(?:nowhere|anywhere|nirgend(?:s|wo)|nicht|nulle\\spart|en\\sningún\\s(?:sitio|lado)|da\\snessuna\\sparte|em\\slado\\snenhum|em\\snenhum\\slado)(?!\\p{L})`,
  'giu',
);
const rather = new RegExp(
  `^\\s*[,;:–—.]?\\s*(?:(?:but|and|it['’]?s|it\\sis|always|only|rather|just|use|say|write|should\\sbe|sondern|immer|es\\sheißt|stattdessen|besser|mais|toujours|c['’]est|plutôt|sino|siempre|es|mejor|ma|sempre|è|bensì|mas|é|sim)\\s){0,3}(${mark})(?:\\s(?:always|instead|everywhere|please|schreiben|sagen|heißen))?(?=$|[\\s,.;!])`,
  'iu',
);

/** The quoted words of a masked sentence that it wants nowhere. */
export function avoidedIn(sentence: string): { mark: string; end: number }[] {
  return [before, behind].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map((found) => ({ mark: found[1] ?? '', end: found.index + found[0].length })),
  );
}

/** What it says in their place; nothing to do where the film has it so already. Null for any other sentence. */
export function readAvoided(text: string, ground: Ground, restOf: (rest: string) => Step[] | null): Step[] | null {
  const [only, more] = avoidedIn(text);
  if (only === undefined || more !== undefined) return null;
  const [led = '', other = ''] = rather.exec(text.slice(only.end)) ?? [];
  const rest = text
    .slice(only.end + led.length)
    .replace(/^[\s,;.!]+/u, '')
    .trim();
  const [was, to] = [only.mark, other].map((one) => heldOf(one, ground.held)[0]?.text ?? '');
  if (was === undefined || to === undefined || to === '') return null;
  const clause = { text, held: ground.held, film: ground.film, words: ground.languages[0] as EditWords };
  const edits: Edit[] = shows(clause, was) ? [{ kind: 'words', from: was, to }] : [];
  if (edits.length === 0 && !shows(clause, to)) return null;
  const others = rest === '' ? [] : restOf(rest);
  if (others === null) return null;
  const first: Step =
    edits.length > 0
      ? { kind: 'edits', edits, said: text }
      : { kind: 'remark', text, isComplaint: false, isSettled: true };
  return [first, ...others];
}
