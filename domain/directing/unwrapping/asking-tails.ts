/** "6 second logo sting for Quillfox, orange, sharp": colours and moods in a row behind an asking are said to the maker. */
import { isColourClause } from '../reading/colours.ts';
import { isLookClause } from '../reading/look-words.ts';
import { countWords } from '../reading/phrases.ts';
import { filmWords } from '../tagging/words.ts';
import type { AskedHead } from './asking-heads.ts';

const first = /^\s*[^.!?:：\n]{12,200}(?=[.!](?:\s|$)|\n|$)/u;
const length = /^\s*(?:an?\s|one\s)?\d{1,3}[\s-]?(?:seconds?|secs?|s)\s/iu;
const counted = /\d/u;
/** A word or two in small letters: "sharp", "very slow". */
const plain = /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\s)?[\p{Ll}-]+(?:\s[\p{Ll}-]+)?$/u;
/** "about three cheeses, …": what is told of may be red and sweet itself. */
const telling = /\s(?:about|on|of|über|von|sur|sobre|su|over)\s/iu;
const isSure = (item: string) => isColourClause(item) || isLookClause(item);

/** "An 8-second ident for the podcast “Second Shift”: night blue, one yellow light, quiet." */
const coloned = /^(?<head>\s*[^.!?:：\n]{12,160}?)\s?:\s+(?<row>[^.!?:\n\d"“„«]{6,120})(?=[.!]?\s*$)/u;
function withoutAskedRow(prompt: string): AskedHead | null {
  const { head = '', row = '' } = coloned.exec(prompt)?.groups ?? {};
  const items = row.split(/,\s+/u);
  const isAsking = filmWords.test(head) || length.test(head);
  const sure = items.filter((item) => isSure(item) || hues.test(item)).length;
  return isAsking && items.length >= 2 && sure * 3 >= items.length * 2 && items.every((item) => countWords(item) <= 4)
    ? { text: `${head}.`, wishes: [`${row}.`] }
    : null;
}
const hues =
  /(?<!\p{L})(?:black|white|red|blue|green|yellow|orange|purple|pink|brown|grey|gray|gold|silver|teal|navy|neon|pastel|schwarz|weiß|rot|blau|grün|gelb|noir|blanc|rouge|bleu|vert|jaune|negro|blanco|rojo|azul|verde|amarillo|nero|bianco|rosso|blu|giallo|preto|branco|vermelho|amarelo|zwart|wit|rood|blauw|groen|geel)(?!\p{L})/iu;

/** The prompt without such a row, and the row as a wish; as it is where nothing in it is sure to be one. */
export function withoutAskedTail(prompt: string): AskedHead {
  const none = withoutAskedRow(prompt) ?? { text: prompt, wishes: [] };
  const [head = ''] = first.exec(prompt) ?? [];
  const [asking = '', ...items] = head.split(/,\s+/u);
  if (items.length === 0 || !(filmWords.test(asking) || length.test(asking))) return none;
  // A length or a format among them is read where it stands.
  const isOfRow = (item: string) =>
    counted.test(item) || isSure(item) || (!telling.test(asking) && plain.test(item) && countWords(item) <= 2);
  const from = items.findLastIndex((item) => !isOfRow(item)) + 1;
  const tail = items.slice(from).filter((item) => !counted.test(item));
  if (!tail.some(isSure)) return none;
  const kept = [asking, ...items.filter((item, at) => at < from || counted.test(item))].join(', ');
  return { text: `${kept}${prompt.slice(head.length)}`, wishes: [`${tail.join(', ')}.`] };
}
