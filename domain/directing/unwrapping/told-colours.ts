/** Sentences about things that are called by their colours: "Green and grey are emptied weekly." wishes no colour. */
import { hardColours } from '../reading/colours.ts';

const colour = `(?:(?:the|die|der|das|le|la|les|el|los|las|il|lo|i|o|a|de|het)\\s)?(?:${hardColours.join('|')})(?:e[nrs]?|s|es)?`;
const verb =
  "(?:is|are|gets?|goes|go|needs?|takes?|means?|stands? for|holds?|stays?|comes?|has|have|(?:don['’]t|doesn['’]t) \\p{L}+|ist|sind|wird|werden|kommt|kommen|heißt|bedeutet|steht|braucht|est|sont|va|vont|veut dire|signifie|es|son|van|significa|se|è|sono|vanno|vuol dire|si|é|são|vai|vão|quer dizer|betekent|wordt|worden|gaat|gaan|komt)";
/** What is said of how the film looks, and of nothing that viewers have. */
const looks =
  /(?<!\p{L})(?:colou?rs?|background|logo|brand|palette|film|video|accents?|tones?|look|theme|fonts?|text|titles?|please|fine|nice|good|great|better|best|preferred|welcome|favou?rites?|farben?|hintergrund|marke|bitte|schön|gut|passt|couleurs?|fond|marque|colore?s?|colori|fondo|sfondo|marca|marchio|cor(?:es)?|fundo|kleur(?:en)?|achtergrond|merk)(?!\p{L})/iu;
const said = new RegExp(
  `^(?:${colour})(?:(?:,\\s|\\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\\s)(?:${colour})){0,3}(?:\\s\\p{Ll}{3,12})?\\s${verb}\\s(?=\\S+\\s\\S)`,
  'iu',
);

/** "It comes in three colours: slate, cream and moss green.": what can be bought has them, and no film. */
const soldIn =
  /(?<!\p{L})(?:comes?|available|sold|made|kommt|kommen|gibt es|erhältlich|existe(?:nt)?|disponibles?|viene|vienen|esiste|disponibil[ei]|vem|vêm|disponíve(?:l|is)|komt|verkrijgbaar|leverbaar|is er)\s[^.:]{0,24}(?:in|en|em)\s(?:\p{L}+|\d+)\s(?:colou?rs|farben|couleurs|colores|colori|cores|kleuren)(?!\p{L})/iu;

/** Whether a sentence that begins with the name of a colour has a verb of its own and tells what is done. */
export const isToldOfColour = (sentence: string): boolean =>
  (said.test(sentence) && !looks.test(sentence)) || soldIn.test(sentence);
