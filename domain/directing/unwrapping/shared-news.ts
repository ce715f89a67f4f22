/** "Our results are in and I'd like to share them with the team in a 30 second video.": what there is to tell, and the wish to tell it apart from it. */
import { capital } from '../reading/phrases.ts';
import { surelyFilm } from './asking-words.ts';
import type { SaidSentence } from './by-sentence.ts';

const stop = '[^.:;!?\\ue000-\\uf8ff]';
const news = `(?<news>${stop}{8,140}?)`;
const film = (article: string) =>
  `(?<film>(?:${article})\\s?(?:[^\\s.:;!?]+\\s){0,4}?(?:${surelyFilm})(?!\\p{L})${stop}*)`;
/** In each language what joins the wish, whom it is for and the film. */
const forms = [
  `${news},?\\s(?:and|so)\\s(?:we|i)(?:['’]d| would)? (?:like|love|want) to (?:share|show|tell|announce|present|celebrate) (?:it|them|this|that|these)(?: (?:with|to) (?<en>${stop}{2,60}?))? (?:in|with|as|through) ${film('an?|one')}`,
  `${news},?\\s(?:und|also)\\s(?:(?:wir|ich) (?:möchten?|wollen|würden|will)|(?:das|sie|die) (?:möchten|wollen|würden) (?:wir|ich))(?: (?:das|sie|es|dies))?(?: (?:gern|gerne))?(?: (?<de>(?:dem|den|der|unseren?m?|mit) ${stop}{2,60}?))? (?:in|mit|als) ${film('eine[mnr]?')}`,
  `${news},?\\s(?:et|donc)\\s(?:(?:nous|on|je|j['’]) ?(?:voudr|aimer)\\p{L}+|(?:nous|on|je) (?:voulons|veut|veux)) (?:les?|la|l['’]|l['’]es) ?(?:partager|montrer|annoncer|présenter)(?: (?:avec|à|aux?) (?<fr>${stop}{2,60}?))? (?:dans|avec|en) ${film('une?')}`,
  `${news},?\\s(?:y|así que)\\s(?:(?:queremos|quiero|quisiera|quisiéramos)|(?:nos|me) gustaría) (?:compartir|mostrar|contar|anunciar|presentar|celebrar)l[oa]s?(?: (?:con|a|al) (?<es>${stop}{2,60}?))? (?:en|con) ${film('una?')}`,
  `${news},?\\s(?:e|quindi)\\s(?:vorremmo|vorrei|vogliamo|(?:ci|mi) piacerebbe) (?:condivider|mostrar|raccontar|annunciar|presentar)l[oaie](?: (?:con|a|al|alla|ai) (?<it>${stop}{2,60}?))? (?:in|con) ${film('un[ao]?')}`,
  `${news},?\\s(?:e|por isso)\\s(?:queremos|quero|queríamos|(?:gostávamos|gostaríamos|gostaria) de) (?:partilhá|compartilhá|mostrá|contá|anunciá|apresentá)-l[oa]s?(?: (?:com|a|ao|à|aos) (?<pt>${stop}{2,60}?))? (?:num|em|com) ${film('uma?|')}`,
].map((one) => new RegExp(`^${one}$`, 'iu'));
const leads: Readonly<Record<string, readonly [string, string]>> = {
  en: ['We need', 'for'],
  de: ['Wir brauchen', 'für'],
  fr: ['Il nous faut', 'pour'],
  es: ['Necesitamos', 'para'],
  it: ['Ci serve', 'per'],
  pt: ['Precisamos de', 'para'],
};

const ofHouse =
  /^(?:the|our|all|l[ea]s?|nos|notre|el|los|nuestr[oa]s?|il|i|gli|[oa]s?)\s(?:\p{Ll}+\s){1,3}(?:at|of|d[eui]|del|della|d[oa]|chez)\s(?=\p{Lu})/u;

/** A sentence that tells and asks in one breath, as two; any other as it is. */
export function withNewsApart({ text }: SaidSentence, language: string): string {
  const found = forms.map((one) => one.exec(text.replace(/[.!]$/u, ''))?.groups).find((one) => one !== undefined);
  const [asks, whom] = leads[language] ?? ['We need', 'for'];
  if (found?.news === undefined || found.film === undefined) return text;
  // "the team at Copperleaf": whose team it is bears a name.
  const viewers = (found.en ?? found.fr ?? found.es ?? found.it ?? found.pt ?? '').replace(ofHouse, '');
  const wish = `${asks} ${found.film.replace(/\s\([^()\d]*\)/gu, '').replace(/^(ein)e[mn](?=\s)/u, '$1en')}`;
  return `${capital(found.news)}. ${wish}${viewers === '' || language === 'de' ? '' : ` ${whom} ${viewers}`}.`;
}
