import { filmWords } from './words.ts';

/** "Der Gemeinderat hat beschlossen, …", "The library got a new roof.": what somebody decided or did is news, whatever it sounds like. */
export const tellsNews = (said: string): boolean =>
  !filmWords.test(said) && (decided.test(said) || (happened.test(said) && !ofTheWork.test(said)));

/** "If neither clock is greater than the other, the events are concurrent.": what follows from what is told, and no order. */
export const tellsRule = (said: string): boolean =>
  rule.test(said) && !filmWords.test(said) && !ofTheWork.test(said) && !onScreen.test(said);

const rule =
  /^(?:(?:If|When|Whenever|Once|Unless|Until|As soon as|As long as)\s[^,:;]{5,120},\s(?:then\s)?(?:the|an?|it|they|he|she|there|each|every|both|all|nothing|nobody|that)\s\p{L}|(?:Wenn|Sobald|Falls|Solange)\s[^,:;]{5,120},\s(?:dann\s)?\p{Ll}+(?:t|n)\s(?:der|die|das|es|sie|er|eine?|alle|jede\p{Ll}?)\s\p{L}|(?:Si|Quand|Lorsque?|Dès qu\p{Ll}*|Tant qu\p{Ll}*)[\s'’][^,:;]{5,120},\s(?:alors\s)?(?:(?:le|la|les|il|elle|ils|elles|on|une?)\s|l['’])\p{L}|(?:Si|Cuando|Mientras|En cuanto)\s[^,:;]{5,120},\s(?:el|la|los|las|una?|se|todo)\s\p{L}|(?:Se|Quando|Appena|Finché)\s[^,:;]{5,120},\s(?:(?:il|la|lo|i|gli|le|una?|si|tutto)\s|l['’])\p{L}|(?:Se|Quando|Enquanto)\s[^,:;]{5,120},\s(?:o|a|os|as|uma?|tudo)\s\p{L}|(?:Als|Wanneer|Zodra|Zolang)\s[^,:;]{5,120},\s(?:dan\s)?\p{Ll}+\s(?:de|het|een|er|ze|hij)\s\p{L})/u;

/** What a rule of the work itself speaks of: "When the number lands, the frame holds still." */
const onScreen =
  /(?<!\p{L})(?:screens?|scenes?|frames?|shots?|text|titles?|headlines?|captions?|charts?|bars?|cards?|transitions?|cuts?|fades?|bildschirm|szenen?|titel|texte?s?|untertitel|écran|scènes?|plans?|titres?|pantalla|escenas?|títulos?|schermo|scen[ae]|titol[oi]|tela|cenas?|beeld|scherm|scènes)(?!\p{L})/iu;

const decided =
  /^(?!(?:we|i|wir|ich|nous|je|on|ik|wij?)\s)(?=\p{Lu})[^,;:]{3,80}\s(?:(?:has|have) (?:decided|approved|voted)|(?:hat|haben)\s(?:[^,.;:]{3,60}\s)?(?:beschlossen|genehmigt|entschieden)|(?:a|ont) (?:décidé|voté|approuvé|adopté)|(?:ha|han) (?:decidido|aprobado|acordado)|(?:ha|hanno) (?:deciso|approvato|deliberato)|decidi(?:u|ram)|aprov(?:ou|aram)|(?:heeft|hebben)\s(?:[^,.;:]{3,60}\s)?(?:besloten|goedgekeurd))(?!\p{L})/u;

/** A thing with its article, and what it did or what became of it. */
const happened =
  /^(?:(?:The|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d[\d.,]*)\s(?:[\p{L}\p{N}'’&-]+\s){1,6}?(?:\p{Ll}{3,}ed|got|won|built|bought|sold|met|gave|made|took|grew|fell|rose|became|came|went|had|ran|saw|held|lost|began|found|left|led|drew|paid|sent|spent|broke|hit)\s\S|(?:Der|Die|Das|Zwei|Drei|Vier|Fünf|\d[\d.,]*)\s(?:[\p{L}\p{N}-]+\s){1,6}?(?:hat|haben|ist|sind|wurden?)\s[^.!?]{3,80}\s\p{Ll}*(?:t|en)[.!]?$|(?:L['’]|(?:Le|La|Les|Deux|Trois|Quatre|Cinq|\d[\d.,]*)\s)(?:[\p{L}\p{N}'’-]+\s){1,6}?(?:a|ont|est|sont)\s\p{Ll}{2,}(?:é|i|u|is|it|ert)e?s?\s|(?:El|La|Los|Las|Dos|Tres|Cuatro|Cinco|\d[\d.,]*)\s(?:[\p{L}\p{N}-]+\s){1,6}?(?:\p{Ll}{3,}(?:ó|aron|ieron)|(?:ha|han) \p{Ll}+(?:ado|ido))\s|(?:L['’]|(?:Il|Lo|La|I|Gli|Le|Due|Tre|Quattro|Cinque|\d[\d.,]*)\s)(?:[\p{L}\p{N}'’-]+\s){1,6}?(?:ha|hanno|è|sono) \p{Ll}+(?:t[oaie]|s[oaie])\s|(?:[OA]s?|Dois|Duas|Três|Quatro|Cinco|\d[\d.,]*)\s(?:[\p{L}\p{N}-]+\s){1,6}?\p{Ll}{3,}(?:aram|eram|iram|ou|eu|iu)\s|(?:De|Het|Twee|Drie|Vier|Vijf|\d[\d.,]*)\s(?:[\p{L}\p{N}-]+\s){1,6}?(?:heeft|hebben|is|zijn|werd|werden)\s[^.!?]{3,80}\s(?:ge|be|ver|ont)\p{Ll}+[.!]?$)/u;

/** "The client asked for something calm": who orders a film, what it is made of and how it came out before. */
const ofTheWork =
  /(?<!\p{L})(?:clients?|customer wanted|audience|viewers?|boss|tone|style|draft|version|brief|prompt|script|font|logo|colou?rs?|music|asked|wanted|requested|wished|liked|preferred|hated|told (?:me|us)|kund(?:e|in) |chefin?|publikum|zuschauer|ton|stil|entwurf|fassung|schrift|farben?|musik|gewünscht|gebeten|cliente?s?|public|spectateurs?|ton|style|version|police|couleurs?|musique|demandé|souhaité|público|tono|estilo|versión|colores|música|pidió|pidieron|pubblico|stile|versione|colori|musica|chiest[oaie]|tom|versão|cores|pediu|pediram|klant|opdrachtgever|publiek|toon|stijl|versie|kleuren|muziek|gevraagd)(?!\p{L})/iu;
