import type { Lexicon } from '../lexicon/lexicon.ts';
import { needsAddress, withoutLead } from './address-lead.ts';
import { type HeldText, heldOf } from './masked-text.ts';
import { isDirection } from './open-directions.ts';
import { anyPhrase, countWords, leadingPhrase, opensWithSubject, phraseSource } from './phrases.ts';
import { place } from './read-fields.ts';
import { ending } from './read-quotes.ts';
import { openSentences, type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

/** A closing sentence that asks for something, with or without its address. */
export function readAction(reading: Reading): void {
  const open = openSentences(reading);
  for (const [, { text, role }] of open) if (role === 'direction') takeDirected(reading, text);
  for (const [index, sentence] of [...open].reverse()) {
    const address = heldOf(sentence.text, reading.held).find(({ kind }) => kind === 'address');
    if (address === undefined) takeAsking(reading, index, open.length);
    else takeAddressed(reading, index, address);
  }
}

/** "Finish on x.example": the address that the maker is told to end on is the film's, whatever else is named. */
function takeDirected({ found, held }: Reading, text: string): void {
  const address = heldOf(text, held).find(({ kind }) => kind === 'address');
  if (address === undefined || !isDirection(text)) return;
  // "14 Mill Lane · x.example": where a house stands is read beside where it is found.
  const [, street] = beside.exec(text) ?? [];
  found.address ||= street === undefined ? address.text : `${street} · ${address.text}`;
}

const beside = /\s(?:and|und|et|y|e|with|mit|par|con|com)\s([^\ue000-\uf8ff]{3,30}) · [\ue000-\uf8ff]/iu;

function takeAddressed(reading: Reading, index: number, address: HeldText): void {
  const { lexicon, found, held } = reading;
  const sentence = reading.sentences[index];
  if (sentence === undefined || standingIn.test(sentence.label)) return;
  // "Donate at … before 1 July": what leads to the address goes with it.
  const plain = sentence.text
    .replace(
      /\s(?:at|on|via|under|to|auf|unter|bei|über|an|sur|à|en|su|em|op|na|naar|para)\s[\ue000-\uf8ff](?=\s\p{L})/giu,
      ' ',
    )
    .replace(/[\ue000-\uf8ff]/g, ' ');
  const inside = heldOf(sentence.text, held);
  if (found.address === '' && isEither(sentence, held)) {
    found.address = say(reading, sentence.text).replace(/[.!]$/u, '');
    place(reading, sentence.text);
    sentence.label = '';
    reading.used.add(index);
    return;
  }
  const hasOthers = inside.some(({ kind }) => kind !== 'address');
  const asks = !hasOthers && asksOf(lexicon).test(plain.trim());
  const isEnd = isLast(reading, index);
  const isDirected = sentence.role === 'direction';
  found.address ||= address.text;
  place(reading, sentence.text);
  const words = withoutLead(plain).replace(/^¡(?=[^!]*$)/u, '');
  // "Envoyez votre CV à …" before the film's own address: a line leads to no address but its own.
  const isOwn = found.address === address.text && inside.filter(({ kind }) => kind === 'address').length === 1;
  if (!isDirected && !isOwn) return;
  // "Zapisz się: glinaiogien.pl": whatever the language, a few words that lead to the last address ask for it.
  if (isLabelled(sentence, words) && isEnd) {
    const all = say(reading, sentence.text).replace(/[.!]$/u, '');
    if (found.address === address.text && all.length <= 40) found.address = all;
    found.action ||= say(reading, sentence.label);
    sentence.label = '';
    reading.used.add(index);
    return;
  }
  // "Send your CV to …": with an address to send it to, the line asks for it.
  const sends = !hasOthers && leadingPhrase(lexicon.step).test(plain.trim()) && isEnd;
  const isAsking =
    !whenAlone.test(words) &&
    countWords(words) <= 8 &&
    (asks ||
      sends ||
      isCalling(words) ||
      (!isDirected && isEnd && (isLeading(plain, words) || isPointing(plain, words))) ||
      (!isDirected && (isNamedAsking(reading, sentence, words) || isLine(plain, words, address))));
  const isTaken = isAsking && !isGoing(words);
  if (isTaken && found.action !== '' && found.action !== words) return;
  if (isTaken) found.action = words;
  const isBare = words === '' || isGoing(words) || contactAlone.test(words) || ending.test(words) || isDirected;
  if (isTaken || (isBare && countWords(words) <= 8)) reading.used.add(index);
  else sentence.text = withoutEnd(sentence.text, held);
}

/** "Vertretung: Dr. Neumann, Tel. 0931 555012": who stands in has an address of their own. */
const standingIn =
  /^(?:vertretung|(?:ärztliche[rs]? )?notdienst|notfall\p{L}*|stand-?in|cover|out of hours|emergenc(?:y|ies)|remplaçant\p{L}*|urgences?|suplente|urgencias|emergencias|sostituto|emergenze|substitut\p{L}|emergências|waarneming|waarnemer|spoed\p{L}*)$/iu;

/** "Questions: 555-0147 or ferndale.gov/water": two ways to reach somebody, and nothing besides. */
const isEither = ({ text, role }: Sentence, held: readonly HeldText[]) =>
  role === 'copy' &&
  /^[\ue000-\uf8ff],?\s(?:or|and|oder|und|ou|et|o|y|e|of|en|·|\/)\s[\ue000-\uf8ff][.!]?$/u.test(text.trim()) &&
  heldOf(text, held).every(({ kind }) => kind === 'address');

/** "Book your table tonight.": a closing line that asks for something and names no address. */
function takeAsking(reading: Reading, index: number, count: number): void {
  const { lexicon, found, held } = reading;
  const sentence = reading.sentences[index];
  if (sentence === undefined || found.action !== '' || sentence.bullet !== null || sentence.role !== 'copy') return;
  const plain = sentence.text.replace(/[\ue000-\uf8ff]/g, ' ');
  const isEnd = isLast(reading, index);
  const isLate = index >= reading.sentences.length * 0.55;
  const asks = heldOf(sentence.text, held).length === 0 && asksOf(lexicon).test(plain.trim());
  if (!asks && !(isUrgent(plain) && isEnd)) return;
  if (!isLate && !(index > 0 && isEnd)) return;
  if (countWords(plain) > 7 || /\d{3}/.test(plain)) return;
  if (anyPhrase(lexicon.step).test(plain.split(/\s/)[0] ?? '') && count > 3 && !isEnd) return;
  found.action = say(reading, sentence.text).replace(/[.。]$/u, '');
  place(reading, sentence.text);
  reading.used.add(index);
}

/**
 * What the film's button asks for, and its last line: "On track for $16M by year end." asks for nothing. Who is named at
 * the end is not asked for there.
 */
export function callOf(
  { action, tagline, exact, address }: { action: string; tagline: string; exact: readonly string[]; address: string },
  name: string,
  lexicon: Lexicon,
): { action: string; tagline: string } {
  if (action.toLowerCase() === name.toLowerCase()) return { action: '', tagline };
  // "Order descaler at": the address stands beside it.
  const led =
    address === '' || exact.includes(action)
      ? action
      : action.replace(
          /\s(?:at|on|via|under|from|unter|auf|bei|sur|en|su|em|op|lo|allo|go(?:es)?(?: to)?|gehen an|an|by (?:calling|texting|phoning))$/iu,
          '',
        );
  if (led !== action) return callOf({ action: led, tagline, exact, address }, name, lexicon);
  const asks = asksOf(lexicon).test(action) || leadingPhrase([...lexicon.ask, ...lexicon.step]).test(action);
  const isLine =
    exact.includes(action) && !asks && (/[.…]$/u.test(action) || countWords(action) >= 5 || greets.test(action));
  return isLine && tagline === '' ? { action: '', tagline: action } : { action, tagline };
}

/** "Thank you, bees!" */
const greets =
  /^[¡]?(?:thank|danke|merci|gracias|grazie|obrigad|bedankt|happy\s|see you|bis bald|à bientôt|hasta\s|a presto|até\s|tot\s(?:dan|gauw|snel|ziens))/iu;

const asksOf = ({ act }: Lexicon) => new RegExp(`^[¡¿]?(?:${phraseSource(act)})(?![\\p{L}])`, 'iu');

/** "Bewerbung bis 31. März an …", "Prenotazioni allo …": a noun that asks for an answer, wherever the line stands. */
const isNamedAsking = ({ lexicon, held }: Reading, { text, label, bullet }: Sentence, words: string) =>
  bullet === null &&
  label === '' &&
  words !== '' &&
  heldOf(text, held).length === 1 &&
  /[\ue000-\uf8ff][.!]?$/u.test(text.trim()) &&
  leadingPhrase(lexicon.ask).test(words) &&
  !amount.test(words) &&
  !/[.!?:;]/u.test(words.replace(/\d\./gu, ''));

const amount = /[€$£¥%]|(?<!\p{L})(?:zł|kr|CHF|euros?)(?!\p{L})/iu;

/** "From 2 May at …": when something begins asks for nothing. */
const whenAlone =
  /^(?:from|since|until|ab|bis|seit|dès le|à partir du|jusqu['’]au|desde el|a partir del|hasta el|dal|dall['’]|fino al|desde|a partir de|até|vanaf|tot)\s(?:\p{L}+\s)?\d{1,2}\.?(?:er|º)?\s(?:(?:de|di)\s)?\p{L}+\.?(?:\s\d{4})?$/iu;

const contactAlone =
  /^(?:tel|tél|téléphone|teléfono|telefono|telefone|telefoon|móvil|cellulare|telefon|phone|fon|mail|e-?mail|web|infos?)\.?$/iu;

/** What is said before the address that ends a line; the whole line where its words need the address. */
function withoutEnd(text: string, held: readonly HeldText[]): string {
  const rest = text.replace(
    /(?:,?\s(?:or|oder|ou|o)(?=\s))?[\s,(–—-]*(?:(?<![\p{L}])(?:(?:by\s)?(?:calling|texting|phoning|ringing|emailing|messaging)(?:\sus)?(?:\s(?:on|at))?|call|ring|dial|phone|text|at|on|via|see|visit|auf|unter|bei|sur|en|su|em|llamando al|por whatsapp al|chiamando lo|telefonando allo|ligando para|door te bellen naar|en appelant le)\s+)?[\ue000-\uf8ff]\)?(?=[.!]?$)/iu,
    (found) => (heldOf(found, held)[0]?.kind === 'address' ? '' : found),
  );
  // "Everything is at …" needs its address as well.
  const isOpen =
    /(?<!\p{L})(?:is|are|was|were|ist|sind|est|sont|es|está|están|son|è|é|são|zijn|staat|steht|remains|stays|becomes|bleibt|lautet|reste|devient|sigue siendo|rimane|resta|continua|fica|blijft|luidt|wordt)[.!]?$/iu.test(
      rest,
    );
  return isOpen || needsAddress(rest) ? text : rest.replace(/\s?[:：](?=[.!]?$)/u, '');
}

const contact =
  /^(?:tel|telefon|phone|fon|mail|e-?mail|web|website|www|infos?|contact|kontakt|call|source|quelle|more|mehr)\b/iu;

/** "Call 0170 555 0142": the verb belongs to the number. */
const isCalling = (words: string) =>
  /^(?:please\s)?(?:call|ring|phone|text)(?:\s(?:us|me|now|today))?$|^(?:ruf(?:en sie|t)?\s(?:uns\s)?an|mail(?:t|en sie)?|e-?mail|write|schreib(?:t|en sie)?|écrivez|escríbenos|scrivi(?:ci)?|escreva|schrijf|appele[rz]|llama|llámanos|chiama|liga|ligue|bel)$/iu.test(
    words,
  );

/** "Give today: mangrove.example" */
const isLabelled = ({ label, field }: Sentence, words: string) =>
  field === null &&
  words === '' &&
  label !== '' &&
  countWords(label) <= 4 &&
  !contact.test(label) &&
  !/\d/u.test(label);

const isLeading = (plain: string, words: string) =>
  /^[^.,;:：!?]{3,30}[:：]\s*[.!]?\s*$/u.test(plain.trim()) && countWords(words) <= 4 && !contact.test(words);

/** "Support line 0800 555 0199.": which line a number belongs to. */
const isLine = (plain: string, words: string, { text }: HeldText) =>
  /^\+?[\d\s()./-]{6,}$/u.test(text) &&
  plain.trim().replace(/[.!]$/u, '').trim() === words.trim() &&
  countWords(words) <= 3 &&
  /(?<!\p{L})(?:\p{L}*line|support|help ?desk|service|reservations?|bookings?|office|desk|\p{L}*telefon|\p{L}*dienst|hotline|standard|accueil|secrétariat|assistance|línea|atención|oficina|linea|assistenza|segreteria|linha|apoio|secretaria|\p{L}*lijn|\p{L}*nummer)$/iu.test(
    words.trim(),
  );

/** "Programme sur …", "Have your say by 1 May at …": a few words and a preposition before the last address. */
const isPointing = (plain: string, words: string) =>
  countWords(words) <= 7 &&
  !contact.test(words) &&
  !amount.test(words) &&
  !/^(?:we|our|the|it|its|they|an?|he|she|this|these|you|i|there|wir|unsere?|der|die|das|ein|eine|es|nous|notre|nos|le|la|les|el|los|las|un|una|une|il|lo|o|os|as|het|de|een|everything|all|alles|tout|todo|tutto|tudo)\s|[,;:]|\s(?:is|are|was|were|be|ist|sind|est|sont|es|son|è|sono|é|são)$/iu.test(
    words,
  ) &&
  /^\p{Lu}[^.!?]*\s(?:at|on|via|auf|unter|bei|sur|chez|au|en|al|su|allo|em|no|ao|pelo|op|na|på|pod|на|по)\s*[.!]?\s*$/u.test(
    plain.trimStart(),
  );

/** "Update now.", "Switch today!": the last line asks for something at once, whatever its verb. */
const isUrgent = (plain: string) =>
  countWords(plain) <= 5 &&
  !opensWithSubject(plain) &&
  /^\p{Lu}\p{Ll}+(?<!(?:ly|ed|ing|[^s]s))\s(?:[\p{Ll}\s]+\s)?(?:now|today|tonight|jetzt|heute|maintenant|aujourd['’]hui|ahora|hoy|ora|oggi|agora|hoje|nu|vandaag)[.!]*$/u.test(
    plain.trim(),
  );

/** "Visit" or "More at" leads to an address and says nothing beside it. */
const isGoing = (words: string) =>
  /^(?:visit|see|go to|more|find out more at|besuche|besuchen sie|mehr|mehr dazu|visitez|en savoir plus|visita|visite|más|altro|di più|mais|meer)(?:\s(?:us|uns))?$/iu.test(
    words,
  );

/** Nothing that is shown comes after it. */
const isLast = ({ sentences }: Reading, index: number) =>
  sentences.slice(index + 1).every(({ role }) => role !== 'copy');
