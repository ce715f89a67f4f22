/** Who somebody is that asks in the same sentence: "I work for the town of Otter Ford and I'd like a film" asks, and tells nothing. */
import { capital } from '../reading/phrases.ts';
import { filmWords } from '../tagging/words.ts';

const works =
  '(?:i work|i volunteer|we work|we volunteer|ich arbeite|wir arbeiten|je travaille|nous travaillons|on travaille|trabajo|trabajamos|lavoro|lavoriamo|trabalho|trabalhamos|ik werk|(?:wij|we) werken)';
const and = '(?:,?\\s(?:and|so|und|et|donc|y|así que|e|quindi|en|dus)\\s|,\\s)';
/** What leads to the wish, in order of the one who has it, where the verb stands without. */
const wanting: readonly [RegExp, string][] = [
  [/^(?:need|want|would (?:like|love)|am looking|are looking)(?!\p{L})/iu, 'I '],
  [/^(?:brauche|möchte|suche|hätte|wünsche)(?!\p{L})/iu, 'Ich '],
  [/^(?:cherche|voudrais|souhaite|aimerais)(?!\p{L})/iu, 'Je '],
  [/^(?:zoek|wil|zou)(?!\p{L})/iu, 'Ik '],
  [
    /^(?:(?:i|we)(?:['’]d| would| want| need| am|['’]m| are|['’]re| was)|(?:ich|wir)\s(?:brauche|möchte|suche|hätte|wünsche)\p{L}*|j['’]aimerais|je (?:voudrais|cherche|souhaite|veux)|(?:nous|on)\s(?:voudr|cherch|aimer|souhait)\p{L}+|(?:quiero|quisiera|necesito|busco|me gustaría|queremos|necesitamos|buscamos|vorrei|voglio|cerco|vorremmo|cerchiamo|mi (?:serve|servirebbe|piacerebbe)|ho bisogno|queria|quero|preciso|procuro|gostaria|gostava|precisamos|procuramos)|(?:ik|wij|we)\s(?:wil|zoek|zou)\p{L}*)(?!\p{L})/iu,
    '',
  ],
];
const form = new RegExp(`^(?<who>${works}\\s[^.:;!?\\ue000-\\uf8ff]{3,80}?)${and}(?<wish>\\S.*)$`, 'isu');
const house =
  /\s(?:for|at|für|bei|beim|pour|chez|à|de|du|para|en|per|da|presso|no|na|voor|bij)\s(?:the |die |der |dem |das |la |le |el |il |o |a |de |het |l['’])?(?:\p{Ll}+\s(?:of|de|di|van)\s)?(?<name>\p{Lu}[\p{L}\p{N}&'’-]*(?:\s(?:(?:of|de|du|di|van|&)\s)?\p{Lu}[\p{L}\p{N}&'’-]*){0,4})$/u;

export interface Asking {
  /** What the sentence asks, without who does. */
  text: string;
  /** For whom they ask, where it says so. */
  name: string;
}

/** Null where the sentence tells something, or nothing but who somebody is. */
export function askingOf(sentence: string): Asking | null {
  const { who = '', wish = '' } = form.exec(sentence)?.groups ?? {};
  const lead = wanting.find(([verb]) => verb.test(wish))?.[1];
  if (lead === undefined || !filmWords.test(wish)) return null;
  return { text: lead === '' ? capital(wish) : `${lead}${wish}`, name: house.exec(who)?.groups?.name ?? '' };
}
