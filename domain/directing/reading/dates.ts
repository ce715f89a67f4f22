import type { Lexicon } from '../lexicon/lexicon.ts';
import { onceFor, phraseSource } from './phrases.ts';
import { shortDays } from './short-days.ts';

/** A stretch of a masked sentence. */
export interface Stretch {
  text: string;
  start: number;
  end: number;
}

/** Months of languages without a lexicon of their own, as they stand beside a day. */
const otherMonths = (
  'januari februari maart juni juli augustus oktober stycznia lutego marca kwietnia maja czerwca lipca sierpnia ' +
  'września października listopada grudnia января февраля марта апреля мая июня июля августа сентября октября ноября декабря ' +
  'בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר ' +
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر ' +
  'ledna února března dubna května června července srpna září října listopadu prosince ' +
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık ' +
  'जनवरी फ़रवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर ' +
  'mars maj augusti'
).split(' ');

const join = (source: RegExp, text: string): Stretch[] =>
  [...text.matchAll(source)].map((match) => ({
    text: match[0]
      .trim()
      // "November 24 to 27." ends its sentence, "24.12." does not.
      .replace(/(?<=\p{L}.*\s\d{1,2})\.$/u, '')
      .replace(/(?<=\p{L}{5}|\b(?:May|Mai|June|July|Juni|Juli|juin|mars|août|mayo|maio|mei))\.$/iu, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** How dates are spelled in a language. */
const datesOf = onceFor((lexicon) => {
  const month = `(?:${phraseSource([...lexicon.months.flat(), ...otherMonths])})\\.?`;
  const weekday = `(?:${phraseSource(lexicon.weekdays)})s?`;
  const day = '\\d{1,2}(?:st|nd|rd|th|er|\\.|º|ª|°(?=\\s\\p{L}))?';
  const shortDay = `(?:${shortDays(lexicon.language)})\\.?`;
  const range = `(?:${day},\\s?)*${day}(?:\\s?(?:[–—+-]|to|bis|au|al?|do|tot|t/m|ile|إلى|and|und|et|y|e|en|i|&)\\s?(?:(?:${weekday}|${shortDay}),?\\s(?:the\\s|den\\s|le\\s|el\\s)?)?${day})?`;
  const dayMonth = `${range}\\s(?:of\\s|de\\s|d['’])?${month}(?:\\s?[–—-]\\s?${day}\\s${month})?(?:,?\\s(?:de\\s|do\\s|del\\s)?\\d{4})?`;
  // "May 9, 10 am", "May 9, 1–4 pm": a day and its hours.
  const noHour =
    '(?!\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[–—-]\\s?\\d{1,2}(?:[:.]\\d{2})?\\s?)?(?:am|pm|a\\.m|p\\.m|Uhr|uur|h)(?!\\p{L})|\\d{1,2}:\\d)';
  const others = range.replace(
    `(?:${day},\\s?)*${day}`,
    `${day}(?:,\\s?${noHour}(?:0?[1-9]|[12]\\d|3[01])(?!\\d|\\s\\p{Ll}{3}))*`,
  );
  const monthDay = `${month}\\s${others}(?![.,]\\d)(?:,?\\s\\d{4})?(?!\\s?(?:%|€|\\d))`;
  const numeric =
    '\\d{4}-\\d{2}-\\d{2}|(?<![$€£¥\\d.]\\s?)(?<!\\d,\\s?)(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?:\\d{2,4})?|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}年\\d{1,2}月\\d{1,2}日|\\d{1,2}月\\d{1,2}日';
  const monthYear = `${month}\\s\\d{4}`;
  const core = `(?:${dayMonth}|${monthDay}|${numeric}|${monthYear})`;
  const dense = '(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日(?:[（(][月火水木金土日][)）])?';
  const full = `${dense}|(?<![\\p{L}\\p{N}])(?:(?:${weekday}|${shortDay}),?\\s(?:the\\s|den\\s|dem\\s|le\\s|el\\s)?)?${core}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${weekday}(?:\\s?[–—-]\\s?${weekday})?(?![\\p{L}\\p{N}])`;
  // "Sa 11–13 Uhr"
  const shortHour = `(?<![\\p{L}\\p{N}])(?:${shortDays(lexicon.language)})(?:\\.?\\s?[–-]\\s?(?:${shortDays(lexicon.language)}))?(?=\\.?,?\\s\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[–-]\\s?\\d|Uhr|am|pm|h\\b))`;
  return new RegExp(`${full}|${shortHour}`, 'giu');
});

/** Dates in the brief's own spelling; a weekday and its date are one. */
export function readDates(text: string, lexicon: Lexicon): Stretch[] {
  const found = join(datesOf(lexicon), text).filter(
    ({ text: date, end }) =>
      !/^(?:may|mar|jan|set|ago|mai)$/iu.test(date) &&
      !(/^\p{L}+$/u.test(date) && isHabit(text.slice(0, end), date)) &&
      !(/^\p{L}+$/u.test(date) && (isNamePart(text.slice(end), lexicon) || isMonthly.test(text.slice(end)))),
  );
  return merged(text, found);
}

/** "every Tuesday", "on Fridays": a habit, and no day of the calendar. */
const isHabit = (upTo: string, date: string) =>
  /\s(?:except|but|save|closed|außer|ausser|geschlossen|sauf|fermé le|excepto|menos|cerrado el|tranne|chiuso il|exceto|fechado (?:à|ao)|every|each|jeden|jede|chaque|tous les|cada|todos los|todos os|ogni|tutti i|todas as|elke|iedere|varje|каждый|каждую)\s+(?:\p{L}+,?\s(?:(?:and|or|und|oder|et|ou|y|o|e|en|of|&)\s)?){0,4}?\p{L}+$/iu.test(
    ` ${upTo}`,
  ) || /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/iu.test(date);

/** "the first Tuesday of every month" */
const isMonthly =
  /^\s(?:of|in|im|des|du|de|del|do|van)\s(?:(?:the|a|every|each|jedes|jeden|le|chaque|cada|el|ogni|o|elke|iedere|de)\s)*(?:months?|monats?|mois|mes|mese|mês|maand)(?!\p{L})/iu;

/** "Sunday Coffee Club" is a name and no day. */
const isNamePart = (after: string, { language }: Lexicon) =>
  language !== 'de' && /^\s\p{Lu}\p{L}+\s\p{Lu}\p{Ll}/u.test(after);

/** "23 novembre au 29 décembre" is one stretch of time. */
function merged(text: string, dates: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const date of dates) {
    const last = result.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, date.start);
    if (
      last !== undefined &&
      /^\s?(?:[–—-]|to|bis(?: zum)?|au|al?|até|until|through|tot(?: en met)?|t\/m)\s?$/iu.test(between)
    ) {
      result[result.length - 1] = {
        // The later day is spelled without the stop of its sentence.
        text: `${text.slice(last.start, date.start)}${date.text}`.replace(/(?<=\p{L}{4})\.$/u, ''),
        start: last.start,
        end: date.end,
      };
    } else result.push(date);
  }
  return result;
}

/** A day with the hours that belong to it, "Saturday from 22:00 until Sunday 04:00", as one stretch; null without. */
export function readSpan(text: string, lexicon: Lexicon): Stretch | null {
  const days = readDates(text, lexicon);
  const hours = readTimes(text).filter(({ start, end }) => !days.some((day) => start < day.end && end > day.start));
  const all = [...days, ...hours].sort((a, b) => a.start - b.start);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || hours.length < 2 || days.length === 0) return null;
  const small =
    /^[\s,]*(?:from|at|until|till|to|von|ab|bis|um|de|dès|à|jusqu['’]à|au|desde|las|a|hasta|dalle|alle|das|às|até|and|–|—|-)?(?:\s(?:the|las|to))?[\s,]*$/iu;
  const isOne = all.every((one, index) => index === 0 || small.test(text.slice(all[index - 1]?.end, one.start)));
  return isOne ? { text: text.slice(first.start, last.end), start: first.start, end: last.end } : null;
}

/** "7:30 in the evening", "8 Uhr abends", "20 h du soir": the part of the day belongs to its hour. */
const dayPart =
  "(?:in\\sthe\\s(?:morning|afternoon|evening)|at\\snight|morgens|vormittags|mittags|nachmittags|abends|nachts|du\\s(?:matin|soir)|de\\sl['’]après-midi|de\\sla\\s(?:mañana|tarde|noche)|d(?:i|el|ella)\\s(?:mattina|mattino|pomeriggio|sera|notte)|da\\s(?:manhã|tarde|noite)|['’]s\\s(?:ochtends|morgens|middags|avonds|nachts))(?!\\p{L})";

/** "alle 11", "a las 8": an hour that its words alone mark as one. */
const bareHour =
  '(?:alle|a\\slas)\\s\\d{1,2}(?!\\d|[:.,]\\d|\\s?[%€h]|\\s(?!(?:in|nel|nella|presso|con|da|dal|di|al|alla|a|e|ed|poi|en|el|y|hasta|fino)(?!\\p{L}))\\p{L})';
const clock = `(?:(?:alle\\s)?ore\\s\\d{1,2}(?:[.,][0-5]\\d)?(?![\\d:]|[.,]\\d)|${bareHour}|\\d{1,2}\\sh\\s[0-5]\\d(?!\\d|[.,]\\d)|\\d{1,2}[:.h]\\d{2}(?:\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|Uhr|uur|h))?|\\d{1,2}\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|Uhr|uur|h)|(?<=(?:at|um|à|las|alle|às|om|\\d{4}|\\p{L},)\\s)\\d{1,2}(?=\\s${dayPart}))`;

/** What stands behind an hour in capitals says where it holds, and is no place. */
const zones = '(?-i:UTC|GMT|BST|[CEMW]E?S?T|MESZ|MEZ|[CEMPA][SD]?T|IST|JST)';

/** "takes 3 h" is a length; "at 3 h" a time. */
const isSpanOfHours = (found: string, before: string) =>
  /^\d{1,2}\s?h$/iu.test(found) &&
  !/(?:(?:(?:19|20)\d\d|\d{1,2}\s(?:de\s)?\p{L}{3,}),\s*$|@|(?<!\p{L})(?:at|from|until|à|dès|de|ab|um|bis|às|as|las|to)|[–-])\s*$/iu.test(
    before,
  );

const times = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:zwischen|between)\\s\\d{1,2}\\s(?:und|and)\\s|\\d{1,2}\\s?(?:bis|–|-|to|à|a|tot)\\s?(?=\\d{1,2}(?:[:.]\\d{2})?\\s?(?:Uhr|uur|am|pm|h)(?!\\p{L})|\\d{1,2}:\\d{2})|dalle\\s\\d{1,2}\\s(?=alle\\s\\d{1,2}))?${clock}(?:\\s?(?:[–—-]|to|until|till?|bis|à|às|a las|alle|do|a|tot)\\s?${clock}|(?:[–—-])\\d{1,2}\\s?(?:am|pm|Uhr|uur|h))?(?:\\s${dayPart})?(?:\\s(?:${zones})(?!\\p{L}))?(?![\\p{L}\\p{N}]|[:.,]\\d)`,
  'giu',
);
const denseTimes = /\d{1,2}時(?!間)(?:\d{2}分)?(?:\s?(?:から|〜|～|–|-)\s?\d{1,2}時(?:\d{2}分)?)?/gu;

/** Times of day and their ranges, as spelled. */
export function readTimes(text: string): Stretch[] {
  if (!/\d/u.test(text)) return [];
  return [...join(times, text), ...join(denseTimes, text)].filter(
    ({ text: found, start, end }) =>
      // "3 h 40 min" is how long.
      !/^\s?(?:min|m)(?!\p{L}{4})/iu.test(text.slice(end)) &&
      !isSpanOfHours(found, text.slice(0, start)) &&
      !/^(?:16:9|9:16|1:1|4:5)$/.test(found) &&
      // "1st Ida Holm 36:12": no day has so many hours.
      Number(/\d+/.exec(found)?.[0] ?? 0) <= 24 &&
      !/^\d{1,2}\.\d{2}$/.test(found),
  );
}
