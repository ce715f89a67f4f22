/** "£4,850 of the £8,000 we need", "60 of 80 seats": an amount and the whole that it is a part of. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readDates, readTimes } from './dates.ts';
import { type FoundFigure, parseNumber, readFigures } from './figures.ts';

export interface Goal {
  reached: FoundFigure;
  /** In the unit of what is reached. */
  whole: number;
}

const article =
  '(?:the|our|a|all|den|der|die|unseren?|le|la|les|nos|l[ao]s|el|nuestr[oa]s|un|i|gli|[oa]s?|noss[oa]s|de|het|onze|een)';
const purpose =
  "(?:total|target|goal|required|needed|available|planned|necessary|nötigen|benötigten|geplanten|angestrebten|insgesamt|verfügbaren|objectif|nécessaires|total|objetivo|meta|obiettivo|totale|doel|benodigde|beschikbare)(?:\\s(?:of|von|de|d['’]|di|van))?";
const joints = "(?:out\\sof|of|towards?|von|der|vom|sur|de|d['’]un|del|di|su|sui|dei|delle|degli|dos|das|van)";
/** Between an amount and its whole: "of the", "von", "sur les", "towards our target of". */
const direct = new RegExp(`^\\s${joints}(?:\\s${article})?(?:\\s${purpose})?\\s$`, 'iu');
/** "320 signatures of the 500": what is counted may stand between where an article leads to its whole. */
const counted = new RegExp(
  `^\\s\\p{L}[\\p{L}-]*\\s(?:(?:out\\sof|of|towards?)\\s(?:the|our|all)|von\\s(?:den|unseren)|der|sur\\s(?:les|nos)|de\\s(?:l[ao]s|nuestr[oa]s)|su(?:i|lle|gli)?|dei|delle|degli|d[ao]s|van\\s(?:de|onze))(?:\\s${purpose})?\\s$`,
  'iu',
);

/** "35,000 of 180,000 are missing", "only 18 of 120 left": a bar of it would look like what is reached. */
const lacking =
  /(?<!\p{L})(?:missing|left|lack(?:s|ing)?|remain\p{L}*|to go|short of|still needs?|need another|fehl\p{L}*|übrig|frei|manqu\p{L}*|rest(?:e|ent|an|ano|am)|libres?|falt\p{L}*|qued\p{L}*|manc(?:a|ano)|liber[ei]|livres?|ontbre\p{L}*|over|vrij|nog)(?!\p{L})/iu;

/** The part and the whole of a sentence that says no other amounts; null where it is not sure that one is of the other. */
export function goalIn(text: string, lexicon: Lexicon): Goal | null {
  const taken = [...readDates(text, lexicon), ...readTimes(text)].map(({ start, end }): [number, number] => [
    start,
    end,
  ]);
  const [reached, whole, more] = readFigures(text, lexicon, taken);
  if (reached === undefined || whole === undefined || more !== undefined) return null;
  const between = text.slice(reached.end, whole.start);
  if (!direct.test(between) && !counted.test(between)) return null;
  const [part, all] = [parseNumber(reached.value), parseNumber(whole.value)];
  const unitOf = ({ prefix, suffix }: FoundFigure) => `${prefix}${suffix}`.trim();
  // "1.2 million of the 2 we need" is of one unit; "40 of 100 km" is not.
  const isOne = unitOf(whole) === unitOf(reached) || (unitOf(whole) === '' && unitOf(reached) !== '');
  // "no. 7 of 200", "4.8 of 5": a place in a row, or a score.
  const isPlace = /(?<!\p{L})(?:no|nr|n°|nº|number|nummer|page|seite|part|teil|day|tag)\.?\s$/iu.test(
    text.slice(0, reached.start),
  );
  return !isOne ||
    isPlace ||
    lacking.test(text) ||
    unitOf(reached) === '%' ||
    part >= all ||
    all < 20 ||
    part * 20 < all
    ? null
    : { reached, whole: all };
}
