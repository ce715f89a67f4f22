import type { Brief } from '../brief.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { isMakersPart } from './makers-parts.ts';
import { heldOf } from './masked-text.ts';
import { isOrderWord } from './order-words.ts';
import { anyPhrase, capitalise, countWords } from './phrases.ts';
import { ending, heading } from './read-quotes.ts';
import { isOfSubject, openSentences, type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

const hedge =
  /\b(?:maybe|perhaps|probably|possibly|if possible|note that|ideally|feel free|vielleicht|eventuell|peut-être|quizás|forse|talvez)\b/iu;

/** Sentences of copy that no element used, and titles that were left of others, ranked and in the brief's order. */
export function readStatements(reading: Reading, name: string): Brief['statements'] {
  const { lexicon, found } = reading;
  const heads = openHeads(reading);
  const titles = [...found.titles, ...heads].map(({ text, at }) => ({
    // "Our party: 25 years of Kite": the name is said by itself.
    text: capitalise(
      name !== '' && text.endsWith(`: ${name}`) ? text.slice(0, -name.length - 2) : text,
      lexicon.language,
    ),
    rank: 3,
    at,
  }));
  const rows = openSentences(reading)
    .filter(
      ([, sentence]) => sentence.role === 'copy' && (isNamedQuote(sentence) || !isQuotedOnly(reading, sentence.text)),
    )
    .map(([index, sentence]) => ({
      text: polished(reading, isOfSubject(reading, sentence) ? sentence.text : labelled(sentence)),
      rank: rankOf(reading, index, name),
      at: index,
    }));
  const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  // A subject that heads its list stands above it.
  const above =
    rows.length + titles.length > 1
      ? [...found.lists, ...found.series, ...found.tables].map(({ title }) => key(title))
      : [];
  const led = lexicon.article.map((article) => key(`${article} ${name}`));
  // "Lanterns live", left of a line that opens with the name.
  const isOfName = (text: string) =>
    titles.some((title) => title.text === text) && name.toLowerCase().includes(text.toLowerCase());
  // "Cold start: from 410 ms to 84 ms": a change is shown with what changes.
  const changed = found.changes.map(({ label }) => key(label));
  const seen = new Set<string>([
    '',
    key(name),
    key(`for ${name}`),
    ...whoWeAre.flatMap((lead) => ['', ...lexicon.article].map((article) => key(`${lead} ${article} ${name}`))),
    ...led,
    ...above,
    ...changed,
  ]);
  return [...titles, ...rows]
    .sort((a, b) => a.at - b.at)
    .filter(({ text, at }) => {
      const isNew =
        !seen.has(key(text)) &&
        !isOfName(text) &&
        /\p{L}{2}|\p{L}.*[=→]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) &&
        (rows.length === 1 || at === rows[0]?.at || !/^[^.!?]{0,20}\?$/.test(text));
      seen.add(key(text));
      return isNew;
    })
    .map(({ text, rank }) => ({ text, rank }));
}

/** "Wir sind der Turnverein Oberau." says nothing that the name does not. */
const whoWeAre = ['we are', 'wir sind', 'nous sommes', 'somos', 'siamo', 'wij zijn'];

/** "Architect: Hana Mori": one word before a colon stays with what it labels. */
const labelled = ({ label, text, field }: Sentence) =>
  !verdict.test(label) &&
  !lexicons.some((lexicon) => isOrderWord(label, lexicon)) &&
  (countWords(label) === 1 || isNamedQuote({ label, text, field }) || isLed({ label, text, field })) &&
  (field === null || field === 'after' || field === 'before') &&
  !/[\ue000-\uf8ff]/u.test(label)
    ? `${label}: ${text}`
    : text;

/**
 * "We offer: relocation, 20 % research time", "First place: Team Otter": what goes on in small letters, or is short, is
 * one sentence with its head.
 */
const isLed = ({ label, text, field }: Pick<Sentence, 'label' | 'text' | 'field'>) =>
  field === null &&
  countWords(label) >= 2 &&
  countWords(label) <= (spoken.test(label) ? 7 : 4) &&
  !kind.test(label) &&
  (/^[\p{Ll}\d]/u.test(text) || (countWords(label) <= 4 && countWords(text) <= 10 && !/[.!?]\s/u.test(text)));

/** "It will not happen again: …" is no head, but a sentence that goes on. */
const spoken = /^(?:it|we|you|they|this|that|i|es|wir|ihr|sie|das|nous|vous|ils?|on|noi|nós)\s/iu;

/** "Verdict: “Take the bike.”": what the brief comes to is said without its head. */
export const verdict =
  /^(?:(?:our|the|my|final|unser|notre|nuestro)\s)?(?:verdict|conclusion|bottom line|take-?away|moral|motto|result|fazit|urteil|ergebnis|leitspruch|verdicto|conclusión|conclusione|verdetto|conclusão|veredicto|conclusie)$/iu;

/** "Dress code: “something yellow”": a few quoted words say nothing without what they are. */
const isNamedQuote = ({ label, text, field }: Pick<Sentence, 'label' | 'text' | 'field'>) =>
  field === null &&
  label !== '' &&
  countWords(label) <= 3 &&
  !heading.test(label) &&
  !verdict.test(label) &&
  !/[\ue000-\uf8ff]/u.test(label) &&
  /^[\ue000-\uf8ff][.!]?$/u.test(text.trim());

const polished = (reading: Reading, text: string) =>
  capitalise(
    say(reading, text)
      .replace(/\s+([.,!?])(?![\p{L}\d])/gu, '$1')
      // A quotation that ends in a stop ends its sentence.
      .replace(/([.!?…][”“"»’'])\.$/u, '$1')
      .replace(/[,;:]$/u, '')
      .replace(/^[–—-]\s+/u, ''),
    reading.lexicon.language,
  );

/** "Product launch:" says what kind of film it is. */
const kind =
  /^(?:(?:product|company|app|new|our|the|short|quick)\s)*(?:launch|announcement|promo|teaser|intro|tutorial|recipe|invitation|comparison|review|recap|tour|offer|alert|update)$/iu;

/** The part before a colon is a head of its own when what follows it became something else. */
function openHeads(reading: Reading): { text: string; at: number }[] {
  const { found, sentences, used } = reading;
  const shown = new Set(
    [...found.lists, ...found.series, ...found.tables]
      .map(({ title }) => title)
      .concat(found.lists.flatMap(({ items }) => items.map(({ title }) => title)))
      .concat((found.comparison ?? []).map(({ title }) => title))
      .concat(found.tables.flatMap(({ title, cols, rows }) => [title, ...cols, ...rows.map(({ label }) => label)]))
      .map((title) => title.toLowerCase()),
  );
  return [...sentences.entries()]
    .filter(
      ([at, sentence]) =>
        sentence.field === null &&
        sentence.role === 'copy' &&
        countWords(sentence.label) >= 2 &&
        !kind.test(sentence.label) &&
        !isMakersPart(sentence.label) &&
        !isNamedQuote(sentence) &&
        // "The hook, first thing on screen: “…”" says what the words are for.
        !((heading.test(sentence.label) || ending.test(sentence.label)) && isQuotedOnly(reading, sentence.text)) &&
        !(isLed(sentence) && !used.has(at)),
    )
    .map(([at, { label }]) => ({ text: say(reading, label), at }))
    .filter(
      ({ text }) => !(found.comparison ?? []).every(({ title }) => text.includes(title)) || found.comparison === null,
    )
    .filter(({ text }) => !shown.has(text.toLowerCase()) && !found.titles.some((title) => title.text.startsWith(text)));
}

/** A sentence that is one quoted text and little else is shown as that text alone. */
function isQuotedOnly(reading: Reading, text: string): boolean {
  const quoted = heldOf(text, reading.held).some((part) => part.kind === 'quote' && reading.placed.has(part));
  return quoted && countWords(text.replace(/[\ue000-\uf8ff]/g, ' ')) <= 2;
}

/** A figure weighs three, each further one more; a short sentence says it sooner. */
function figuresRank(text: string): number {
  const count = text.match(/\d[\d.,]*/gu)?.length ?? 0;
  return count === 0 ? 0 : Math.min(5, 2 + count) + (countWords(text) <= 9 ? 1 : 0);
}

/** What rather speaks to the maker goes first where there is no time for all. */
function copyRank({ copyChance }: Reading, text: string): number {
  const chance = copyChance?.(text) ?? 1;
  return chance < 0.5 && !/\d/u.test(text) ? -6 : chance < 0.8 ? -2 : 0;
}

function rankOf(reading: Reading, index: number, name: string): number {
  const { lexicon, sentences, held } = reading;
  const text = say(reading, sentences[index]?.text ?? '');
  const isEdge = index < sentences.length / 5 || index > (sentences.length * 4) / 5;
  return (
    figuresRank(text) +
    (name !== '' && text.includes(name) ? 3 : 0) +
    (isEdge ? 2 : 0) +
    (anyPhrase([...lexicon.rise, ...lexicon.fall]).test(text) ? 2 : 0) +
    (hedge.test(text) ? -2 : 0) +
    copyRank(reading, text) +
    (heldOf(sentences[index]?.text ?? '', held).some(({ kind }) => kind === 'quote') ? 2 : 0)
  );
}
