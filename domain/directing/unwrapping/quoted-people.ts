/** However somebody is told to have said something, it is read as `“…” — Jo Lund, a baker.`: the words lead. */
import { type HeldText, heldOf } from '../reading/masked-text.ts';
import { countWords } from '../reading/phrases.ts';
import { bySentence, loneQuote, type SaidSentence } from './by-sentence.ts';
import { attributed, type Said, saidBefore, saidBehind, saidNext } from './speaker-leads.ts';
import { isPlainName, type Speaker, speakerAtHead, speakerIn } from './speaker-names.ts';

const bare =
  /^(?:(?:please |bitte )?(?:(?:quote|cite) (?:her|him|them|this|it|me|us)(?: (?:saying|as saying))?|zitiert? (?:sie|ihn|mich|uns)|(?:citez|cite)-l[ae]|cítal[ao]|citadl[ao]|citatel[ao]|citalo|cite-[oa]|citeer (?:haar|hem))|(?:the |das |la |el |il |o |het )?(?:quote|quotation|zitat|citation|cita|citazione|citação|citaat)(?: to use)?(?: (?:is|ist|est|es|è|é))?)\s?[:,]?\s*(?<said>[\ue000-\uf8ff]\s*[.!?]?)$/iu;

/** "Quote her: “…”": nothing but the words is for viewers. */
export const withQuotedFirst = ({ text, held }: SaidSentence): string =>
  loneQuote(bare.exec(text)?.groups?.said ?? '', held) ?? text;

/** What a sentence has told by the next one: whom it named, and whether it was nothing but a quotation. */
interface Told {
  named: Speaker | null;
  /** Sentences since somebody was named. */
  since: number;
  isQuote: boolean;
}

/** A pronoun further away than this may stand for anybody. */
const near = 2;

export function withSpeakersBehind(prompt: string): string {
  const told: Told = { named: null, since: 0, isQuote: false };
  const signedBy = bySentence(prompt, (sentence) => {
    const { held } = sentence;
    // "- What Jo told us: “…”": a quotation is no point among others once it is signed.
    const text = sentence.text.replace(/^\s*[-*•‣▪]\s+(?=.*[\ue000-\uf8ff])/u, '');
    const next = told.isQuote ? saidNext(text) : null;
    const quotes = heldOf(text, held).filter(({ kind }) => kind === 'quote');
    told.isQuote = loneQuote(text, held) !== null && isSaying(quotes[0]) && /[.!?…]$/u.test(quotes[0]?.text ?? '');
    if (next !== null && quotes.length === 0) {
      remember(told, next);
      return attributed('', next).trimStart();
    }
    const said = quotes.length === 0 ? null : spoken({ ...sentence, text }, told);
    const named = quotes.length > 0 ? null : speakerAtHead(text);
    if (named !== null) remember(told, named);
    else told.since += 1;
    return said ?? sentence.text;
  });
  return signedBy.replace(somebody, '$1$2.');
}

/** "— a guest. Clara Bell, Turin.": who is named right behind somebody unnamed is that guest. */
const somebody =
  /(["”“»]\.? — )(?:(?:an?|one of our|our|eine?r?|unsere?|une?|una?|un|um|uma|een|notre|onze|nuestr[oa]|(?:il |la )?nostr[oa]|[oa] noss[oa])\s|un['’])[\p{L} ]{3,30}\.\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}(?:,\s[^.!?\n"“„«]{2,60})?)\.(?=\s|$)/giu;

const remember = (told: Told, named: Speaker) => {
  told.named = named;
  told.since = 0;
};

/** Short words in quotation marks are names and titles. */
const isSaying = (quote: HeldText | undefined) =>
  quote !== undefined && (countWords(quote.text) >= 4 || quote.text.length >= 14);

function spoken({ text, held }: SaidSentence, told: Told): string | null {
  const [, before = '', mark = '', between = '', second = '', after = ''] =
    /^([^\ue000-\uf8ff]*)([\ue000-\uf8ff])([^\ue000-\uf8ff]*)(?:([\ue000-\uf8ff])([^\ue000-\uf8ff]*))?$/u.exec(text) ??
    [];
  const [quote, more] = heldOf(text, held);
  if (mark === '' || quote?.kind !== 'quote') return null;
  if (second !== '') {
    const isParted = before.trim() === '' && /^[\s.!?]*$/u.test(after) && more?.kind === 'quote';
    const said = isParted ? resolved(saidBehind(between.replace(/[,:;.]\s*$/u, '')), told) : null;
    if (said === null || more === undefined) return null;
    if (said.who !== '') remember(told, said);
    return signed(joinedQuote(quote, more), said);
  }
  if (!isSaying(quote)) return null;
  const isLed = before.trim() !== '';
  const isOver = /^[\s.,!?]*$/u.test(between);
  // “You can smell it from here” Gates open at ten.
  const isNext = /^\s+[\p{Lu}\d]/u.test(between);
  if (isLed && !isOver && !isNext) return null;
  const said = isLed
    ? resolved(saidBefore(before.replace(/\s*[:：,]\s*$/u, ''), /[:：]\s*$/u.test(before)), told)
    : isOver
      ? null
      : isNext
        ? saidNext(between)
        : (resolved(saidBehind(between), told) ?? besideComma(between, quote));
  if (said === null) return null;
  if (said.who !== '') remember(told, said);
  return `${signed(mark, said)}${isLed && isNext ? between : ''}`;
}

/** “I sleep again.”, Anna Weiss, nurse: a comma leads to who said a whole sentence. */
function besideComma(between: string, { text }: HeldText): Speaker | null {
  const given = /^,\s(\p{Lu}[^:;!?]+?)[.]?$/u.exec(between)?.[1] ?? '';
  const said = given === '' ? null : speakerIn(given);
  const isWhole = /[.!?…]$/u.test(text.trim()) && countWords(text) >= 3;
  const isAged = /^\d{1,3}(?:\s\p{L}+){0,2}$/u.test(said?.role ?? '');
  return said !== null &&
    isWhole &&
    said.role !== '' &&
    isPlainName(said.who, isAged) &&
    (isAged || !/\d/u.test(said.role))
    ? said
    : null;
}

/** A pronoun as whom it stands for; nobody where nobody was named. */
function resolved(said: Said | null, { named, since }: Told): Speaker | null {
  if (said !== 'named before') return said;
  return named === null || since > near ? { who: '', role: '' } : { who: named.who, role: '' };
}

const signed = (quote: string, said: Speaker) => (said.who === '' ? quote : attributed(quote, said));

/** “I came for the bread,” says Jo, “and stayed.”: one saying in two halves. */
function joinedQuote(first: HeldText, second: HeldText): string {
  const [open = '', close = ''] = [/^\P{L}{1,2}?(?=\s?[\p{L}\p{N}¡¿])/u.exec(first.raw)?.[0], second.raw.at(-1)];
  return `${open}${first.text} ${second.text}${close}`;
}
