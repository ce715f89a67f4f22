/** What a film shall do without, and what its maker is asked to keep to: nothing of it is copy. */

const never =
  "(?:no|without|(?:please\\s)?(?:do not|don[’']t|never) (?:use|add|include|show|put in|play)|ohne|keine?n?|sans|pas d[e’']|aucune?|sin|ningún|ninguna|nada de|senza|nessun\\p{L}*|niente|sem|nenhum\\p{L}*|nada de|geen|zonder)\\s?(?:an?\\s|the\\s|any\\s|eine?n?\\s|une?\\s|una?\\s|uma?\\s|les?\\s|la\\s|el\\s|los\\s|l[’'])?";
const things =
  "ctas?|calls? to action|end ?cards?|logos?|music|musik|voix[ -]off|voz en off|voce fuori campo|voce narrante|narração|locução|locución|erzähler|musique|música|musica|muziek|voice[- ]?overs?|narration|sound|ton|geluid|son|sonido|suono|som|captions?|subtitles?|untertitel|sous-titres|subtítulos|sottotitoli|legendas|ondertitels?|ondertiteling|text on screen|on-screen text|emojis?|hashtags?|slogans?|stock (?:footage|photos?)|stockfotos?|photos?|fotos?|pictures?|gradients?|shadows?|transitions?|humou?r|jargon|buzzwords?|exclamation (?:marks?|points?)|ausrufe(?:zeichen|sätze)|points? d[’']exclamation|signos? de (?:exclamación|admiración)|exclamaciones|punti? esclamativi?|pontos? de exclamação|uitroep(?:tekens?|teken)";
const courtesy =
  "(?:please|bitte|s['’]il (?:vous|te) pla[iî]t|svp|stp|por favor|per favore|graag|alsjeblieft|alstublieft)";
const refusal = new RegExp(`^(?:${courtesy},?\\s)?${never}(?:${things})(?:,?\\s${courtesy})?$`, 'iu');
/** "No exclamation marks please, our chair hates them": the reason goes with the wish. */
const reason =
  /^(?:our|my|we|i|they|it|that|because|unser\p{L}*|mein\p{L}*|wir|ich|das|weil|notre|nos|mon|nous|on|je|ça|car|nuestr\p{L}*|mi|porque|nostr\p{L}*|perché|noss\p{L}*|onze|wij|we|omdat)\s[^\d]{3,60}$/iu;

/** "No music", "bitte keine Musik", "geen uitroeptekens": one thing that a film shall do without. */
export const isRefusedThing = (clause: string) => refusal.test(clause.trim());

const tooMuch =
  /^(?:please,?\s|bitte\s|mais\s|but\s|aber\s)?(?:not|nicht|pas|no|non|não|niet)\s(?:too|zu|trop|demasiado|muy|troppo|demasiado|muito|te)\s\p{L}+(?:\s(?:please|bitte))?[.!]?$/iu;

/** "No CTA.", "Without a logo, no captions": what the film shall do without. */
export function isRefusal(text: string): boolean {
  if (tooMuch.test(text.trim())) return true;
  const clauses = text
    .replace(/(?:[\s.!]|[:;]-?\)|\p{Extended_Pictographic})+$/u, '')
    .split(/,\s+(?:and\s|und\s|et\s|y\s|e\s)?|\s(?:and|or|und|oder|et|ou|ni|y|e|o|en|of)\s/u);
  return (
    isRefusedThing(clauses[0] ?? '') &&
    clauses
      .slice(1)
      .every(
        (clause) => isRefusedThing(clause) || new RegExp(`^(?:${things})$`, 'iu').test(clause) || reason.test(clause),
      )
  );
}

const makers =
  /^(?:and\s|so\s)?(?:(?:could|can)\swe|(?:could|can|would|will)\s(?:you|it|this|the\s(?:film|video|clip)))\s(?:please\s|also\s|maybe\s|perhaps\s)?(?:keep|make|put|add|use|avoid|include|give|do|have|be|set|stay|feel)(?![\p{L}])|^(?:könn(?:t|ten|test)|kannst|würde?s?t)\s(?:ihr|sie|du)\s(?:es|das|bitte|den|die|noch|uns)(?![\p{L}])|^(?:pouvez|peux|pourriez|pourrais)[ -](?:vous|tu)\s|^(?:podéis|podrías?|podríais|puedes|pueden)\s|^(?:potete|potresti|potreste|puoi)\s|^(?:podem|pode|poderia[ms]?|podes)\s|^(?:kun|kunnen|zou(?:den)?)\s(?:je|jullie|u)\s/iu;

/** "Could you keep it energetic but not cheesy?": asks the maker, and no viewer. */
export const asksMaker = (text: string) => makers.test(text.trim()) && /\?\s*(?::-?\)|🙂|😊|🙏)?$/u.test(text.trim());

const languages =
  'english|german|french|spanish|italian|portuguese|dutch|japanese|chinese|arabic|deutsch|englisch|französisch|spanisch|italienisch|allemand|anglais|français|espagnol|italien|inglés|alemán|francés|español|inglese|tedesco|francese|italiano|spagnolo|inglês|alemão|francês|português|engels|duits|frans|nederlands';
const language = new RegExp(
  `^(?:${courtesy},?\\s)?(?:(?:(?:all|the|on-screen|screen|alle?|der|le|el|il|o|de)\\s)*(?:texts?|copy|words|wording|language|sprache|texte|texto|testo|tekst|idioma|langue|lingua|taal)\\s(?:is\\s|should be\\s|ist\\s|bitte\\s)?)?(?:in|auf|en|em|op|in het)\\s(?:${languages})(?:,?\\s${courtesy})?[.!]?$`,
  'iu',
);

/** "Text auf Deutsch bitte": in which language the film speaks. */
export const namesLanguage = (text: string) => language.test(text.trim());
