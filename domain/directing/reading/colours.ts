import type { NamedColour } from '../brief.ts';
import { type CodedColour, codedColours } from './colour-codes.ts';
import { names, softNames } from './colour-names.ts';
import { wearerOf } from './colour-roles.ts';
import { greyed, isShadeBehind, modifiers, shadeBehind, shaded } from './colour-shades.ts';
import { isGround } from './grounds.ts';
import { isLookClause } from './look-words.ts';
import { isRefused } from './read-treatment.ts';

const label =
  'colou?rs?|palette|farben?|farbe|couleurs?|colore?s?|color[ie]|cor(?:es)?|kleur(?:en)?|kolor(?:y|ystyka)?|цвета?|кольори|färg(?:er)?|farve[r]?|farge[r]?|renk(?:ler)?|barvy|culori|χρώματα|ألوان|الألوان|צבעים|रंग|색상|색|颜色|配色|色|カラー';
const near = `${label}|huisstijl|hausfarben?|markenfarben?|charte|ground|background|backdrop|accents?|brand|hintergrund|akzent|fond|fondo|sfondo|fundo|цвет\\p{L}*|tones?|hues?|theme|colou?r scheme|thema|thème`;

/** "Kleuren", "Цвета", "Brand colours": what stands behind it names colours, in whatever language. */
export const isColourLabel = (text: string) => new RegExp(`^(?:brand\\s)?(?:${label})$`, 'iu').test(text.trim());

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

let compiled: { name: string; source: RegExp; hex: string; isSoft: boolean }[] | undefined;

/** How each colour name is found in a text, compiled once. */
function patterns() {
  compiled ??= [...names, ...softNames].map(([name, hex]) => {
    const dense = /[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name);
    const source = dense
      ? `(dark |light )?${name}`
      : `(?<![\\p{L}#])((?:${modifiers})[\\s-]?)?${name}(?:e[nrsm]?|s|es|t[öo]ne?n?|tinten)?(?![\\p{L}])`;
    return { name, source: new RegExp(source, 'giu'), hex, isSoft: softHues.has(name.toLowerCase()) };
  });
  return compiled;
}

/** The patterns of those names alone whose letters a text holds: most hold none, and all of them take long to try. */
function patternsFor(text: string) {
  const lower = text.toLowerCase();
  return patterns().filter(({ name }) => lower.includes(name));
}

/** Colours by hex and function anywhere; by name in the brand entry or within three words of a colour word. */
export function readColours(text: string, isBrand: boolean): NamedColour[] {
  const coded = codedColours(text);
  const found: { index: number; end: number; hex: string; role: NamedColour['role'] | null }[] = [...coded];
  for (const { source, hex, isSoft } of patternsFor(text)) {
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
      if (
        !isBrand &&
        !(!isSoft && isInColourClause(text, index)) &&
        !isWishedColour(text, index, end) &&
        !isNearColourWord(text, index, end)
      )
        continue;
      if (found.some((one) => index < one.end && end > one.index)) continue;
      if (isShadedBy(text.slice(index))) continue;
      found.push({ index, end, hex: shaded(hex, match[1] ?? shadeBehind(text.slice(end))), role: null });
    }
  }
  const [first, ...others] = found.sort((a, b) => a.index - b.index);
  const told = first === undefined ? [] : [first];
  for (const one of others) {
    const before = told.at(-1) as typeof one;
    const isOfIt = one.index === before.end + 1 && /^\p{L}[^\n]*[ -]$/u.test(text.slice(before.index, one.index));
    // "Olive green", "navy blue": one colour, and the first word says which of its kind.
    if (isOfIt) told.splice(-1, 1, { ...before, end: one.end, hex: greyed(before.hex, one.hex) ?? before.hex });
    else told.push(one);
  }
  return told.map(({ index, end, hex, role }) => ({ hex, role: role ?? roleByWords(text, index, end) }));
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
const neutral = /^(?:black|white|schwarz|wei(?:ß|ss)|noir|blanc|negro|blanco|bianco|nero|branco|preto|wit|zwart)$/iu;
const hues = new Set(names.map(([name]) => name.toLowerCase()));
const softHues = new Set(softNames.map(([name]) => name.toLowerCase()));

/** Whether a word is one of these names, or one with an ending. */
function isNamed(known: ReadonlySet<string>, word: string): boolean {
  const lower = word
    .toLowerCase()
    .replace(/^(?:dunkel|hell|donker|licht|tief|nacht|zart|knall|pastell)(?=\p{L}{4})/u, '');
  return (
    known.has(lower) ||
    ['e', 'en', 'er', 'es', 'em', 's', 'ton', 'töne', 'tönen', 'tinten'].some(
      (end) => lower.endsWith(end) && known.has(lower.slice(0, -end.length)),
    )
  );
}

/** What kind of colour name a word is: one that names little else, one of a thing, black or white; null for none. */
export const isHueWord = (word: string): 'hard' | 'soft' | null =>
  isNamed(hues, word) || neutral.test(word.replace(/(?:e[nrsm]?|es|s|as|os|he)$/iu, '')) || neutral.test(word)
    ? 'hard'
    : isNamed(softHues, word)
      ? 'soft'
      : null;

/** A clause of nothing but colours and shades, such as "electric blue" or "red on black". */
export function isColourClause(clause: string): boolean {
  const words = clause
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
  const before = text.slice(0, start).split(/\s+/).slice(-4).join(' ');
  const after = text.slice(end).split(/\s+/).slice(0, 4).join(' ');
  return (
    new RegExp(`(?<!\\p{L})(?:${near})(?!\\p{L})`, 'iu').test(`${before} | ${after}`) || /[色]/u.test(before + after)
  );
}

function isInColourClause(text: string, index: number): boolean {
  const start = Math.max(...[',', '.', ';', ':', '\n', '('].map((stop) => text.lastIndexOf(stop, index - 1))) + 1;
  const end = text.slice(index).search(/[,.;:\n)]/u);
  const clause = text.slice(start, end < 0 ? undefined : index + end).trim();
  return isColourClause(clause.replace(/^(?:in|mit|en|avec|con|com|all in|ganz in)\s+/iu, ''));
}

/** A clause that names nothing but colours, one of them perhaps a thing as well: "colour terracotta", "sand #EAD9B5 on ink". */
export function isColourWish(clause: string): boolean {
  const bare = clause
    .trim()
    .replace(/^(?:(?:in|with|mit|en|avec|con|com|the|our|die|unsere)\s+){0,2}/iu, '')
    .replace(new RegExp(`^(?:(?:brand|primary|main)\\s)?(?:${near})\\s+|\\s+(?:${near})$`, 'iu'), '');
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
