import type { Lexicon } from '../lexicon/lexicon.ts';
import { endsLength, isAskedPlainly, withoutContentLengths } from './content-lengths.ts';
import { afterForeignAsking, plainDigits } from './foreign-asking.ts';
import { isLookWord } from './look-words.ts';
import { forWhom, isMakersHead } from './maker-words.ts';
import { countOfWord, numeralSource } from './numerals.ts';
import { anyPhrase, countWords, leadingPhrase, phraseSource } from './phrases.ts';
import { boundedLength, lengthBounds, withPlainLengths } from './spelled-lengths.ts';
import { stripTask } from './strip-task.ts';
import { isWishList } from './wish-list.ts';
import { stripWrapper } from './wrapper.ts';

const allUnits =
  'segundos|sekunden|secondes|seconds|second|secondi|сек(?:унд\\p{L}*)?|seconden|sekund\\p{L}*|saniye\\p{L}*|ثانية|ثوان\\p{L}*|שניות|सेकंड|giây|detik|วินาที|δευτερόλεπτ\\p{L}*|másodperc\\p{L}*|secunde|sekuntia';
const denseUnits = '秒|초';
// A numeral is a word of its own: the end of “metres” is no three, nor is “tres” three seconds.
const number = `(?<![\\d.,:])(\\d{1,3}(?:[.,]\\d{1,2})?|${numeralSource})`;

export interface Length {
  seconds: number;
  /** The film may be shorter. */
  isMost: boolean;
}

/** Seconds that the brief asks the film to last; null when it does not say. */
export const readSeconds = (texts: readonly string[], lexicons: readonly Lexicon[]): number | null =>
  readLength(texts, lexicons)?.seconds ?? null;

/** The length that the brief asks for. Of words to the maker any length is the film's. */
export function readLength(
  texts: readonly string[],
  lexicons: readonly Lexicon[],
  makers: readonly string[] = [],
): Length | null {
  const sec = `(?:(?:${phraseSource([...new Set(lexicons.flatMap(({ second }) => second))])}|${allUnits})(?![\\p{L}])|${denseUnits})`;
  const min = phraseSource([...new Set(lexicons.flatMap(({ minute }) => minute))]);
  for (const text of texts) {
    for (const line of withPlainLengths(plainDigits(text)).split(/\n|(?<=[.!?;][”“"»’']?)\s|(?<=[。！？])/u)) {
      if (!lexicons.some((lexicon) => speaksOfTheFilm(line, lexicon, sec))) continue;
      const own = withoutSubject(line, lexicons, sec, min);
      const length = lengthIn(withoutContentLengths(own), sec, min, lexicons);
      if (length !== null) return length;
    }
  }
  const said = makers.map((line) =>
    lengthIn(withoutContentLengths(withPlainLengths(plainDigits(line))), sec, min, lexicons),
  );
  return said.find((length) => length !== null) ?? toldIn(texts, sec);
}

/**
 * "Explain how it works in 30 seconds for beginners.", "Explain in 30 seconds why …", "Show how to do a squat in 15
 * seconds.": where no other length is told, the telling takes so long.
 */
function toldIn(texts: readonly string[], sec: string): Length | null {
  const length = `\\s(?:in|en|em|within)\\s(?:(?:${lengthBounds})\\s)?${number}[\\s-]?${sec}`;
  const told = new RegExp(`${length}(?:${forWhom}\\s*$|,?\\s(?:uit\\s)?(?:${asked})(?!\\p{L}))`, 'iu');
  const shown = new RegExp(`^[^:]*${length}$`, 'iu');
  for (const line of texts.flatMap((text) => withPlainLengths(plainDigits(text)).split(/\n|(?<=[.!?;])\s/u))) {
    const words = line.trim().replace(/[.!]$/u, '');
    const match = (telling.test(words) && told.exec(words)) || (showing.test(words) && shown.exec(words)) || null;
    if (match === null) continue;
    const [before] = match[0].split(match[1] ?? '');
    return boundedLength(countOfWord(match[1] ?? ''), before ?? '', words.slice(match.index + match[0].length));
  }
  return null;
}

const asked =
  'how|why|what|where|when|who|which|wie|warum|was|wieso|weshalb|wo|wer|comment|pourquoi|ce que|qu[ei]|cómo|por qué|qué|come|perch[éè]|cosa|che cos|como|por que|o que|hoe|waarom|wat';

/** "Hacedme una invitación de unos 20 segundos": whatever is asked to be made is the film. */
const making =
  /^(?:please\s|bitte\s|por favor,?\s|per favore,?\s)?(?:(?:make|create|design)\s(?:me|us)|(?:could|can)\syou\s(?:make|create|do)(?:\s(?:me|us))?|mach(?:t|en sie)?\s(?:mir|uns)|erstell(?:e|t|en sie)\s(?:mir|uns)|(?:fais|faites|crée|créez)-(?:moi|nous)|haz(?:me|nos)|haced(?:me|nos)|hága(?:me|nos)|fa(?:mmi|cci|temi|teci)|crea(?:mi|ci|temi|teci)|faz-(?:me|nos)|faça(?:-me|-nos)?|maak\s(?:me|ons))\s(?:an?|some|eine?n?|une?|una?|uno|uma?|een)\s/iu;

const showing =
  /^\W*(?:please\s|bitte\s)?(?:show|demonstrate|zeige?n?|montre[rz]?|muestra|enseña|mostra|mostre|toon|laat)(?:\s(?:us|me|people|viewers|uns|mir|zien))?\s(?:how|wie|comment|cómo|come|como|hoe)(?!\p{L})/iu;

const telling =
  /^\W*(?:please\s|bitte\s)?(?:explain|teach|tell|describe|summari[sz]e|sum up|introduce|present|pitch|erkläre?n?|erklärt|explique[rz]?|explica|explíca(?:me|nos)|spiega|spiegami|leg)(?!\p{L})/iu;

/** Lengths that the brief names besides the one that holds, as it names them: nobody can keep two. */
export function otherLengths(texts: readonly string[], lexicons: readonly Lexicon[], taken: number | null): string[] {
  if (taken === null) return [];
  const sec = phraseSource([...new Set(lexicons.flatMap(({ second }) => second))]);
  const asked = texts
    .flatMap((text) => text.split(/\n|(?<=[.!?;])\s/u))
    .filter((line) => lexicons.some((lexicon) => stripWrapper(line, lexicon) !== null))
    .flatMap((line) => [
      ...(line.split(':')[0] ?? '').matchAll(new RegExp(`${number}[\\s-]?(?:${sec})(?!\\p{L})`, 'giu')),
    ]);
  return asked
    .filter((match) => boundedLength(countOfWord(match[1] ?? ''), ...around(match.input, match)).seconds !== taken)
    .map(([length]) => `${length} (the film lasts ${taken} s)`);
}

/** "Recipe clip: tacos, ready in 25 minutes": behind the asking's colon only a length of its own is the film's. */
function withoutSubject(line: string, lexicons: readonly Lexicon[], sec: string, min: string): string {
  const [, head = '', tail = ''] = /^([^:：]{2,72})[:：]\s+(\S.*)$/su.exec(line.trim()) ?? [];
  if (!lexicons.some(({ film }) => anyPhrase(film).test(head))) return line;
  const own = new RegExp(
    `^\\W*(?:in\\s|about\\s|exactly\\s)?${number}[\\s-]?(?:${sec}|(?:${min})(?!\\p{L}))(.*)$`,
    'iu',
  );
  const said = tail.split(/[,;]\s|\s[–—]\s/u).filter((clause) => {
    const behind = own.exec(clause)?.[2];
    return behind !== undefined && countWords(clause) <= 5 && endsLength(behind, lexicons);
  });
  return [head, ...said].join(' , ');
}

/** "10 min a day", "4 minutes from the station": how often or how far is no length. */
const noRate =
  '(?!\\s?(?:/|(?:an?|per|each|every|pro|am|je|jeden?|par|por|al|ao|à|per)\\s(?:day|night|morning|evening|week|month|year|session|person|tag|nacht|woche|monat|jahr|jour|nuit|semaine|mois|día|noche|semana|mes|giorno|notte|settimana|mese|dia|noite|mês|dag|nacht|week|maand)(?!\\p{L})|(?:daily|weekly|nightly|täglich|wöchentlich|dagelijks|away|walk|drive|from|later|entfernt|zu Fuß|à pied|a pie|a piedi|a pé|lopen)(?!\\p{L})))';

function lengthIn(line: string, sec: string, min: string, lexicons: readonly Lexicon[]): Length | null {
  const minutes = new RegExp(
    `${number}[\\s-]?(?:${min})(?![\\p{L}])${noRate}(?:\\s*(?:and|und|et|y|e)?\\s*(\\d{1,2})[\\s-]?${sec})?`,
    'iu',
  ).exec(line);
  const seconds = new RegExp(`${number}[\\s-]?${sec}${noRate}`, 'iu').exec(line);
  if (minutes !== null && (seconds === null || minutes.index <= seconds.index)) {
    const length = countOfWord(minutes[1] ?? '') * 60 + Number(minutes[2] ?? 0);
    if (isAskedPlainly(line, length, minutes.index, lexicons)) return boundedLength(length, ...around(line, minutes));
  }
  if (seconds !== null) return boundedLength(countOfWord(seconds[1] ?? ''), ...around(line, seconds));
  const clock = clockLength.exec(line);
  return clock === null ? null : { seconds: Number(clock[1]) * 60 + Number(clock[2]), isMost: false };
}

const around = (line: string, { 0: said, index }: RegExpExecArray): [string, string] => [
  line.slice(0, index),
  line.slice(index + said.length),
];

/** "Story 0:20": minutes and seconds. "9:16" is a format, and "starts at 8:45" an hour. */
const clockLength =
  /(?:^|(?<!(?:^|\s)(?:at|um|ab|von|bis|à|dès|de|las|alle|dalle|às|om|vanaf|from|till|until|by))\s)(?!9:16)([0-3]|\d(?=:\d\d\s?min)):([0-5]\d)(?![\d:])(?!\s?(?:Uhr|uur|h\b|am\b|pm\b|a\.m|p\.m|[–-]\s?\d))/iu;

/** Words that lead to a length and say nothing else: "Something like 90 seconds", "Bitte nicht länger als eine Minute". */
const leads =
  "(?:please|in|exactly|about|around|roughly|approximately|approx\\.?|say|ideally|preferably|maybe|perhaps|only|just|max\\.?|up to|under|at (?:most|least)|no (?:longer|more) than|not (?:longer|more) than|less than|something like|(?:i|we) (?:was|were|am|are|['’]m) thinking(?: of)?|(?:i['’]d|we['’]d|i would|we would) like|(?:could|can) (?:this|it) be|(?:it|this) (?:should|could|can|must) (?:be|last|run)|bitte|genau|exakt|esattamente|exatamente|precies|exact|etwa|rund|ungefähr|höchstens|maximal|gerne?|am besten|nicht (?:länger|mehr) als|ca\\.?|environ|exactement|idéalement|pas plus (?:de|d['’])|maximum|plutôt|unos|unas|máximo|más o menos|alrededor de|aproximadamente|no más de|circa|massimo|più o meno|non più di|al massimo|cerca de|mais ou menos|não mais (?:de|que)|uns|por favor|per favore|graag|liefst|ongeveer|hooguit|maximaal|niet langer dan)";

/** Only a length said of the film counts: "grind for 30 seconds" is a step. */
function speaksOfTheFilm(line: string, lexicon: Lexicon, sec: string): boolean {
  // "clips on in 2 seconds" does something, and is no film.
  const plain = line
    .trim()
    .replace(/(?<=\s)(?:clips|films|spots)(?=\s(?:on|onto|to|into|together|it|you)(?!\p{L}))/giu, '');
  if (afterForeignAsking(plain) !== null) return true;
  if (stripWrapper(plain, lexicon) !== null || isWishList(plain, lexicon)) return true;
  if (anyPhrase(lexicon.film).test(plain)) return true;
  if (making.test(plain)) return true;
  const head = /^([^:：\n]{1,72})[:：]/u.exec(plain)?.[1] ?? plain;
  if (isMakersHead(head, [lexicon])) return true;
  // "Explain tides in 40 seconds", "Recette … en 30 secondes :": what the telling takes, not what is told.
  const timed = new RegExp(`\\s(?:in|en|em|within)\\s${number}[\\s-]?${sec}${forWhom}\\s*$`, 'iu').test(
    head.replace(/[.!]$/u, ''),
  );
  const led = new RegExp(`^\\p{L}+[:,]?\\s(?:in|en|em|within)\\s${number}[\\s-]?${sec}(?![\\p{L}])`, 'iu').test(plain);
  if (led && stripTask(plain) !== null) return true;
  if (timed && (stripTask(plain) !== null || (head !== plain && countWords(head) <= 12))) return true;
  // "Calm, warm, 20 seconds.": the length stands in a clause of its own among looks.
  if (
    new RegExp(`(?:^|,)\\s*${number}[\\s-]?${sec}\\s*(?:,|[.!]?$)`, 'iu').test(plain) &&
    plain.split(',').every((part) => countWords(part) <= 2)
  )
    return true;
  // "party look with streamers, 15 seconds", "lively 30s": a length behind how it shall look.
  const behind = new RegExp(`^\\W*([^\\d]{3,60}?),?\\s${number}[\\s-]?${sec}[.!]?$`, 'iu').exec(plain)?.[1] ?? '';
  if (
    behind !== '' &&
    countWords(behind) <= 7 &&
    !leadingPhrase([...lexicon.step, ...lexicon.act]).test(behind) &&
    (anyPhrase([...lexicon.craft, ...Object.values(lexicon.tones).flat()]).test(behind) ||
      behind
        .split(/[\s,]+/u)
        .some((word) => isLookWord(word) && !/^(?:and|und|et|y|e|en|with|mit|but|very|not)$/iu.test(word)))
  )
    return true;
  const alone = new RegExp(
    `^\\W*(?:(?:${leads}|${lengthBounds})\\s+)*${number}[\\s-]?${sec}(?![\\p{L}])(.*)$`,
    'isu',
  ).exec(plain)?.[2];
  if (alone !== undefined && endsLength(alone, [lexicon]) && (plain.length < 80 || countWords(plain) <= 12))
    return true;
  // "Put this on screen for 8 seconds, elegant."
  if (
    new RegExp(
      `^\\W*(?:please\\s|bitte\\s)?(?:put|show|display|keep|hold|zeige?|halte)\\s.{2,40}?\\s(?:for|during|over|für|lang)?\\s?${number}[\\s-]?${sec}(?![\\p{L}])`,
      'iu',
    ).test(plain) &&
    /\s(?:this|it|that|on screen|das|dies|es)\s/iu.test(plain)
  )
    return true;
  if (/^\W*(?:please\s)?(?:keep|make)\s(?:it|this|the \w+)\b[^.\d]{0,60}\d/iu.test(plain)) return true;
  if (
    new RegExp(
      `${number}[\\s-]?${sec}\\s+(?:long|max|total|in all|overall|lang|insgesamt)|(?:^|\\s)0:\\d\\d|秒`,
      'iu',
    ).test(plain)
  )
    return true;
  if (
    new RegExp(
      `(?:lasts?|lasting|runs?|dauert|dure|dura)\\s(?:for\\s|exactly\\s)?${number}[\\s-]?${sec}[.!]?$`,
      'iu',
    ).test(plain) &&
    countWords(plain) <= 7
  )
    return true;
  return /^\W*(?:length|len|dur|runtime|duration|running time|style|look|format|specs?|stil|stijl|estilo|stile|dauer|länge|laufzeit|durée|longueur|duración|durata|lunghezza|duração|duur|lengte)\W/iu.test(
    plain,
  );
}
