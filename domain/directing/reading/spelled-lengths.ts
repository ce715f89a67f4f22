/** Lengths as people say them, "half a minute", "une trentaine de secondes", in the digits that patterns know. */
import { countOfWord, numeralSource } from './numerals.ts';

const units =
  '(?:seconds?|secs?|sekunden?|sek|secondes?|segundos?|segs?|secondi|seconden|s|minutes?|minuten?|minutos?|minuti|minuut|mins?)(?!\\p{L})';

/** Small words that colour a length and change nothing: "une petite minute", "eine knappe halbe Minute". */
const shading =
  '(?:short|full|good|mere|single|knappe[rn]?|gute[rn]?|kurze[rn]?|kleine[rn]?|volle[rn]?|petite|bonne|courte|buen|corto|bel|buon|bom|kleine|korte|goede|krappe)';
const a = '(?:(?:a|an|one|1|eine[rnm]?|une|un|una|um|uma|een|één)[\\s-])';

/** Parts of a minute in seconds: the longer sayings first, since the shorter stand inside them. */
const ofMinutes: [number, string][] = [
  [
    90,
    `${a}(?:${shading}\\s)?(?:minute\\sand\\sa\\shalf|minute\\sund\\seine[rn]?\\shalben?|minute\\set\\sdemie|minuto\\sy\\smedio|minuto\\se\\smezz[oa]|minuto\\se\\smeio|minuut\\sen\\seen\\shalve)|minuto\\s(?:y\\smedio|e\\smezzo|e\\smeio)|(?:one\\sand\\sa\\shalf|1\\s?½|anderthalb|eineinhalb|anderhalve|1\\s1/2)[\\s-](?:minu\\p{L}*|min)`,
  ],
  [
    45,
    `${a}?(?:three[\\s-]quarters?\\sof\\sa\\sminute|drei\\s?viertel\\s?minute|trois\\squarts\\sde\\sminute|tres\\scuartos\\sde\\sminuto|tre\\squarti\\sdi\\sminuto|três\\squartos\\sde\\sminuto|driekwart\\sminuut)`,
  ],
  [
    15,
    `${a}?(?:quarter[\\s-](?:of\\san?\\s)?minute|viertel\\s?minute|quart\\sde\\sminute|cuarto\\sde\\sminuto|quarto\\sd[ie]\\sminuto|kwart(?:\\svan\\seen)?\\s?minuut)`,
  ],
  [
    30,
    `half[\\s-](?:of[\\s-])?(?:a|one)[\\s-]minute|${a}?(?:${shading}\\s)?(?:half[\\s-]?minute|halbe[rn]?\\sminute|halbminut\\p{L}*|halbminütig\\p{L}*|demi[\\s-]minute|medio\\sminut(?:o|ito)|mezzo\\sminuto|meio\\sminut(?:o|inho)|halve\\sminuut|halfminuut)`,
  ],
  [
    60,
    `${a}(?:${shading}\\s)?(?:minute|minut(?:o|ito|ino|inho)|minuutje|minuut)(?!\\p{L}|\\s(?:(?:and|und|et|y|e|en)\\s)?\\d)|einminütig\\p{L}*|(?:un\\s)?minutito|minuutje`,
  ],
];

const dozens: [number, string][] = [
  [10, 'dizaine|decina|decena|dezena|tiental'],
  [15, 'quinzaine|quindicina|quincena|quinzena|vijftiental'],
  [20, 'vingtaine|ventina|veintena|vintena|twintigtal'],
  [30, 'trentaine|trentina|treintena|trintena|dertigtal'],
  [40, 'quarantaine|quarantina|cuarentena|veertigtal'],
  [50, 'cinquantaine|cinquantina|cincuentena'],
  [60, 'soixantaine|sessantina|sesentena'],
];

const whole = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?!\\p{L})`, 'giu');

const sayings: [RegExp, string][] = [
  ...ofMinutes.map(([count, source]): [RegExp, string] => [whole(source), `${count} s`]),
  ...dozens.map(([count, words]): [RegExp, string] => [
    whole(`(?:une|una|uma|een)\\s(?:petite\\s)?(?:${words})(?:\\s(?:de|di))?(?=\\s(?:sec|seg)\\p{L}*)`),
    String(count),
  ]),
];

/** "15 to 20 seconds", "entre 15 et 20 s": the longer of two, which both hold. */
const range = new RegExp(
  `(?<![\\p{L}\\p{N}:.,/])(?:(?:between|zwischen|entre|tra|fra|tussen|from|von|de|dai|da)\\s)?\\d{1,3}\\s?(?:seconds?\\s|s\\s)?(?:-|–|—|to|or|bis|oder|und|and|à|ou|et|a|o|y|ai|e|tot|of|en)\\s?(?=\\d{1,3}[\\s-]?${units})`,
  'giu',
);
/** "zwanzigsekündig", "30-sekündiges": the unit as an ending. */
const inOneWord = /(?<!\p{L})(\d{1,3}|\p{L}+?)[\s-]?(sekünd|minüt)ig\p{L}*/giu;
const numeral = new RegExp(`${numeralSource}(?=[\\s-]${units})`, 'giu');
/** "30ish seconds", "30-odd seconds" */
const vague = new RegExp(`(?<=\\d)[\\s-]?(?:ish|odd)(?=[\\s-]${units})`, 'giu');

/** "4 Std. 10 Min.", "2 h 5 min": how long something takes that no film shows at its length. */
const hoursAndMinutes =
  /\d+(?:[.,]\d+)?\s?(?:hours?|hrs?|h|stunden?|std|heures?|horas?|ore|ora|uur|uren)\.?(?!\p{L})(?:\s?(?:,|and|und|et|y|e|en)?\s?\d{1,2}\s?(?:minut\p{L}*|min|mn|m)\.?(?!\p{L}))?/giu;

/** A text with its lengths in digits. */
export function withPlainLengths(text: string): string {
  return [...sayings, [vague, ''] as const].reduce(
    (said, [source, plain]) => said.replace(source, plain),
    text
      .replace(hoursAndMinutes, ' ')
      .replace(inOneWord, (whole, count: string, unit: string) =>
        Number.isNaN(countOfWord(count)) ? whole : `${count} ${/^s/iu.test(unit) ? 'seconds' : 'minutes'}`,
      )
      .replace(numeral, (word) => String(countOfWord(word)))
      .replace(range, ''),
  );
}

const about =
  'exactly|precisely|genau|exakt|exactement|exactamente|esattamente|exatamente|precies|exact|about|around|roughly|approximately|approx\\.?|some|etwa|rund|ungefähr|environ|unos|unas|aproximadamente|circa|ca\\.?|uns|umas|cerca de|ongeveer|zo.n';
/** What a length has to stay below. */
const below =
  "under|below|less than|shorter than|unter|weniger als|kürzer als|moins (?:de|d['’])|menos de|meno di|minder dan|korter dan|onder(?: de)?";
/** What a length may reach, and not pass. */
const most =
  'max(?:\\.|imum|imal|imaal|imo)?|at (?:the )?most|up to|(?:no|not) (?:longer|more) than|höchstens|maximal|bis zu|nicht (?:länger|mehr) als|au (?:plus|maximum)|pas plus de|como máximo|no más de|al massimo|massimo|non più di|no máximo|máximo|não mais de|até|hooguit|hoogstens|(?:niet|geen) (?:langer|meer) dan|maximaal';
const nearly = `(?:(?:${about}|${below}|${most})\\s+(?:de\\s|di\\s)?)`;

/** All that may bound a length. */
export const lengthBounds = `${below}|${most}`;

const article = '(?:(?:the|an?|de|di|den|der|die|une?|una?|uma?|een|eine[rnm]?)\\s)?';
const stopsShort = new RegExp(`(?<!\\p{L})(?:${below})\\s+${article}$`, 'iu');
const stopsAt = new RegExp(`(?<!\\p{L})(?:${most})\\s+${article}$`, 'iu');
const stopsBehind =
  /^\s?(?:tops|max(?:imum|imal|imaal|imo)?|at (?:the )?most|or less|or shorter|höchstens|oder kürzer|(?:au |al |como |no )?(?:máximo|massimo|maximum)|au plus|como mucho|o menos|hooguit|hoogstens|of korter)(?!\p{L})/iu;

/** A length with what stands on both sides of it: "under 45 seconds" is not 45, "at most 45" may be less. */
export function boundedLength(seconds: number, before: string, after: string): { seconds: number; isMost: boolean } {
  const isShort = stopsShort.test(before);
  return {
    seconds: isShort && seconds > 3 ? seconds - 1 : seconds,
    isMost: isShort || stopsAt.test(before) || stopsBehind.test(after),
  };
}

/** What stands before the digits of a length: "about ", "between 15 and " in "between 15 and 20 seconds". */
export const lengthLead = `${nearly}?(?:(?:(?:between|zwischen|entre|tra|fra|tussen|from|von|dai|de)\\s)?\\d{1,3}\\s?(?:-|–|—|to|or|bis|oder|und|and|à|ou|et|a|o|y|ai|e|tot|of|en)\\s?(?=\\d{1,3}[\\s-]?${units}))?`;

/** Source of a pattern for lengths said without digits, which clauses of wishes are known by. */
export const spelledLength = `${nearly}?(?:${ofMinutes.map(([, source]) => source).join('|')}|(?:une|una|uma|een)\\s(?:petite\\s)?(?:${dozens.map(([, words]) => words).join('|')})(?:\\s(?:de|di))?\\s(?:sec|seg)\\p{L}*|${numeralSource}[\\s-](?:seconds?|sekunden|secondes|segundos|secondi|seconden|minutes|minuten|minutos|minuti))`;
