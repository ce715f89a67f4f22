/** A series told in one sentence: "Reply time fell from 6.2 hours in January to 5.1 in February, 3.8 in March and 2.4 in April." */
import { capital } from '../reading/phrases.ts';

const moved =
  '(?:(?:has|have|had|is|was|ist|sind|hat|est|a|ha|è)\\s)?(?:fell|rose|went|dropped|grew|climbed|declined|increased|decreased|moved|improved|shrank|sank|jumped|came\\sdown|gone|risen|fallen|dropped|grown|fiel(?:en)?|stieg(?:en)?|sank(?:en)?|ging(?:en)?|wuchs(?:en)?|kletterte[n]?|pass[ée]e?s?|baiss[ée]e?s?|augment[ée]e?s?|tomb[ée]e?s?|subi[óo]|baj[óo]|pas[óo]|creci[óo]|cay[óo]|salit[oaei]|sces[oaei]|passat[oaei]|cresciut[oaei]|subiu|caiu|passou|desceu)(?:\\s(?:steadily|sharply|slowly|stetig|down|up|zurück))?';
const from = '(?:from|von|de|du|del|dal|da|do)';
const amount =
  '(\\P{L}?\\d+(?:[.,]\\d+)*)(?:\\s?(%|[€$£])|\\s(?!in\\s|im\\s|en\\s|au\\s|a\\s|em\\s|nel\\s)(\\p{L}+(?:\\s(?!in\\s|im\\s|en\\s)\\p{L}+)?))?';
const period = '(?:in|im|en|au|em|nel|a)\\s((?:Q[1-4]|\\p{L}{3,12})(?:\\s\\d{4})?|\\d{4})';
const first = new RegExp(`^\\s*([^:;.!?]{3,90}?)\\s${moved}\\s${from}\\s${amount}\\s${period}\\s`, 'iu');
const next = new RegExp(
  `^(?:,?\\s?(?:and\\s|und\\s|et\\s|y\\s|e\\s)?(?:then\\s|dann\\s|puis\\s|luego\\s|poi\\s)?(?:to|auf|à|a|al|para)\\s|,\\s?|,?\\s?(?:and|und|et|y|e)\\s)?${amount}\\s${period}`,
  'iu',
);
const fewest = 3;
/** What may stand behind the last of them: nothing, or another sentence. */
const endsThere = /^[.!]?(?:\s+\p{Lu}.*)?$/su;

/** The rows of such a sentence under what they measure; null for any other. */
export function seriesRows(sentence: string): string | null {
  const head = first.exec(sentence);
  if (head === null) return null;
  const [, lead = '', value = '', sign = '', unit = '', when = ''] = head;
  const measure = sign || unit;
  const rows = [[value, measure, when]];
  let rest = sentence.slice(head[0].length).trim();
  while (rest !== '') {
    const found = next.exec(rest);
    if (found === null) break;
    rows.push([found[1] ?? '', found[2] ?? found[3] ?? '', found[4] ?? '']);
    rest = rest.slice(found[0].length).trim();
  }
  const isOne = rows.every(([, own]) => own === '' || own === measure);
  // A year before a stop does not end its sentence for whoever parts them.
  if (rows.length < fewest || !isOne || !endsThere.test(rest)) return null;
  const after = rest.replace(/^[.!]\s*/u, '');
  const spelled = (figure: string) => `${figure}${sign === '' && unit !== '' ? ` ${unit}` : sign}`;
  const title = capital(lead.replace(/^(?:the|our|die|der|das|unsere?|le|la|les|notre|el|il|lo|o|a)\s/iu, ''));
  return `${title}:\n${rows.map(([figure = '', , at = '']) => `- ${capital(at)}: ${spelled(figure)}`).join('\n')}${after === '' ? '' : `\n\n${after}`}`;
}
