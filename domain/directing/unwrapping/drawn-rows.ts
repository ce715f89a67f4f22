/** "Unsere Zahlen sollen als Balken erscheinen: 2021 waren es 142, …": of a sentence that asks for a chart its title and its rows are told. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { chartNouns, drawnAs } from '../reading/chart-asking.ts';
import { readFigures } from '../reading/figures.ts';
import { languageOf } from '../reading/language.ts';
import { splitItems } from '../reading/lists.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { seriesOf } from '../reading/series.ts';
import { bySentence } from './by-sentence.ts';
import { asksForFilm } from './from-makers-sentences.ts';

const article = "(?:(?:an?|the|one|eine?[nm]?|das|der|die|une?|le|la|l['’]|una?|uno|el|il|uma?|o)\\s?)?";
const adjective = '(?:[^\\s,.:;]+\\s){0,2}?';
const chart = `(?:${article}${adjective}(?:${chartNouns}|${drawnAs}))(?![\\p{L}-])`;
const as =
  "(?:as|als|en|como|come|in|em|a|mit|avec|con|com|with|sous (?:la )?forme (?:de |d['’])|en forma de|in forma di|em forma de)\\s?";
const please =
  '(?:(?:then|next|also|and|please|bitte|dann|danach|und|auch|puis|ensuite|et|aussi|merci de|luego|después|y|también|por favor|poi|e|anche|per favore|depois|também),?\\s)*';
const show =
  "(?:(?:(?:we|i)(?:['’]d| would)? (?:like|love|want)(?: to (?:see|show|have))?|(?:it|the (?:film|video)|there) (?:should|must|could) (?:have|be|contain|include|show)|(?:wir|ich) (?:möchten|hätten gerne?|wollen|brauchen)|(?:nous|on|j['’]) ?(?:aimer|voudr)[a-z]+(?: (?:voir|montrer))?|il (?:faut|faudrait)|(?:queremos|nos gustaría|hace falta|quiero)(?: ver| mostrar)?|(?:vorremmo|ci piacerebbe|serve|vorrei)(?: vedere| mostrare)?|(?:queremos|gostávamos de|gostaríamos de)(?: ter| ver| mostrar)?|show|draw|put|make|use|include|add|have|display|present|animate|plot|visuali[sz]e|zeig(?:e|t|en sie)?|stell(?:e|t|en sie)?|mach(?:e|t|en sie)?|nehmt|montre[rz]?|affiche[rz]?|mettez|fai(?:tes|s)|représente[rz]?|dessine[rz]?|muestra|muestre|mostrad|mostrar|pon(?:ed|ga)?|haz|haced|dibuja|incluya|incluye|mostra(?:te)?|mettete|fate|disegna(?:te)?|inserite|mostre[m]?|coloque[m]?|faça[m]?|inclua[m]?|desenhe[m]?)\\s)?(?:(?:me|us|bitte|uns|sie|please|nous)\\s)*";
const of =
  "(?:(?:of|on|for|about|with|showing|that shows|comparing|von|mit|zu|über|für|zur|zum|der|des|sur|de la|du|de|des|avec|montrant|con|del|de los|de las|sobre|di|dei|delle|della|che mostra|com|do|da|dos|das|que muestra|que mostre)\\s|d['’]|dell['’])";
/** "The core of it is a bar chart of …" */
const core =
  "(?:(?:(?:the|its) (?:core|heart|centre|center|centrepiece|main (?:thing|part|bit))(?: of (?:it|this|the (?:film|video)))?,? (?:is|should be|will be)|(?:der kern|das herzstück|die hauptsache|im mittelpunkt|im zentrum)(?: (?:davon|des (?:films|videos)))?(?: ist| steht| soll)(?: stehen)?|(?:le cœur|l['’]essentiel|le centre)(?: (?:du film|de la vidéo))?,? (?:c['’])?est|(?:lo principal|el centro|el núcleo|lo central)(?: (?:del vídeo|del video))? es|(?:il cuore|il centro|la parte principale)(?: del (?:video|filmato))? è|(?:o (?:centro|coração|principal)|a parte principal)(?: do (?:vídeo|filme))? é)\\s)?";
/** "Please draw a chart of what matters most: …" */
const charted = new RegExp(`^${please}${core}${show}${chart}(?:\\s${of}(?<title>\\S[^:]*))?$`, 'iu');
const behind =
  '(?:\\s(?:erscheinen|zeigen|darstellen|dargestellt werden|gezeigt werden|haben|sehen|anzeigen|please|bitte|werden))*';
const modal =
  '(?:(?:should|must|shall|could|to)(?: be)?(?: shown| appear| drawn)?|soll(?:en|te|ten)?|bitte|doi(?:t|vent)(?: apparaître| être montrée?s?)?|devrai(?:t|ent) apparaître|(?:debe|deben|tiene que|tienen que)(?: aparecer| salir| verse)?|(?:deve|devono)(?: apparire| comparire)?|devem? (?:aparecer|surgir))\\s';
/** "Show how our lending grew, as a bar chart: …", "Unsere Zahlen sollen als Säulendiagramm erscheinen: …" */
const turned = new RegExp(
  `^${please}${show}(?<title>\\S[^:]*?),?\\s(?:${modal})?(?:${please})${as}${chart}${behind}$`,
  'iu',
);
/** "In a line graph, show our turnover: …", "Sous forme de courbe, le nombre d'adhérents : …" */
const led = new RegExp(
  `^${please}${as}${chart},?\\s(?:(?:bitte|please)\\s)?${show}(?<title>\\S[^:]*?)(?: zeigen| darstellen)?$`,
  'iu',
);

/** Articles that an order or a preposition leads to; a title bears none in German's oblique cases. */
const asTitle = (given: string, language: string) => {
  const said = given.trim().replace(/,$/u, '');
  return capital(
    language === 'de' ? said.replace(/^(?:den|dem|der|des|unseren|unserer|unserem)\s(?=\p{Lu})/u, '') : said,
  );
};

function titleOf(head: string, language: string): string | null {
  for (const way of [charted, turned, led]) {
    const found = way.exec(head);
    if (found !== null) return asTitle(found.groups?.title ?? '', language);
  }
  return null;
}

const small =
  /(?<!\p{L})(?:in|im|en|em|nel|ne|waren|war|sind|es|dann|schon|bereits|genau|knapp|rund|fast|etwa|sogar|zuletzt|jetzt|about|around|nearly|almost|then|already|exactly|just|we|had|were|was|with|at|it|now|eran|fueron|hubo|éramos|luego|ya|después|casi|unos|unas|étaient|étions|était|puis|déjà|environ|on|nous|avait|enfin|presque|erano|eravamo|poi|già|circa|quasi|foram|eram|depois|já|cerca|de|and|und|et|y|e|und)(?!\p{L})/giu;
const inYear = /(?<![\d.,])(?:19|20)\d\d(?![\d.,]\d|\d)/u;

interface Row {
  label: string;
  value: string;
  noun: string;
}

/** "2022 dann 158", "£1.9m in 2022": a year and what it came to. */
function yearRow(item: string, lexicon: Lexicon): Row | null {
  const [label = ''] = inYear.exec(item) ?? [];
  const rest = item.replace(label, ' ').replace(small, ' ').replace(/\s+/gu, ' ').trim();
  const [one, more] = label === '' ? [] : readFigures(rest, lexicon, []);
  if (one === undefined || more !== undefined) return null;
  const noun = `${rest.slice(0, one.start)}${rest.slice(one.end)}`.replace(/^[\s:,–—-]+|[\s:,.–—-]+$/gu, '');
  return countWords(noun) <= 2 ? { label, value: rest.slice(one.start, one.end).trim(), noun } : null;
}

/** Rows as points below their title, shares of a whole in one line, as the reading draws each. */
function drawn(title: string, tail: string, lexicon: Lexicon): string | null {
  const items = splitItems(tail.replace(/[.]$/u, ''), lexicon);
  if (items.length < 2) return null;
  const years = items.map((item) => yearRow(item, lexicon)).filter((row) => row !== null);
  const noun = years.find((row) => row.noun !== '')?.noun ?? '';
  const isDated = years.length === items.length && new Set(years.map(({ label }) => label)).size === years.length;
  const isNamed = noun === '' || title.toLowerCase().includes(noun.toLowerCase().slice(0, 5));
  const head = isDated && !isNamed ? [title, noun].filter(Boolean).join(', ') : title;
  const lines = (rows: readonly Row[]) =>
    `\n${head === '' ? '' : `${capital(head)}:\n`}${rows.map(({ label, value }) => `- ${label}: ${value}`).join('\n')}\n\n`;
  if (isDated) return lines(years);
  const series = seriesOf('', items, lexicon);
  if (series === null || series.whole || series.points.length < 2) return null;
  const { prefix, unit } = series;
  return lines(
    series.points.map(({ label, value }) => ({
      label,
      value: `${prefix}${value}${/^\p{L}/u.test(unit) ? ' ' : ''}${unit}`,
      noun: '',
    })),
  );
}

const order = new RegExp(
  `^(?<told>[^:]*\\d[^:]*?),?\\s(?:(?:so|and|also|und|donc|et|así que|y|quindi|e|por isso)\\s)?(?:please\\s|bitte\\s|merci de\\s|por favor,?\\s)?(?:${show}[^,.:\\d]{0,40}?\\s?${as}|${as})${chart}[^,.:\\d]{0,24}[.!]?$`,
  'iu',
);
const joint = /,?\s(?:and|but|und|et|mais|y|e|versus|vs\.?|against|gegenüber|contre|frente a|contro|contra)\s/iu;
/** What a figure is of stands behind the last of these: "£1,640 a year with gas". */
const prefixed =
  /^(?<rest>.*)(?:^|\s)(?:with|by|on|for|in|using|via|mit|bei|per|für|im|zu|avec|en|pour|par|con|por|para|com)\s(?:(?:an?|the|eine[mnr]?|der|dem|une?|la|le|el|il|una?|o|uma?)\s|l['’])?(?<label>[^\d]{2,40})$/iu;

/** "A home pays £1,640 a year with gas and £1,090 with a pump, so show those as bars.": two figures of one unit and what each is of. */
function pairDrawn(text: string, lexicon: Lexicon): string | null {
  const told = order.exec(text)?.groups?.told ?? '';
  const [one, two, more] = told === '' ? [] : readFigures(told, lexicon, []);
  if (one === undefined || two === undefined || more !== undefined || one.prefix !== two.prefix) return null;
  const between = told.slice(one.end, two.start);
  const [first = '', rest = ''] = between.split(joint);
  const [a, b] = [prefixed.exec(first)?.groups, prefixed.exec(told.slice(two.end))?.groups];
  if (rest.trim() !== '' || a?.label === undefined || b?.label === undefined) return null;
  const title = [told.slice(0, one.start).trim(), a.rest?.trim()].filter(Boolean).join(' ');
  const value = ({ start, end }: { start: number; end: number }) => told.slice(start, end).trim();
  return `\n${title === '' ? '' : `${title}:\n`}- ${capital(a.label)}: ${value(one)}\n- ${capital(b.label)}: ${value(two)}\n\n`;
}

/** A brief whose sentences that ask for a chart of what stands behind their colon are told by its title and rows. */
export function withChartsTold(prompt: string): string {
  if (!asksForFilm(prompt)) return prompt;
  const language = languageOf(prompt);
  const told = bySentence(prompt, ({ text }) => {
    const [, head = '', tail = ''] = /^([^:]{3,160}?)\s?:\s+(\S.*\d.*)$/su.exec(text) ?? [];
    const title = head === '' || /[\ue000-\uf8ff]/u.test(text) ? null : titleOf(head, language);
    if (title === null || countWords(title) > 14) return pairDrawn(text, lexiconOf(language)) ?? text;
    return drawn(title, tail, lexiconOf(language)) ?? (title === '' ? capital(tail) : `${title}: ${tail}`);
  });
  // What stands behind rows begins its line.
  return told === prompt ? prompt : told.replace(/\n\n (?=\S)/gu, '\n\n');
}
