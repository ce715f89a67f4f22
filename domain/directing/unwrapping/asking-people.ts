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
    /^(?:(?:i|we)(?:['’]d| would| want| need| am|['’]m| are|['’]re| was)|(?:ich|wir)\s(?:brauche|möchte|suche|hätte|wünsche)\p{L}*|j['’]aimerais|je (?:voudrais|cherche|souhaite|veux)|(?:nous|on)\s(?:voudr|cherch|aimer|souhait)\p{L}+|il (?:nous|me) faut|j['’]ai besoin|(?:ci serve|ci servirebbe|quisiéramos|nos gustaría|gostaríamos|quiero|quisiera|necesito|busco|me gustaría|queremos|necesitamos|buscamos|vorrei|voglio|cerco|vorremmo|cerchiamo|mi (?:serve|servirebbe|piacerebbe)|ho bisogno|queria|quero|preciso|procuro|gostaria|gostava|precisamos|procuramos)|(?:ik|wij|we)\s(?:wil|zoek|zou)\p{L}*)(?!\p{L})/iu,
    '',
  ],
];
const joint =
  "(?:(?:of|the|and|&|und|der|des|de|du|la|le|las|los|les|el|del|di|da|dei|degli|della|delle|do|dos|das|van|het|y|e|et|à)\\s|[dl]['’])";
const houseName = `(?:[dlDL]['’])?\\p{Lu}[\\p{L}\\p{N}&'’-]*(?:\\s(?:(?:&|and|und|et|y|e|en)\\s)?${joint}{0,2}\\p{Lu}[\\p{L}\\p{N}&'’-]*){0,5}`;
/** Somebody with a post or a task: known to be of the house by its name alone. */
const posted =
  "(?:i(?:['’]m| am) (?:an?|the|one of the)|i (?:look after|handle|am responsible for|am in charge of|take care of|do the|help out)|(?:i|we)(?:['’]m|['’]re| am| are)? writing|i write|ich bin|ich (?:kümmere mich um|leite|verantworte|betreue|mache)|(?:ich|wir) schreiben? (?:euch|ihnen|dir)|je suis|je m['’](?:occupe|charge)|je (?:gère|coordonne)|(?:je|nous) (?:vous |t['’])?(?:écris|écrivons)|soy|(?:me|nos) (?:encargo|encargamos|ocupo)|(?:os|le|les|te) (?:escribo|escribimos)|llevo la|sono|mi occupo|curo la|(?:vi|le|ti) (?:scrivo|scriviamo)|sou|(?:cuido|trato) da|(?:escrevo|escrevemos)(?:-vos)?|ik ben|ik (?:verzorg|doe|regel)|(?:ik|wij|we) schrijf?(?:ven)? (?:jullie|je|u)|as (?:the|an?)|als|en tant que|en qualité de|como|come|in qualità di|na qualidade de)";
const form = new RegExp(`^(?<who>${works}\\s[^.:;!?\\ue000-\\uf8ff]{3,80}?)${and}(?<wish>\\S.*)$`, 'isu');
const atHouse = new RegExp(
  `^(?<who>${posted}\\s[^.:;!?\\ue000-\\uf8ff]{3,90}?)(?:${and}|\\s(?=(?:möchte|würde|wil|zou)\\s(?:ich|ik)\\s))(?<wish>\\S.*)$`,
  'isu',
);
/** "I'm writing on behalf of the association Green Rooftops." */
const onlyWho = new RegExp(
  `^(?<who>(?:${works}|(?:(?:i|we)(?:['’]m|['’]re| am| are)? writing|i write|(?:ich|wir) schreiben? (?:euch|ihnen|dir)|(?:je|nous) (?:vous |t['’])?(?:écris|écrivons)|(?:os|le|les|te) (?:escribo|escribimos)|(?:vi|le|ti) (?:scrivo|scriviamo)|(?:escrevo|escrevemos)(?:-vos)?|(?:ik|wij|we) schrijf?(?:ven)? (?:jullie|je|u)))\\s[^,.:;!?\\ue000-\\uf8ff]{3,90}?)[.]$`,
  'isu',
);
const called = new RegExp(
  `\\s(?:called|named|namens|genannt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd)\\s(?:(?:vereniging|stichting)\\s)?(?<name>${houseName})$`,
  'u',
);
const house = new RegExp(
  `\\s(?:(?:for|at|of|from|with|in|für|bei|beim|im|am|von|vom|der|(?<owned>des)|pour|chez|à|au|aux|de|du|para|en|del|desde|per|da|dal|di|dello|della|presso|no|na|do|voor|bij|van|namens)\\s|[dD]['’]|dall['’])(?:(?:the|die|der|dem|das|la|le|el|il|o|a|de|het)\\s)?(?:(?:l|d|dell|dall)['’])?(?:\\p{Ll}[\\p{Ll}'’-]*\\s(?:[dl]['’])?){0,4}(?<name>${houseName})$`,
  'u',
);
/** The house that a description of somebody ends on. */
function houseOf(who: string): string {
  const named = called.exec(who)?.groups?.name;
  if (named !== undefined) return named;
  const { name = '', owned } = house.exec(who)?.groups ?? {};
  // "… des Uhrenmuseums Falkenberg": by itself it is the Uhrenmuseum.
  return (owned === undefined ? name : name.replace(/^(\p{L}{4,}?)s(?=\s|$)/u, '$1')).replace(
    /^[dlDL]['’](?=\p{Lu})/u,
    '',
  );
}

/** "We're opening a new boathouse on 4 May": what the house does is news. */
const news =
  /^(?:we|wir|nous|on|wij)(?:['’](?:re|ve|ll))?\s|^(?:(?:este año|quest['’]anno|este ano|nos|ci|em \p{L}+|en \p{L}+|a \p{L}+)\s){0,2}\p{Ll}+(?:mos|iamo)(?!\p{L})/iu;
const wishing =
  /^(?:\p{L}+\s){0,2}?(?:\p{L}+['’]d|would|need|want|like|love|looking|hope|brauch\p{L}*|möcht\p{L}*|such\p{L}*|hätt\p{L}*|wünsch\p{L}*|cherch\p{L}*|voudri\p{L}*|aimeri\p{L}*|souhait\p{L}*|queremos|quisiéramos|necesitamos|buscamos|vorremmo|vogliamo|cerchiamo|desideriamo|precisamos|gostaríamos|procuramos|willen|zoeken|zouden)(?!\p{L})/iu;
/** "…, because we're moving": why a film is wished is what it tells. */
const why =
  /,?\s(?:because|since|denn|car|parce que|porque|ya que|perché|poiché|pois|want)\s(?=(?:we|wir|nous|on|wij)(?:['’]\p{L}+)?\s|(?:\p{L}+\s){0,3}\p{Ll}+(?:mos|iamo)(?!\p{L}))(\p{L})/iu;
const turned = /^(möchte|würde|wil|zou)\s(ich|ik)\s/iu;

export interface Asking {
  /** What the sentence asks or tells, without who does. */
  text: string;
  /** For whom they ask, where it says so. */
  name: string;
}

/** Null where the sentence tells something of its own, or nothing but who somebody is. */
export function askingOf(sentence: string): Asking | null {
  const alone = houseOf(onlyWho.exec(sentence)?.groups?.who ?? '');
  if (alone !== '') return { text: '', name: alone };
  const sure = form.exec(sentence)?.groups;
  const { who = '', wish: said = '' } = sure ?? atHouse.exec(sentence)?.groups ?? {};
  const name = houseOf(who);
  if (name === '' && sure === undefined) return null;
  const wish = said.replace(turned, (_, verb: string, me: string) => `${capital(me)} ${verb.toLowerCase()} `);
  const lead = wanting.find(([verb]) => verb.test(wish))?.[1];
  if (name !== '' && news.test(wish) && !wishing.test(wish) && !filmWords.test(wish))
    return { text: capital(wish), name };
  if (lead === undefined || !filmWords.test(wish)) return null;
  const [first = ''] = wish.split(why);
  const told = filmWords.test(first) ? wish.replace(why, (_, letter: string) => `. ${letter.toUpperCase()}`) : wish;
  return { text: lead === '' ? capital(told) : `${lead}${told}`, name };
}
