/** What a film stands on: its colour where one is named, or whether it is dark. */

import { names, softNames } from './colour-names.ts';

const hues = [...names, ...softNames]
  .map(([name]) => name)
  .filter((name) => /^\p{L}{3,}$/u.test(name))
  .join('|');

/** What a film stands on, in seven languages. */
const groundWords = 'background|backdrop|hintergrund|arrière-plan|fond(?!\\p{L})|fondo|sfondo|fundo|achtergrond';

const [black, white] = [
  '(?:black|schwarz|noir|negro|nero|preto|zwart)\\p{L}{0,2}',
  '(?:white|wei(?:ß|ss)|blanc|blanco|bianco|branco|wit)\\p{L}{0,2}',
];
/** "Black background", "Hintergrund: weiß": said of the ground itself, which other words of the wish do not change. */
const saidOfGround = new RegExp(
  `(?<!\\p{L})(?:(?:(${black})|(${white}))[\\s-](?:back)?(?:${groundWords}|ground)|(?:${groundWords})[:\\s]{1,2}(?:(?:\\p{L}+)\\s)?(?:(${black})|(${white}))(?!\\p{L}))`,
  'iu',
);

/** Whether a brief says that the ground itself is black, or that it is white; null where it says neither. */
export function darkGround(prompt: string): boolean | null {
  const [said, before, , behind] = saidOfGround.exec(prompt) ?? [];
  return said === undefined ? null : (before ?? behind) !== undefined;
}

/** "Dark green" and "azul claro" are colours, and no dark or light film. */
const shaded = new RegExp(
  `(?<!\\p{L})(?:dark|deep|light|bright|dunkel|hell|donker|licht)[\\s-]?(?:${hues})\\p{L}{0,2}(?!\\p{L})|(?<!\\p{L})(?:${hues})[\\s-](?:oscur|scur|escur|clar|chiar|clair|sombre|foncé)\\p{L}{0,2}(?!\\p{L})`,
  'giu',
);

/** Whether the words ask for a dark ground, a light one or neither. */
export function darkness(wish: string): boolean | null {
  const text = wish.replace(shaded, ' ');
  const [on, isBlack] = /(?<!\p{L})on (?:(black)|white)(?!\p{L})/iu.exec(text) ?? [];
  if (on !== undefined) return isBlack !== undefined;
  if (
    /\b(?:dark|night|black|on ink|ink ground|dunkel\w*|schwarz\w*|sombre|noir|oscuro|negro|scuro|nero|escuro)\b/iu.test(
      text,
    )
  )
    return true;
  return /\b(?:light|bright|white|airy|on (?:paper|cream|ivory|mist)|hell\w*|weiß\w*|clair|blanc|claro|blanco|chiaro|bianco)\b/iu.test(
    text,
  )
    ? false
    : null;
}

/** Whether a colour that stands there in a text is what the film stands on: "on navy", "a navy background". */
export const isGround = (text: string, start: number, end: number) =>
  leadsGround.test(text.slice(Math.max(0, start - 24), start)) || isOfGround.test(text.slice(end, end + 20));
const leadsGround = new RegExp(
  `(?:(?<!\\p{L})(?:on|auf|sur|sobre|su)|(?:${groundWords})(?::\\s*|[ \\t]*)(?:is|in|en|em|colou?r:?)?)[ \\t]*(?:an?\\s|the\\s)?$`,
  'iu',
);
const isOfGround = new RegExp(`^\\s*(?:${groundWords}|ground)`, 'iu');
