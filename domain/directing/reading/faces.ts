/** Which typefaces the words for one allow: "a chunky friendly typeface", "des lettres élégantes à empattements". */
import type { Theme } from '../../../contract/theme.ts';
import { isRefused } from './read-treatment.ts';

type Pairing = Theme['pairing'];

/** What a typeface, or what is set in it, is called. */
const nouns =
  'typefaces?|fonts?|lettering|letters|typography|letterforms|type|sans[- ]serif|sans(?=[ \\t]*(?:[.,;:!?")\\n]|$|and\\s))|serifs?|serifen|empattements?|serifas|grazie|remates|\\p{L}*schrift(?:art|bild|zug|en)?|buchstaben|lettern|antiqua|grotesk|police|lettres|lettrage|typographies?|caractères?|typo|letras?|tipografías?|tipografia|fuente|rotulación|caratter[ei]|lettere|scritte|fontes?|lettertype';

/** What is said of it, the narrowest first: which pairings each allows, the likeliest first. */
const kinds: readonly (readonly [words: string, ...allowed: Pairing[]])[] = [
  [
    'hand[- ]?(?:written|drawn|lettered|made|painted)|handwriting|script|brush|handschrift\\p{L}*|handgeschrieben\\p{L}*|handgezeichnet\\p{L}*|handgemacht\\p{L}*|von hand|manuscrit\\p{L}*|à la main|fait main|manuscrit[oa]s?|hech[oa]s? a mano|escrit[oa]s? a mano|a mano|scritt[oaie] a mano|disegnat[oaie] a mano|à mão|handgeschreven|met de hand',
    'handmade',
  ],
  [
    'typewriter|typewritten|mono|monospaced?|fixed[- ]width|coding|schreibmaschine\\p{L}*|dicktengleich\\p{L}*|machine à écrire|à chasse fixe|monospace|máquina de escribir|monoespaciad[oa]s?|macchina da scrivere|monospaziat[oaie]|máquina de escrever|monoespaçad[oa]s?|typemachine|schrijfmachine',
    'precise',
  ],
  [
    'condensed|narrow|compressed|tall|schmal\\p{L}*|eng(?:e[nr]?)?|étroite?s?|condensée?s?|estrech[oa]s?|condensad[oa]s?|strett[oaie]|condensat[oaie]|estreit[oa]s?|smalle?',
    'bold',
  ],
  [
    'sans[- ]?serif|sans[- ]empattements?|sans$|serifenlos\\p{L}*|ohne serifen|grotesk\\p{L}*|groteske?|bâtons?|linéales?|palo seco|sin (?:serifas?|remates)|senza grazie|bastoni|sem serifas?|schreefloos\\p{L}*',
    'neutral',
    'precise',
    'warm',
    'playful',
    'poster',
    'bold',
    'techno',
  ],
  [
    'serifs?|slab|serifen\\p{L}*|antiqua|empattements?|sérifs?|(?:con )?(?:serifas?|remates)|grazie|serifad[oa]s?|schreef\\p{L}*',
    'editorial',
    'literary',
    'classic',
  ],
  [
    'rounded?|round|bubbly|bulbous|rund(?:e[mnrs]?|liche?[mnrs]?)?|abgerundete?[nrs]?|ronde?s?|arrondie?s?|redond[oa]s?|redondead[oa]s?|tond\\p{L}+|arrotondat[oaie]|arredondad[oa]s?|ronde|afgeronde?',
    'warm',
    'playful',
  ],
  [
    'chunky|heavy|bold|thick|fat|strong|stout|hefty|powerful|poster|blocky?|loud|fett(?:e[mnrs]?)?|dick(?:e[mnrs]?)?|kräftig(?:e[mnrs]?)?|wuchtig(?:e[mnrs]?)?|stark(?:e[mnrs]?)?|massiv(?:e[mnrs]?)?|plakativ(?:e[mnrs]?)?|gras(?:se)?s?|épais(?:se)?s?|gros(?:se)?s?|massi(?:f|ve)s?|grues[oa]s?|gord[oa]s?|pesad[oa]s?|contundentes?|negrita|gross[oaie]|spess[oaie]|pesant[ei]|robust[oaie]|gross[oa]s|fortes?|encorpad[oa]s?|marcantes?|dikke|vette?',
    'poster',
    'bold',
    'playful',
  ],
  [
    'thin|slim|slender|light(?= (?:sans|serif|type|typeface|font)(?!\\p{L}))|lean|hairline|delicate|dünn(?:e[mnrs]?)?|fein(?:e[mnrs]?)?|schlank(?:e[mnrs]?)?|leicht(?:e[mnrs]?)?|filigran(?:e[mnrs]?)?|zart(?:e[mnrs]?)?|fine?s?|minces?|légère?s?|élancée?s?|fin[oa]s?|delgad[oa]s?|liger[oa]s?|esbelt[oa]s?|sottil[ei]|snell[oaie]|legger[oaie]|finas?|lev(?:e|es)|dunne?|slanke',
    'neutral',
  ],
  [
    'classic(?:al)?|traditional|old[- ]fashioned|old[- ]?style|timeless|bookish|book|klassisch\\p{L}*|traditionell\\p{L}*|altmodisch\\p{L}*|zeitlos\\p{L}*|buchschrift|classiques?|traditionnel(?:le)?s?|intemporel(?:le)?s?|clásic[oa]s?|tradicional(?:es)?|classic[oaie]|classich[ei]|tradizional[ei]|clássic[oa]s?|tradiciona(?:l|is)|klassieke?',
    'classic',
    'literary',
  ],
  [
    'elegant|graceful|refined|stylish|fashion|elegante?[mnrs]?|edle?[mnrs]?|vornehme?[nrs]?|anmutige?[nrs]?|élégante?s?|raffinée?s?|gracieu(?:x|ses?)|elegantes?|refinad[oa]s?|eleganti|raffinat[oaie]|elegante',
    'editorial',
    'classic',
  ],
  [
    'playful|funny|bouncy|childlike|quirky|verspielt(?:e[mnrs]?)?|lustige?[nrs]?|kindlich(?:e[mnrs]?)?|ludiques?|enfantine?s?|juguet(?:ón|ona|ones)|infantil(?:es)?|divertid[oa]s?|giocos[oaie]|divertent[ei]|brincalh(?:ão|ona)|speelse',
    'playful',
    'handmade',
  ],
  [
    'friendly|soft|warm|gentle|cosy|cozy|freundlich(?:e[mnrs]?)?|weich(?:e[mnrs]?)?|sanft(?:e[mnrs]?)?|gemütliche?[nrs]?|dou(?:x|ces?)|amicale?s?|chaleureu(?:x|ses?)|suaves?|amables?|cálid[oa]s?|cercan[oa]s?|morbid[oaie]|amichevol[ei]|cald[oaie]|amigáve(?:l|is)|macias?|vriendelijke?|zachte?',
    'warm',
    'playful',
    'literary',
  ],
  [
    'technical|techy|engineered|mechanical|technisch(?:e[mnrs]?)?|techniques?|técnic[oa]s?|tecnic[oaie]|tecnich[ei]|technische',
    'techno',
    'precise',
  ],
  [
    'clean|plain|simple|modern|legible|readable|clear|sober|geometric|neutral|matter-of-fact|minimal\\p{L}*|schlicht(?:e[mnrs]?)?|klar(?:e[mnrs]?)?|einfach(?:e[mnrs]?)?|sachlich(?:e[mnrs]?)?|nüchtern(?:e[mnrs]?)?|lesbar(?:e[mnrs]?)?|modern(?:e[mnrs]?)?|geradlinig(?:e[mnrs]?)?|simples?|lisibles?|net(?:s|te|tes)?|claire?s?|sobres?|modernes?|épurée?s?|sencill[oa]s?|limpi[oa]s?|clar[oa]s?|sobri[oa]s?|modern[oa]s?|legibles?|pulit[oaie]|semplic[ei]|chiar[oaie]|leggibil[ei]|sobri[oaie]|modern[oaie]|essenzial[ei]|limp[oa]s?|legíve(?:l|is)|sóbri[oa]s?|strakke?|heldere?|eenvoudige?',
    'neutral',
    'precise',
  ],
];

const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu');
let compiled: { noun: RegExp; kinds: [RegExp, readonly Pairing[]][] } | undefined;

/** What else a look is made of: words beside it are not of the typeface. */
const other =
  /^(?:pace|tempo|rhythm|motion|movements?|cuts?|colou?rs?|palette|mood|tone|space|bewegung(?:en)?|schnitte?|farben?|ruhe|stimmung|rythme|mouvements?|couleurs?|ambiance|ritmo|movimientos?|colores|cortes|moviment[oi]|colori|stacchi|cores|movimentos?|fotos?|pictures?)$/iu;
const article = /^(?:an?|the|eine?[nmr]?|der|die|das|une?|des|la|el|los|las|una?s?|il|gli|le|uma?s?|een|het)$/iu;
const joint = /^(?:and|und|et|y|e|en)$/iu;
const size = /^(?:big|large|gro(?:ß|ss)e?[nr]?|grande?s?|grandi|grote?)$/iu;
const token = /\n|[\p{L}’'-]+|[^\s\p{L}]/gu;
const isMark = (said: string) => /^[^\p{L}]/u.test(said);

/** So many times at most a brief is asked what it says of its letters. */
const most = 40;

/** The pairings that every word for a typeface in the wishes allows, the likeliest first; null where they name none. */
export function facesOf(wishes: string): readonly Pairing[] | null {
  compiled ??= { noun: word(nouns), kinds: kinds.map(([words, ...allowed]) => [word(words), allowed]) };
  const found = [...wishes.matchAll(compiled.noun)].slice(0, most);
  // "Thin black letters, fine serifs": what names a kind itself says more than what is said of letters.
  const isKind = ([noun]: RegExpExecArray) => allowedBy(noun) !== null;
  for (const { 0: noun, index } of [...found.filter(isKind), ...found.filter((one) => !isKind(one))]) {
    if (isRefused(wishes, index)) continue;
    const before = wishes.slice(Math.max(0, index - 70), index).match(token) ?? [];
    const behind = wishes.slice(index + noun.length, index + noun.length + 80).match(token) ?? [];
    const own = [...leading(before), noun].join(' ');
    const allowed = allowedBy([own, ...trailing(behind)].join(' ')) ?? allowedBy([own, ...labelled(behind)].join(' '));
    if (allowed !== null) return allowed;
  }
  return null;
}

/** The words before the noun that may be said of it: to its article, a mark or what another wish is about. */
function leading(before: readonly string[]): string[] {
  const words = [...before].reverse().slice(0, 7);
  const end = words.findIndex((said, at) => {
    // "Big, round letters"
    const isListed =
      /^[,\n]$/u.test(said) && (size.test(words[at + 1] ?? '') || allowedBy(words[at + 1] ?? '') !== null);
    return other.test(said) || article.test(said) || (isMark(said) && !isListed);
  });
  return words.slice(0, end < 0 ? undefined : end).reverse();
}

/** The words behind it: "letters that look typewritten". */
function trailing(behind: readonly string[]): string[] {
  const words = behind.slice(0, 9);
  const end = words.findIndex((said, at) => {
    const [next, after = ','] = words.slice(at + 1, at + 3);
    // "Con grazie, classico": one more word for it, and no other thing that is so.
    const isMore = /^[,\n]$/u.test(said) && isMark(after) && allowedBy(next ?? '') !== null;
    return isEnd(said, next) || (isMark(said) && !isMore);
  });
  return words.slice(0, end < 0 ? undefined : end);
}

/** "Schrift: klassisch, mit Serifen": wishes come one a line, a label and what it says on two. */
function labelled(behind: readonly string[]): string[] {
  if (behind[0] === undefined || !/^[:\n]$/u.test(behind[0])) return [];
  const words = behind.slice(1, 10);
  const end = words.findIndex((said, at) => isEnd(said, words[at + 1]) || (isMark(said) && !/^[,\n]$/u.test(said)));
  return words.slice(0, end < 0 ? undefined : end);
}

const isEnd = (said: string, next = '') => other.test(said) || (joint.test(said) && article.test(next));

function allowedBy(said: string): readonly Pairing[] | null {
  let left: readonly Pairing[] | null = null;
  let text = said;
  for (const [named, allowed] of compiled?.kinds ?? []) {
    const hit = [...text.matchAll(named)].some(({ index }) => !isRefused(text, index));
    if (!hit) continue;
    // "Sans serif" names no serif.
    text = text.replace(named, '·');
    const known: readonly Pairing[] | null = left;
    const both: readonly Pairing[] = known === null ? allowed : allowed.filter((one) => known.includes(one));
    if (both.length > 0) left = both;
  }
  return left;
}
