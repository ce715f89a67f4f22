import { openSentences, type Reading } from './reading.ts';

/** What somebody saves, as a share or by the piece: "30 % off all bikes", "sconto del 40 % su tutto", "3 for 2 on all books". */
const most = "(?:(?:up to|bis zu|jusqu['’]à|hasta|hasta el|hasta un|fino al|fino a|até|tot)\\s)?";
const share = '[-−]?\\d{1,2}\\s?(?:%|percent|Prozent)';
const off =
  'off|Rabatt|reduziert|günstiger|korting|de descuento|de réduction|de remise|di sconto|de desconto|discount|auf all(?:es?|en)|auf das gesamte|auf die gesamte|sur tou(?:te?s?|s)(?: l[ea]s?)?|su tutt[oiea](?: il| la| gli| le| i)?|en tod[oa]s?(?: el| la| los| las)?|em tod[oa]s?(?: os?| as?)?|op alle?s?|op de hele|on all|on every\\p{L}*';
const noun = 'sconto|descuento|desconto|remise|réduction|rabatt|korting|discount|reduction';
const of = "del?|do|von|van|of|d['’]un?|da";
const on = 'on|auf|sur|su|sulla|sulle|sui|en|em|op';
/** Where, when and how it is had: no part of what it is on. */
const behind =
  'at|in|from|until|with|bei|im|ab|bis|mit|chez|à|dès|avec|con|hasta|presso|da|fino|em|até|com|bij|tot|met|only|this|today|every|nur|diese[nsrm]?|solo|este|esta|questo|alleen|dit';
const count = '(?:\\d|one|two|three|ein|zwei|drei)';
const pieces = [
  `buy ${count},? get (?:${count}|another)(?: free| half price)?`,
  '(?:2\\s?[x×]\\s?1|3\\s?[x×]\\s?2|4\\s?[x×]\\s?3)(?=\\s(?:en|em|on|su|sur|auf|op)\\s)',
  `${count} for (?:the price of )?${count}(?=\\son\\s)`,
  `nimm ${count},? zahle? ${count}|${count} kaufen,? ${count} (?:be)?zahlen`,
  '\\d achetés?,? (?:=\\s?|le \\S+ )?\\d? ?offerts?|\\d pour le prix de \\d',
  'lleva \\d,? (?:y )?paga \\d|prendi \\d,? (?:e )?paghi \\d|leve \\d,? (?:e )?pague \\d|\\d halen,? \\d? ?betalen|\\d ?\\+ ?\\d gratis',
].join('|');

/** "3 for 2 on all books, this weekend only": a bargain by the piece counts nothing up. */
export function readBargains(reading: Reading): void {
  const { offer } = reading.found;
  for (const [index, sentence] of openSentences(reading)) {
    const found = new RegExp(
      `(?<!\\p{L})(?:${pieces})(?:\\s(?:${on})(?:\\s(?!(?:${behind})\\s)\\p{L}+){1,4})?(?![\\p{L}])`,
      'iu',
    ).exec(sentence.text);
    if (found === null || sentence.role !== 'copy' || sentence.bullet !== null || offer.discount !== '') continue;
    // With a day or a code in the sentence the offer is read as a whole.
    const rest = `${sentence.text.slice(0, found.index)}${sentence.text.slice(found.index + found[0].length)}`.replace(
      /^[\s,;–—-]+|[\s,;.!]+$/gu,
      '',
    );
    if (/\d/u.test(rest) || found.index > 0) continue;
    offer.discount = found[0];
    if (rest === '') reading.used.add(index);
    else sentence.text = rest;
  }
}

/** Patterns of a discount; `stop` ends what it is on. */
export const discountSources = (stop: string): string[] => {
  const tail = (least: number) => `(?:\\s(?!(?:${stop})\\s)\\p{L}+){${least},4}`;
  return [
    `(?<!\\p{L})(?:${noun})\\s(?:${of})\\s${most}${share}(?:\\s(?:${on})${tail(1)})?(?![\\p{L}])`,
    `${most}${share}\\s(?:${off})${tail(0)}(?:(?:,\\s\\p{L}+)+\\s(?:and|und|et|y|e|en)\\s\\p{L}+(?=[.!]|$))?(?![\\p{L}])`,
    `(?<!\\p{L})(?:${pieces})(?:\\s(?:${on})${tail(1)})?(?![\\p{L}])`,
  ];
};
