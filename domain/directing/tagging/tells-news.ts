import { filmWords } from './words.ts';

/** "Der Gemeinderat hat beschlossen, …", "The library got a new roof.": what somebody decided or did is news, whatever it sounds like. */
export const tellsNews = (said: string): boolean =>
  !filmWords.test(said) && (decided.test(said) || (happened.test(said) && !ofTheWork.test(said)));

const decided =
  /^(?!(?:we|i|wir|ich|nous|je|on|ik|wij?)\s)(?=\p{Lu})[^,;:]{3,80}\s(?:(?:has|have) (?:decided|approved|voted)|(?:hat|haben)\s(?:[^,.;:]{3,60}\s)?(?:beschlossen|genehmigt|entschieden)|(?:a|ont) (?:décidé|voté|approuvé|adopté)|(?:ha|han) (?:decidido|aprobado|acordado)|(?:ha|hanno) (?:deciso|approvato|deliberato)|decidi(?:u|ram)|aprov(?:ou|aram)|(?:heeft|hebben)\s(?:[^,.;:]{3,60}\s)?(?:besloten|goedgekeurd))(?!\p{L})/u;

/** A thing with its article, and what it did or what became of it. */
const happened =
  /^(?:(?:The|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d[\d.,]*)\s(?:[\p{L}\p{N}'’&-]+\s){1,6}?(?:\p{Ll}{3,}ed|got|won|built|bought|sold|met|gave|made|took|grew|fell|rose|became|came|went|had|ran|saw|held|lost|began|found|left|led|drew|paid|sent|spent|broke|hit)\s\S|(?:Der|Die|Das|Zwei|Drei|Vier|Fünf|\d[\d.,]*)\s(?:[\p{L}\p{N}-]+\s){1,6}?(?:hat|haben|ist|sind|wurden?)\s[^.!?]{3,80}\s\p{Ll}*(?:t|en)[.!]?$|(?:L['’]|(?:Le|La|Les|Deux|Trois|Quatre|Cinq|\d[\d.,]*)\s)(?:[\p{L}\p{N}'’-]+\s){1,6}?(?:a|ont|est|sont)\s\p{Ll}{2,}(?:é|i|u|is|it|ert)e?s?\s|(?:El|La|Los|Las|Dos|Tres|Cuatro|Cinco|\d[\d.,]*)\s(?:[\p{L}\p{N}-]+\s){1,6}?(?:\p{Ll}{3,}(?:ó|aron|ieron)|(?:ha|han) \p{Ll}+(?:ado|ido))\s|(?:L['’]|(?:Il|Lo|La|I|Gli|Le|Due|Tre|Quattro|Cinque|\d[\d.,]*)\s)(?:[\p{L}\p{N}'’-]+\s){1,6}?(?:ha|hanno|è|sono) \p{Ll}+(?:t[oaie]|s[oaie])\s|(?:[OA]s?|Dois|Duas|Três|Quatro|Cinco|\d[\d.,]*)\s(?:[\p{L}\p{N}-]+\s){1,6}?\p{Ll}{3,}(?:aram|eram|iram|ou|eu|iu)\s|(?:De|Het|Twee|Drie|Vier|Vijf|\d[\d.,]*)\s(?:[\p{L}\p{N}-]+\s){1,6}?(?:heeft|hebben|is|zijn|werd|werden)\s[^.!?]{3,80}\s(?:ge|be|ver|ont)\p{Ll}+[.!]?$)/u;

/** "The client asked for something calm": who orders a film, what it is made of and how it came out before. */
const ofTheWork =
  /(?<!\p{L})(?:clients?|customer wanted|audience|viewers?|boss|tone|style|draft|version|brief|prompt|script|font|logo|colou?rs?|music|asked|wanted|requested|wished|liked|preferred|hated|told (?:me|us)|kund(?:e|in) |chefin?|publikum|zuschauer|ton|stil|entwurf|fassung|schrift|farben?|musik|gewünscht|gebeten|cliente?s?|public|spectateurs?|ton|style|version|police|couleurs?|musique|demandé|souhaité|público|tono|estilo|versión|colores|música|pidió|pidieron|pubblico|stile|versione|colori|musica|chiest[oaie]|tom|versão|cores|pediu|pediram|klant|opdrachtgever|publiek|toon|stijl|versie|kleuren|muziek|gevraagd)(?!\p{L})/iu;
