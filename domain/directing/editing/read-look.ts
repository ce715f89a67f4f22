import type { Pairing } from '../../../contract/theme.ts';
import { formats, parseSize, sizeProblem } from '../../project/format.ts';
import { isColourClause, isColourWish, readColours } from '../reading/colours.ts';
import { type Clause, type ClauseReader, match } from './clause.ts';
import { aBit, being, filmOrIt } from './degrees.ts';
import type { ColourRole, Edit } from './edit.ts';
import { instead } from './read-words.ts';

/** "make it portrait", "9:16", "1080x1350". */
export const readFormat: ClauseReader = (clause) => {
  const asked = match(
    clause,
    `(?:(?:{make}|{use}|{move}|do|export|zeig|zeige|montre|muestra|mostra|mostre)\\s+)?${filmOrIt}(?:(?:{to}|in|im|en|em)\\s+)?{the}(*)(?:\\s+(?:format|version|video|film|mode|fassung))?(?:\\s+(?:for|für|pour|para|per)\\s+{the}({stories}))?`,
  );
  const [wish, players = ''] = asked ?? [];
  if (wish === undefined) return null;
  const inside: Clause = { ...clause, text: wish };
  const size = parseSize(wish.replace(/\s/g, ''));
  if (size !== null) return sizeProblem(size) === null ? { kind: 'format', ...size, strict: false } : null;
  if (match(inside, '{stories}') !== null) return { kind: 'format', ...formats.portrait, strict: true };
  for (const name of ['portrait', 'landscape', 'square'] as const) {
    if (match(inside, `{${name}}(?:[,\\s]+\\(?{${name}}\\)?)?`) !== null)
      return { kind: 'format', ...formats[name], strict: players !== '' };
  }
  const ratio = ratioOf(wish);
  return ratio === null ? null : { kind: 'format', ...ratio, strict: false };
};

/** "We need this for Instagram stories as well", "We'll be showing this on a 4:3 projector": where it is shown says its shape. */
export const readShownOn: ClauseReader = (clause) => {
  const asked = match(
    clause,
    '(?:(?:i|we)\\s(?:also\\s)?(?:need|want)|(?:i|we)(?:[\u0027\u2019]d|\\swould)\\slike)\\s(?:it|this(?:\\sone)?|that|one|the\\ssame(?:\\sthing)?)\\s(?:for|on)\\s(?:our\\s|the\\s)?({stories})(?:\\s(?:as\\swell|too|also))?',
  );
  if (asked !== null) return { kind: 'format', ...formats.portrait, strict: true };
  const shaped = match(
    clause,
    '(?:adapt|adjust|change|fit|refit|set|alter)\\s+{the}(?:picture|frame|image|screen|video|film|aspect)?\\s*(?:shape|format|ratio|aspect\\sratio|dimensions|proportions|size)(?:\\s+(?:to|for)\\s+(?:it|that|this|them|the\\s(?:projector|screen|display)))?(?:\\s+so\\s(?:that\\s)?(?:nothing|no\\stext|it|everything)\\s.+)?',
  );
  const size = shaped === null ? null : (clause.spoken?.size ?? null);
  return size === null ? null : { kind: 'format', ...size, strict: false };
};

const ratios: Readonly<Record<string, readonly [number, number]>> = {
  ...{ '4:3': [1440, 1080], '3:4': [1080, 1440], '21:9': [2520, 1080], '16:10': [1728, 1080], '4:5': [1080, 1350] },
  ...{ '5:4': [1350, 1080], '3:2': [1620, 1080], '2:3': [1080, 1620], '16:9': [1920, 1080], '9:16': [1080, 1920] },
};

/** The size of a shape that is said as a ratio: "4:3". */
export function ratioOf(said: string): { width: number; height: number } | null {
  const [width, height] = ratios[said.replace(/\s/gu, '')] ?? [];
  return width === undefined || height === undefined ? null : { width, height };
}

/** "Make the pace calmer", "a faster tempo", "Das Tempo ruhiger". */
const moves =
  '(?:movements?|motion|animations?|transitions?|bewegung(?:en)?|animation(?:en)?|übergänge|mouvements?|movimientos?|animaciones|transiciones|movimenti|animazioni|transizioni|movimentos|animações|transições)';
const gentle =
  /^(?:(?:a\s(?:bit|little)|slightly|much|etwas|viel|ein\s(?:bisschen|wenig)|un\speu|bien|un\spoco|um\spouco)\s)?(?:gentler|softer|smoother|calmer|slower|quieter|(?:ruhiger|sanfter|weicher|langsamer)e?[nrs]?|plus\s(?:doux|douces?|calmes?|lente?s?|fluides?)|más\s(?:suaves?|tranquil[oa]s?|lent[oa]s?|calmad[oa]s?)|più\s(?:morbid[oiae]|dolc[ei]|lent[oiae]|tranquill[oiae]|calm[oiae]|fluid[oiae])|mais\s(?:suaves?|calm[oa]s?|lent[oa]s?|tranquil[oa]s?))$/iu;

/** "Just gentler movement", "movimientos más suaves": how it moves, and nothing of how long it lasts. */
function gentlerMoves(clause: Clause): Edit | null {
  const only =
    '(?:(?:just|only|with|nur|mit|seulement|avec|solo|sólo|con|só|com)\\s+)?(?:(?:{make}|{use})\\s+)?{the}(?:de\\s|des\\s)?';
  const how = (match(clause, `${only}(*)\\s+${moves}`) ?? match(clause, `${only}${moves}\\s+(*)`))?.[0];
  return how !== undefined && gentle.test(how) ? { kind: 'pace', step: -1 } : null;
}

const pace = '(?:pace|pacing|tempo|rhythm|speed|rhythmus|rythme|ritmo|velocidad|velocità|velocidade)';

export const readPace: ClauseReader = (clause) => {
  const moving = gentlerMoves(clause);
  if (moving !== null) return moving;
  const ofPace =
    match(clause, `(?:{make}\\s+)?{the}${pace}\\s+${being}${aBit}(*)`) ??
    match(clause, `(?:(?:{make}|{use}|give\\s(?:it|the\\s{film}))\\s+)?{the}${aBit}(*)\\s+${pace}`);
  const wish = (ofPace ??
    match(
      clause,
      `(?:{make}\\s+)?(?:{the}(?:{film}|{it}|animations?|motion|movements?|transitions?|cuts)(?!\\p{L})\\s*)?${being}${aBit}(*)`,
    ))?.[0];
  if (wish === undefined) return null;
  const inside: Clause = { ...clause, text: wish };
  if (match(inside, '(?:{faster}|{tooSlow})(?:\\s+{the}{film})?') !== null) return { kind: 'pace', step: 1 };
  return match(inside, '(?:{slower}|{tooFast})(?:\\s+{the}{film})?') === null ? null : { kind: 'pace', step: -1 };
};

/** "Make the background black instead of brown": what it was says no more of what it shall be. */
export const readGroundInstead: ClauseReader = (clause) => {
  const [wish = '', old = ''] = match(clause, `(*),?\\s+${instead}\\s+{the}(*)`) ?? [];
  const isColour =
    colourOf(old) !== null ||
    match({ ...clause, text: old }, '(?:{darker}|{lighter})') !== null ||
    /^(?:hell|dunkel|light|dark|clair|sombre|claro|oscuro|chiaro|scuro|escuro)(?:e[nmrs]?)?$/iu.test(old);
  if (wish === '' || !isColour) return null;
  const inside = { ...clause, text: wish, spoken: { target: null, place: null } };
  const edit = readColour(inside) ?? readShade(inside);
  const isGround = edit?.kind === 'shade' || (edit?.kind === 'colour' && edit.role === 'ground');
  return isGround ? edit : null;
};

const roles: ColourRole[] = ['accent', 'ground', 'ink', 'brand'];

/** "use #ff5500 as accent", "a dark blue background", "make it red". */
export const readColour: ClauseReader = (clause) => {
  const verb = '(?:(?:{make}|{use}|{change}|colou?r|paint|färbe|färb)\\s+)?';
  for (const role of roles) {
    const found =
      (role === 'ground' ? onGround(clause) : null) ??
      match(
        clause,
        `${verb}{the}{${role}}(?:\\s+{colour})?(?:\\s*[:=]|\\s+(?:{to}|should be|be|is|soll|ist))?\\s+{the}(*)(?:\\s+(?:sein|werden))?`,
      ) ??
      match(
        clause,
        `{swap}\\s+{the}{${role}}(?:\\s+{colour})?\\s+(?:for|to|with|out\\sfor|gegen|durch|pour|por|con)\\s+{the}(*)`,
      ) ??
      match(clause, `${verb}{the}(*)\\s+(?:{to}|be|is)\\s+{the}{${role}}`) ??
      match(clause, `${verb}{the}(*)\\s+{${role}}`);
    const hex = found === null ? null : colourOf(found[0] ?? '');
    const was = clause.spoken?.colour ?? null;
    // "Orange is too close to theirs. Swap the accent for #f4d93b": the orange is meant, whatever it is to the theme.
    if (hex !== null && was !== null && (role === 'accent' || role === 'brand')) return { kind: 'recolour', was, hex };
    const said = found?.[0] ?? '';
    const isOwn =
      /^\p{L}+$/u.test(said) && new RegExp(`(?:the|das|dem|le|du|el|il|o)\\s${said}(?!\\p{L})`, 'iu').test(clause.text);
    if (hex !== null)
      return {
        kind: 'colour',
        role,
        hex,
        ...(/#|\(/u.test(said) ? {} : { isNamed: true }),
        ...(isOwn ? { isOwn } : {}),
      };
  }
  const whole = match(
    clause,
    `(?:{make}|{use}|{change}|colou?r|paint|färbe|färb)\\s+${filmOrIt}(?:{to}\\s+)?{the}(*)`,
  )?.[0];
  const hex = whole === undefined ? null : colourOf(whole);
  return hex === null ? null : { kind: 'colour', role: 'brand', hex };
};

/** "put it on a black background" */
const onGround = (clause: Clause) =>
  match(
    clause,
    '(?:put|set|place|show|stell|stelle|setz|setze)\\s+(?:{it}|{the}{film})\\s+(?:on|against|auf|vor)\\s+(?:einen?\\s|einem\\s)?{the}(*)(?:\\s+{ground})?',
  );

/** "bleu nuit", "verde claro": what shades a colour stands behind it. */
const shades: Record<string, string> = {
  ...{ nuit: 'nacht', noche: 'nacht', notte: 'nacht', noite: 'nacht', foncé: 'dunkel', oscuro: 'dunkel' },
  ...{ scuro: 'dunkel', escuro: 'dunkel', clair: 'hell', claro: 'hell', chiaro: 'hell' },
};

/** The one colour that a stretch is; null where it says more. */
function colourOf(said: string): string | null {
  // "our green #2f6b3a": the hex says which green.
  const named = /^(.*\S)\s+(#(?:[0-9a-f]{6}|[0-9a-f]{3}))$/iu.exec(said);
  const stretch =
    named !== null && (isColourClause(named[1] ?? '') || isColourWish(named[1] ?? '')) ? (named[2] ?? '') : said;
  // "orange and black" is two colours, and nobody knows which one is for what.
  if (/\s(?:and|und|et|y|e|with|mit|&|\+|on|auf|sur|sobre|su)\s|,/iu.test(stretch) && !stretch.includes('('))
    return null;
  const plainStretch = stretch
    .replace(/^(dunkel|hell)(?=\p{L})/iu, '$1 ')
    .replace(
      /^(\p{L}+)\s(nuit|noche|notte|noite|clair|claro|chiaro|foncé|oscuro|scuro|escuro)$/iu,
      (_, hue: string, of: string) => `${shades[of.toLowerCase()]}${hue}`,
    );
  // "almost black", "one copper accent"
  if (/^(?:one|a\ssingle|almost|nearly|fast|beinahe|presque|casi|quasi|quase|un|einen?)\s(?=\S)/iu.test(stretch))
    return colourOf(stretch.replace(/^(?:a\ssingle|\p{L}+)\s/iu, ''));
  const isHex = /^(?:#(?:[0-9a-f]{6}|[0-9a-f]{3})|(?:rgba?|hsla?|oklch)\([^)]{3,40}\))$/iu.test(stretch);
  const plainNames: Record<string, string> = {
    black: '#0b0b0d',
    schwarz: '#0b0b0d',
    noir: '#0b0b0d',
    negro: '#0b0b0d',
    nero: '#0b0b0d',
    preto: '#0b0b0d',
  };
  const white = /^(?:white|wei(?:ß|ss)(?:e[mnrs]?)?|blanc|blanco|bianco|branco)$/iu.test(stretch)
    ? '#fafafa'
    : undefined;
  const plain = plainNames[stretch.toLowerCase().replace(/^(schwarz)e[mnrs]?$/u, '$1')] ?? white;
  if (plain !== undefined) return plain;
  if (!isHex && !isColourClause(plainStretch) && !isColourWish(plainStretch)) return null;
  const found = readColours(plainStretch, true);
  return found.length === 1 ? (found[0]?.hex ?? null) : null;
}

export const readShade: ClauseReader = (clause) => {
  const wish = match(
    clause,
    `(?:(?:{make}|{use})\\s+)?(?:{the}(?:{film}|{it}|{ground}|look)\\s*)?(?:{to}\\s+)?{the}${aBit}(*)(?:\\s+(?:{ground}|version|theme|mode|look))?`,
  )?.[0];
  if (wish === undefined) return null;
  const inside: Clause = { ...clause, text: wish };
  if (match(inside, '{darker}') !== null) return { kind: 'shade', dark: true };
  return match(inside, '{lighter}') === null ? null : { kind: 'shade', dark: false };
};

const faces: [keyof Clause['words'], Pairing][] = [
  ['serif', 'literary'],
  ['sans', 'neutral'],
  ['mono', 'precise'],
  ['rounded', 'warm'],
  ['condensed', 'bold'],
];

/** Bundled families by name. */
const families: [RegExp, Pairing][] = [
  [/^manrope$/iu, 'neutral'],
  [/^(?:geologica|(?:ibm )?plex(?: sans)?|jetbrains mono)$/iu, 'precise'],
  [/^sofia(?: sans)?$/iu, 'bold'],
  [/^commissioner$/iu, 'poster'],
  [/^noto serif(?: display)?$/iu, 'editorial'],
  [/^source serif(?: 4)?$/iu, 'literary'],
  [/^(?:eb )?garamond$/iu, 'classic'],
  [/^nunito$/iu, 'warm'],
  [/^(?:fredoka|comfortaa)$/iu, 'playful'],
  [/^tektur$/iu, 'techno'],
  [/^shantell(?: sans)?$/iu, 'handmade'],
];

function readFamily(clause: Clause): Edit | null {
  const name =
    match(clause, '(?:(?:{use}|{make}|{change})\\s+)?{the}{typeface}\\s+(?:{to}\\s+)?{the}(*)')?.[0] ??
    match(clause, '(?:{use}|{make}|{change})\\s+{the}(*)(?:\\s+(?:(?:{to}\\s+)?{the}{typeface}))?')?.[0];
  const pairing = families.find(([family]) => family.test(name ?? ''))?.[1];
  return pairing === undefined ? null : { kind: 'typeface', pairing };
}

export const readTypeface: ClauseReader = (clause) => {
  const family = readFamily(clause);
  if (family !== null) return family;
  for (const [face, pairing] of faces) {
    const isFace =
      match(
        clause,
        `(?:(?:{use}|{make}|{change})\\s+)?(?:{the}{typeface}\\s+(?:{to}\\s+)?)?{the}{${face}}\\s+{typeface}`,
      ) ??
      match(clause, `(?:(?:{use}|{make}|{change})\\s+)?{the}{typeface}\\s+(?:{to}\\s+)?{the}{${face}}`) ??
      (face === 'serif' || face === 'sans' ? match(clause, `{use}\\s+{the}{${face}}`) : null);
    if (isFace !== null) return { kind: 'typeface', pairing };
  }
  return null;
};
