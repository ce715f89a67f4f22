/** Opening hours of one day: "Samstag ist bis 14 Uhr offen", "On Sundays we open at 11 now". */
import { lexicons } from '../lexicon/lexicons.ts';
import type { Clause } from './clause.ts';
import type { Edit } from './edit.ts';

const hour = '\\d{1,2}(?:[:.h]\\d{2})?(?:\\s?(?:am|pm|Uhr|h|o[\u0027’]clock)(?!\\p{L}))?';
/** Words before the hour, or the day, on which something ends. */
export const until =
  '(?:until|till|til|up\\sto|(?:we\\s|they\\s)?close\\sat|ends?\\s(?:at|on)|endet\\s(?:um|am)|bis|jusqu[\u0027’]à|hasta(?:\\slas)?|fino\\salle|até(?:\\sàs)?|closes?\\sat|ferme\\sà|schließ(?:t|en)\\s(?:um|erst\\sum)|cierra\\sa\\slas|chiude\\salle|fecha\\sàs)';
export const since =
  '(?:from|since|(?:we\\s|they\\s)?open\\sat|starts?\\s(?:at|on)|beginnt\\s(?:um|am)|öffnen\\sum|von|à\\spartir\\sde|dès|desde(?:\\slas)?|dalle|das|a\\spartir\\sdas|opens?\\sat|ouvre\\sà|öffnet\\s(?:jetzt\\s)?(?:schon\\s)?(?:um|erst\\sum)|abre\\s(?:a\\slas|às)|apre\\salle)';
const idle =
  /(?<!\p{L})(?:on|we|are|is|it['’]?s|now|open|opened|am|an|ist|sind|wir|haben|hat|jetzt|nun|offen|auf|geöffnet|le|on|est|sommes|ouvert|ouverts|maintenant|el|los|estamos|está|abierto|ahora|il|siamo|aperto|aperti|ora|o|ao|aos|estamos|aberto|agora|only|nur|also|auch|s)(?!\p{L})/giu;

/** The days of a week by their place in it, in every language. */
const days: readonly string[][] = Array.from({ length: 7 }, (_, at) => {
  const own = lexicons.map(({ weekdays }) => weekdays.filter((day) => !/^sonnabend$|-feira$/u.test(day))[at]);
  return [...new Set([...own, ...(at === 5 ? ['sonnabend'] : [])])].filter((day) => day !== undefined);
});

export function readHours({ text, film }: Clause): Edit | null {
  const end = new RegExp(`(?<!\\p{L})${until}\\s(${hour})`, 'iu').exec(text);
  const start = new RegExp(`(?<!\\p{L})${since}\\s(${hour})`, 'iu').exec(text);
  if (end === null && start === null) return null;
  const rest = text.replace(end?.[0] ?? '', ' ').replace(start?.[0] ?? '', ' ');
  const names = days.find((one) => one.some((name) => new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, 'iu').test(rest)));
  if (names === undefined) return null;
  const left = rest.replace(new RegExp(`(?<!\\p{L})(?:${names.join('|')})s?(?!\\p{L})`, 'iu'), ' ').replace(idle, ' ');
  if (/[\p{L}\p{N}]/u.test(left)) return null;
  const found = [...new Set(film.texts.flatMap((shown) => spansOf(shown, names)))];
  const [span, more] = found;
  if (span === undefined || more !== undefined) return null;
  return { kind: 'words', from: span, to: opened(span, start?.[1], end?.[1]) };
}

/** "Sa 10–13" in "Di–Fr 10–18 Uhr, Sa 10–13 Uhr": a day of its own with its hours. */
function spansOf(shown: string, names: readonly string[]): string[] {
  const short = names.flatMap((name) => Array.from({ length: name.length - 1 }, (_, at) => name.slice(0, at + 2)));
  const day = `(?:${[...new Set(short)].sort((a, b) => b.length - a.length).join('|')})s?`;
  const span = new RegExp(
    `(?<![\\p{L}\\p{N}])(?<![–—-]\\s?)${day}\\.?[,:]?\\s(?:from\\s|von\\s|de\\s|dalle\\s)?${hour}\\s?(?:[–—-]|to|bis|à|until)\\s?${hour}`,
    'giu',
  );
  return [...shown.matchAll(span)].map(([one]) => one.replace(/\s?(?:Uhr|h)$/iu, ''));
}

/** The span with other ends; a word for the hour stays where the film has it. */
function opened(span: string, start: string | undefined, end: string | undefined): string {
  const hours = [...span.matchAll(new RegExp(hour, 'giu'))];
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined) return span;
  const put = (old: string, next: string | undefined) =>
    next === undefined ? old : /\p{L}/u.test(old) ? next : next.replace(/\s?(?:Uhr|h|o['’]clock)$/iu, '');
  const between = span.slice(first.index + first[0].length, last.index);
  return `${span.slice(0, first.index)}${put(first[0], start)}${between}${put(last[0], end)}`;
}
