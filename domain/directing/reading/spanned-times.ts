/** Hours as an occasion shows them: two that are one stretch as one, each with the word that says what begins. */
import { readTimes, type Stretch } from './dates.ts';

/** "between 18:00 and 23:00" is one stretch of time. */
export function spanned(text: string, [first, next, ...more]: readonly Stretch[]): Stretch[] {
  if (first === undefined || next === undefined) return first === undefined ? [] : [first];
  const isOne =
    /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen)\s(?:the\s|las\s|le\s|as\s)?$/iu.test(
      text.slice(0, first.start),
    ) && /^\s(?:and|und|et|y|e|en)\s(?:las\s|le\s|as\s)?$/iu.test(text.slice(first.end, next.start));
  return isOne
    ? [{ text: `${first.text}–${next.text}`, start: first.start, end: next.end }, ...spanned(text, more)]
    : [first, ...spanned(text, [next, ...more])];
}

/** The hours of a text, each with its word. */
export const labelledTimes = (text: string): Stretch[] => readTimes(text).map((time) => labelledSpan(text, time));

/** "Einlass 19 Uhr", "Doors 7 pm": a time keeps the word that says what begins. */
export function labelledSpan(text: string, time: Stretch): Stretch {
  const label =
    /(?<![\p{L}])(?:(?:alle\s)?ore|Einlass|Beginn|Start|Ende|Geöffnet|(?:^\p{Lu}\p{L}+\s)open|Doors(?:\sopen)?|Show|Kick-?off|Konzert|Anstoß|Concert|Spectacle|Concierto|Concerto|Spettacolo|Aanvang|Deuren(?:\sopen)?|Täglich|Daily|Starts?|Open|Ouverture(?:\sdes portes)?|Début|Apertura|Inicio|Inizio|Puertas|Porte|Abertura|Início)(?:\s(?:at|from|ab|um|von|à|de|dès|a las|alle|às))?:?\s$/iu.exec(
      text.slice(0, time.start),
    )?.[0];
  if (label === undefined) return time;
  return { text: `${label}${time.text}`, start: time.start - label.length, end: time.end };
}
