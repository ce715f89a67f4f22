/** "Insert it second to last... sorry, I mean before the end card": what the prompt takes back is not read. */

import { phraseSource } from '../reading/phrases.ts';
import { startsAsEdit } from './starts-as-edit.ts';
import type { EditWords } from './words/edit-words.ts';

const takingBack =
  /(?:\s*(?:\.{2,}|…|[,;–—-]))?\s*(?:(?:no|sorry|oops|wait|actually|hmm|ach|entschuldigung|pardon|perdón|scusa|desculpa)[,.\s]+)*(?:i\s(?:mean|meant)|scratch\sthat|make\sthat|or\srather|i\sshould\ssay|ich\smeine|je\sveux\sdire|quiero\sdecir|voglio\sdire|quero\sdizer)[,:]?\s+/iu;

/** The masked prompt without what it takes back: a whole wish by another, else the last words of the same kind. */
export function withoutWithdrawn(text: string, languages: readonly EditWords[]): string {
  const cut = takingBack.exec(text);
  if (cut === null) return text;
  const [before, after] = [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)];
  const left = kept(before, after, languages);
  return left === null ? text : withoutWithdrawn(`${left} ${after}`.trim(), languages);
}

function kept(before: string, after: string, languages: readonly EditWords[]): string | null {
  // What was said in sentences before is not taken back.
  const start = Math.max(...[...before.matchAll(/[.!?;]\s+|\n/gu)].map(({ index, 0: mark }) => index + mark.length), 0);
  const [said, last] = [before.slice(0, start), before.slice(start)];
  if (startsAsEdit(after)) return said;
  for (const kind of kindsOf(languages)) {
    const isSame = new RegExp(`^${kind}`, 'iu').test(after);
    const found = isSame ? new RegExp(`^(.*?)(?:^|\\s)${kind}.*$`, 'iu').exec(last) : null;
    if (found !== null) return `${said}${found[1]}`;
  }
  return null;
}

/** Places, figures, quoted words and scenes: what is put right is of the kind that it stands for. */
function kindsOf(languages: readonly EditWords[]): string[] {
  const phrases = (pick: (words: EditWords) => string[]) => phraseSource(languages.flatMap(pick));
  const beside = phrases(({ before, after }) => [...before, ...after]);
  return [
    `(?:(?:right|just|directly|straight)\\s)?(?:${beside}|at\\sthe|to\\sthe|penultimate|second\\sto\\slast|(?:first|last)$)`,
    `(?:${phrases(({ scene }) => scene)}|${phrases(({ item }) => item)})\\s`,
    '[\\ue000-\\uf8ff]',
    '\\P{L}?\\d',
    '#[0-9a-f]{3}',
    'the\\s',
  ];
}
