/** "Then a single line: “…”", "Tip to flash near the end: “…”", "Phone number on the end card: …": what leads to copy and says when or where it stands. */
import { capital } from '../reading/phrases.ts';
import { withoutScreenTextHead } from './screen-text-heads.ts';

const begins = '(?<=^|\\n|[.!?…]["”“»]?[ \\t]{1,3})(?:[-*•][ \\t]+)?';
const order =
  '(?:(?:and |und |et |y |e |en )?(?:then|after that|afterwards|next up|next(?=,)|finally|lastly|followed by|danach|dann|anschließend|zum schluss|puis|ensuite|enfin|luego|después|por último|poi|infine|depois|por fim|daarna|dan|tot slot)[,:]?)';
const article =
  "(?:the|an?|one|our|my|her|his|their|das|die|der|den|ein(?:e|en)?|le|la|l['’]|une?|el|los|las|una?|il|lo|un|o|os|as|uma?|de|het|een)";
const little =
  '(?:single|small|short|big|bold|large|little|quick|review|customer|reader|main|source|sub|bottom|footer|eine?|kleine[rs]?|courte|petite|breve|korte)';
const thing =
  '(?:lines?|quotes?|quotations?|tip|captions?|taglines?|slogans?|motto|badges?|stamp|subtitles?|sublines?|headlines?|titles?|words?|text|message|sentence|punch ?line|note|footnote|credits?|disclaimer|zeile|zitat|satz|spruch|tipp|überschrift|ligne|citation|phrase|astuce|frase|cita|línea|consejo|riga|citazione|linha|citação|regel|citaat|zin|tip)';
const place =
  '(?:(?:near|at|on|in|over|under|below|beneath|across|before|after|to (?:flash|show|pop up|appear|close|end|hold)|am|im|auf|unter|à|sur|en|al|nel|sul|no|na|op|onder|aan)\\s[^:"“„«.!?\\n\\d]{2,40})';
const quote = '(?=\\*?["“„«][^"“”„«»\\n]{2,300}["”“»])';

/** The label before quoted words, where an order, a size or a place marks it as the maker's. */
const led = [
  // "Use these lines, in this order, one at a time:"
  new RegExp(
    `${begins}(?:please\\s)?(?:use|show|take|with)\\s(?:only\\s|just\\s)?(?:these|the following|those)\\s(?:\\p{L}+\\s)?(?:lines|words|phrases|sentences|cards|titles)(?!\\p{L})[^:"“„«.!?\\n]{0,60}:\\s+${quote}`,
    'giu',
  ),
  new RegExp(
    `${begins}${order}\\s(?:${article}\\s)?(?:${little}\\s){0,2}${thing}(?:\\s${place})?\\s?:\\s+${quote}`,
    'giu',
  ),
  new RegExp(`${begins}(?:${article}\\s)?(?:${little}\\s){0,2}${thing}\\s${place}\\s?:\\s+${quote}`, 'giu'),
  new RegExp(`${begins}${article}\\s(?:${little}\\s){1,2}${thing}\\s?:\\s+${quote}`, 'giu'),
  new RegExp(
    `${begins}(?:her|his|their|ihre?|seine?|ses|sus?|le sue|i suoi|haar|zijn)\\s(?:own\\s)?(?:words|worte|mots|palabras|parole|palavras|woorden)\\s?:\\s+${quote}`,
    'giu',
  ),
];
/** "Then three things that changed: …": what stands behind the order heads what it tells. */
const ordered = new RegExp(`${begins}${order}\\s(\\S)(?=[^:"“„«.!?\\n]{2,60}:[ \\t]+\\S)`, 'giu');
/** "Then:" on a line of its own only points to the next. */
const pointing = new RegExp(`(?<=^|\\n)[ \\t]*${order}\\s?:?[ \\t]*(?=\\n|$)`, 'giu');
/** "… that's the joke. Then:" at the end of a line. */
const trailing = new RegExp(`(?<=[.!?])[ \\t]+${order}\\s?:[ \\t]*(?=\\n|$)`, 'giu');

const card =
  '(?:end|last|final|closing|first|opening|title)\\s(?:card|screen|frame|slide|shot)|(?:schluss|end)(?:bild|tafel|karte)|(?:dernier|última|ultima|laatste)\\s(?:écran|plan|pantalla|schermata|scherm|tela)';
/** "Phone number on the end card: 0555 019 332": where it stands, before what stands there. */
const onCard = new RegExp(
  `${begins}(\\p{L}[^:"“„«.!?\\n]{2,40}?)\\s(?:on|auf|sur|en|nella|na|op)\\s(?:the\\s|our\\s|der\\s|dem\\s|le\\s|la\\s|de\\s|het\\s)?(?:${card})\\s?:\\s+(?=\\S)`,
  'giu',
);
const reached =
  /^(?:phone|tel|telephone|mobile|number|call|web|website|address|url|link|email|mail|handle|phone number|telefon\p{L}*|adresse|téléphone|teléfono|telefono|telefone|telefoon\p{L}*)/iu;

const part =
  '(?:(?:the|our|its|a|an)\\s)?(?:title|author|date|logo|name|names|url|address|website|cta|call to action|price|prices|tagline|slogan|credits?|hours|opening hours|venue|place|contact|wordmark|publisher|sponsors?|quote|headline)';
/** "Then title, author, date.": what stands there is told elsewhere. */
const onlyParts = new RegExp(
  `${begins}${order}\\s${part}(?:(?:,\\s(?:and\\s)?|\\s(?:and|&|\\+)\\s)${part})*\\s?[.!]?[ \\t]*(?=\\n|$|\\p{Lu})`,
  'gimu',
);

/** "Three things that changed: “Delta sync”, “Zero config”": short words in marks, one after the other, are a list. */
const row =
  /(?<=^|\n|[.!?]["”“»]?[ \t]{1,3})(\p{Lu}[^:"“„«.!?\n]{2,60}):[ \t]+((?:["“„«][^"“”„«»\n]{2,40}["”“»](?:[.,;]?\s(?:(?:and|und|et|y|e|en|then|\/)\s)?)?){2,7})[.]?[ \t]*(?=\n|$|\p{Lu})/gu;
const withRows = (text: string) =>
  text.replace(row, (whole: string, head: string, quotes: string) => {
    const items = [...quotes.matchAll(/["“„«]([^"“”„«»\n]+)["”“»]/gu)].map(([, said = '']) =>
      said.replace(/[.,]$/u, ''),
    );
    const isShort = items.length > 1 && items.every((one) => one.split(/\s+/u).length <= 5);
    return isShort &&
      /(?<!\p{L})(?:\d|two|three|four|five|six|seven|these|things|changes|features|reasons|points|steps|words|lines|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|twee|vijf)(?!\p{L})/iu.test(
        head,
      )
      ? `${head}:\n${items.map((one) => `- ${one}`).join('\n')}\n\n`
      : whole;
  });

/** "“A slow tide of a novel” from The Marlow Review": whose words they are, where nothing else is said of them. */
const from =
  /(["“„«][^"“”„«»\n]{12,200}["”“»])\s(?:from|by|in|von|aus|dans|de|di|da|van|uit|en)\s((?:The\s)?\p{Lu}[\p{L}&'’.-]*(?:\s(?:of|de|di|del|la|le|und|and|&)?\s?\p{Lu}[\p{L}&'’-]*){0,4})(?=[.](?:\s|$)|\s*$)/gu;

export const withLabelledCopy = (given: string): string => {
  const prompt = withoutScreenTextHead(given);
  const bare = led
    .reduce((text, pattern) => text.replace(pattern, '\ue0fe'), prompt)
    .replace(/\ue0fe([^\n]*)/gu, (_, line: string) => line.replace(from, '$1 — $2'))
    .replaceAll('\ue0fe', '');
  return withRows(
    bare
      .replace(trailing, '')
      .replace(pointing, '')
      .replace(onlyParts, '')
      .replace(ordered, (_, first: string) => first.toUpperCase())
      .replace(onCard, (_, what: string) => (reached.test(what) ? 'CTA: ' : `${capital(what)}: `)),
  );
};
