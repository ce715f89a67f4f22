/** Shares of one whole told in one sentence: "82 % of every euro goes to projects, 11 % to administration and 7 % to appeals". */
import type { Series } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { trimLabel } from './figure-labels.ts';
import { parseNumber, readFigures } from './figures.ts';
import { capital, countWords } from './phrases.ts';
import { openSentences, type Reading, say } from './reading.ts';
import { areDiscounts } from './series.ts';

/** What every share is a share of. */
const whole =
  /^\s?((?:(?:of|de|di|van|von)\s(?:our|the|my|nuestr\p{L}+|nos|notre|unser\p{L}*|ons|onze|los|las|les|la|le|el|tutt\p{L}+)?\s?|d['’]|del\s|della\s|du\s|des\s|do\s|da\s|des\s|unsere?[rs]\s|der\s)?(?:(?:every|each|all|chaque|cada|jede[rsmn]?|ogni|elke|iedere)\s)?\p{L}[\p{L}-]*)\s(?=(?:goes?|go|is spent|are spent|is used|pays?|funds?|geht|gehen|fließt|fließen|va|vont|van|vai|vão|se destinan?|é destinad\p{L}+|sono destinat\p{L}+|gaat|gaan)\s)/iu;
/** "60% of pupils walk, 25% cycle": what only the first of them names holds for all. */
const ofWhat =
  /^\s?((?:(?:of|de|di|van|von|der|des|dos|das|do|da|degli|delle|dei|du|del)\s|d['’])(?:(?:our|the|my|los|las|les|la|le|el|nos|de|het|onze|ons|den|unserer|unseren|nuestros|nuestras|nossos|nossas|nostri|nostre)\s)?\p{L}[\p{L}-]*)\s(?=\p{L})/iu;
const verb =
  /^\s?(?:(?:goes?|go|is|are|was)\s(?:spent\s|used\s|straight\s|directly\s)?(?:to|on|into|for)|pays?\sfor|funds?|comes?\sfrom|geht|gehen|fließt|fließen|va|vont|van|vai|vão|se destinan?|é destinad\p{L}+|sono destinat\p{L}+|vanno|gaat|gaan|kom(?:t|en)|kommt|kommen|vient|viennent|viene|vienen|vem|vêm)\s/iu;
const joint =
  /^\s?(?:(?:directly\s|direkt\s)?(?:to|on|into|for|from|by|in|into|an|für|aus|von|zu|zur|zum|vom|à|aux?|pour|dans|par|a|al|en|para|por|ai|agli|alle?|alla|nei|nella|nel|dai|dal|dalla|em|aos?|às?|nos?|nas?|naar|aan|voor|uit|van)\s|(?:à\s)?l['’]|all['’]|dall['’]|nell['’]|d['’])/iu;
const article =
  /^(?:the|our|die|der|das|den|dem|unsere?[nr]?|le|la|les|l['’]|nos|el|los|las|il|lo|gli|i|os?|as?|de|het)(?=\s|(?<=['’]))\s?/iu;

/** Sentences whose shares make up a whole are drawn as its parts. */
export function readShares(reading: Reading): void {
  for (const [index, { role, text, bullet, label, field }] of openSentences(reading)) {
    if (role !== 'copy' || bullet !== null || field !== null) continue;
    const series = sharesOf(text, reading.lexicon);
    if (series === null) continue;
    const title = series.title === '' ? label : series.title;
    reading.found.series.push({
      ...series,
      title: capital(say(reading, title)),
      points: series.points.map((point) => ({ ...point, label: say(reading, point.label) })),
    });
    reading.used.add(index);
  }
}

/** The shares of a sentence in which each leads its clause; null where they make no whole, or one has no name. */
function sharesOf(text: string, lexicon: Lexicon): Series | null {
  if (areDiscounts(text)) return null;
  const told = wholeOf(text, lexicon);
  if (told !== null) return told;
  const figures = readFigures(text, lexicon, []);
  const sum = figures.reduce((total, { value }) => total + parseNumber(value), 0);
  const areShares = figures.every(({ prefix, suffix }) => prefix === '' && /^\s?(?:%|percent|prozent)$/iu.test(suffix));
  if (figures.length < 2 || figures.length > 4 || !areShares || Math.abs(sum - 100) > 0.6) return null;
  const [first] = figures;
  const lead = trimLabel(text.slice(0, first?.start), lexicon).replace(/^(?:l|il|le|el|o|os|il|lo)['’]?$/iu, '');
  if (first === undefined || countWords(lead) > 4) return null;
  let title = lead;
  const isOnlyFirst = figures.slice(1).every(({ end }) => !ofWhat.test(text.slice(end)));
  // "82 % goes to projects, 11 % to costs": what leads to each goes with the verb; "29 % in treno" keeps it.
  const isGoing = figures.some(
    ({ end }) => verb.test(text.slice(end).replace(whole, ' ')) || verb.test(text.slice(end)),
  );
  const points = figures.map(({ value, end }, at) => {
    const next = figures[at + 1];
    let tail = text.slice(end, next?.start).replace(/[.!;]+\s*$/u, '');
    const of = at === 0 ? (whole.exec(tail)?.[1] ?? (isOnlyFirst ? ofWhat.exec(tail)?.[1] : undefined)) : undefined;
    if (of !== undefined) {
      title = [lead, of].filter((part) => part !== '').join(' ');
      tail = tail.slice(tail.indexOf(of) + of.length);
    }
    const bare = next === undefined ? tail : withoutJoint(tail, lexicon);
    const isLed = isGoing || of !== undefined;
    const named = isLed ? bare.replace(verb, ' ').replace(joint, '').trim().replace(article, '').trim() : bare.trim();
    return { label: named.replace(/[\s,]+$/u, ''), value };
  });
  const labels = new Set(points.map(({ label }) => label.toLowerCase()));
  const isNamed = points.every(
    ({ label }) =>
      /\p{L}{2}/u.test(label) && countWords(label) <= (points.length <= 3 ? 9 : 6) && !/[,;:\d]/u.test(label),
  );
  if (!isNamed || labels.size < points.length) return null;
  return { title, prefix: '', unit: '%', points, dated: false, whole: true };
}

/** ", el ", " und die ", " e l'": what stands between one share's name and the next share. */
function withoutJoint(tail: string, { and, article: articles }: Lexicon): string {
  const words = [...and, ...articles.filter((word) => word.length <= 4), "l'", 'l’', 'l', 'el', 'le', 'il', 'o', 'os'];
  let rest = tail.trim();
  for (let pass = 0; pass < 3; pass += 1) {
    const last = /(?:^|[\s,])([^\s,]+)$/u.exec(rest)?.[1] ?? '';
    if (!words.includes(last.toLowerCase())) break;
    rest = rest.slice(0, -last.length).replace(/[\s,]+$/u, '');
  }
  return rest.replace(/[\s,]+$/u, '');
}

const every =
  /^(?:out\sof\s|of\s|from\s|von\s|aus\s|de\s|sur\s|d['’]|su\s|di\s|van\s)(?:(?:every|each|jeden?|je|chaque|cada|ogni|elke|iedere)\s)?$/iu;

/** "Out of every £100, £38 goes to care, £24 to schools and £38 to roads": what the first is made up of, to one scale. */
function wholeOf(text: string, lexicon: Lexicon): Series | null {
  const [all, ...parts] = readFigures(text, lexicon, []);
  const isLed = all !== undefined && every.test(text.slice(0, all.start));
  if (!isLed || parts.length < 2 || parts.length > 6) return null;
  const isOne = parts.every(({ prefix, suffix }) => prefix === all.prefix && suffix.trim() === all.suffix.trim());
  const sum = parts.reduce((total, { value }) => total + parseNumber(value), 0);
  if (!isOne || Math.abs(sum - parseNumber(all.value)) > 0.6) return null;
  const points = parts.map(({ value, end }, at) => {
    const tail = text.slice(end, parts[at + 1]?.start).replace(/[.!;]+\s*$/u, '');
    const bare = at === parts.length - 1 ? tail : withoutJoint(tail, lexicon);
    return { label: bare.replace(verb, ' ').replace(joint, '').trim().replace(article, '').trim(), value };
  });
  const isNamed = points.every(
    ({ label }) => /\p{L}{2}/u.test(label) && countWords(label) <= 6 && !/[,;:\d]/u.test(label),
  );
  const title = text
    .slice(0, parts[0]?.start)
    .replace(/[\s,:]+$/u, '')
    .trim();
  if (!isNamed || new Set(points.map(({ label }) => label.toLowerCase())).size < points.length) return null;
  return { title, prefix: all.prefix, unit: all.suffix.trim(), points, dated: false, whole: false };
}
