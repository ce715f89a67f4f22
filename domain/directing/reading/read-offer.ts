import { readDates, type Stretch } from './dates.ts';
import { discountSources } from './discounts.ts';
import { endOf } from './offer-ends.ts';
import { countWords, phraseSource } from './phrases.ts';
import type { Reading } from './reading.ts';
import { thresholdIn } from './uncounted.ts';

const leading =
  /\s(?:after|before|from|until|till|by|between|nach|vor|ab|bis|zwischen|après|avant|dès|jusqu['’]à|après|desde|hasta|antes de|después de|dopo|prima|dalle|fino alle|depois|antes|até|na|voor|vanaf|tot)$/iu;

/** "2 100" is one number, as "2,100" is. */
const digits = '(?:\\d{1,3}(?:[ \u00a0\u202f]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*)';
const amount = `(?:US\\$|R\\$|CHF|EUR|USD|GBP|[$€£¥₹₺₪₩₴₽₦₫฿])\\s?${digits}(?![\\p{L}\\d]|[.,]\\d|\\s(?:million|billion|thousand|trillion|bn|m|k)(?!\\p{L}))|(?<![\\d.,]|\\d[ \u00a0\u202f])${digits}\\s?(?:€|£|₺|₪|₽|zł|Kč|kr|EUR|CHF|PLN|TL|euros?|dollars?|Euro)(?![\\p{L}])`;
const priceWord =
  'tickets?|karten|eintritt|billets|entradas?|entrée|biglietti|ingresso|ingressos?|bilety|wstęp|entry|admission|price|preis|prix|precio|prezzo|preço|cena|kaufpreis|verkaufspreis|vraagprijs|koopsom';
const fromWord = 'from|ab|à partir de|dès|desde|da|a partire da|a partir de|only|just|nur|for|für|pour|por';
export const isPriceWord = (text: string) => new RegExp(`^(?:${priceWord})$`, 'iu').test(text.trim());

/** "Ponyrijden kost 3,50 €": what a sentence says of a thing by its name is no price of admission. */
const costsOther = new RegExp(
  `(?<!(?:${priceWord})\\s|it\\s|es\\s)(?<!\\p{L})(?:costs?|kostet|kosten|kost|coûtent?|cuestan?|costa(?:no|m)?|custam?)\\s(?:\\p{L}+\\s){0,2}$`,
  'iu',
);

/** Alone in its sentence such a price is one line with what it is of. */
const isOfThing = (text: string, whole: string, language: string) =>
  costsOther.test(text.slice(0, text.indexOf(whole))) &&
  (language !== 'en' || /\p{L}/u.test(text.slice(text.indexOf(whole) + whole.length)));

/** "Standgebühr 8 € pro Meter": a sum for each of something, or of what a German noun before it names, admits nobody. */
const isRate = (text: string, whole: string, language: string) => {
  const [before = '', after = ''] = [
    text.slice(0, text.indexOf(whole)),
    text.slice(text.indexOf(whole) + whole.length),
  ];
  const named = /(?<!\p{L})(\p{Lu}\p{Ll}{3,}):?\s$/u.exec(before)?.[1] ?? '';
  return (
    /^\s(?:pro|per|par|por|je)\s(?!(?:person|personne|persona|pessoa|persoon|head|kopf|kind|child|ticket))\p{L}/iu.test(
      after,
    ) ||
    (language === 'de' &&
      named !== '' &&
      !isPriceWord(named) &&
      !/(?:preis|karte|karten|ticket|tickets|eintritt)$/iu.test(named))
  );
};

/** Sets a fact that has not been said before. */
function keepFirst(offer: Reading['found']['offer'], key: keyof Reading['found']['offer'], value: string): boolean {
  if (offer[key] !== '') return false;
  offer[key] = value;
  return true;
}

/** "$35 incl. dinner" */
const inclusion =
  ',?\\s(?:incl\\.?|including|inkl\\.?|inklusive|y compris|incluid[oa]|incluye|inclus[oaei]?|compres[oaie]|inclusief)\\s[\\p{L} ]{3,24}(?=\\.(?:\\s|$)|[!,;]|$)';

/** Discount, code, price and the day they end, with the stretches of the sentence they took. */
export function readOffer(reading: Reading, text: string, isOfOther = false): Stretch[] {
  const { offer, occasion } = reading.found;
  const taken: Stretch[] = [];
  const take = (source: string, flags: string, keep: (whole: string, inner: string) => boolean) => {
    const match = new RegExp(source, flags).exec(text);
    if (match === null || !keep(match[0].trim(), (match[1] ?? '').trim())) return;
    taken.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  };
  const stop = phraseSource([
    ...reading.lexicon.until,
    'with',
    'mit',
    'avec',
    'met',
    'con',
    'com',
    'at',
    'use',
    'code',
    'and',
    'this',
    ...[
      'este',
      'esta',
      'questo',
      'questa',
      'dieses',
      'diesen',
      'deze',
      'dit',
      'ce',
      'cette',
      'only',
      'solo',
      'nur',
      'alleen',
      'seulement',
      'só',
      'bei',
      'dal',
      'du',
      'vom',
      'from',
      'del',
    ],
    'from',
    'when',
    'your',
  ]);
  // "30% off after 4 pm": what leads to the hour belongs to it.
  for (const source of discountSources(stop))
    take(source, 'iu', (whole) => keepFirst(offer, 'discount', whole.replace(leading, '')));
  take(
    '(?:[Cc]ode|CODE|[Cc]ódigo|[Cc]odice|[Cc]oupon|[Gg]utscheincode|[Gg]utschein|code promo|código|codice|cupom)[:\\s]+([A-Z0-9][A-Z0-9-]{3,14})(?![\\p{L}\\p{N}])',
    'u',
    (_, code) => keepFirst(offer, 'code', code),
  );
  take(
    // "2 for $38": how many a price is for stands with it.
    `(?:(?<![\\p{L}])(?:(?:asking|guide|purchase|sale|starting|full|regular)\\s)?(?:${priceWord})\\s)?(?:(?<![\\p{L}\\d.,])\\d{1,2}\\s(?:for|für|pour|por|per|voor)\\s)?(?:(?<![\\p{L}])(?:${fromWord})\\s)?(?:${amount})(?!\\s(?:to|bis|à|a|até|→)\\s[€$£¥\\d])(?:\\s(?:a|per|pro|par|por|je|al|alla|à la)\\s(?:night|day|week|month|year|person|head|nacht|tag|woche|monat|jahr|person|nuit|jour|semaine|mois|an|personne|noche|día|semana|mes|año|persona|notte|giorno|settimana|mese|anno|noite|dia|mês|ano|pessoa)(?!\\p{L}))?(?:${inclusion})?`,
    'iu',
    (whole) => {
      // "Free delivery from £40" is what an order must come to, and no price.
      if (thresholdIn(text)?.text.includes(whole.trim()) === true) return false;
      const isSaid =
        new RegExp(`^(?:${priceWord})`, 'iu').test(whole) ||
        countWords(text) <= 8 ||
        readDates(text, reading.lexicon).length > 0;
      // Of several amounts in one sentence none is known to be the price of admission.
      const isOne =
        (text.match(new RegExp(amount, 'giu'))?.length ?? 0) === 1 ||
        // "Regular ticket €180, students €60": of several kinds none is the price.
        new RegExp(`^(?:${priceWord})(?!\\p{L})`, 'iu').test(text.trim());
      // "4 new tyres from €299" is one thing to say, where no day calls for a ticket.
      const isWhole = occasion.dates.length > 0 || countWords(text.replace(whole, ' ')) <= 1;
      const isPrice =
        !isOfThing(text, whole, reading.lexicon.language) &&
        !isRate(text, whole, reading.lexicon.language) &&
        isSaid &&
        isWhole &&
        !isOfOther &&
        isOne &&
        (occasion.dates.length > 0 ||
          new RegExp(`^(?:${priceWord}|from|ab|dès|desde|only|just|nur)`, 'iu').test(whole));
      if (isPrice) offer.price ||= whole.replace(/^(?:for|für|pour|por)\s/iu, '');
      return isPrice;
    },
  );
  // "Admission is free for under-18s": whoever else comes pays.
  take(
    `(?:free (?:entry|admission|entrance)|(?:entry|admission) (?:is )?free|Eintritt (?:ist )?(?:frei|kostenlos|gratis)|(?:freier|kostenloser) Eintritt|entrée (?:est )?(?:gratuite|libre)|entrada (?:es )?(?:libre|gratuita|gratis|franca)|ingresso (?:è )?(?:gratuito|libero)|entrada (?:é )?(?:livre|gratuita|grátis)|toegang (?:is )?(?:gratis|vrij)|(?:gratis|vrije) (?:toegang|entree))(?!\\s(?:for|für|pour|para|per|voor|under|unter)\\s(?!(?:all|every\\p{L}*|tous|todos|tutti|iedereen)(?!\\p{L})))(?:\\s(?:on|am|le|el|il|no)\\s(?:${phraseSource(reading.lexicon.weekdays)})s?)?(?:\\s(?:before|until|after|bis|vor|ab|avant|jusqu['’]à|hasta las|fino alle|até às)\\s\\d{1,2}(?:[:.h]\\d{2})?(?:\\s?(?:Uhr|am|pm|h))?)?(?![\\p{L}])`,
    'iu',
    // "Eintritt ist frei": a ticket says it without the verb.
    (whole) => keepFirst(offer, 'price', whole.replace(/\s(?:is|ist|est|es|è|é)\s/iu, ' ')),
  );
  // "Thursday, 15:00. Free.": a word by itself behind a day is its price.
  if (occasion.dates.length > 0)
    take(
      `(?<=^|[.·|]\\s)(?:${phraseSource(reading.lexicon.free)}|gratuite?|entrée libre)(?=\\s?(?:[.!·|]|$))`,
      'iu',
      (whole) => keepFirst(offer, 'price', whole),
    );
  const last = endOf(reading, text);
  if (last !== null && keepFirst(offer, 'until', last.text.trim())) taken.push(last);
  return taken;
}
