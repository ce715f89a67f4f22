/** Scores and shares: figures that have a drawn form of their own. */
import { readFigures } from './figures.ts';
import { countWords } from './phrases.ts';
import { cleaned, type Reading, say } from './reading.ts';

/** "4.7 out of 5 from 2,086 households" in a sentence of its own. */
export function readRating(reading: Reading, index: number): boolean {
  const text = reading.sentences[index]?.text ?? '';
  if (!ratingIn(reading, text)) return false;
  if (countWords(text) <= 14) reading.used.add(index);
  return true;
}

/** "4.7 out of 5", "4,7 Sterne": where a text tells a score. */
export const ratingOf = (text: string): RegExpExecArray | null =>
  /(\d(?:[.,]\d)?)\s?(?:(?:\/|out of|von|sur|de|su)\s?5(?!\d)\s?)?(?:stars?|sternen?|étoiles|estrellas|stelle|estrelas|★)(?!\p{L})/iu.exec(
    text,
  ) ?? /(?<![\d.,])([0-5][.,]\d)\s?(?:\/|out of|of|von|sur|de|su)\s?5(?![\d.,])/iu.exec(text);

/** "4.9★ from 12 431 riders": the score, and the figure that counts who gave it. */
export function ratingIn(reading: Reading, text: string): boolean {
  const match = ratingOf(text);
  if (match === null) return false;
  reading.found.rating = match[1] ?? '';
  const count = readFigures(text.slice(match.index + match[0].length), reading.lexicon, [])[0];
  if (count !== undefined) reading.found.figures.push(cleaned(count, reading));
  return true;
}

const spelled = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const countOf = (text = '') =>
  text.toLowerCase() === 'twenty'
    ? 20
    : spelled.includes(text.toLowerCase())
      ? spelled.indexOf(text.toLowerCase())
      : Number(text);

/** "7 of 10 need no car". */
export function readShare(reading: Reading, index: number): boolean {
  const text = reading.sentences[index]?.text ?? '';
  const match =
    /(?<![\p{L}\p{N}.,])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine)\s(?:of|out of|in|von|sur|de cada|de|su)\s(?:every\s)?(\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?![\p{L}\p{N}.,%])\s*(.*)$/iu.exec(
      text,
    );
  const [n, m] = [countOf(match?.[1]), countOf(match?.[2])];
  if (match === null || !(n < m && m <= 20 && m >= 3)) return false;
  const label = (match[3] ?? '').replace(/[.!]+$/u, '');
  // "Pancakes for 4 in 20 minutes": a time is no crowd.
  const isTime =
    /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|secondes?|heures?|jours?|semaines?|mois|ans|segundos?|minutos?|horas?|días?|semanas?|meses|años|secondi|minuti|ore|giorni|settimane|mesi|anni|dias?|anos|uur|dagen|weken|maanden|jaar)\b/iu.test(
      label,
    );
  if (countWords(label) > 8 || label === '' || isTime) return false;
  // Signs say how many, but not in the brief's words: both figures stand below them.
  const whole = text.replace(/[.!]+$/u, '');
  reading.found.share = [n, m, say(reading, countWords(whole) <= 12 ? whole : whole.slice(match.index))];
  reading.used.add(index);
  return true;
}
