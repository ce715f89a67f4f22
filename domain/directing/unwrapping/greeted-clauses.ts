/** "my grandma Ottilie, she turns 90 on June 14, warm & golden, from Jonas and Mia": a card in one row of clauses. */
import { isColourClause } from '../reading/colours.ts';
import { isLookClause } from '../reading/look-words.ts';
import { capital } from '../reading/phrases.ts';
import { wish } from './film-kinds.ts';

export interface GreetedClauses {
  /** Whom it is for, as the brief says it. */
  to: string;
  /** What is told of them: how old they get and when, or what they have done. */
  told: string[];
  /** Who greets, with the word that leads to them. */
  from: string;
  /** How the film shall be. */
  wishes: string[];
}

/** How old somebody gets, behind who gets so old: "she turns 90 on June 14", "sie wird am 4. Mai 85". */
const ageLead =
  /^(?:(?:she|he|they|sie|er|die|der|elle|il|ella|él|lei|lui|ela|ele|ze|zij|hij)(?:['’]s|\sis|\sare|\swill be)?\s)?(?:turn(?:s|ing|ed)?|will be|gets|wird|a|aura|fait|fête(?:ra)?(?:\sses)?|cumple|cumplirá|compie|compirà|fa|faz|fará|completa|wordt)\s(?=[^,]*\d)/iu;
/** "am 4. Mai 85 Jahre alt": German and Dutch say the day first. */
const dayFirst =
  /^(?<when>(?:am|op|nächsten?|kommenden?|diesen)\s.*?)\s(?<age>\d{1,3}(?:\s(?:Jahre|jaar))?)(?:\s(?:alt|oud))?$/iu;
/** "90", "70 ans le 12 avril": an age leads, and no day. */
const aged = /^\d{1,3}(?:st|nd|rd|th)?(?!\d|[.:]\d|\.\s\p{Lu})/u;

const senderLead =
  /^(?:(?:with\s)?(?:all\s)?(?:our\s|my\s)?(?:love|hugs|kisses|best wishes)\s)?(?:from|von|vom|de la part d(?:e(?:s|u)?|['’])|de parte de(?:l)?|da parte d(?:i|el|ella|ei|e|o|a|os|as)|de|du|des|da|dal|dalla|dai|do|das|dos|van|namens|im namen(?:\svon)?)\s?(?=\p{L})/iu;
/** "no balloons", "kein Kuchen bitte": what a film shall do without. */
const without =
  /^(?:please\s|bitte\s)?(?:no|without|ohne|keine?n?|sans|pas d(?:e\s|['’])|sin|nada de|senza|niente|nessun[oa]?|sem|nenhum[a]?|geen|zonder)\s?\p{Ll}+(?:\s\p{Ll}+){0,4}$/iu;
const measured = new RegExp(
  `^(?:(?:about|around|roughly|max[.\u2024]?|at most|up to|no more than|no longer than|ca[.\u2024]?|etwa|rund|maximal|höchstens|environ|unos|circa|cerca de|uns|mais ou menos|ongeveer|in|im|als|auf)\\s)*${wish}[.\u2024]?(?:\\s(?:max|long|lang|tops))?$`,
  'iu',
);
const music = /^(?:with|mit|avec|con|com|met)\s(?:music|musik|musique|música|musica|muziek)$/iu;

const isWish = (clause: string) =>
  measured.test(clause) ||
  without.test(clause) ||
  music.test(clause) ||
  isColourClause(clause) ||
  clause.split(/\s(?:and|und|et|y|e|en|&)\s/iu).every((part) => isLookClause(part) || isColour.test(part)) ||
  looked.test(clause);
/** Metals and hues that a card is wished in, and no list of colours holds. */
const isColour =
  /^(?:(?:soft|pale|light|dark|deep|pastel|warm|hell|dunkel|sattes|zartes?)[\s-]?)?(?:gold(?:en)?|silver|silber|cream|creme|rose|rosé|mint|ivory|beige|pastell?|(?:in\s)?[\p{L}-]*(?:red|blue|green|yellow|pink|purple|orange|rot|blau|grün|gelb|rosa))$/iu;
/** "toni caldi", "bleu nuit", "cores suaves": tones by their word. */
const looked =
  /^(?:in\s|en\s|em\s)?(?:(?:(?:bleu|vert|rouge|jaune|rose|gris|azul|verde|rojo|amarillo|blu|rosso|giallo|vermelho|amarelo)\s\p{Ll}+)|(?:toni|tons?|tonos|couleurs?|colores|colori|cores|farben|kleuren)\s\p{Ll}+(?:\s\p{Ll}+){0,2}|(?:warm|soft|bright|pastel)\s(?:colou?rs|tones)|\p{Ll}+e\sfarben)$/iu;

const relative = /^(?:who|que|qui|che)\s/iu;

/** The clauses of whom a card is for, each by what it tells. */
export function greetedClauses(whom: string): GreetedClauses {
  const [to = '', ...rest] = whom.split(/,\s+/u);
  const clauses: GreetedClauses = { to: to.trim(), told: [], from: '', wishes: [] };
  let isFrom = false;
  for (const given of rest) {
    const clause = given.trim();
    // "Lucía, que cumple 30 años": said of her, it goes with her name.
    if (relative.test(clause)) clauses.to += `, ${clause}`;
    else if (isWish(clause)) clauses.wishes.push(clause);
    else if (!isFrom && senderLead.test(clause)) {
      clauses.from = clause;
      isFrom = true;
    } else if (tellsAge(clause)) clauses.told.push(ageOf(clause));
    else if (isFrom) clauses.from = `${clauses.from}, ${clause}`;
    else clauses.told.push(clause);
  }
  return clauses;
}

const tellsAge = (clause: string) => ageLead.test(clause) && aged.test(ageOf(clause));

function ageOf(clause: string): string {
  const said = clause.replace(ageLead, '').trim();
  const { when = '', age = '' } = dayFirst.exec(said)?.groups ?? {};
  return when === '' ? said : `${age} ${when}`;
}

/** What is told of whom a card is for, each clause as a line of its own. */
export const toldLines = ({ told }: GreetedClauses): string =>
  told.map((clause) => ` ${capital(clause)}${/[.!?]$/u.test(clause) ? '' : '.'}`).join('');
