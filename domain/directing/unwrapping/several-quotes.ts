/** “A.” – Ben; “B.” – Aisha and “C.” (Karol): several people quoted in one sentence, each read as quoted alone. */
import { quoteNouns } from '../lexicon/label-words.ts';
import { heldOf } from '../reading/masked-text.ts';
import { countWords } from '../reading/phrases.ts';
import { filmNouns } from '../tagging/words.ts';
import { bySentence, type SaidSentence } from './by-sentence.ts';
import { attributed } from './speaker-leads.ts';
import { isPlainName, type Speaker, speakerIn } from './speaker-names.ts';

const mark = /[\ue000-\uf8ff]/gu;
const joint = /[\s;,/|•]*(?:(?:and|und|et|y|e|en)\s)?[\s;,/|•]*$/iu;
const signing = /^\s*(?:[—–-]\s*|,\s*|\((?=[^()]*\)))(?<who>[^()]+?)\)?[\s.]*$/u;
const firstName =
  /^(?:\p{Lu}[\p{Ll}'’-]+\s(?:&|and|und|et|y|e|en)\s)?\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}(?:\.|[\p{Ll}'’-]+)?)?$/u;
const ofQuotes = new RegExp(
  `(?<!\\p{L})(?:${quoteNouns}|quotes|voices|reviews|stimmen|zitate|citations|avis|citas|voces|voci|citazioni|vozes|citações|citaten|stemmen)(?!\\p{L})`,
  'iu',
);

export const withSeveralQuotes = (prompt: string): string =>
  bySentence(prompt, (sentence) => quotedApart(sentence) ?? sentence.text);

function quotedApart({ text, held }: SaidSentence): string | null {
  const marks = text.match(mark) ?? [];
  if (marks.length < 2 || heldOf(text, held).some(({ kind, text: said }) => kind !== 'quote' || countWords(said) < 3))
    return null;
  const [lead = '', ...behind] = text.split(mark);
  const signed = behind.map((given, at) => speakerBehind(at < behind.length - 1 ? given.replace(joint, '') : given));
  if (signed.some((who) => who === null)) return null;
  const quotes = marks.map((quote, at) => attributed(quote, signed[at] as Speaker));
  const isCalled = ofQuotes.test(lead) && countWords(lead) <= 8 && !/\d/u.test(lead) && !filmNouns.test(lead);
  return [isCalled ? '' : lead.trim().replace(/\s?:$/u, '.'), ...quotes].filter(Boolean).join(' ');
}

/** A dash, a comma or brackets lead to who said it: here a first name is enough. */
function speakerBehind(given: string): Speaker | null {
  const who = signing.exec(given)?.groups?.who ?? '';
  if (who === '') return null;
  const said = speakerIn(who);
  if (said !== null && (isPlainName(said.who) || said.role !== '' || /^\s*[—–(-]/u.test(given))) return said;
  const [name = '', ...post] = who.split(/,\s/u);
  return firstName.test(name) ? { who: name, role: post.join(', ') } : null;
}
