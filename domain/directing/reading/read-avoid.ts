import type { Brief } from '../brief.ts';
import { heldOf } from './masked-text.ts';
import { phraseSource } from './phrases.ts';
import { type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

/** Words that may not be printed, and what became of the sentences that hold one. */
export interface Avoiding {
  words: string[];
  told: string[];
}

const asked =
  "(?:words?|terms?|phrases?) (?:to avoid|we never (?:say|use)|not to use)|(?:avoid(?:ed|s|ing)?|no|without|banned?|forbidden|never use|don[’']t use|do not use) (?:the |these |this |following )*(?:words?|terms?|phrases?)|(?:avoid|never|don[’']t|do not) (?:ever )?(?:saying|say|write|writing)(?: the words?)?|zu vermeidende (?:Wörter|Worte|Begriffe)|(?:vermeide[nt]?|keine?|ohne|verbotene) (?:Sie )?(?:(?:die|das|folgende) )?(?:Wörter|Worte|Wort|Begriffe?)|(?:niemals?|nicht) (?:sagen|schreiben)|(?:sage|schreibe?) (?:nie|niemals|nicht)|mots? (?:à éviter|interdits?)|(?:évite[rz]?|sans) (?:les? |des )?mots?|ne (?:jamais )?(?:dis|dites|dire|écris|écrire)(?: jamais| pas)?|palabras? (?:a evitar|prohibidas?)|(?:evitar?|sin) (?:las? )?palabras?|nunca (?:digas?|decir|usar)|parol[ae] (?:da evitare|vietate)|(?:evita(?:re)?|senza) (?:l[ae] )?parol[ae]|(?:non|mai) (?:dire|usare)(?: mai)?|palavras? (?:a evitar|proibidas?)|(?:evit[ae]r?|sem) (?:as? )?palavras?|nunca (?:diga|dizer)";
const joint =
  /\s*(?:,|;|\/|\s(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|nem)\s)\s*(?:(?:and|or|und|oder|et|ou|y|o|e)\s)?/iu;
const marks = /^[\s"“”„«»‘’'‚]+|[\s"“”„«»‘’'‚.!]+$/gu;

/** Words that brand or instructions will not have in a film, in lower case. A quoted one may also follow a bare "avoid". */
export function readAvoided(text: string): string[] {
  const lists = [...text.matchAll(new RegExp(`(?<![\\p{L}])(?:${asked})\\s*[:：]?\\s+([^.\\n!?]{2,160})`, 'giu'))].map(
    (match) => match[1] ?? '',
  );
  const quoted = [
    ...text.matchAll(
      /(?<![\p{L}])(?:avoid(?:\s(?:using|saying|writing))?|never(?:\s(?:use|say|write|show))?|(?:don['’]t|do not)\s(?:use|say|write)|no words like|vermeide|(?:verwende|benutze|sage|schreibe?)\s(?:nie|niemals|nicht)|nie\s(?:verwenden|sagen|schreiben)|évite[rz]?|n['’](?:utilise[rz]?|emploie|employez)\s(?:jamais|pas)|evita(?:r|re)?|evite|(?:no|nunca)\s(?:uses|usar|use|digas|decir|escribas)|non\s(?:usare|scrivere|dire)(?:\smai)?|não\s(?:use|usar|escreva)|gebruik\s(?:nooit|niet)|vermijd)\s*[:：]?\s+((?:["“„«‘'][^"“”„«»‘’'\n]{2,40}["”“»’'](?:,?\s*(?:and|or|und|oder|et|ou|y|o|e)?\s*))+)/giu,
    ),
  ].map((match) => match[1] ?? '');
  const words = [...lists, ...quoted]
    .flatMap((list) => list.split(joint))
    .map((word) => word.replace(marks, '').toLowerCase())
    .filter((word) => /\p{L}{2}/u.test(word) && word.split(/\s+/u).length <= 3);
  return [...new Set(words)];
}

/** The avoided word that a text holds, with what endings it may take; null without one. */
function avoidedIn(text: string, words: readonly string[]): string | null {
  return (
    words.find((word) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${phraseSource([word])}(?:e?s|e[nrm]?|a|o)?(?![\\p{L}\\p{N}])`, 'iu').test(text),
    ) ?? null
  );
}

/** Copy without the sentences and items that hold an avoided word; one with a figure stands, and both are told. */
export function withoutAvoided(
  sentences: readonly Sentence[],
  reading: Reading,
  { words, told }: Avoiding,
): Sentence[] {
  if (words.length === 0) return [...sentences];
  return sentences.filter((sentence) => {
    const bare = sentence.text.replace(/[\ue000-\uf8ff]/gu, ' ');
    const word = sentence.role === 'copy' ? avoidedIn(`${sentence.label} ${bare}`, words) : null;
    if (word === null) return true;
    const text = say(reading, sentence.text);
    const isNeeded = /\d/u.test(bare) || heldOf(sentence.text, reading.held).length > 0;
    told.push(
      isNeeded ? `shown although it holds the avoided word “${word}”: ${text}` : `${text} (avoided word “${word}”)`,
    );
    return isNeeded;
  });
}

/** Quoted texts are shown as written, and it is said where one holds a word that the brand avoids. */
export const quotedAvoided = (
  { exact, quotations }: Pick<Brief, 'exact' | 'quotations'>,
  words: readonly string[],
): string[] =>
  [...new Set([...exact, ...quotations.map(({ text }) => text)])].flatMap((text) => {
    const word = avoidedIn(text, words);
    return word === null ? [] : [`shown as quoted although it holds the avoided word “${word}”: ${text}`];
  });
