import type { Figure } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { labelOf } from './figure-labels.ts';
import { anyPhrase, phraseSource } from './phrases.ts';
import { uncountedIn } from './uncounted.ts';

/** A figure and where it stands in the sentence it was read from. */
export interface FoundFigure extends Figure {
  start: number;
  end: number;
}

const currencies = 'US\\$|R\\$|CHF|EUR|USD|GBP|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|JPY|AUD|CAD|NZD|INR|ZAR|[$€£¥₹₺₪₩₴₽₦₫฿]';
/** Currencies as words, with the word that may lead to them: "3,8 millions d'euros". */
const money =
  "(?:d['’]|d[ei]\\s)?(?:[Ee]uros?|[Dd]ollars?|dólares|dollari|pounds|Pfund|livres sterling|quid|bucks|libras|sterline|francs?|Franken|franchi|francos|reais|pesos)";
const scales =
  '[Mm]illi(?:on|ard)(?:e?n?s?|i)|milion[ei]|miliard[oi]|billion(?:s|en)?|thousand|[Tt]ausend|[Mm]io\\.?|[Mm]rd\\.?|[Tt]sd\\.?|[Mm]l[nd]\\.?|mil(?:\\s(?:millones|milhões))?|mill(?:e|ón|ones)|mila|milh(?:ão|ões)|bilh(?:ão|ões)|mi|miljoen|miljard|duizend|bn|k|K|M|B|T';
const units =
  '%|[µm]g/(?:m³|[lL])|km/h|m/s|mph|kmh|percent|Prozent|pour cent|por ciento|per cento|por cento|×|°C|°F|°|ms|s|sec|secs|seconds?|min|mins|minutes?|h\\s?[0-5]?\\d\\s?min(?:ut\\p{L}+)?|h|hrs?|hours?|days?|weeks?|months?|years?|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|secondes?|heures?|jours?|semaines?|mois|ans?|segundos?|minutos?|horas?|días?|semanas?|meses|años?|secondi|minuti|ore|giorni|settimane|mesi|anni|dias?|anos?|kg|kt|Mt|hl|g|mg|km|m|cm|mm|ml|l|L|GB|MB|TB|[MGk]bit/s|[MGk]bps|kWh|MWh|GWh|TWh|kW|MW|GW|W|lm|kcal|Hz|px|x|zł|Kč|Ft|лв|kr|lei|dakika|saat|gün|godzin|dni|€|£|\\$|EUR|USD|t|pp|points?|stars?|★|‰|‱|dB\\(A\\)|dB|km²|m²|m³|cm²|cm³|ha|分|時間|秒|円|人|台|年|か月|日|元|万|倍|克|升|公里|小时|分钟|件|次|名|年间|명|원|분|시간';
const digits = "\\d{1,3}(?:[.,  '’]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?";
const figure = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}.,:/#_@–-])([+−±~<>≈]|-(?=\\d))?\\s?((?:${currencies})\\s?)?(${digits})(?![.,]\\d)((?:\\s?(?:${scales})(?:\\s(?:t|kg|km|kWh|MWh|GWh|TWh|L|m²|m³|ha)(?![\\p{L}\\p{N}/]))?)?(?![\\p{L}\\p{N}])(?:\\s?(?:${currencies})(?![\\p{L}])|\\s${money}(?![\\p{L}]))?|[\\s-]?(?:${units})|\\s${money})?(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}_])(?!\\s?[:/–-]\\s?\\d)`,
  'gu',
);

/**
 * Figures of one masked sentence. `taken` are stretches that are dates, lengths or list numbers. In a row of parallel
 * items ("Nordics 88, Benelux 39") a number after a name is its value, elsewhere a part of the name ("Pier 4").
 */
export function readFigures(
  text: string,
  lexicon: Lexicon,
  taken: readonly [number, number][],
  isInRow = false,
): FoundFigure[] {
  const found: FoundFigure[] = [];
  if (isDeal(text)) return found;
  const uncounted = uncountedIn(text, lexicon);
  for (const match of text.matchAll(figure)) {
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const end = match.index + match[0].length;
    if (taken.some(([from, to]) => start < to && end > from)) continue;
    if (uncounted.some((other) => start < other.end && end > other.start)) continue;
    const suffix = match[4] ?? '';
    // "ב-18 ₪": a letter's own stroke is no sign.
    if (match[1] === '-' && /\p{L}$/u.test(text.slice(0, start))) continue;
    if (isAdjective(suffix, text.slice(end)) || isSmiley(match) || isStreet(text, end, match, lexicon)) continue;
    if (suffix.trim() === '' && isHouse(text.slice(0, start), text.slice(end))) continue;
    if (isHoursAndMinutes(text, start, end, match)) continue;
    if (isScore(text, start, end) || isPostcode(text, start, match, lexicon)) continue;
    if (isDialled(text.slice(0, start), match) || isAge(text, start, suffix)) continue;
    if (isHour(text.slice(0, start), match) || /^\s?(?:시(?!간)|時(?!間)|点)/u.test(text.slice(end))) continue;
    if (isSpanOfHours(text, start, end, lexicon)) continue;
    if (isBareYear(match[3] ?? '', match[2], suffix) || isVersion(text, start, match, isInRow)) continue;
    // "minus 6 °C" is no six degrees.
    const below = /°/u.test(suffix)
      ? (/(?:^|\s)((?:minus|moins|menos|meno|min)\s)$/iu.exec(text.slice(0, start))?.[1] ?? '')
      : '';
    found.push({
      prefix: `${below}${match[1] ?? ''}${match[2] ?? ''}`,
      value: match[3] ?? '',
      suffix,
      label: '',
      trend: trendOf(text, lexicon),
      start: start - below.length,
      end,
    });
  }
  for (const [index, one] of found.entries()) {
    one.label = labelOf(text, one, found[index - 1]?.end ?? 0, found[index + 1]?.start ?? text.length, lexicon);
  }
  return found;
}

/** "a 4-day week", "a 3-room flat", "4-Tage-Woche" name a thing and measure nothing. */
const isAdjective = (suffix: string, after: string) =>
  (suffix.startsWith('-') && /^[\s-]\p{L}/u.test(after)) || (suffix === '' && /^-\p{L}/u.test(after));

/** "SV Ahlen 3 – 2 FC Brink" and "88'" are the score and the minute of a match. */
const isScore = (text: string, start: number, end: number) =>
  /(?<!\d)\d{1,3}\s?[:–-]\s?$/u.test(text.slice(0, start)) ||
  /^['’′](?!\p{L}|\d)/u.test(text.slice(end)) ||
  /^\+\d/u.test(text.slice(end));

/** "6 h 40", "2h30", "6 minutes 40": neither its hours nor its minutes are how long it takes. */
const isHoursAndMinutes = (text: string, start: number, end: number, match: RegExpMatchArray) =>
  (/^\s?(?:h|hours?|min(?:ute)?s?|Stunden?|Minuten?|heures?|minutes?|horas?|minut[oi]s?|ore|ora|uur|minuten)$/iu.test(
    match[4] ?? '',
  ) &&
    /^\s?[0-5]\d(?![\d.,])(?=\s*(?:$|[.,;!?)]))/u.test(text.slice(end))) ||
  (/^[0-5]\d$/u.test(match[3] ?? '') && /\d\s?h\s?$/iu.test(text.slice(0, start)));

/** "31134 Hildesheim", "NW1 6XE": what leads a letter to a town. */
const isPostcode = (text: string, start: number, match: RegExpMatchArray, { language }: Lexicon) =>
  (match[2] ?? '') + (match[4] ?? '') === '' &&
  (/^\d{5}$/.test(match[3] ?? '') || (language !== 'en' && /^\d{4}$/.test(match[3] ?? ''))) &&
  /^\s\p{Lu}\p{Ll}/u.test(text.slice(start + (match[3] ?? '').length)) &&
  /(?:^|[,\d]\s|\s\d+\w?,?\s)$/u.test(text.slice(0, start));

/** "14 Mill Lane": a bare number before a name is an address. */
const isStreet = (text: string, end: number, match: RegExpMatchArray, { language }: Lexicon) =>
  language !== 'de' &&
  /^[A-H]?$/u.test((match[2] ?? '') + (match[4] ?? '')) &&
  /^(?:\s(?:\p{Lu}[\p{L}.]*\s){1,3}(?:[Aa][Vv][Ee]|[Aa]venue|AVENUE|ST|Street|STREET|R[Dd]|Road|ROAD|Blvd|BLVD|L[Nn]|Lane|LANE|DR|Drive|DRIVE|H[Ww][Yy])(?!\p{L})|\s\p{Lu}\p{Ll}+\s(?:\p{Lu}\p{Ll}|St\b|Rd\b)|,?\s(?:rue|avenue|av\.|boulevard|bd|quai|place|via|viale|corso|calle|avenida|rua|plaza|piazza)\s\p{L})/u.test(
    text.slice(end),
  );

/** "Rua do Cais, 45", "Via Roma 27": the number of a house behind the name of its street. */
const isHouse = (before: string, after: string) =>
  /(?<!\p{L})(?:(?:rua|calle|via|viale|corso|piazza|plaza|avenida|travessa|largo|praça|paseo|rue|quai|boulevard)\s(?:\p{L}[\p{L}'’.-]*\s?){1,4}|\p{Lu}[\p{L}-]*(?:straße|strasse|gasse|weg|platz|straat|laan|plein|gracht|kade)),?\s$/iu.test(
    before,
  ) && /^\s?(?:$|[,.;)–—|\n]|[a-dA-D](?!\p{L}))/u.test(after);

const birthday =
  /(?:fête(?:nt)?\s(?:ses|leurs)|celebrat\p{L}+\s(?:its|our|their)|turns|is turning|feier[nt]\s(?:ihr\p{L}*|sein\p{L}*|unser\p{L}*)|wird|werden|cumpl\p{L}+|compi\p{L}+|festeggia\p{L}*\s(?:i suoi|i nostri)?|faz|completa|celebra\p{L}*\s(?:sus|os seus)?|bestaat|bestaan|viert)\s*$/iu;
/** "3 notti al prezzo di 2", "3 for the price of 2": two numbers of one deal. */
const isDeal = (text: string) =>
  /\d\s[^,.;]{0,24}(?:for the price of|zum Preis von|pour le prix de|al precio de|al prezzo di|pelo preço de|voor de prijs van)\s\d/iu.test(
    text,
  );

/** "free under 14 years", "gratuito sotto i 14 anni": an age, up to which something holds. */
const isAge = (text: string, start: number, suffix: string) =>
  (/^\s?(?:years?|Jahre?n?|ans?|años?|anni|anos?|jaar)$/iu.test(suffix) && birthday.test(text.slice(0, start))) ||
  (/^\s?(?:years?|Jahre?n?|ans?|años?|anni|anos?|jaar)$/iu.test(suffix) &&
    /(?:under|below|unter|bis|sous|moins de|menores de|menos de|hasta|sotto(?: i)?|fino a|até|menores? de|onder(?: de)?|tot)\s$/iu.test(
      text.slice(0, start),
    ) &&
    /(?:free|frei|gratis|kostenlos|gratuit\p{L}*|children|kids|kinder|enfants|niños|bambini|crianças|kinderen)/iu.test(
      text,
    ));

/** "<3" and its like. */
const isSmiley = (match: RegExpMatchArray) => match[1] === '<' && (match[2] ?? '') + (match[4] ?? '') === '';

/** "fino alle 20", "um 20": an hour, and no amount. */
const isHour = (before: string, match: RegExpMatchArray) =>
  /^h?$/u.test((match[2] ?? '') + (match[4] ?? '').trim()) &&
  /^\d{1,2}$/u.test(match[3] ?? '') &&
  Number(match[3]) <= 24 &&
  /(?:^|\s)(?:alle|dalle|ore|às|a las|las|um)\s$/iu.test(before);

/** "every Wednesday, 8 to 12": bare numbers behind a weekday are hours. */
function isSpanOfHours(text: string, start: number, end: number, { weekdays }: Lexicon): boolean {
  const days = new RegExp(`(?<!\\p{L})(?:${phraseSource(weekdays)})s?(?!\\p{L})`, 'iu');
  if (!days.test(text.slice(0, start))) return false;
  const spans = [...text.matchAll(spanOfHours)];
  return spans.some(
    ({ index, 0: span, groups }) =>
      index <= start && end <= index + span.length && Number(groups?.from) <= 24 && Number(groups?.to) <= 24,
  );
}
const spanOfHours =
  /(?<=^|[\s(])(?<from>\d{1,2})\s?(?:to|till|until|bis|à|a|alle|às|tot|–|-)\s?(?<to>\d{1,2})(?=\s*(?:[.,;)]|$))/giu;

/** "In case of fire call 112": a number to call counts nothing. */
const isDialled = (before: string, match: RegExpMatchArray) =>
  (match[2] ?? '') + (match[4] ?? '').trim() === '' &&
  /^\d{2,6}$/u.test(match[3] ?? '') &&
  /(?:^|[^\p{L}])(?:call|dial|ring|text|notruf|tel\.?|wählen sie|appelez(?: le)?|composez(?: le)?|llam[ae](?: al)?|marca(?: el)?|chiama(?:te)?(?: il)?|ligue(?: para o)?|bel|zadzwoń(?: pod)?)\s$/iu.test(
    before,
  );

const isBareYear = (value: string, prefix: string | undefined, suffix: string) =>
  /^(?:19|20)\d\d$/.test(value) && prefix === undefined && suffix === '';

/** What a number behind it names: "hall 12", "Gleis 4", "pabellón 6", "press 3". */
const namesThing =
  /^(?:version|v|no\.?|nr\.?|n°|step|schritt|chapter|kapitel|level|room|hall|halle|saal|pier|gate|track|platform|gleis|act|part|day|dia|día|week|season|windows|line|linie|ligne|linea|línea|linha|bus|tram|quai|voie|zone|terminal|zimmer|raum|etage|stock|floor|étage|piso|piano|andar|stand|booth|extension|ext\.?|durchwahl|salle|sala|aula|classe?|klasse|article|artikel|artículo|articolo|artigo|paragraph|grade|phase|route|highway|autobahn|booths|halls?|rooms?|gates|platforms|floors|building|block|unit|suite|desk|counter|table|seat|row|aisle|bay|plot|press|messehalle|tor|bahnsteig|schalter|gebäude|tisch|platz|reihe|drück\p{L}*|taste|pavillon|porte|bâtiment|chambre|guichet|rang|tapez|touche|pabellón|andén|puerta|puesto|planta|edificio|fila|pulse|tecla|padiglione|binario|camera|fila|premi|tasto|pavilhão|estande|quarto|porta|prédio|pressione|hal|zaal|kamer|perron|spoor|poort|verdieping|gebouw|rij|toets)$/iu;

function isVersion(text: string, start: number, match: RegExpMatchArray, isInRow: boolean): boolean {
  const before =
    text
      .slice(0, start)
      .trimEnd()
      .split(/[\s(]+/)
      .at(-1) ?? '';
  // "Klasse 4B" is no four billion.
  const isLettered = /^[A-Z]$/iu.test(match[4] ?? '') && /^\p{Lu}/u.test(before);
  const bare = (match[2] ?? '') === '' && ((match[4] ?? '').trim() === '' || isLettered);
  return (
    bare &&
    ((!isInRow && isNumberOfName(before, text.slice(start + match[0].trim().length))) ||
      (!isInRow && isModel(text.slice(0, start), text.slice(start + match[0].trim().length))) ||
      namesThing.test(before) ||
      // "Mango, 1.240" in a row: three digits behind the point are thousands.
      (/^\d+\.\d+$/.test(match[3] ?? '') &&
        /^\p{Lu}/u.test(before) &&
        // "January: 5.8" in a row: what stands before the colon is its label.
        !(isInRow && before.endsWith(':')) &&
        !(isInRow && /^[1-9]\d{0,2}\.\d{3}$/.test(match[3] ?? ''))))
  );
}

/** "Lindenstraße 8", "Pier 4.": a number that ends a name. */
const isNumberOfName = (before: string, after: string) =>
  /^\p{Lu}\p{L}+$/u.test(before) &&
  /^\s*(?:$|[.,;:!?)–—]|(?:in|at|on|am|im|and|und|et|y|e|for|from|is|are|ist|sind|est|es|è|é)\s)/u.test(after);

/** "The new Lumo 2 takes": a number between a name inside a sentence and what it does. */
const isModel = (before: string, after: string) =>
  /\p{L}\s\p{Lu}[\p{L}-]*\p{Ll}\s$/u.test(before) && /^\s\p{Ll}/u.test(after);

function trendOf(text: string, lexicon: Lexicon): -1 | 0 | 1 {
  if (anyPhrase(lexicon.rise).test(text)) return 1;
  return anyPhrase(lexicon.fall).test(text) ? -1 : 0;
}

/** 1,234.5 · 1.234,5 · 1 234,5 → 1234.5. A lone separator before three digits groups. */
export function parseNumber(text: string): number {
  const plain = text.replace(/[\s'’  ]/g, '');
  const decimal = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(plain);
  if (decimal !== null) return Number(`${(decimal[1] ?? '').replace(/[.,]/g, '')}.${decimal[2]}`);
  return Number(plain.replace(/[.,]/g, ''));
}
