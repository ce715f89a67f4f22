import type { NamedColour } from '../brief.ts';
import { type CodedColour, codedColours } from './colour-codes.ts';
import { withWholeColours } from './colour-compounds.ts';
import { names } from './colour-names.ts';
import { isBesideColour, isOfName, withoutColouredThings } from './colour-neighbours.ts';
import { patternsFor } from './colour-patterns.ts';
import { wearerOf } from './colour-roles.ts';
import { greyed, isShadeBehind, shadeBehind, shaded } from './colour-shades.ts';
import { atEitherEnd, hues, isNamed, nearColour, neutral, softHues } from './colour-words.ts';
import { isGround } from './grounds.ts';
import { isLookClause } from './look-words.ts';
import { isRefused } from './read-treatment.ts';
import { withStandingGround } from './standing-ground.ts';

/** Names of colours that name little else, for a text that is searched for them. */
export const hardColours = names
  .map(([name]) => name)
  .filter((name) => /^\p{Script=Latin}+$/u.test(name))
  .concat(
    'black',
    'white',
    'schwarz',
    'weiß',
    'noir',
    'blanc',
    'negro',
    'blanco',
    'nero',
    'bianco',
    'preto',
    'branco',
    'zwart',
    'wit',
  );

/** A colour as a text names it, with its place; `role` is what its code says that it is for. */
interface Found {
  index: number;
  end: number;
  hex: string;
  role: NamedColour['role'] | null;
}

/** Colours by hex and function anywhere; by name in the brand entry or within three words of a colour word. */
export function readColours(text: string, isBrand: boolean): NamedColour[] {
  return coloursIn(
    text,
    (index, end, isSoft) =>
      isBrand ||
      (!isSoft && isInColourClause(text, index)) ||
      isWishedColour(text, index, end) ||
      isNearColourWord(text, index, end),
  );
}

/** The colours that are named where a brief speaks to its maker: a thing's name only beside another colour, or a colour word. */
export function readWishedColours(wishes: string): NamedColour[] {
  const text = withoutColouredThings(wishes);
  return coloursIn(text, (index, end, isSoft) =>
    isSoft
      ? isWishedColour(text, index, end) || isNearColourWord(text, index, end) || isBesideColour(text, index, end)
      : !isOfName(text, index, end),
  );
}

/** Every colour of a text by its code, and those by name that are meant as colours. */
function coloursIn(text: string, isMeant: (index: number, end: number, isSoft: boolean) => boolean): NamedColour[] {
  const coded = codedColours(text);
  const found: Found[] = [...coded];
  for (const { words, source, hex, isSoft } of patternsFor(text)) {
    for (const match of text.matchAll(source)) {
      const [{ index }, end] = [match, match.index + match[0].length];
      const same = coded.findIndex(({ from, to }) => index < to && end > from);
      if (same >= 0) {
        const { from, to, role } = coded[same] as CodedColour;
        if (role === 'brand' && isGround(text, from, to))
          found[same] = { ...(coded[same] as CodedColour), role: 'ground' };
        continue;
      }
      if (isRefused(text, index)) continue;
      // "Ruby 4: colours #3f3ba6": a name that heads its colours is none of them.
      if (isSoft && coded[0] !== undefined && index < text.indexOf(':')) continue;
      if (!isMeant(index, end, isSoft)) continue;
      if (found.some((one) => index < one.end && end > one.index)) continue;
      if (words.length === 1 && isShadedBy(text.slice(index))) continue;
      found.push({ index, end, hex: shaded(hex, match[1] ?? shadeBehind(text.slice(end))), role: null });
    }
  }
  const told = oneEach(text, found);
  const named = told.map(({ index, end, hex, role }) => ({ hex, role: role ?? roleByWords(text, index, end) }));
  return coded.length > 0 ? named : withStandingGround(named, text);
}

/** The colours in turn; "olive green", "navy blue" is one colour, and the first word says which of its kind. */
function oneEach(text: string, found: readonly Found[]): Found[] {
  const told: Found[] = [];
  for (const one of [...found].sort((a, b) => a.index - b.index)) {
    const before = told.at(-1);
    if (
      before !== undefined &&
      one.index === before.end + 1 &&
      /^\p{L}[^\n]*[ -]$/u.test(text.slice(before.index, one.index))
    )
      told.splice(-1, 1, { ...before, end: one.end, hex: greyed(before.hex, one.hex) ?? before.hex });
    else told.push(one);
  }
  return told;
}

const roleByWords = (text: string, index: number, end: number): NamedColour['role'] =>
  isGround(text, index, end) ? 'ground' : (wearerOf(text, index, end) ?? 'brand');

/** Each colour once, in the order named: the brand's words and the prompt's name the same ones; for what either says it is for. */
export const distinctColours = (colours: readonly NamedColour[]): NamedColour[] =>
  [...Map.groupBy(colours, ({ hex }) => hex.toLowerCase()).values()].map(
    (same) =>
      same.find(({ role }) => role === 'ground') ??
      same.find(({ role }) => role !== 'brand') ??
      (same[0] as NamedColour),
  );

/** Colours by name that a text refuses: "no red", "ohne Grün". */
export function readBannedColours(text: string): string[] {
  const lower = text.toLowerCase();
  return names
    .filter(([name]) => lower.includes(name) && !/[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name))
    .flatMap(([name, hex]) =>
      [...text.matchAll(new RegExp(`(?<![\\p{L}#])${name}(?:e[nrsm]?|s|es)?(?![\\p{L}])`, 'giu'))].some(({ index }) =>
        isRefused(text, index),
      )
        ? [hex]
        : [],
    );
}

const shade =
  '(?:electric|deep|dark|light|bright|neon|warm|soft|pale|bold|vivid|royal|sky|forest|midnight|burnt|hot|pastel|cool|dusty|powder|muted|earthy|bottle|baby|ice|off|black|white|schwarz|weiß|weiss|noir|blanc|negro|blanco|bianco|nero|branco|preto|wit|zwart|hell\\p{L}*|dunk(?:el|l)\\p{L}*|donker\\p{L}*|and|und|et|y|e|on|auf|sur|sobre|su|with|mit|in|&)';

/** What asks for a row of colours. */
const asking =
  /^(?:please\s|bitte\s)?(?:use|using|nimm|nehmt|verwende|nutze|utilise[rz]?|usa|use|gebruik)\s+(?:the\s)?/iu;

const onlyShade = new RegExp(`^${shade}$`, 'iu');
const wishShade = new RegExp(`^(?:${shade}|ink|mist|paper)$`, 'iu');
/** A clause of nothing but colours and shades, such as "electric blue" or "red on black". */
export function isColourClause(clause: string): boolean {
  const words = withWholeColours(clause)
    .trim()
    .replace(/(?<!\p{L})off-(?=white)/giu, 'off')
    .split(/[\s/+-]+/)
    .filter(Boolean);
  const hue = (word: string) => isNamed(hues, word);
  const isAll = words.every((word) => hue(word) || onlyShade.test(word) || isShadeBehind(word));
  return words.length > 0 && words.length <= 5 && isAll && words.some(hue);
}

/** "wine red", "rouge bordeaux", "azul marino": one colour, and the word that says which of its kind is the one that counts. */
const isShadedBy = (text: string) =>
  /^(?:wine\sred|wine-red)(?!\p{L})/iu.test(text) ||
  /^(?:rouge|rojo|rosso|vermelho|rood|bleu|azul|blu|azzurro|vert|verde|gris|grigio|jaune|amarillo|giallo)[\s-](?:bordeaux|burdeos|granate|bordô|marine|marino|marinho|navy|pétrole|petrol|turquoise|turquesa|turchese|oliva?|olive|musgo|muschio|mousse|menta|menthe|mint|émeraude|esmeralda|smeraldo|anthracite|antracita|ardoise|pizarra|ardesia|moutarde|mostaza|senape|limón|limone|tilleul|tiglio)(?!\p{L})/iu.test(
    text,
  );

function isNearColourWord(text: string, start: number, end: number): boolean {
  // "Plaza Verde. Colores: naranja": the next sentence's colours are not this one's.
  const before = text
    .slice(0, start)
    .replace(/^[\s\S]*[.!?;](?=\s)/u, '')
    .split(/\s+/)
    .slice(-4)
    .join(' ');
  const after = text
    .slice(end)
    .replace(/[.!?;](?:\s[\s\S]*)?$/u, '')
    .split(/\s+/)
    .slice(0, 4)
    .join(' ');
  return nearColour.test(`${before} | ${after}`) || /[色]/u.test(before + after);
}

function isInColourClause(text: string, index: number): boolean {
  const start = Math.max(...[',', '.', ';', ':', '\n', '('].map((stop) => text.lastIndexOf(stop, index - 1))) + 1;
  const end = text.slice(index).search(/[,.;:\n)]/u);
  const clause = text.slice(start, end < 0 ? undefined : index + end).trim();
  return isColourClause(clause.replace(/^(?:in|mit|en|avec|con|com|all in|ganz in)\s+/iu, ''));
}

/** A clause that names nothing but colours, one of them perhaps a thing as well: "colour terracotta", "sand #EAD9B5 on ink". */
export function isColourWish(clause: string): boolean {
  const bare = withWholeColours(clause)
    .trim()
    .replace(/^(?:(?:in|with|mit|en|avec|con|com|the|our|die|unsere)\s+){0,2}/iu, '')
    .replace(atEitherEnd, '');
  const words = bare.split(/[\s/+-]+/u).filter(Boolean);
  const isHue = (word: string) =>
    /^#(?:[0-9a-f]{6}|[0-9a-f]{3})$/iu.test(word) || isNamed(hues, word) || isNamed(softHues, word);
  return (
    words.length > 0 &&
    words.length <= 7 &&
    words.some((word) => isHue(word) || neutral.test(word)) &&
    words.every((word) => isHue(word) || wishShade.test(word) || isShadeBehind(word))
  );
}

/** "Elegant, calm, dusty pink.": a colour in a row of wishes, none of them about what the film says. */
function isWishedColour(text: string, index: number, end: number): boolean {
  const start = Math.max(...['.', '\n', ':', '!', '?'].map((stop) => text.lastIndexOf(stop, index - 1))) + 1;
  const stop = text.slice(end).search(/[.:\n!?]/u);
  const clauses = text
    .slice(start, stop < 0 ? undefined : end + stop)
    .trim()
    .replace(asking, '')
    .split(/,|\s(?:and|und|et|y|e)\s/u);
  return clauses.length > 1 && clauses.every((clause) => isColourWish(clause) || isLookClause(clause));
}
