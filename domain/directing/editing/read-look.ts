import type { Pairing } from '../../../contract/theme.ts';
import { formats, parseSize, sizeProblem } from '../../project/format.ts';
import { isColourClause, isColourWish, readColours } from '../reading/colours.ts';
import { type Clause, type ClauseReader, match, targetOf } from './clause.ts';
import type { ColourRole, Edit, LengthChange } from './edit.ts';

const filmOrIt = '(?:{the}(?:{film}|{it})\\s*)?';
const aBit =
  '(?:(?:a\\s(?:bit|little|lot)|slightly|much|somewhat|even|etwas|ein\\s(?:bisschen|wenig)|viel|deutlich|noch|un\\speu|bien|beaucoup|un\\spoco|mucho|molto|um\\spouco|muito)\\s+)?';

/** "make it portrait", "9:16", "1080x1350". */
export const readFormat: ClauseReader = (clause) => {
  const asked = match(
    clause,
    `(?:(?:{make}|{use}|{move}|do|export|zeig|zeige|montre|muestra|mostra|mostre)\\s+)?${filmOrIt}(?:(?:{to}|in|im|en|em)\\s+)?{the}(*)(?:\\s+(?:format|version|video|film|mode|fassung))?(?:\\s+(?:for|für|pour|para|per)\\s+({stories}))?`,
  );
  const [wish, players = ''] = asked ?? [];
  if (wish === undefined) return null;
  const inside: Clause = { ...clause, text: wish };
  const size = parseSize(wish.replace(/\s/g, ''));
  if (size !== null) return sizeProblem(size) === null ? { kind: 'format', ...size, strict: false } : null;
  if (match(inside, '{stories}') !== null) return { kind: 'format', ...formats.portrait, strict: true };
  for (const name of ['portrait', 'landscape', 'square'] as const) {
    if (match(inside, `{${name}}`) !== null) return { kind: 'format', ...formats[name], strict: players !== '' };
  }
  return null;
};

/** "is", "'s a bit", "feels far" before "too long". */
const being =
  "(?:(?:['’]s|{isWord})\\s+)?(?:(?:a\\s(?:bit|little|touch)|slightly|much|far|way|just|still|etwas|ein\\s(?:bisschen|wenig)|viel|deutlich|noch|un\\speu|bien|beaucoup|un\\spoco|mucho|molto|um\\spouco|muito)\\s+)?";

/** "Make the pace calmer", "a faster tempo", "Das Tempo ruhiger". */
const pace = '(?:pace|pacing|tempo|rhythm|speed|rhythmus|rythme|ritmo|velocidad|velocità|velocidade)';

export const readPace: ClauseReader = (clause) => {
  const ofPace =
    match(clause, `(?:{make}\\s+)?{the}${pace}\\s+${being}${aBit}(*)`) ??
    match(clause, `(?:(?:{make}|{use}|give\\s(?:it|the\\s{film}))\\s+)?{the}${aBit}(*)\\s+${pace}`);
  const wish = (ofPace ?? match(clause, `(?:{make}\\s+)?${filmOrIt}${being}${aBit}(*)`))?.[0];
  if (wish === undefined) return null;
  const inside: Clause = { ...clause, text: wish };
  if (match(inside, '(?:{faster}|{tooSlow})(?:\\s+{the}{film})?') !== null) return { kind: 'pace', step: 1 };
  return match(inside, '(?:{slower}|{tooFast})(?:\\s+{the}{film})?') === null ? null : { kind: 'pace', step: -1 };
};

const number = '(\\d{1,3}(?:[.,]\\d{1,2})?)';
const unit =
  '(s|sec|secs|seconds?|sek|sekunden?|secondes?|segundos?|second[oi]|min|minutes?|minuten?|minutos?|minut[oi])';
const long = '(?:[\\s-]+(?:long|lang|in\\slength|de\\slong|de\\sduración|de\\sduração|lungo|total|overall))?';

const seconds = (value: string | undefined, of: string | undefined) =>
  Number((value ?? '0').replace(',', '.')) * (/^min/iu.test(of ?? '') ? 60 : 1);

/** "shorten to 12 s", "2 s longer", "half as long", "hold the quote for 4 s", "3 seconds is plenty". */
export const readLength: ClauseReader = (clause) => {
  const edit = lengthOf({ ...clause, text: clause.text.replace(enough, '$1').replace(saying, '') });
  if (edit?.kind !== 'length' || edit.target !== null) return edit;
  if (match(clause, '.*(?<!\\p{L})(?:{film}|everything|all)(?!\\p{L}).*') !== null) return { ...edit, isOfWhole: true };
  // "The quote goes by too fast. Make it 6 seconds": what was spoken of, where something was.
  return { ...edit, target: clause.spoken?.target ?? null };
};

const enough =
  /^(\d{1,3}(?:[.,]\d{1,2})?[\s-]?\p{L}+)\s(?:is|are|will|would|should)\s(?:be\s)?(?:plenty|enough|fine|ok|okay|good|right|ideal|sufficient|do)(?:\s(?:for\s(?:it|that)|there))?$/iu;
const saying =
  /^(?:say|about|around|maybe|perhaps|like|more\slike|let['’]s\ssay|sagen\swir|disons|digamos|diciamo)\s(?=\d)/iu;

const lengthOf: ClauseReader = (clause) => {
  const verb =
    '(?:(?:{make}|{shorten}|{lengthen}|show|hold|keep|leave|zeig|zeige|halte|lass|montre|muestra|mostra|mostre)\\s+)?';
  const whole = `${verb}${filmOrIt}`;
  const parts: [string, (found: string[]) => LengthChange | null][] = [
    [`(?:{least}\\s+)${number}[\\s-]?${unit}${long}`, ([n, u]) => ({ least: seconds(n, u) })],
    [`${number}[\\s-]?${unit}\\s+(?:{longer}|de\\splus|länger)`, ([n, u]) => ({ by: seconds(n, u) })],
    [`${number}[\\s-]?${unit}\\s+(?:{shorter})`, ([n, u]) => ({ by: -seconds(n, u) })],
    [
      `(?:(?:down\\s+|up\\s+|back\\s+|herunter\\s+)?{to}\\s+)?(?:(?:should\\s+|must\\s+|soll\\s+)?(?:be|last|run)\\s+(?:for\\s+)?)?{the}(?:just\\s|only\\s|exactly\\s|genau\\s|nur\\s)?${number}[\\s-]?${unit}${long}`,
      ([n, u]) => ({ to: seconds(n, u) }),
    ],
    ['(?:{to}\\s+)?(?!9:16)(\\d):([0-5]\\d)', ([m, s]) => ({ to: Number(m) * 60 + Number(s) })],
    [`(?:by\\s+|um\\s+)?(\\d{1,2})\\s?(?:%|percent|prozent)\\s+{shorter}`, ([n]) => ({ times: 1 - Number(n) / 100 })],
    [`(?:by\\s+|um\\s+)?(\\d{1,2})\\s?(?:%|percent|prozent)\\s+{longer}`, ([n]) => ({ times: 1 + Number(n) / 100 })],
    [`${aBit}{half}`, () => ({ times: 0.5 })],
    [`${aBit}{twice}`, () => ({ times: 2 })],
    [`${aBit}{shorter}`, () => ({ times: 0.8 })],
    [`${aBit}{longer}`, () => ({ times: 1.25 })],
    [`${being}{tooLong}`, () => ({ times: 0.8 })],
    [`${being}{tooShort}`, () => ({ times: 1.25 })],
  ];
  // A whole film that is too fast wants another pace; one scene that is gone too soon wants time.
  const paced: typeof parts = [
    [`${being}{tooFast}`, () => ({ times: 1.25 })],
    [`${being}{tooSlow}`, () => ({ times: 0.8 })],
  ];
  const by = match(
    clause,
    `({shorten}|{lengthen})\\s+(?:{the}(?:{film}|{it})\\s+)?(?:(?:by|um|de|di|em)\\s+)?${number}[\\s-]?${unit}(?:\\s+off)?`,
  );
  if (by !== null) {
    const shorter = match({ ...clause, text: by[0] ?? '' }, '{shorten}') !== null;
    return lengthEdit({ by: seconds(by[1], by[2]) * (shorter ? -1 : 1) }, null);
  }
  const share = match(
    clause,
    `({shorten}|{lengthen})\\s+(?:{the}(?:{film}|{it}|{scene})\\s+)?(?:by|um|de|di|em)\\s+(\\d{1,2})\\s?(?:%|percent|prozent)`,
  );
  if (share !== null) {
    const sign = match({ ...clause, text: share[0] ?? '' }, '{shorten}') === null ? 1 : -1;
    return lengthEdit({ times: 1 + (sign * Number(share[1])) / 100 }, null);
  }
  const added = match(clause, `add\\s+${number}[\\s-]?${unit}\\s+to\\s+(*)`);
  const lengthened = added === null ? null : targetOf(clause, added[2] ?? '');
  if (lengthened !== null) return lengthEdit({ by: seconds(added?.[0], added?.[1]) }, lengthened);
  const given = match(
    clause,
    `(?:give|gib|donne|dale)\\s+(*)\\s+${number}[\\s-]?(?:more\\s+)?${unit}(?:\\s+(?:more|mehr|de\\splus|más))?`,
  );
  const taken = match(
    clause,
    `({shorten}|{lengthen})\\s+{the}(*)\\s+(?:(?:by|um|de|di|em)\\s+|d['’])${number}[\\s-]?${unit}`,
  );
  const [part, change] =
    given !== null
      ? [given[0], seconds(given[1], given[2])]
      : [
          taken?.[1],
          seconds(taken?.[2], taken?.[3]) *
            (match({ ...clause, text: taken?.[0] ?? '' }, '{shorten}') === null ? 1 : -1),
        ];
  const spoken = part === undefined ? null : targetOf(clause, part);
  if (spoken !== null) return lengthEdit({ by: change }, spoken);
  const hurried = match(clause, '(speed up|quicken|slow down)\\s+{the}(*)');
  const hurriedPart = hurried === null ? null : targetOf(clause, hurried[1] ?? '');
  if (hurriedPart !== null) return lengthEdit({ times: /^slow/iu.test(hurried?.[0] ?? '') ? 1.25 : 0.8 }, hurriedPart);
  for (const [pattern, change] of parts) {
    const found = match(clause, `${whole}${pattern}`);
    const asked = found === null ? null : change(found);
    if (asked !== null && !('least' in asked)) return lengthEdit(asked, null);
  }
  return readPartLength(clause, verb, [...parts, ...paced]);
};

function readPartLength(
  clause: Clause,
  verb: string,
  parts: [string, (found: string[]) => LengthChange | null][],
): Edit | null {
  for (const [pattern, change] of parts) {
    const found = match(
      clause,
      `${verb}{the}(*)\\s+(?:for\\s+|für\\s+|pendant\\s+|durante\\s+|on\\sscreen\\sfor\\s+)?${pattern}`,
    );
    const [stretch = '', ...rest] = found ?? [];
    const target = found === null ? null : targetOf(clause, stretch);
    const asked = target === null ? null : change(rest);
    if (asked !== null) return lengthEdit(asked, target);
  }
  return null;
}

function lengthEdit(change: LengthChange, target: Extract<Edit, { kind: 'length' }>['target']): Edit | null {
  if ('to' in change && change.to <= 0) return null;
  return { kind: 'length', change, target };
}

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
      match(clause, `${verb}{the}(*)\\s+(?:{to}|be|is)\\s+{the}{${role}}`) ??
      match(clause, `${verb}{the}(*)\\s+{${role}}`);
    const hex = found === null ? null : colourOf(found[0] ?? '');
    if (hex !== null) return { kind: 'colour', role, hex };
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
  const stretch = named !== null && isColourClause(named[1] ?? '') ? (named[2] ?? '') : said;
  // "orange and black" is two colours, and nobody knows which one is for what.
  if (/\s(?:and|und|et|y|e|with|mit|&|\+)\s|,/iu.test(stretch) && !stretch.includes('(')) return null;
  const plainStretch = stretch
    .replace(/^(dunkel|hell)(?=\p{L})/iu, '$1 ')
    .replace(
      /^(\p{L}+)\s(nuit|noche|notte|noite|clair|claro|chiaro|foncé|oscuro|scuro|escuro)$/iu,
      (_, hue: string, of: string) => `${shades[of.toLowerCase()]}${hue}`,
    );
  const isHex = /^(?:#(?:[0-9a-f]{6}|[0-9a-f]{3})|(?:rgba?|hsla?|oklch)\([^)]{3,40}\))$/iu.test(stretch);
  const plainNames: Record<string, string> = {
    black: '#0b0b0d',
    schwarz: '#0b0b0d',
    noir: '#0b0b0d',
    negro: '#0b0b0d',
    nero: '#0b0b0d',
    preto: '#0b0b0d',
  };
  const white = /^(?:white|weiß|weiss|blanc|blanco|bianco|branco)$/iu.test(stretch) ? '#fafafa' : undefined;
  const plain = plainNames[stretch.toLowerCase()] ?? white;
  if (plain !== undefined) return plain;
  if (!isHex && !isColourClause(plainStretch) && !isColourWish(plainStretch)) return null;
  const found = readColours(plainStretch, true);
  return found.length === 1 ? (found[0]?.hex ?? null) : null;
}

export const readShade: ClauseReader = (clause) => {
  const wish = match(
    clause,
    `(?:(?:{make}|{use})\\s+)?(?:{the}(?:{film}|{it}|{ground}|look)\\s*)?(?:{to}\\s+)?{the}${aBit}(*)(?:\\s+(?:{ground}))?`,
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
