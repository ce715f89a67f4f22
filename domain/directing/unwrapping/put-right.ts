/** "PS – so sorry, it has to be Sunday 7 June.", "Correction: £7, not £6.": a value put right behind the brief stands in place of the old one. */
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readDates, readTimes, type Stretch } from '../reading/dates.ts';
import { languageOf } from '../reading/language.ts';
import { escaped } from '../reading/phrases.ts';
import { bySentence, sentencesIn } from './by-sentence.ts';

/** Who begins so puts something right, or may; what follows decides. */
const opener =
  /^[\s(*_]*(?:P\.?\s?S\.?|(?:one |a |small |quick |last[- ]minute )*(?:correction|update|edit|change)|sorry|so sorry|apologies|oops|wait|scrap that|actually|korrektur|nachtrag|berichtigung|entschuldigung|ach|halt|rectifi\p{L}+|correctif|pardon|désolée?|oups|corrección|rectificación|perdón|correzione|rettifica|scusate?|correção|retificação|desculp\p{L}+|correctie|rectificatie)(?=[\s:,.–—-])/iu;
const bareNote = /^[\s(]*P\.?\s?S\.?$/iu;
/** What gives the new value. */
const puts =
  /(?<!\p{L})(?:(?:has|needs|ought) to be|must be|should (?:be|say|read)|make (?:it|that)|i meant|(?:is|it['’]s|are) (?:now|actually|really)|(?:has )?(?:moved|changed|been moved|been changed) to|now (?:is|be)|(?:ist|sind|lautet) (?:jetzt|nun|doch)|muss (?:es |er )?[^.!?]{0,40}(?:sein|heißen|lauten)|verschiebt sich auf|(?:finalement|désormais|plutôt)|(?:es|son|será) (?:ahora|finalmente)|finalmente|(?:è|sono|sarà) (?:ora|invece|adesso)|(?:é|são|será) (?:agora|afinal)|afinal|(?:is|wordt) (?:nu|toch))(?!\p{L})/iu;
/** What stands between the new value and the old one. */
const instead =
  /^(?:\s\p{L}+){0,2}[\s,;–—-]+(?:(?:and|und|et|y|e|en)\s)?(?:not|instead of|rather than|statt|anstatt|nicht|pas|au lieu d[eu]|et non|no|en vez de|en lugar de|non|invece d[ie]l?|não|em vez de|niet|in plaats van)\s(?:(?:on|at|the|am|um|den|der|die|le|les|à|el|las?|il|alle|no|às?|op|de)\s)*$/iu;

type Reader = (text: string) => Stretch[];
const amount =
  /(?:[€£$]\s?\d[\d.,]*|(?<![\p{L}\d.,:])\d[\d.,]*(?:\s?(?:%|€|£|\$|euros?|pounds?|dollars?)(?!\p{L}))?)(?<![.,])/giu;
const amounts: Reader = (text) =>
  [...text.matchAll(amount)].map(({ index, 0: found }) => ({ text: found, start: index, end: index + found.length }));

/** A brief with its values put right, without the sentences that do so. */
export function withPutRight(prompt: string): string {
  const sentences = sentencesIn(prompt).map(({ text }) => text);
  const lexicon = lexiconOf(languageOf(prompt));
  const readers: Reader[] = [(text) => readDates(text, lexicon), readTimes, amounts];
  const changes = sentences.flatMap((text, at) => {
    const isNote = bareNote.test(sentences[at - 1] ?? '');
    if (at === 0 || (!isNote && !opener.test(text))) return [];
    const rest = sentences.filter((_, other) => other !== at).join('\n');
    const change = changeOf(text, rest, readers);
    return change === null ? [] : [{ places: isNote ? [at - 1, at] : [at], ...change }];
  });
  if (changes.length === 0) return prompt;
  const gone = new Set(changes.flatMap(({ places }) => places));
  return bySentence(prompt, ({ text }, at) =>
    gone.has(at) ? '' : changes.reduce((said, { old, value }) => said.replace(old, () => value), text),
  );
}

/** What of the rest a sentence puts right: the value that it names as old, or the only one of its kind. */
function changeOf(text: string, rest: string, readers: readonly Reader[]): { old: RegExp; value: string } | null {
  for (const read of readers) {
    const [value, once] = read(text);
    if (value === undefined) continue;
    const isPair = once !== undefined && instead.test(text.slice(value.end, once.start));
    if (!isPair && !puts.test(text.slice(0, value.start))) continue;
    const told = [...new Set(read(rest).map((one) => one.text))].filter((one) => one !== value.text);
    const meant = isPair ? told.filter((one) => one === once.text || one.includes(once.text)) : told;
    // An amount alone may be of anything.
    const [old, more] = isPair || read !== amounts ? meant : [];
    if (old !== undefined && more === undefined)
      return { old: new RegExp(`(?<![\\p{L}\\d])${escaped(old)}(?![\\p{L}\\d])`, 'gu'), value: value.text };
  }
  return null;
}
