/** What the clauses of a comparison tell of each of its sides. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readFigures } from './figures.ts';
import { splitItems } from './lists.ts';
import { countWords, escaped, phraseSource } from './phrases.ts';
import { openSentences, type Reading } from './reading.ts';

type Names = readonly [string, string];

const article =
  "(?:(?:the|our|an?|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|il|lo|i|gli|o|a|os|as|um|uma|de|het|een)\\s|l['’])?";
const turn =
  '(?:and|but|while|whereas|und|aber|während|et|mais|tandis que|alors que|y|pero|mientras(?: que)?|e|ma|mentre|mas|enquanto|en|maar|terwijl)';

/** "oat milk needs 48 litres, cow's milk 628": a clause for every side that it names first. */
export const clausesOfSides = (text: string, names: Names): string[] =>
  text.split(
    new RegExp(
      `,\\s+(?:${turn}\\s)?(?=${article}(?:${names
        .flatMap((name) => [name, doingOf(name)])
        .filter((name) => name !== '')
        .map((name) => escaped(name))
        .join('|')})(?!\\p{L}))`,
      'iu',
    ),
  );

/** "buying" of "buying a carpet cleaner": what is done goes for all of it. */
export const doingOf = (name: string): string => /^\p{Ll}{2,}ing(?=\s)/u.exec(name)?.[0] ?? '';

/** "628" behind "needs 48 litres of water": the other side's clause with its own figure, since it is said once for both. */
export function inFull(bare: string, other: string | undefined, lexicon: Lexicon): string {
  const [own, more] = readFigures(bare, lexicon, []);
  const [its, another] = readFigures(other ?? '', lexicon, []);
  if (own === undefined || more !== undefined || its === undefined || another !== undefined) return bare;
  const isOne = own.prefix === its.prefix && [its.suffix.trim(), ''].includes(own.suffix.trim());
  const [behind, rest] = [bare.slice(own.end).replace(/[\s.,!]+$/u, ''), other?.slice(its.end) ?? ''];
  // "0.6 tonne" against "3.9 tonnes of CO2": a unit that no list knows, one or many of it.
  const unit =
    /^\s\p{L}+$/u.test(behind) && rest.startsWith(behind.slice(0, Math.max(4, behind.length - 1))) ? behind : '';
  if (bare.slice(0, own.start).trim() !== '' || behind !== unit || !isOne || other === undefined) return bare;
  const isMeasured = `${own.prefix}${own.suffix}`.trim() !== '';
  // "£28 a day" against "£190": only what is measured is said for both, never how often or with what.
  const said = !isMeasured || ofWhat.test(rest) ? rest : '';
  const tail = unit === '' ? said : `${unit}${rest.replace(/^\s\p{L}+/u, '')}`;
  return `${other.slice(0, its.start)}${own.prefix}${own.value}${its.suffix}${tail}`;
}

const ofWhat = /^\s(?:of|von|an|de|di|van)\s(?!\p{L}+\s(?:a|per|par|pro)\s)|^\sd['’]/iu;

/** "€49 a month and adds all classes, the sauna and one pass": what stands before the first "and", and all that is added. */
export function saidOf(clause: string, lexicon: Lexicon): string[] {
  const items = splitItems(clause, lexicon);
  const [, first = '', rest = ''] =
    new RegExp(`^([^,]+?)\\s(?:${phraseSource(lexicon.and)})\\s(.+?)[.!]*$`, 'isu').exec(clause) ?? [];
  if (items.length >= 2 && first !== '' && items[0]?.startsWith(`${first} `)) return [first, rest];
  // "costs €420 a month once you count insurance, tax and repairs": what the first of them says holds the others.
  const shortest = Math.min(...items.slice(1).map(countWords));
  const isOne =
    items.length >= 3 && countWords(items[0] ?? '') - shortest >= 3 && !items.slice(1).some((item) => /\d/u.test(item));
  return isOne ? [clause.replace(/[.!]+$/u, '')] : items;
}

const two = /(?<!\p{L})(?:two|2|both|zwei|beiden?|deux|dos|ambos|due|entrambi|dois|duas|twee|beide)(?!\p{L})/iu;
const heads = /^(?:vergleich|comparison|comparaison|comparación|confronto|comparação|vergelijking)\s/iu;
const named = new RegExp(
  `^${article}(\\p{Lu}[\\p{L}\\p{N}+-]*(?:\\s\\p{Lu}[\\p{L}\\p{N}+-]*){0,2})\\s(\\p{Ll}{1,10})\\s[^\\d]{0,12}\\d`,
  'u',
);

/** "our two plans: Solo costs €9 a month …, Team costs €29 …": both are named where the same is said of them in turn. */
export function pairedNames(reading: Reading): [string, string] | null {
  const asked = reading.sentences.find(({ isCompared, label }) => isCompared || heads.test(label));
  if (asked === undefined || !two.test(`${asked.label} ${asked.text}`)) return null;
  const told = openSentences(reading)
    .filter(([, one]) => one.role === 'copy' && !one.isCompared)
    .flatMap(([, { text }]) => text.split(new RegExp(`[;,]\\s+(?:${turn}\\s)?(?=${article}\\p{Lu})`, 'u')))
    .flatMap((clause) => {
      const [, name = '', verb = ''] =
        named.exec(clause.replace(/^(?:The|Our|Der|Die|Das|Le|La|El|Il|O|A|De|Het)\s(?=\p{Lu})/u, '')) ?? [];
      return name === '' ? [] : [{ name, verb }];
    });
  const [one, other, more] = told;
  if (one === undefined || other === undefined || more !== undefined) return null;
  return one.verb === other.verb && one.name !== other.name ? [one.name, other.name] : null;
}
