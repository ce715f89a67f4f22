import { lexiconOf } from '../lexicon/lexicons.ts';
import { readFigures } from '../reading/figures.ts';
import { countWords } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import { appointmentOf } from './appointment.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, Shot } from './shot.ts';
import { surePrice } from './sure-price.ts';
import { ticketTitle } from './ticket-title.ts';

/** Shapes of which a date is the matter. */
const eventful = new Set<ShapeKey>(['event', 'offer', 'hiring', 'alert', 'sting', 'list']);

/** Date, place, price and code as a ticket; as a notice where no title is known. */
export function ticketBeats(caster: Caster, shape: ShapeKey): Beat[] {
  const { offer: told, changes, statements } = caster.brief;
  const { date, day, times, place, isFrom, isTold: isSaid, told: own } = appointmentOf(caster.brief);
  const said = { ...told, price: surePrice(caster.brief) };
  // "Was €189, now €149": the price is the one that holds.
  const offer = { ...said, price: changes.find(({ before }) => before === said.price)?.after ?? said.price };
  // "Stay inside from 12 to 6 pm" in a warning for the weekend: its hours are of what they tell.
  const hours = shape === 'alert' && own !== '' ? times.filter((time) => own.includes(time)) : times;
  const when = [date, hours.slice(0, 2).join(' · ')].filter((part) => part !== '').join(' · ');
  const dates = day === '' ? [] : [day];
  const title = ticketTitle({ ...caster.brief, occasion: { dates, times: [...times], place } });
  if (shape === 'alert' && when !== '') {
    // A day that stands in its sentence needs no card of its own, and an hour is of what its sentence tells.
    const isLate = caster.brief.copy.indexOf(own) > 1;
    if ((isSaid && when === date) || date === '' || isLate) return [];
    // "Line 42 no longer stops at Market Square": a place that a line names says there what becomes of it.
    const isNamed = place === '' || statements.some(({ text }) => text.includes(place));
    return [
      makeBeat('notice', 10, [cast.card(caster, { title: when, text: isNamed ? undefined : place, icon: 'clock' })]),
    ];
  }
  const hasOffer = offer.discount !== '' || offer.code !== '';
  const beats: Beat[] = [];
  if (hasOffer) {
    const terms = [offer.until, offer.code].filter((part) => part !== '');
    if (offer.discount !== '') beats.push(makeBeat('offer', 10, [discountCounter(caster, offer.discount)]));
    // When it ends, and nothing besides, stands where the film asks to come.
    if (deadline(caster, shape) !== '') return beats;
    // "We roast on Wednesday and ship on Thursday": weekdays of what happens each week are none of the offer.
    const dated = /\d/u.test(when) || own.includes(offer.discount || offer.code) ? when : '';
    // "Students 15% off. Thursday late: open till 20:00": nothing says that this day is of the offer.
    if (terms.length === 0 && !/\d/u.test(date) && !own.includes(offer.discount)) return beats;
    if (terms.length > 0 || dated !== '')
      beats.push(
        makeBeat('ticket', 9, [
          cast.ticket(caster, {
            title: headed(title || (dated === '' ? caster.brief.name : '') || offer.discount),
            date: untilWhen(cast.raised(caster, offer.until), dated),
            place: besideTitle(place, title) || undefined,
            price: offer.discount === '' && offer.price !== '' ? offer.price : undefined,
            code: offer.code === '' ? undefined : offer.code,
          }),
        ]),
      );
    return beats;
  }
  if (date === '' && place === '' && offer.price === '') return [];
  // A weekday alone is no appointment: the line that names it says more.
  const isVague = place === '' && offer.price === '' && !/\d/.test(when);
  // Days off, and until when to write, are no appointment.
  const isJob = shape === 'hiring' && times.length === 0;
  const heads = [title, caster.brief.copy[0]?.split(/[:：]\s/u)[0] ?? ''];
  if (isFrom || isVague || isJob || heads.some((head) => tellsNews.test(head) || isNews.test(head))) return [];
  // "The conference took place on 18 and 19 September": nobody comes to what is over.
  if (isOver.test(own)) return [];
  // "Daniel Osei starts on March 3": nobody is invited to a first day at work.
  if (times.length === 0 && offer.price === '' && startsWork.test(own)) return [];
  // Days that a story names are no appointment: its sentences say what happened on them.
  const isTold = !eventful.has(shape) && place === '' && times.length === 0;
  if (isTold) return offer.price === '' || statements.length > 2 ? [] : priceBeats(caster, offer.price);
  if (when === '' && place === '') return priceBeats(caster, offer.price);
  // "Version 3.2 stops receiving updates on 1 May": a day by itself belongs to what its sentence speaks of.
  const isOfOther = own !== '' && !own.toLowerCase().includes(title.toLowerCase()) && countWords(own) > leastOfTelling;
  if (isOfOther && date === when && place === '' && offer.price === '') return [];
  // Without a head it says less than the sentence that tells it.
  if (title === '' && isSaid) return [];
  if (title === '' || countWords(title) > 12)
    return [
      makeBeat('notice', 9, [
        cast.card(caster, {
          title: when || place || offer.price,
          text: when === '' ? undefined : place,
          icon: 'calendar',
        }),
      ]),
    ];
  return [
    makeBeat('ticket', 10, [
      cast.ticket(caster, { title: headed(title), date: when, place: besideTitle(place, title), price: offer.price }),
    ]),
  ];
}

/** "Ends Sunday midnight": the last day of an offer without code, price and place, which its closing says; empty for none. */
export function deadline({ brief }: Caster, shape: ShapeKey): string {
  const { name, tagline, action, offer, occasion } = brief;
  const isAlone = shape === 'offer' && offer.discount !== '' && offer.code === '' && offer.price === '';
  const isSigned = name !== '' && tagline === '' && action === '';
  return isAlone && isSigned && occasion.place === '' && countWords(offer.until) <= 6 ? offer.until : '';
}

/** "This weekend only" says no day by itself. */
const untilWhen = (until: string, when: string) =>
  [until, until === '' || (/\d/u.test(when) && !/\d/u.test(until)) ? when : '']
    .filter((part) => part !== '')
    .join(' · ');

/** More words than these tell what happens on their day. */
const leastOfTelling = 6;

/** "De gemeente Oosterwaal laat weten", "Die Stadtwerke teilen mit": who tells something heads no ticket. */
const tellsNews =
  /\s(?:laat weten|laten weten|meldt|teilt mit|teilen mit|gibt bekannt|informiert|informa|informam?|informe|informan|avisa|avvisa|comunica|annonce|fait savoir|announces?|informs?)(?:,?\s(?:that|dass|que|che|dat))?[.:]?$/iu;

const isOver =
  /(?<!\p{L})(?:took place|was held|were held|happened|fand(?:en)?\s.*\sstatt|(?:a|ont) eu lieu|s['’](?:est|sont) tenue?s?|tuvo lugar|se celebr(?:ó|aron)|si (?:è|sono) (?:svolt|tenut)[oaie]|aconteceu|realizou-se|vond(?:en)?\s.*\splaats)(?!\p{L})/iu;

const startsWork =
  /(?<!\p{L})(?:(?:he|she|who|\p{Lu}\p{Ll}+),?\s(?:starts|joins|begins|takes over)|(?:joins|joined|takes over as|starts (?:as|on|in))\s|(?:fängt|tritt|beginnt|übernimmt)\s|(?:rejoint|commence|prend ses fonctions)\s|(?:empieza|se incorpora|asume)\s|(?:inizia|entra in|assume)\s|(?:começa|junta-se|assume)\s|(?:begint|start als|komt bij)\s)/u;

/** "Pressemitteilung", "Boletim da escola": what kind of text it is heads no ticket either. */
const isNews =
  /^(?:\p{L}+\s){0,3}(?:press release|news release|newsletter|bulletin|minutes|pressemitteilung|presseinformation|rundbrief|protokoll|mitteilung|communiqué|bulletin|compte rendu|procès-verbal|nota de prensa|comunicado|boletín|acta|comunicato|bollettino|verbale|nota à imprensa|boletim|ata|aviso|avviso|persbericht|nieuwsbrief|notulen)(?:\s(?:of|from|for|der|des|de|du|da|do|dos|das|del|della|van|voor|para|per|pour|aos?|aux?|ai)(?!\p{L})[^,;]*)?$/iu;

/** "Café Sol, Castle Street 8" under "Café Sol": the place says what the title has not. */
const besideTitle = (place: string, title: string) =>
  title.includes(place) ? '' : place.startsWith(`${title}, `) ? place.slice(title.length + 2) : place;

/** A sentence that heads a ticket ends without its stop. */
const headed = (title: string) => title.replace(/(?<=\p{Ll}{2})\.$/u, '').replace(/^["“„«]([^"“”„«»]+)["”“»]$/u, '$1');

/** A price alone is a figure, with what the brief says of it as its label. */
function priceBeats(caster: Caster, price: string): Beat[] {
  if (caster.brief.statements.some(({ text }) => text.toLowerCase().includes(price.toLowerCase()))) return [];
  const [figure, ...others] = readFigures(price, lexiconOf(caster.brief.language), []);
  // "$19.99, launch week $15.99": two prices are one line.
  if (others.length > 0) return [makeBeat('offer', 8, [cast.headline(caster, price)])];
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

/** "Up to 50 %": belongs to the figure. */
const mostly = /^(?:up to|bis zu|jusqu['’]à|hasta(?: el| un)?|fino al?|até|tot)$/iu;

function discountCounter(caster: Caster, discount: string): Shot {
  const parts = /^(.*?)(\d+)(\s?%)\s*(.*)$/u.exec(discount);
  if (parts === null) return cast.headline(caster, discount);
  const [, before = '', value = '', suffix = ''] = parts;
  const sign = /[-−]$/u.exec(before)?.[0] ?? '';
  const lead = before.slice(0, before.length - sign.length);
  // "Sconto del 40 % su tutte le scarpe": the figure stands large in its line.
  const text = cast.raised(caster, discount);
  if (countWords(lead) >= 1 && !mostly.test(lead.trim()))
    return cast.shot(caster, 'Counter', { value, prefix: sign, suffix, text }, [text], [text]);
  return cast.counter(caster, {
    // "up to 60 %" is no 60 %.
    prefix: (parts[1] ?? '').trim().length > 2 ? (parts[1] ?? '') : (parts[1] ?? '').trim(),
    value: parts[2] ?? '',
    suffix: parts[3] ?? '',
    label: parts[4] ?? '',
    trend: 0,
  });
}
