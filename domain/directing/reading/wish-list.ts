/** Sentences that tell the maker how a film shall look, feel or last, clause by clause: nothing of them is copy. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isColourWish } from './colours.ts';
import { isLookClause } from './look-words.ts';
import { bareClause, isBeside, isLooseWish } from './loose-wishes.ts';
import { isMakersHead } from './maker-words.ts';
import { patternOf, phraseSource } from './phrases.ts';
import { isRefusedThing } from './refusals.ts';
import { withPlainLengths } from './spelled-lengths.ts';
import { formatSource, namesSurface } from './wrapper.ts';

const asking =
  /^(?:please\s|bitte\s)?(?:(?:make|keep|let)\s(?:it|this|that|the\s(?:film|video|clip|whole thing))(?:\s(?:be|last|run))?|mach(?:t|en sie)?\ses|halte? es|fais[- ]le|faites[- ]le|hazlo|fallo|faça-o|(?:das\s(?:video|ganze)\s)?soll(?=\s.*\swirken)|que\s(?:sea|soit|seja)|che\ssia|qu['’]elle\ssoit|(?:het|de\s(?:film|video))\smoet|tone|style|look|mood)\s*[:,]?\s+/iu;
const lead =
  /^(?:in|im|als|as|at|for|en|em|au format|formato?|formaat|ca\.?|circa|etwa|rund|ungefähr|environ|unos|aproximadamente|aprox\.?|cerca de|ongeveer|duur|dauer|durée|durata|duração|duración|about|exactly|around|at most|set in|set|type in|in a|a|an|and|und|et|y|e)\s+/iu;
const frames =
  /^(?:(?:in\s)?(?:quer|hochkant|hoch|upright|widescreen|wide|tall|portrait|landscape|vertical|horizontal|square|hochformat|querformat|quadratisch|4k|full hd|hd|reels?|tiktok|instagram|linkedin|youtube|shorts?|stor(?:y|ies)))(?:\s(?:format|mode|orientation|video|version))?$/iu;
const themes =
  /^(?:dark|light|bright|black|white|dunkles?|helles?)\s(?:theme|mode|background|ground|look|style|design)$/iu;
/** "White background with orange bars": a ground and what is drawn on it. */
const isDrawn =
  /^(?:(?:on\s)?an?\s)?\p{L}+(?:\s\p{L}+)?\s(?:background|backdrop)\s(?:with|and|plus)\s(?:\p{L}+\s){1,2}(?:bars?|lines?|text|type|letters|lettering|accents?|details|highlights|headlines?|columns?|icons?|titles?)$/iu;
export const isDrawnGround = (clause: string) => isDrawn.test(clause.trim().replace(/[.!]+$/u, ''));
const faces =
  /^(?:sans[- ]serif|serif|slab|mono(?:space[d]?)?|rounded|condensed|handwrit\p{L}*|script)(?:\s(?:type|typeface|font|face|letters|fonts))?$/iu;

/** "verde menta", "bleu nuit": in these languages what shades a colour stands behind it. */
const shaded =
  /^(?:verde|azul|azzurro|blu|rojo|rosso|vermelho|bleu|vert|rouge|jaune|gris|grigio|amarillo|giallo|amarelo|or|oro|ouro|dourado|dorado|dorato|doré|crème|crema|creme|rosa|rose|naranja|arancione|laranja|blanco|bianco|blanc|branco|negro|nero|noir|preto)(?:\s\p{Ll}+)?$/iu;

const manner =
  '(?:ton|töne|tons|tonos|toni|tonen|farbtöne|visual|visuel|batida|beat|tonalität|tone|tono|tom|toon|stimmung|mood|vibe|feel|atmosphäre|atmosphere|ambiance|ambiente|atmosfera|sfeer|look|style|stil|stijl|estilo|stile|energy|energie|énergie|energía|energia|tempo|pace|rhythm|rythme|ritmo)';

/** "Rustige toon", "ton sobre": a look with the word that says what of. */
function isManner(clause: string): boolean {
  const bare = clause
    .replace(new RegExp(`^${manner}\\s+|\\s+${manner}$`, 'iu'), '')
    .replace(/^(?:an?|ein(?:e|en|em|er)?|une?|una?|uma?|um|een|un)\s+/iu, '');
  return bare !== clause && isLookClause(bare);
}

/** "Indigo theme": a colour and the word that says what of. */
const isThemed = (clause: string) =>
  /\s(?:theme|palette|colou?r scheme|colou?rs|farben|couleurs|colores|colori|kleuren)$/iu.test(clause) &&
  isColourWish(clause);

/** "für Hausbesitzer", "para crianças": whom the film is for, beside how it looks or lasts. */
const listeners =
  /^(?:for|für|pour|para|per|voor)\s(?:(?:the|our|die|den|das|unsere?n?|les?|la|nos|las?|los|el|il|gli|le|i|os|as|de|het|onze)\s)?[\p{L}-]+(?:\s[\p{L}-]+)?$/iu;

/** "Lehrfilm", "uitlegvideo": what kind of film it is, in one word. */
const filmOfKind = /^\p{L}{3,}(?:film|filmpje|video|clip|spot)$/iu;

/** "30 seconds is enough": what is said of a length leaves it a length. */
const enough =
  /(?<=^\d{1,3}\s\p{L}+)\s(?:is (?:enough|fine|plenty|perfect|too (?:long|short|much))|will do|would (?:do|be (?:enough|fine|great|perfect|nice|lovely))|reich(?:t|en)|genüg(?:t|en)|wär(?:e|en) (?:toll|schön|gut|super)|suffi(?:t|ront|ra)|basta(?:n|no)?|bast(?:a|am)|chega(?:m)?|is genoeg|volstaat)$/iu;

/** Whether every clause of a sentence is such a wish: "Playful, colours #ffd400 and #1a1a40, portrait, 15 s." */
export function isWishList(sentence: string, lexicon: Lexicon): boolean {
  const plain = withPlainLengths(sentence.trim().replace(/[.!]+$/u, ''))
    .replace(/,?\s(?:please|pls|plz|bitte|s['’]il (?:vous|te) plaît|por favor|per favore|alsjeblieft|graag)$/iu, '')
    .replace(/^(?:please|pls|bitte|por favor|per favore|graag)\s(?=\d)/iu, '');
  if (plain === '' || /[\ue000-\uf8ff?]/u.test(plain)) return false;
  const rest = plain.replace(asking, '');
  const format = patternOf(`^(?:${formatSource(lexicon)})$`, 'iu');
  const clauses = rest
    .split(patternOf(`[,;]\\s*|\\s+(?:${phraseSource(lexicon.and)}|and)\\s+`, 'iu'))
    .map((clause) => clause.replace(asking, '').trim().replace(enough, ''));
  // "Erklärfilm, 40 Sekunden, sachlich.": the kind of film is a wish as its length is.
  const kinds = clauses.map(
    (clause) =>
      kindOf(clause, format) ?? (isMakersHead(clause, [lexicon]) || filmOfKind.test(clause.trim()) ? 'frame' : null),
  );
  if (kinds.length > 10) return false;
  // Whom it is for goes with a length or a look beside it.
  for (const [index, clause] of clauses.entries())
    if (
      kinds[index] === null &&
      (index > 0 ? kinds[index - 1] !== null : kinds[1] === 'frame') &&
      listeners.test(clause.trim())
    )
      kinds[index] = 'look';
  const known = kinds.filter(Boolean).length;
  // "Dark, precise, #00D3A7": a word beside wishes that are known, a code or a frame among them, is one nobody has listed.
  const isCoded = /#[0-9a-f]{6}\b/iu.test(rest) && known * 2 >= kinds.length;
  const isFramed = kinds.includes('frame') && known * 2 > kinds.length;
  if (clauses.some((clause, index) => kinds[index] === null && !((isCoded || isFramed) && isBeside(clause))))
    return false;
  // A single look may well be copy, "Keep it dark." too: a length, a format or a typeface is none.
  return kinds.length > 1 || kinds[0] === 'frame' || isThemed(rest);
}

function kindOf(raw: string, format: RegExp): 'look' | 'frame' | null {
  let clause = bareClause(raw.trim());
  // "for Instagram": where it is played is all that it says.
  if (clause === '') return 'frame';
  if (isLooseWish(raw.trim()) || isLooseWish(clause)) return 'look';
  if (isRefusedThing(clause) || isDrawnGround(clause)) return 'frame';
  if (namesSurface(clause)) return 'look';
  if (isLookClause(clause) || isColourWish(clause) || shaded.test(clause) || isManner(clause)) return 'look';
  for (let pass = 0; pass < 3; pass += 1) {
    if (format.test(clause) || frames.test(clause) || faces.test(clause)) return 'frame';
    if (themes.test(clause)) return 'look';
    clause = clause.replace(lead, '');
  }
  return isColourWish(clause) || isLookClause(clause) ? 'look' : null;
}
