import { formatHex, oklch, parse } from 'culori';
import type { NamedColour } from '../brief.ts';
import { isRefused } from './read-treatment.ts';

const rows = `red rot rouge rojo rosso rood vermelho czerwony красн 红 赤 #DF2225
bordeaux burgundy burgund bordeauxrot burdeos granate bordô maroon weinrot #7A1E33
orange naranja arancione oranje pomarańczowy оранжев 橙 オレンジ #F7791A
yellow gelb jaune amarillo giallo geel amarelo żółty жёлт 黄 #F7D22A
green grün vert verde groen zielony зелён 绿 緑 #03A14A
teal petrol turquoise turquesa turchese türkis turkoois turkusowy бирюзов 青绿 青緑 #009A94
blue blau bleu azul blu blauw niebieski синий 蓝 青 #0766EE
navy marineblau marine marino granatowy 藏青 紺 #14295F
purple lila violet violett morado viola roxo paars fioletowy фиолетов 紫 #8038D1
pink rosa rose roze różowy розов 粉 ピンク #F462A4
brown braun brun marrón marrone marrom bruin brązowy коричнев 棕 茶 #774826
gold golden doré dorado oro dourado goud złoty золот 金 #DDB049
grey gray grau gris grigio cinza grijs szary серый серая 灰 #83868C`;
const names: [string, string][] = rows.split('\n').flatMap((row) => {
  const words = row.split(' ');
  const hex = words.pop() ?? '';
  return words.map((word): [string, string] => [word, hex.toLowerCase()]);
});
const near =
  'colou?rs?|ground|background|backdrop|accents?|brand|palette|farben?|hintergrund|akzent|couleurs?|fond|colore?s?|color[ie]|fondo|sfondo|cor(?:es)?|fundo|цвет\\p{L}*|色';

/** Colours by hex and function anywhere; by name in the brand entry or within three words of a colour word. */
export function readColours(text: string, isBrand: boolean): NamedColour[] {
  const found: { index: number; end: number; hex: string }[] = [];
  for (const match of text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b|(?:rgba?|hsla?|oklch)\([^)]{3,40}\)/giu)) {
    const hex = formatHex(parse(match[0]));
    if (hex !== undefined) found.push({ index: match.index, end: match.index + match[0].length, hex });
  }
  for (const [name, hex] of names) {
    const dense = /[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name);
    const source = dense
      ? `(dark |light )?${name}`
      : `(?<![\\p{L}#])((?:dark|light|deep|pale|dunkel|hell|clair|claro|oscuro|foncé)[\\s-]?)?${name}(?:e[nrsm]?|s|es)?(?![\\p{L}])`;
    for (const match of text.matchAll(new RegExp(source, 'giu'))) {
      if (isRefused(text, match.index)) continue;
      if (
        !isBrand &&
        !isInColourClause(text, match.index) &&
        !isNearColourWord(text, match.index, match.index + match[0].length)
      )
        continue;
      if (found.some((one) => match.index < one.end && match.index + match[0].length > one.index)) continue;
      found.push({ index: match.index, end: match.index + match[0].length, hex: shifted(hex, match[1] ?? '') });
    }
  }
  return found
    .sort((a, b) => a.index - b.index)
    .map(({ index, end, hex }) => ({ hex, role: isGround(text, index, end) ? 'ground' : 'brand' }));
}

/** Colours by name that a text refuses: "no red", "ohne Grün". */
export function readBannedColours(text: string): string[] {
  return names
    .filter(([name]) => !/[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name))
    .flatMap(([name, hex]) =>
      [...text.matchAll(new RegExp(`(?<![\\p{L}#])${name}(?:e[nrsm]?|s|es)?(?![\\p{L}])`, 'giu'))].some(({ index }) =>
        isRefused(text, index),
      )
        ? [hex]
        : [],
    );
}

const shade =
  '(?:electric|deep|dark|light|bright|neon|warm|soft|pale|bold|vivid|royal|sky|forest|midnight|burnt|hot|pastel|cool|black|white|schwarz|weiß|noir|blanc|negro|blanco|hell\\p{L}*|dunkel\\p{L}*|and|und|et|y|e|on|auf|sur|sobre|su|with|mit|in|&)';

/** A clause of nothing but colours and shades, such as "electric blue" or "red on black". */
export function isColourClause(clause: string): boolean {
  const words = clause
    .trim()
    .split(/[\s/+-]+/)
    .filter(Boolean);
  const hue = (word: string) => names.some(([name]) => new RegExp(`^${name}(?:e[nrsm]?|s|es)?$`, 'iu').test(word));
  const isAll = words.every((word) => hue(word) || new RegExp(`^${shade}$`, 'iu').test(word));
  return words.length > 0 && words.length <= 5 && isAll && words.some(hue);
}

function isNearColourWord(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).split(/\s+/).slice(-4).join(' ');
  const after = text.slice(end).split(/\s+/).slice(0, 4).join(' ');
  return (
    new RegExp(`(?<!\\p{L})(?:${near})(?!\\p{L})`, 'iu').test(`${before} | ${after}`) || /[色]/u.test(before + after)
  );
}

const isGround = (text: string, start: number, end: number) =>
  /(?:\bon|\bauf|\bsur|\bsobre|\bsu|background[:\s]*(?:is|in)?|hintergrund[:\s]*)\s*(?:an?\s|the\s)?$/iu.test(
    text.slice(Math.max(0, start - 24), start),
  ) || /^\s*(?:back)?ground|^\s*hintergrund|^\s*backdrop/iu.test(text.slice(end, end + 16));

function isInColourClause(text: string, index: number): boolean {
  const start = Math.max(...[',', '.', ';', ':', '\n', '('].map((stop) => text.lastIndexOf(stop, index - 1))) + 1;
  const end = text.slice(index).search(/[,.;:\n)]/u);
  return isColourClause(text.slice(start, end < 0 ? undefined : index + end));
}

function shifted(hex: string, modifier: string): string {
  const colour = oklch(hex);
  if (modifier === '' || colour === undefined) return hex;
  const delta = /dark|deep|dunkel|oscuro|foncé/iu.test(modifier) ? -0.15 : 0.15;
  return formatHex({ ...colour, l: Math.min(0.95, Math.max(0.1, colour.l + delta)) }) ?? hex;
}
