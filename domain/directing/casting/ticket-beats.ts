import type { Brief } from '../brief.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readFigures } from '../reading/figures.ts';
import { dangling } from '../reading/occasion-rest.ts';
import { capitalise, countWords, phraseSource } from '../reading/phrases.ts';
import { isSmall } from '../reading/untold-words.ts';
import type { ShapeKey } from '../shape-table.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, Shot } from './shot.ts';

/** The name, else the claim, else a short line that the ticket then carries instead of a beat. */
export const ticketTitle = (brief: Brief) =>
  withoutPlace(occasionTitle(brief), brief.occasion.place) || ownTitle(brief);

/** "Volunteer day at Marsh Lane": the ticket says its place by itself. */
function withoutPlace(title: string, place: string): string {
  const head = place !== '' && title.endsWith(` ${place}`) ? title.slice(0, -place.length - 1) : title;
  const bare = head.replace(
    /\s(?:at|in|on|im|in der|am|an der|auf|à|au|à la|aux|en|el|al|in|a|nel|nella|no|na|bij|op)(?:\sthe)?$/iu,
    '',
  );
  return head === title || bare === head ? title : bare;
}

/** "Summer party of the studio, Friday 26 June": what is said before its date, where that is short. */
function occasionTitle({ occasion, copy, name, language }: Brief): string {
  const date = occasion.dates[0] ?? '';
  // "1 September" is no part of "21 September".
  const placeOf = (one: string) =>
    date === ''
      ? -1
      : ([...one.matchAll(new RegExp(`(?<!\\d)${date.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'gu'))][0]?.index ?? -1);
  const sentence = copy.find((one) => placeOf(one) >= 0);
  const small = [...lexiconOf(language).until, ...leading];
  const head = (sentence?.slice(0, placeOf(sentence)) ?? '')
    .split(/[.!?:]\s/u)
    .at(-1)
    ?.replace(new RegExp(`(?:[\\s,–—-]+(?:${phraseSource(small)}))*[\\s,·•|/–—-]*$`, 'iu'), '')
    // "Café Sol opens": the day says that it does.
    .replace(dangling, '');
  const behind = titleBehind(sentence?.slice(placeOf(sentence) + date.length) ?? '', language);
  if (countWords(head ?? '') <= 1 && !/^\p{Lu}{3}/u.test(head ?? '') && behind !== '' && behind !== occasion.place)
    return behind;
  const isTitle =
    head !== undefined &&
    !/[€$£¥]\s?\d|\d\s?[€$£]|CHF/u.test(head) &&
    /^\p{Lu}/u.test(head) &&
    countWords(head) <= 7 &&
    head !== name;
  return isTitle && (name === '' ? countWords(head) >= 2 : head.includes(name)) ? head : '';
}

/** "Este domingo, paella gigante en la plaza": what follows a date that opens its sentence. */
function titleBehind(rest: string, language: string): string {
  const tail = /^,\s/u.test(rest) ? rest.replace(/^[\s,]+|[\s.!]+$/gu, '') : '';
  const isTitle = countWords(tail) >= 2 && countWords(tail) <= 8 && !/[\d,;:]/u.test(tail);
  return isTitle && !isSmall(tail.split(/\s/u)[0] ?? '', lexiconOf(language)) ? capitalise(tail, language) : '';
}

/** What leads from a title to its date, "Election day is", and ends no title. */
const leading =
  'am on at from ab le du dès el il dal em op den is ist est es è é wird findet la the als al dem für for zum w na de do da del van von vom from a às as las los le les'.split(
    ' ',
  );

const ownTitle = ({ name, message, statements }: Brief) =>
  name ||
  message ||
  (statements.find(({ text }) => countWords(text) <= 5 && !/\d\s?[€$£]|[€$£]\s?\d/u.test(text))?.text ??
    statements[0]?.text ??
    '');

/** Dates with a day in the month say more than bare weekdays. */
const datesOf = (dates: readonly string[]) => {
  const exact = dates.filter((date) => /\d/.test(date));
  return (exact.length > 0 ? exact : dates).slice(0, 2);
};

/** Shapes of which a date is the matter. */
const eventful = new Set<ShapeKey>(['event', 'offer', 'hiring', 'alert', 'sting', 'list']);

/** Date, place, price and code as a ticket; as a notice where no title is known. */
export function ticketBeats(caster: Caster, shape: ShapeKey): Beat[] {
  const { occasion, offer: said, changes, statements } = caster.brief;
  // "Was €189, now €149": the price is the one that holds.
  const offer = { ...said, price: changes.find(({ before }) => before === said.price)?.after ?? said.price };
  const date = datesOf(occasion.dates).join(' – ');
  const when = [date, occasion.times.slice(0, 2).join(' · ')].filter((part) => part !== '').join(' · ');
  const title = ticketTitle(caster.brief);
  if (shape === 'alert' && when !== '')
    return [
      makeBeat('notice', 10, [
        cast.card(caster, { title: when, text: occasion.place === '' ? undefined : occasion.place, icon: 'clock' }),
      ]),
    ];
  const hasOffer = offer.discount !== '' || offer.code !== '';
  const beats: Beat[] = [];
  if (hasOffer) {
    const terms = [offer.until, offer.code].filter((part) => part !== '');
    if (offer.discount !== '') beats.push(makeBeat('offer', 10, [discountCounter(caster, offer.discount)]));
    if (terms.length > 0 || when !== '')
      beats.push(
        makeBeat('ticket', 9, [
          cast.ticket(caster, {
            title: headed(title || offer.discount),
            date: offer.until === '' ? when : cast.raised(caster, offer.until),
            price: offer.discount === '' && offer.price !== '' ? offer.price : undefined,
            code: offer.code === '' ? undefined : offer.code,
          }),
        ]),
      );
    return beats;
  }
  if (date === '' && occasion.place === '' && offer.price === '') return [];
  // A weekday alone is no appointment: the line that names it says more.
  const isVague = occasion.place === '' && offer.price === '' && !/\d/.test(when);
  // Days off, and until when to write, are no appointment.
  const isJob = shape === 'hiring' && occasion.place === '' && occasion.times.length === 0;
  if (isVague || isJob) return [];
  // Days that a story names are no appointment: its sentences say what happened on them.
  const isTold = !eventful.has(shape) && occasion.place === '' && occasion.times.length === 0;
  if (isTold) return offer.price === '' || statements.length > 2 ? [] : priceBeats(caster, offer.price);
  if (when === '' && occasion.place === '') return priceBeats(caster, offer.price);
  if (title === '' || countWords(title) > 12)
    return [
      makeBeat('notice', 9, [
        cast.card(caster, {
          title: when || occasion.place || offer.price,
          text: when === '' ? undefined : occasion.place,
          icon: 'calendar',
        }),
      ]),
    ];
  return [
    makeBeat('ticket', 10, [
      cast.ticket(caster, { title: headed(title), date: when, place: occasion.place, price: offer.price }),
    ]),
  ];
}

/** A sentence that heads a ticket ends without its stop. */
const headed = (title: string) => title.replace(/(?<=\p{Ll}{2})\.$/u, '');

/** A price alone is a figure, with what the brief says of it as its label. */
function priceBeats(caster: Caster, price: string): Beat[] {
  if (caster.brief.statements.some(({ text }) => text.toLowerCase().includes(price.toLowerCase()))) return [];
  const figure = readFigures(price, lexiconOf(caster.brief.language), [])[0];
  if (figure === undefined) return [makeBeat('offer', 8, [cast.headline(caster, price)])];
  // "from €890": the word belongs to the amount.
  const least =
    /(?:^|\s)(?:from|ab|à partir de|dès|desde|a partir de|da|vanaf|od)\s$/iu.exec(price.slice(0, figure.start))?.[0] ??
    '';
  const label = `${price.slice(0, figure.start - least.length)} ${price.slice(figure.end)}`.replace(/\s+/g, ' ').trim();
  return [
    makeBeat('offer', 8, [cast.counter(caster, { ...figure, prefix: `${least.trimStart()}${figure.prefix}`, label })]),
  ];
}

function discountCounter(caster: Caster, discount: string): Shot {
  const parts = /^(.*?)(\d+)(\s?%)\s*(.*)$/u.exec(discount);
  if (parts === null) return cast.headline(caster, discount);
  return cast.counter(caster, {
    // "up to 60 %" is no 60 %.
    prefix: (parts[1] ?? '').trim().length > 2 ? (parts[1] ?? '') : (parts[1] ?? '').trim(),
    value: parts[2] ?? '',
    suffix: parts[3] ?? '',
    label: parts[4] ?? '',
    trend: 0,
  });
}
