/** Sentences that sound like words to the maker and are none: "You don't need green fingers.", "Without you there would be no fair." */
import { greetingOccasion } from '../reading/greeting-occasions.ts';
import { filmWords } from '../tagging/words.ts';

const you = {
  en: "you (?:do not|don['’]t) (?:need|have)|you needn['’]t|you (?:can['’]t|cannot|can not) (?:go|do anything) wrong|(?:nobody|no one) (?:has|needs) to",
  de: '(?:du|ihr|man|sie) (?:brauchst?|braucht|brauchen|musst|müsst|müssen|muss) (?:dafür |dazu |daf[üu]r )?(?:keine?n?|nicht|nichts|niemand)|niemand muss|(?:du|man|ihr) (?:kannst|kann|könnt) (?:dabei |hier )?nichts falsch',
  fr: "(?:vous|tu|on) n['’](?:avez|as|a) (?:pas |nul )?besoin|(?:il n['’]y a )?pas besoin d(?:e |['’])(?:être|savoir|avoir)|inutile d(?:e |['’])(?:être|savoir|avoir)|personne n['’]a besoin",
  es: 'no (?:hace falta|es necesario|necesitas?|necesitáis) (?:ser|saber|tener|haber|traer|llevar|reservar|nada|ningun[ao]?|experiencia)|nadie tiene que',
  it: "non (?:serve|servono|occorre|occorrono|bisogna|è necessario|c['’]è bisogno di) (?:essere|sapere|avere|portare|prenotare|niente|nessun\\p{L}*|esperienza)|nessuno deve",
  pt: '(?:você |vocês )?não (?:é preciso|é necessário|precisas?|precisam)(?: de)? (?:ser|saber|ter|trazer|levar|marcar|reservar|encomendar|nada|nenhum\\p{L}*|experiência)|ninguém precisa',
  nl: '(?:je|jullie|u) (?:hoeft|hoeven) (?:er )?(?:geen|niet|niets|niks)|niemand hoeft|je kunt (?:er )?niets fout',
};
/** What a maker does with a film, or what stands in one. */
const making =
  /(?<!\p{L})(?:mention|show|includ|use|add|explain|say|writ|nam|put|mak|cover|list|read|translat|stick|follow|show|text|logo|pictur|photo|music|voice|word|everything|all of|it in|zeig|erwähn|nenn|erklär|verwend|nutz|schreib|aufnehm|bild|musik|wort|wörter|montrer|mentionn|nommer|expliqu|utilis|écri|image|musique|mostrar|mencion|nombr|explic|usar|escrib|imagen|música|mostrar|menzion|nomin|spieg|scriver|immagin|musica|dizer|escrev|imagens|laten zien|noem|vermeld|uitleg|gebruik|schrijv|beeld|muziek|woord)/iu;

/** What viewers need not know is no matter of the film. */
const skill = /(?<!\p{L})(?:know how|be able|können|savoir|saber|sapere|kunnen)(?!\p{L})/iu;

const needless = new RegExp(
  `^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\\s)?(?:${Object.values(you).join('|')})(?!\\p{L})`,
  'iu',
);

/** "No agents, no sign-up, no dashboards.": what nobody needs, thing by thing, where none is a part of a film. */
const free =
  /^(?:no|keine?|pas de|pas d['’]|sin|senza|niente|sem|geen)\s?\p{L}[\p{L}-]*(?:(?:,|\s(?:and|or|und|et|y|e|en))\s(?:no|keine?|pas de|pas d['’]|sin|senza|niente|sem|geen)\s?\p{L}[\p{L}-]*){1,4}[.!]?$/iu;
const ofFilms =
  /(?<!\p{L})(?:music|musik|musique|m[úu]sica|muziek|sounds?|voice\p{L}*|narrat\p{L}+|text|captions?|subtitles?|emojis?|logos?|icons?|stock|photos?|pictures?|images?|people|faces|hands|animations?|effects?|transitions?|zooms?|spins?|glitter|confetti|sparkles|gradients?|shadows?|colou?rs?|black|white|red|blue|green|jargon|hype|buzzwords?|fluff|clich[ée]s?|puns?|jokes?|drama|exclamation\p{L}*|prices?|pricing|names?|numbers?|charts?|fonts?|serifs?|caps|capitals|slang|flashing|strobe)(?!\p{L})/iu;

/** "We couldn't have done it without you", "Ohne euch wäre …": thanks to those who watch, or to whom they know. */
const without =
  /(?<!\p{L})(?:without (?:you|her|him|them|(?:our|my|the|these|all) )|ohne (?:dich|euch|sie|ihn|unsere?n? |die |den )|sans (?:toi|vous|elle|lui|eux|nos |notre |les |leur )|sin (?:ti|vosotr[oa]s|ustedes|ella|él|ell[oa]s|nuestr[oa]s? |l[oa]s )|senza (?:(?:di )?(?:te|voi|lei|lui|loro)|(?:i|le|la|il) nostr|l['’]aiuto)|sem (?:ti|vocês?|ela|ele|el[ea]s|[oa]s? noss|[oa]s )|zonder (?:jou|jullie|u|haar|hem|hen|onze |de |al ))/iu;
const unreal =
  /(?<!\p{L})(?:could(?:n['’]t| not)|would(?:n['’]t| not)?|wouldn['’]t|can['’]t|cannot|we['’]d|there['’]d|wäre\p{L}*|hätte\p{L}*|würde\p{L}*|ging\p{L}*|gäbe|könnte\p{L}*|n['’]aurai\p{L}*|aurai\p{L}*|serai\p{L}*|pourr\p{L}*|existerai\p{L}*|habría\p{L}*|hubiera\p{L}*|sería\p{L}*|podría\p{L}*|avremmo|sarebbe\p{L}*|potremmo|esisterebb\p{L}*|teria\p{L}*|seria\p{L}*|poderia\p{L}*|haveria|had(?:den)?|was|zou(?:den)?|kunnen|kan|lukt\p{L}*)(?!\p{L})/iu;

/** "She has taught here since 1998", "Die beiden haben sich im Chor kennengelernt": said of whom a greeting is for. */
const ofThem =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\s)?(?:he(?:['’]s)?|she(?:['’]s)?|they(?:['’](?:re|ve))?|(?:his|her|their) (?!name)\p{L}+|er|sie|die beiden|(?:seine?|ihre?) \p{L}+|ils?|elles?|él|ella|ellos|ellas|l[eo]s? (?:encanta|gusta|apasiona)n?|su \p{L}+|lui|lei|loro|gli piac\p{L}+|le piac\p{L}+|(?:ha|è|era|fu|foi|está|ha sido|fue|tem|trabalha|lavora|mora|vive|nasceu|nació) |el[ea]s?|hij|ze|zij|(?:zijn|haar) \p{L}+)\s?\p{L}/iu;
/** What nobody should know, or would like: told to the maker. */
const secret =
  /(?<!\p{L})(?:['’]d|would|hates?|surprise\p{L}*|doesn['’]t know|don['’]t know|won['’]t know|secret|laugh|cry|likes? it|würde\p{L}*|hasst|überrasch\p{L}*|weiß (?:noch )?nicht|détest\p{L}*|ne sait pas|ne sav\p{L}+ pas|odia|no sabe|sorpresa|sorprend\p{L}*|non sa|não sabe|surpresa|haat|weet (?:er )?niet|weet nog|verrass\p{L}*|zou)(?!\p{L})/iu;

/** Whether a brief asks for a greeting: what it tells of somebody is then for all to read. */
export const isGreetingBrief = (prompt: string): boolean => greetingOccasion.test(prompt.slice(0, 160));

export const isSurelyTold = (sentence: string, isGreeting: boolean): boolean => {
  if (filmWords.test(sentence)) return false;
  if (free.test(sentence) && !ofFilms.test(sentence)) return true;
  if (needless.test(sentence)) return !making.test(sentence) || skill.test(sentence);
  if (without.test(sentence) && unreal.test(sentence)) return true;
  return isGreeting && ofThem.test(sentence) && !secret.test(sentence) && !making.test(sentence);
};
