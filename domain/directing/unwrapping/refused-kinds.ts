/** "Do not show commit hashes or handles": kinds of marks that a brief refuses are taken out of what it hands over. */
import { refusedKinds } from '../lexicon/refused-kinds.ts';
import { countWords } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';

const before =
  "(?:(?:do not|don[’']t|never|not to|please don[’']t) (?:\\p{L}+ ){0,2}?(?:show|include|display|mention|print|use|list|name|put|quote|read)|leave|omit|skip|drop|strip|remove|hide|exclude|keep|without|no|nothing (?:about|on)|ohne|nichts (?:über|zu[rm]?|von)|kein\\p{L}*|ignor\\p{L}*|lass\\p{L}*|sans|rien sur|pas d[e’']|aucun\\p{L}*|ne (?:montre|mentionne|affiche)\\p{L}* pas|enlève\\p{L}*|retire\\p{L}*|sin|nada (?:de|sobre)|ningun\\p{L}*|no (?:muestr|mencion|inclu)\\p{L}*|quita|omite|senza|niente|nessun\\p{L}*|non (?:mostr|menzion|inclu)\\p{L}*|togli|ometti|sem|nenhum\\p{L}*|não (?:mostr|mencion|inclu)\\p{L}*|tira|zonder|geen|laat|toon geen)";
const behind =
  '(?:weglassen|auslassen|raus(?:lassen)?|nicht (?:zeigen|nennen|erwähnen|einblenden)|(?:can |should |must |may )?(?:be left|stay|stays?|are|is|go|goes) out|must not (?:be shown|appear)|weglaten|niet (?:tonen|laten zien))';

/** What an order names may stand behind others: "hashes, ticket IDs or handles". */
const orderOf = (called: string, unless = '(?!)') =>
  new RegExp(
    `(?<!\\p{L})(?:${before}(?!\\p{L})[^.!?;:\\n]{0,90}?(?<![\\p{L}])${called}(?!\\p{L})|${called}(?!\\p{L})[^.!?;:\\n]{0,60}?(?<!\\p{L})${behind}(?!\\p{L}))|${unless}`,
    'iu',
  );
const kinds = refusedKinds.map((kind) => ({ ...kind, order: orderOf(kind.called, kind.unless) }));

/** So few words beside a mark say nothing without it: "Merge commit 9f3ac1e.", "Special thanks @ada." */
const few = 3;

/** A sentence that does nothing but refuse is carried out with that. */
const onlyRefuses = new RegExp(`^(?:and |please |bitte |also )*(?:${before})(?!\\p{L})[^:\\d"“„«()[\\]]*$`, 'iu');

export function withoutRefusedKinds(text: string): string {
  const refused = kinds.filter(
    ({ order, marks, block }) => order.test(text) && [marks, block].some((one) => one && text.search(one) >= 0),
  );
  // "No parking tickets" refuses nothing that stands there.
  if (refused.length === 0) return text;
  const isOrder = (sentence: string) => onlyRefuses.test(sentence) && refused.some(({ order }) => order.test(sentence));
  const rest = refused.reduce(
    (said, { marks, inSentence }) => byLine(said, (line) => withoutMarks(line, marks, inSentence === true)),
    // Marks of several lines go before those of one.
    refused.reduce((said, { block }) => (block === undefined ? said : said.replace(block, '')), text),
  );
  return byLine(rest, (line) => kept(line, (sentence) => !isOrder(sentence)));
}

const byLine = (text: string, change: (line: string) => string) => text.split('\n').map(change).join('\n');

function withoutMarks(line: string, marks: RegExp, inSentence: boolean): string {
  // A point of a list keeps its few words.
  const isPoint = /^\s*[-*•+]\s/u.test(line);
  const said =
    inSentence && !isPoint
      ? kept(line, (sentence) => {
          const rest = sentence.replace(marks, '');
          return rest === sentence || countWords(rest) > few;
        })
      : line;
  const rest = said.replace(marks, '');
  return rest === said ? said : rest.replace(/(?<=\S) {2,}/gu, ' ').trimEnd();
}

function kept(line: string, isKept: (sentence: string) => boolean): string {
  const sentences = splitAtStops(line);
  const rest = sentences.filter(isKept);
  return rest.length === sentences.length ? line : rest.join(' ');
}
