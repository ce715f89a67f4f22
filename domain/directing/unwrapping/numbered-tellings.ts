/** "First, the title, “…”. Second, the size of it: 3,812 …": what an asker counts up is told without its count. */
import { capital } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';
import { bySentence, type SaidSentence } from './by-sentence.ts';

const counts = [
  'first(?:ly)?|first of all|erstens|premièrement|primero|in primo luogo|em primeiro lugar|ten eerste',
  'second(?:ly)?|zweitens|deuxièmement|segundo|in secondo luogo|em segundo lugar|ten tweede',
  'third(?:ly)?|drittens|troisièmement|tercero|in terzo luogo|em terceiro lugar|ten derde',
  'fourth(?:ly)?|viertens|quatrièmement|cuarto|ten vierde',
  'fifth(?:ly)?|fünftens|cinquièmement|quinto|ten vijfde',
  'sixth(?:ly)?|sechstens|sixièmement|sexto|ten zesde',
  'seventh(?:ly)?|siebtens|septièmement|séptimo|ten zevende',
  'last(?:ly)?|finally|and last|zuletzt|schließlich|enfin|por último|infine|por fim|tot slot',
];
const countOf = (source: string) => new RegExp(`^(?:and\\s)?(?:${source}),\\s`, 'iu');
const ordinals = counts.map(countOf);
const counted = countOf(counts.join('|'));

/** "the title, “…”" */
const titled =
  /^(?:the|its|our|der|le|el|il|o|de)?\s?(?:titles?|titel|titre|título|titolo)(?:,|:|\sis|\sist|\sest|\ses)?\s(?=[\ue000-\uf8ff])/iu;
/** ", and that it is the Library Survey 2025" */
const besides = /^([\ue000-\uf8ff]),?\s(?:and\s)?that\s(?:it|this)\s(?:is|was)\s(?:called\s)?(?:the\s)?(\S.*)$/iu;
/** "the size of it: ", "how big it is: " */
const pointing =
  /^(?:the|its)\s\p{L}+(?:\sof\s(?:it|this|that|them))?:\s(?=.*\d)|^how\s\p{L}+\s(?:it|this|that)\s(?:is|was):\s/iu;
/** "one comment from a respondent, verbatim: “…”" */
const quoted =
  /^(?:(?:one|a|an|the|this|our|some)\s)?(?:\p{L}+\s){0,2}?(?:comments?|quotes?|quotations?|lines?|sentences?|remarks?|words)(?:\s(?:from|by|of)\s[^\ue000-\uf8ff:,]{2,40})?(?:,\s(?:verbatim|word for word|in full|as (?:written|spoken|said)|unchanged|exactly))*:\s(?=[\ue000-\uf8ff][.!?]?$)/iu;
/** "how people use them, these are shares of visitors: …": what the figures are is explained to the maker. */
const explained =
  /^([^:,\ue000-\uf8ff\d]{3,60}),\s(?:these|those|they|which|this)\s(?:are|is|were|was|show)\s[^:\ue000-\uf8ff\d]{3,90}(?=:\s)/iu;

/** The brief with such sentences as what they tell; one that counts steps stands as it is. */
export function withNumberedTellings(prompt: string): string {
  const said = prompt.split('\n').flatMap((line) => splitAtStops(line));
  const known = ordinals.filter((one) => said.some((sentence) => one.test(sentence.trim())));
  const labels = said.filter((sentence) => counted.test(sentence.trim()) && isLabelled(sentence));
  return known.length < 2 || labels.length < 2 ? prompt : bySentence(prompt, told);
}

/** "Third, what people asked for: …" tells; "Third, stir it." guides. */
const isLabelled = (sentence: string) => /:\s|["“„«]/u.test(sentence);

function told({ text }: SaidSentence): string {
  const rest = text.replace(counted, '');
  if (rest === text) return text;
  const title = rest.replace(titled, '');
  if (title !== rest) {
    const [, mark = '', more = ''] = besides.exec(title) ?? [];
    return mark === '' ? `Title: ${title}` : `Title: ${mark}. ${capital(more)}`;
  }
  return capital(rest.replace(quoted, '').replace(explained, '$1').replace(pointing, ''));
}
