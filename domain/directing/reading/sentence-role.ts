import type { Lexicon } from '../lexicon/lexicon.ts';
import { classesOf } from '../lexicon/word-classes.ts';
import { asksForChart } from './chart-asking.ts';
import { isColourClause } from './colours.ts';
import { withoutCountedColours } from './counted-colours.ts';
import { cryRows } from './cries.ts';
import { isLookWord } from './look-words.ts';
import { isMakersDeed } from './loose-wishes.ts';
import { isEnergyCry } from './maker-words.ts';
import { heldOf, type MaskedText } from './masked-text.ts';
import { isOnlyText } from './only-text.ts';
import { hasTurned, isDirection } from './open-directions.ts';
import { isOrderWord, opensInOrder } from './order-words.ts';
import { anyPhrase, countPhrases, countWords, leadingPhrase } from './phrases.ts';
import { asksMaker, isRefusal, namesLanguage } from './refusals.ts';
import { namesKindsOnly } from './requirement-words.ts';
import type { Sentence } from './sentences.ts';
import { isWishList } from './wish-list.ts';
import { formatPattern } from './wrapper.ts';

/** `Say "…"` hands over words; "Say goodbye to queues" is copy. */
const telling =
  /^(?:(?:and|then|also|und|dann|et|puis|y|e|poi)\s+)?(?:say|write|print|sage?|schreibe?|dis|dites|écris|écrivez|di|diga|escribe|dica|scrivi|diz|escreva)(?![\p{L}\p{N}])/iu;

/** From here on the tagger is believed rather than the rules. */
const surelyCopy = 0.97;

export const isSurelyCopy = (text: string, { copyChance }: MaskedText) => (copyChance?.(text) ?? 0) >= surelyCopy;

/** … and where a word of looks stands in a row of what viewers read, a little sooner. */
export const isLikelyCopy = (text: string, { copyChance }: MaskedText) => (copyChance?.(text) ?? 0) >= 0.9;

/** … and where a sentence is long enough to tell something, sooner still. */
const isRatherCopy = (text: string, { copyChance }: MaskedText) => (copyChance?.(text) ?? 0) >= 0.7;

const holdsQuote = (text: string, { held }: MaskedText) => heldOf(text, held).some(({ kind }) => kind === 'quote');

/** Whether a sentence is copy, directs the maker, or only notes how things shall look. */
export function roleOf(given: string, masked: MaskedText, lexicon: Lexicon): Sentence['role'] {
  // "Five seconds, show moa.example.": what follows the length says what the sentence is.
  const text = given.replace(leadingLength, '');
  // "Then", left of "then finish with “…”".
  if (isOrderWord(text.replace(/[.,:]$/u, ''), lexicon)) return 'note';
  if (writing.test(text) && heldOf(text, masked.held).some(({ kind }) => kind === 'address')) return 'copy';
  if (isOnlyText(text) || isDirection(text) || asksForChart(text) || (telling.test(text) && holdsQuote(text, masked)))
    return 'direction';
  if (isSurelyCopy(given, masked) || hasTurned.test(text) || cryRows(text).size > 0) return 'copy';
  if (text !== given && isTail(text)) return 'note';
  // "Do not eat if you have a peanut allergy!" warns whoever watches.
  if ((isRefusal(text) && !warns(text)) || asksMaker(text) || namesLanguage(text)) return 'note';
  if (isFaithful(text) || isMakersDeed(text)) return 'note';
  if (isEnergyCry(text)) return 'note';
  if (namesKindsOnly(text, lexicon) || isWishList(text, lexicon)) return 'note';
  // "Please reply by 1 May" asks the viewer: the courtesy itself directs nobody.
  const lead = leadingPhrase(lexicon.direct).exec(
    text
      .replace(/^(?:and|then|also|und|et|y|e)\s+/iu, '')
      .replace(/^(?:please|bitte|por favor|graag)\s+(?=\p{L})/iu, ''),
  )?.[0];
  const craft = countPhrases(opensInOrder(text, lexicon) ? withoutCountedColours(text) : text, lexicon.craft);
  const film = countPhrases(text, lexicon.film);
  const quoted = holdsQuote(text, masked);
  if (lead !== undefined && !beginsWithAmount(text)) {
    const isWeak = leadingPhrase([...lexicon.step, ...lexicon.make]).test(lead) || isOfViewers(lead, text);
    if (!isWeak || craft > 0 || film > 0 || quoted) return 'direction';
  }
  const tone = countPhrases(text, Object.values(lexicon.tones).flat());
  const words = countWords(text);
  const hasFigure = /\d/.test(text);
  const hasAddress = heldOf(text, masked.held).some((part) => part.kind === 'address');
  if ((/[?？]$/u.test(text) || hasAddress) && craft < 2) return 'copy';
  const format = formatPattern(lexicon, 'giu');
  const unmeasured = text.replace(format, ' ');
  if (isLook(text, craft, words) || (unmeasured !== text && isLook(unmeasured, craft, countWords(unmeasured))))
    return 'note';
  if (
    /^(?:if possible|maybe|ideally|perhaps|possibly|wenn möglich|vielleicht|si possible|si es posible|se possibile|se possível)\b/iu.test(
      text,
    )
  )
    return 'direction';
  if (/動画|ビデオ|映像|视频|影片|영상/u.test(text)) return 'direction';
  // "Clean your screen every Friday" speaks to the viewer.
  const isAddressed =
    /^(?:you|du|ihr|vous|usted|voi|você|jij)\s|(?:^|\s)(?:your|deine?[nmrs]?|ihre?[nmrs]?|votre|vos|tu|tus|vuestr[oa]s?|tuo|tua|vostr[oa]|seu|sua|je|jouw)\s/iu.test(
      text,
    );
  // "Kids can play, cafés put tables out and there is music": a sentence that tells something may name what films are made with.
  if (exists.test(text) || (words > 5 && isLikelyCopy(given, masked)) || (words > 8 && isRatherCopy(given, masked)))
    return 'copy';
  if (craft >= 2 && !hasFigure && !quoted) return 'note';
  if (craft >= 1 && !isAddressed && !hasFigure && !quoted && (tone > 0 || words <= 5)) return 'note';
  if (
    /^(?:\d+\s?(?:s|sec|seconds|sek|sekund\p{L}*|secondes|segundos|secondi|seconden|сек\p{L}*|saniye|ثانية|שניות|秒|초)(?!\p{L})|16:9|9:16|1:1|\d+\s?fps)/iu.test(
      text,
    ) &&
    words <= 8 &&
    // "11 seconds to wind 20 metres" is what something takes.
    !/^\d+\s?\p{L}+\sto\s\p{Ll}+\s[^:]*\d(?![\d:x×])/iu.test(text)
  )
    return 'note';
  if (craft >= 1 && anyPhrase(lexicon.second).test(text) && words <= 10) return 'note';
  return 'copy';
}

const warning =
  /(?<!\p{L})(?:if|when|while|unless) you(?!\p{L})|(?<!\p{L})(?:wenn|falls|sobald) (?:sie|du|ihr)(?!\p{L})|(?<!\p{L})si (?:vous|tu|usted|tienes?|tiene)(?!\p{L})|(?<!\p{L})se (?:hai|avete|tem|você|tens)(?!\p{L})|(?<!\p{L})als (?:je|u|jullie)(?!\p{L})/iu;

/** Whether a sentence tells whoever watches what not to do in their case. */
export const warns = (text: string): boolean => warning.test(text);

const people =
  /^we need\s(?:\p{L}+\s){0,2}?(?:volunteers|drivers|helpers|donors|members|players|singers|tutors|hosts|readers|walkers|cooks|people|hands|help|you|your help)(?!\p{L})/iu;

/** "We need care assistants, cooks and drivers": several kinds of people, and no parts of a film. */
const seeksPosts = (text: string) =>
  /^we need\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+s(?:,\s[\p{L} -]+)*\s(?:and|or)\s[\p{L} -]+s[.!]?$/iu.test(text) &&
  !(text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => classesOf(word, 'en').some((one) => ofFilm.has(one)));
const ofFilm = new Set(['FILM', 'FORMAT', 'LOOK', 'LOOKN', 'COLOUR', 'CRAFT', 'TEXTN']);

/** "We need 80 volunteers", "Use both: write by hand", "Faites cuire 3 minutes", "Use `git revert`": said to those who watch. */
export const isOfViewers = (lead: string, text: string) =>
  (/^we (?:need|want)$/iu.test(lead) && (/\d/u.test(text) || people.test(text) || seeksPosts(text))) ||
  // "Please use the Mill Road car park": where to go is said to whoever comes.
  (/^(?:use|utilisez|utilice|use|utilizzate|utilize|gebruik)$/iu.test(lead) && ways.test(text)) ||
  // "Show your badge at gate C": what only whoever comes can show.
  proofs.test(text) ||
  (/^faites?$/iu.test(lead) && /^faites?\s(?:(?:le|la|les)\s)?\p{Ll}+(?:er|ir|re)\s/iu.test(text)) ||
  (/^use$/iu.test(lead) &&
    /^use\s(?:[\ue000-\uf8ff]|(?:the\s|our\s|this\s|promo\s|discount\s|voucher\s)*(?:code|coupon|voucher)\s\S*[\p{Lu}\d]|(?:both|either|each|it|them|your|yours|what|whatever)(?!\p{L}))/iu.test(
      text,
    ));

const proofs =
  /^(?:show|present|zeigt?|zeigen sie|montre[rz]?|présentez|muestra|muestre|presenta|presente|mostra(?:te)?|mostre|apresente|toon)\s(?:(?:your|deine?n?|eure?n?|ihre?n?|ton|ta|votre|vos|tu|su|il tuo|la tua|il vostro|la vostra|o seu|a sua|je|uw)\s)(?:\p{L}+\s)?(?:badge|pass(?:port)?|ticket|id|card|voucher|receipt|licen[cs]e|code|ausweis|karte|gutschein|fahrschein|\p{L}*ausweis|\p{L}*karte|carte|billet|passe|reçu|carné|carnet|tarjeta|entrada|billete|tessera|biglietto|scontrino|cartão|bilhete|recibo|pas|kaartje|bon|\p{L}*pas)(?!\p{L})/iu;

const ways =
  /(?:^|\s)(?:instead|car park|parking|entrance|exit|stops?|route|road|street|lifts?|stairs|door|gate|platform|shuttle|buses|bus|diversion|station|app|website|helpline|hotline|parkplatz|eingang|haltestelle|entrée|arrêt|escalier|entrada|parada|ingresso|fermata|paragem|ingang|halte)(?=[\s.,!]|$)/iu;

/** "Écrivez à jobs@… avant le 15 mars": asks the viewer, not the maker. */
const writing =
  /^(?:write|schreib\p{L}*|écri\p{L}*|escrib\p{L}*|scriv\p{L}*|escrev\p{L}*)\s(?:to\s|an\s|à\s|a\s|para\s|us\s|uns\s|-nous\s)/iu;

/** "Start with $1,000 at 7 % a year": the first of some amounts, not what the film opens on. */
const beginsWithAmount = (text: string) =>
  /^(?:start|begin|beginne?|starte|commence[rz]?|empieza|comienza|inizia|comece)\s(?:with|mit|avec|par|con|com)\s+(?:[$€£¥]\s?\d|\d[\d.,]*\s?(?:[€%]|USD|EUR|CHF))/iu.test(
    text,
  );

/** "Es gibt Waffeln und Musik.": what there is, viewers are told. */
const exists =
  /^(?:there (?:is|are|will be)|es gibt|es wird|il y a(?:ura)?|hay|habrá|c['’]è|ci sono|ci sar(?:à|anno)|há|haverá|er (?:is|zijn|komt|komen))\s/iu;

const leadingLength =
  /^(?:\d{1,3}|\p{L}{3,10})[\s-]?(?:seconds?|sec|sekunden|secondes|segundos|secondi|seconden)[,;:]\s+(?=\p{L})/iu;

/** "30 seconds, for children.", "25 seconds, corporate blue.": what follows a length in a few words is a wish as well. */
const isTail = (text: string) =>
  countWords(text) <= 6 &&
  /^\p{Ll}/u.test(text) &&
  !/[\d\ue000-\uf8ff?!]/u.test(text) &&
  !/^(?:then|and|dann|und|puis|et|luego|y|poi|e)\s/u.test(text);

/** "Every name and figure as written.", "Alle Zahlen wie geschrieben": how to tell it, and nothing to tell. */
const isFaithful = (text: string) =>
  countWords(text) <= 12 &&
  /^(?:(?:please|show|keep|print|use|bitte|zeige?)\s)*(?:every|all|each|any|the|alle|jede\p{L}*|tous|toutes|chaque|todos|todas|cada|tutt[ie]|ogni)\s/iu.test(
    text,
  ) &&
  /(?:names?|figures?|numbers?|words?|quot\p{L}*|prices?|zahlen|namen|preise|wörter|chiffres|noms|cifras|nombres|cifre|nomi)/iu.test(
    text,
  ) &&
  /(?:exactly\s)?(?:as (?:it is |they are )?(?:written|spelled|given|said)|word for word|verbatim|unchanged|wie (?:geschrieben|angegeben)|wörtlich|unverändert|tels? quels?|telles? quelles?|comme écrits?|tal cual|como está\p{L}*|così come|come scritt\p{L})[.!]?$/iu.test(
    text,
  );

/** "Dark, technical, colour #5b2bff. speaks of looks: half its words are looks or craft, or it names a hex colour. */
function isLook(text: string, craft: number, words: number): boolean {
  if (/\p{L}\.\s\p{Lu}/u.test(text) && craft === 0) return false;
  if (isColourClause(text.replace(/[.]$/u, ''))) return true;
  if (/#[0-9a-f]{6}\b/iu.test(text) && words <= 14) return true;
  const looks = text.split(/[\s,;.]+/u).filter((word) => isLookWord(word)).length;
  return words > 0 && words <= 9 && looks > 0 && (looks + craft) * 2 > words;
}
