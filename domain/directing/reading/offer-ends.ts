/** Until when an offer holds: "until Sunday, 8 pm", "ends on 30 November", "this weekend only". */
import { readDates, type Stretch } from './dates.ts';
import { phraseSource } from './phrases.ts';
import type { Reading } from './reading.ts';

/** Behind such a verb stands the last day of something. */
export const endsHow =
  /(?<!\p{L})(?:ends?|expires?|endet|läuft|prend fin|se termine|expire|termina|acaba|finaliza|caduca|vence|scade|eindigt|loopt af|verloopt)(?:\s(?:on|am|le|el|il|em|a|o|op|noch bis|bis))?(?:\s(?:the|zum|dia|el|il))?\s$/iu;

/** "Sunday, 8 pm", "Sunday at midnight": the hour on the last day goes with it. */
const hour =
  /^,?\s(?:(?:at|um|à|a las|alle|às|as|om)\s)?(?:midnight|noon|Mitternacht|minuit|midi|medianoche|mezzanotte|meia-noite|middernacht|\d{1,2}(?:[:.h]\d{2})?\s?(?:Uhr|uur|h|am|pm)(?!\p{L}))/iu;

const hourAlone = /^\D+\d{1,2}(?:[:.h]\d{2}(?:\s?(?:Uhr|uur|h|am|pm))?|\s?(?:Uhr|uur|h|am|pm))\s*$/iu;

const shortly =
  /(?<!\p{L})(?:(?:only|nur|alleen|seulement|uniquement|solo|sólo|só|apenas)\s)?(?:this|dieses|dit|ce|este|questo|neste)\s(?:weekend|week-end|Wochenende|fin de semana|fine settimana|fim de semana)(?:\s(?:only|seulement))?(?!\p{L})|(?<!\p{L})(?:today only|only today|nur heute|solo hoy|solo oggi|só hoje|alleen vandaag|aujourd[’']hui seulement)(?!\p{L})/iu;

/** The stretch of a sentence that says so; null where none does, or nothing is offered. */
export function endOf({ found, sentences, lexicon }: Reading, text: string): Stretch | null {
  const { discount, code } = found.offer;
  const isKnown = discount !== '' || code !== '';
  if (!isKnown && !sentences.some(({ text: one }) => /(?<!\p{L})(?:code|código|codice)(?!\p{L})/iu.test(one)))
    return null;
  const day = readDates(text, lexicon).find(({ start }) => endsHow.test(text.slice(0, start)));
  if (day !== undefined) return lastDay(text, endsHow.exec(text.slice(0, day.start))?.index ?? day.start, day.end);
  const short = shortly.exec(text);
  if (short !== null) return { text: short[0], start: short.index, end: short.index + short[0].length };
  const until = isKnown ? untilIn(lexicon).exec(text) : null;
  // "Walk-ins welcome until 17:30" beside "Students 15% off": an hour ends what its own sentence tells.
  const isOther =
    until !== null && hourAlone.test(until[0]) && ![discount, code].some((one) => one !== '' && text.includes(one));
  return until === null || isOther ? null : lastDay(text, until.index, until.index + until[0].trimEnd().length);
}

function lastDay(text: string, start: number, upTo: number): Stretch {
  const end = upTo + (hour.exec(text.slice(upTo))?.[0].length ?? 0);
  return { text: text.slice(start, end), start, end };
}

const untilIn = ({ until, months }: Reading['lexicon']) =>
  new RegExp(
    `(?<![\\p{L}])(?:${phraseSource(until)})\\s+(?![-−]?\\d{1,2}\\s?(?:%|percent|Prozent))(?:(?!(?:with|mit|avec|con|com|met|at|use)\\s)(?:\\d{1,2}\\.(?=\\s(?:${phraseSource(months.flat())})(?!\\p{L}))|[^.,;!?\\s\\ue000-\\uf8ff]+)\\s?){1,5}`,
    'iu',
  );
