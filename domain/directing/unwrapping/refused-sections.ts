/** "Skip anything under Internal", "without the Dependencies section": parts of a pasted text by their headings. */

const quoted = "[\"“„«‘']?\\s?(?<NAME>[\\p{L}\\p{N}][\\p{L}\\p{N} &/’'-]{1,40}?)\\s?[\"”“»’']?";
const name = (at: string) => quoted.replace('NAME', at);
const thing =
  "(?:anything|everything|all(?: of it| that)?|whatever(?:[’']s| is)?|what(?:[’']s| is)|things|stuff|lines|items|points|entries|the (?:items|points|part|bits?|stuff|entries|lines|text)|alles|was|die (?:punkte|einträge|zeilen)|tout(?: ce qui (?:est|se trouve|figure))?|ce qui (?:est|se trouve|figure)|les (?:points|lignes|éléments)|todo(?: lo que (?:está|hay|figura))?|lo que (?:está|hay|figura)|los puntos|tutto(?: quello che (?:è|sta))?|quello che (?:è|sta)|i punti|tudo(?: o que está)?|o que está|os pontos|alles wat)";
const under =
  "(?:(?:that(?:[’']s| is) |which (?:is|are) |is |listed |standing |steht |stehen |staat |listed |found )?(?:under|below|beneath|in|unter|sous|dans|debajo de|bajo|en|sotto|in|sob|em|debaixo de|onder))";
const head =
  "(?:(?:the|a|der|dem|den|die|das|le|la|l[’']|el|il|lo|o|a|de|het) )?(?:(?:heading|header|title|section|headline|überschrift|abschnitt|titre|rubrique|título|apartado|sección|titolo|sezione|secção|seção|kop|kopje) )?";
const section =
  '(?:sections?|headings?|blocks?|paragraphs?|parts?|chapters?|lists?|abschnitte?|abschnitts|teile?|absatz|kapitel)';
const ofSection =
  '(?:(?:la |le |the |el |il |o |de |a |den |der )?(?:section|rubrique|partie|sección|apartado|parte|sezione|secção|seção|sectie|onderdeel|abschnitt|teil|section called|section named))';
const refusing =
  "(?:skip|leave out|omit|ignore|drop|exclude|cut|remove|without|not|no|never|don[’']t (?:show|include|use|mention)|do not (?:show|include|use|mention)|lass(?:t|en sie)?|ohne|nicht|überspring\\p{L}*|ignorier\\p{L}*|sans|ignore[rz]?|laisse[rz]? de côté|omets|omettez|pas|sin|omite|ignora|omita|no incluyas|no muestres|senza|ometti|ignora|tralascia|non (?:mostrare|includere)|sem|omite|omita|ignore|não (?:mostres?|incluas?)|zonder|sla|laat|niet)";

const stops =
  '(?=[.,;!)\\n]|\\s(?:and|or|but|out|off|away|please|weg|aus|over|und|oder|et|ou|y|o|e|en|of)\\s|\\s(?:out|weg|aus|over|please|bitte)|$)';
const orders = [
  new RegExp(
    `(?<!\\p{L})${refusing}\\s(?:please\\s|bitte\\s)?${thing}\\s${under}\\s${head}${name('a')}${stops}`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})${refusing}\\s(?:(?:please|bitte|show|use|include)\\s)*(?:the|den|die|das|der|le|la|el|il|o|a|de|het)\\s${name('b')}\\s${section}(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})${refusing}\\s(?:(?:please|bitte)\\s)?${ofSection}\\s${name('c')}${stops}`, 'giu'),
];

/** "skip chores and PR numbers", "Interna und Aufräumarbeiten bitte weglassen": headings may be refused among other things. */
const refusals = new RegExp(
  `(?<!\\p{L})(?:${refusing}\\s(?:please\\s|bitte\\s)?(?<before>[^.!?;:\\n]{3,90})|(?<=^|[.!?,;]\\s)(?<behind>[^.!?;:,\\n]{3,70}?)\\s(?:bitte\\s)?(?:weglassen|auslassen|raus(?:lassen)?|weglaten))(?!\\p{L})`,
  'gimu',
);
const besideOthers = (text: string): string[] => {
  const headings = text.split('\n').filter((line, at, lines) => levelOf(line) > 0 || isPoint(lines[at + 1] ?? ''));
  const known = headings.filter((line) => !isPoint(line)).map(bare);
  return [...text.matchAll(refusals)]
    .flatMap(({ groups }) =>
      (groups?.before ?? groups?.behind ?? '').split(/,\s|\s(?:and|or|nor|&|und|oder|et|ou|y|o|e|en|of)\s/u),
    )
    .map((said) => bare(said.replace(articles, '').replace(/\s(?:out|off|away|please|weg|aus|bitte)$/iu, '')))
    .filter((said) => said !== '' && known.includes(said));
};
const articles =
  /^(?:(?:all|any|alle|tou(?:s|tes)|tod[oa]s|tutt[ei])\s)?(?:the|our|die|den|das|les?|la|las|los|el|i|gli|le|il|os?|as?|de|het)\s/iu;

const bare = (line: string) =>
  line
    .replace(/^\s*#{1,6}\s+/u, '')
    .replace(/^\W+|\W+$/gu, '')
    .toLowerCase();
const isPoint = (line: string) => /^\s*(?:[-*•+–]|\d{1,2}[.)])\s/u.test(line);
const levelOf = (line: string) => /^\s*(#{1,6})\s/u.exec(line)?.[1]?.length ?? 0;

/** The brief without the sections that it refuses. */
export function withoutRefusedSections(text: string): string {
  const names = [
    ...orders.flatMap((order) =>
      [...text.matchAll(order)].map(({ groups }) => bare(groups?.a ?? groups?.b ?? groups?.c ?? '')),
    ),
    ...besideOthers(text),
  ];
  if (names.length === 0) return text;
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const isRefused =
      !isPoint(line) && line.trim() !== '' && names.includes(bare(line.replace(/\([^()]*\)\s*:?\s*$/u, '')));
    if (isRefused) at = endOf(lines, at);
    else {
      kept.push(line);
      at += 1;
    }
  }
  return kept.length === lines.length ? text : kept.join('\n');
}

/** Where the section of a heading ends: at the next heading as high, behind its points, or at the next empty line. */
function endOf(lines: readonly string[], head: number): number {
  const level = levelOf(lines[head] ?? '');
  const isEnd = (line: string) => level > 0 && levelOf(line) > 0 && levelOf(line) <= level;
  let at = head + 1;
  while (at < lines.length && lines[at]?.trim() === '') at += 1;
  const hasPoints = isPoint(lines[at] ?? '');
  while (at < lines.length && !isEnd(lines[at] ?? '')) {
    const line = lines[at] ?? '';
    if (
      line.trim() === ''
        ? level === 0 && !(hasPoints && isPoint(lines[at + 1] ?? ''))
        : hasPoints && !isPoint(line) && !/^\s{2,}\S/u.test(line)
    )
      break;
    at += 1;
  }
  return at;
}
