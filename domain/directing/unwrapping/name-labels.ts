/** "Sender: X", "Absender: X", "Tool = X": who speaks, under the label that the reading knows. */
import { fromLabels, nameLabels } from '../lexicon/label-words.ts';
import { languageOf } from '../reading/language.ts';

/** What the reading calls it. */
const known: Readonly<Record<string, string>> = {
  en: 'Brand',
  de: 'Marke',
  fr: 'Marque',
  es: 'Marca',
  it: 'Marchio',
  pt: 'Marca',
  nl: 'Merk',
};

const whose =
  "(?:(?:our|the|unsere?|der|die|notre|nos|le|la|l['’]|nuestr[oa]|el|il nostro|il|o nosso|a nossa|o|a|onze|de|het)\\s?)?";
const start = '((?:^|\\n|[.!?]["”“»]?\\s)[ \\t]*(?:[-*•]\\s)?)';
/** A name: a capital, or small letters after an equals sign; nothing that goes on as a sentence does. */
const name = '(?<name>["“„«]?\\s?[\\p{Lu}\\p{N}][^.,;:!?\\n=]{1,60}?)';
const small = '(?<name>[\\p{L}\\p{N}][^.,;:!?\\n=]{1,40}?)';
const rest = '(?<rest>,\\s[^.!?\\n]{2,90})?';
const stop = '(?=[.!]?(?:\\s*$|\\s*\\n|\\s+[\\p{Lu}\\p{N}"“„«¿¡]))';

const colon = new RegExp(
  `${start}${whose}(?:${nameLabels}|name|nom|nombre|nome|naam)\\s?[:：]\\s+${name}${rest}${stop}`,
  'giu',
);
const equal = new RegExp(
  `${start}${whose}(?:${nameLabels}|name|nom|nombre|nome|naam)\\s=\\s+${small}${rest}${stop}`,
  'giu',
);
const from = new RegExp(`${start}(?:${fromLabels})\\s?[:：]\\s+${name}${stop}`, 'giu');
/** "From: Leeds. To: York": two ends of a way. */
const to = /(?:^|[.!?\n]\s*)(?:to|nach|an|à|a|hacia|para|naar|aan)\s?[:：]\s/iu;
const isSentence =
  /^\p{Lu}?\p{Ll}+\s(?:is|are|was|will|can|has|have|ist|sind|wird|hat|est|sont|sera|a|es|son|è|sono|é|são|wordt|heeft)\s/u;
const things = /\d{1,2}[.:h]\d{2}|[€$£%]/u;
const article = /^,\s(?:an?|the|your|ein|eine|der|die|das|une?|la|le|el|una?|uma?|o|il|een|de)\s/iu;

export function withNameLabels(prompt: string): string {
  const label = known[languageOf(prompt)] ?? 'Brand';
  const renamed = (whole: string, ...args: unknown[]) => {
    const { name: said = '', rest: more = '' } = args.at(-1) as Record<string, string | undefined>;
    const before = `${args[0]}`;
    if (isSentence.test(said) || things.test(said) || said.trim().split(/\s+/u).length > 7) return whole;
    if (more === '') return `${before}${label}: ${said}`;
    // "Name: FieldNotes 2026, Rotterdam": the name, and a line that says the rest of it.
    return article.test(more) ? `${before}${label}: ${said}${more}` : `${before}${label}: ${said}. ${said}${more}`;
  };
  const named = prompt.replace(colon, renamed).replace(equal, renamed);
  return to.test(named) ? named : named.replace(from, renamed);
}
