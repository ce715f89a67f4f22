/** Objects whose values stand in rows under one head: prices, the same said of several things, what to do and not to do. */
import { isMakersPart } from '../reading/makers-parts.ts';
import { capital } from '../reading/phrases.ts';
import { kindOfLabel } from './brief-labels.ts';
import { type Fields, isFields, partOf } from './facts-of-object.ts';
import { isMakersRole, roleOfKey, wordsOfKey } from './field-keys.ts';
import type { Value } from './from-object.ts';
import { isHolding, isUnnamed } from './holding-keys.ts';
import type { Lines } from './typed-scenes.ts';

/** `do: […]`, `dont: […]`: beside what viewers shall do stands what they shall not, one list of both. */
export function withDeeds(fields: Fields): Fields {
  const [done, left] = [/^dos?$/u, /^(?:don ?ts?|don ts|do not)$/u].map((pattern) =>
    Object.keys(fields).find((key) => pattern.test(wordsOfKey(key)) && Array.isArray(fields[key])),
  );
  if (done === undefined || left === undefined) return fields;
  const { [done]: first, [left]: second, ...rest } = fields;
  return { ...rest, points: [...(Array.isArray(first) ? first : []), ...(Array.isArray(second) ? second : [])] };
}

const free = /^(?:free|frei|kostenlos|gratis|gratuito?|gratuit)$/iu;
const isLink = /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u;

/** "tickets": { "regular": "€520", "student": "€95" }: values that their key holds together are points under its head. */
export function rowOf(label: string, value: Fields, linesOf: Lines): string[] | null {
  const entries = Object.entries(value);
  const isPlain = ([key, one]: [string, Value]) =>
    (typeof one === 'number' || (typeof one === 'string' && (/\d/u.test(one) || free.test(one)))) &&
    roleOfKey(key) === null &&
    kindOfLabel(wordsOfKey(key)) === null;
  const linked = entries.filter(([, one]) => typeof one === 'string' && isLink.test(one));
  if (linked.length > 0 && entries.length - linked.length >= 2) {
    const others = rowOf(label, Object.fromEntries(entries.filter((one) => !linked.includes(one))), linesOf);
    return others === null ? null : [...others, ...linked.flatMap(([key, one]) => linesOf(key, one))];
  }
  if (label === '' || isHolding(label) || entries.length < 2 || !entries.every(isPlain)) return null;
  // Parts of a hundred are shares of it.
  const isWhole = entries.reduce((sum, [, one]) => sum + (typeof one === 'number' ? one : Number.NaN), 0) === 100;
  // Under "facts" stands this and that, which has no head and no scale in common.
  if (!isWhole && isMakersPart(label)) return null;
  const points = entries.map(([key, one]) => `- ${capital(wordsOfKey(key))}: ${one}${isWhole ? '%' : ''}`);
  return [...(isUnnamed(label) ? [] : [`${capital(label)}:`]), ...points, ''];
}

const unit = /^(?:units?|suffix|einheit|unité|unidad|unità|unidade|eenheid)$/u;

/** "chart": { "title": "Saved per couple", "values": { "Month 1": "$120", … } }: figures that one key holds stand under the head beside it. */
export function headedFigures(value: Fields, linesOf: Lines): string[] | null {
  const entries = Object.entries(value);
  const head = entries.find(
    ([key, one]) => typeof one === 'string' && (roleOfKey(key) === 'headline' || partOf(key) === 'head'),
  );
  const held = entries.filter(([, one]) => isFields(one));
  const [figures] = held;
  const rows = figures === undefined || !isFields(figures[1]) ? [] : Object.entries(figures[1]);
  const isRow = ([, cell]: [string, Value]) =>
    (typeof cell === 'number' || typeof cell === 'string') && /\d/u.test(`${cell}`) && `${cell}`.length <= 24;
  if (head === undefined || held.length !== 1 || rows.length < 2 || !rows.every(isRow)) return null;
  const [, end = ''] = entries.find(([key]) => unit.test(wordsOfKey(key))) ?? [];
  const rest = entries.filter(
    ([key]) => key !== head[0] && key !== figures?.[0] && !unit.test(wordsOfKey(key)) && partOf(key) !== 'type',
  );
  return [
    '',
    `${head[1]}:`,
    ...rows.map(
      ([key, cell]) =>
        `- ${key}: ${cell}${typeof cell === 'number' && end !== '' ? `${end === '%' ? '' : ' '}${end}` : ''}`,
    ),
    '',
    ...rest.flatMap(([key, one]) => linesOf(key, one)),
  ];
}

/** "closing": { "text": "Read the report", "web": "x.example" }: the words that a film ends with, and where they lead. */
export function endOf(label: string, value: Fields): string[] | null {
  const entries = Object.entries(value);
  if (kindOfLabel(label) !== 'ending' || !entries.every(([, one]) => typeof one === 'string' && one.trim() !== ''))
    return null;
  const links = entries.filter(([, one]) => isLink.test(`${one}`));
  const texts = entries.filter((one) => !links.includes(one) && !isMakersRole(roleOfKey(one[0])));
  const [text, ...more] = texts.map(([, one]) => `${one}`.replace(/^["“„«]|["”“»]$/gu, ''));
  if (text === undefined || links.length > 1 || more.length > 1 || texts.length + links.length < entries.length)
    return null;
  const link = links.map(([, one]) => ` and ${one}`).join('');
  return [...more.map((one) => `${one.replace(/[.]$/u, '')}.`), `End with "${text}"${link}`];
}

/** "plans": { "Free": { "price": … }, "Team": { "price": … } }: the same said of two things and more is a table. */
export function tableOf(value: Fields, textOf: (value: Value) => string): string[] | null {
  const things = Object.entries(value);
  const isFlat = (one: Value): one is { [key: string]: Value } =>
    typeof one === 'object' &&
    one !== null &&
    !Array.isArray(one) &&
    Object.values(one).every((cell) => typeof cell !== 'object' || Array.isArray(cell));
  const cells = things.map(([, one]) => one).filter(isFlat);
  const keys = [...new Set(cells.flatMap((one) => Object.keys(one)))];
  const shared = keys.filter((key) => cells.every((one) => key in one));
  if (things.length < 2 || things.length > 4 || cells.length < things.length || shared.length < 2) return null;
  if (shared.some((key) => roleOfKey(key) === 'maker' || roleOfKey(key) === 'colours')) return null;
  const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [
    '',
    row(['', ...things.map(([name]) => capital(name))]),
    row(['', ...things].map(() => '---')),
    ...keys.map((key) => row([capital(wordsOfKey(key)), ...cells.map((one) => textOf(one[key] ?? '–'))])),
    '',
  ];
}

/** "forecast": { "morning": { "sky": …, "temp": … }, "night": { "sky": … } }: where they say the same in part, each is a point of a list. */
export function groupsOf(label: string, value: Fields): string[] | null {
  const groups = Object.entries(value);
  const cells = groups.map(([, one]) => (isFields(one) ? Object.entries(one) : []));
  const isShort = ([key, cell]: [string, Value]) =>
    (typeof cell === 'number' || (typeof cell === 'string' && cell !== '' && cell.length <= 60)) && !isSpoken(key);
  const isGroup = (of: [string, Value][]) => of.length > 0 && of.length <= 4 && of.every(isShort);
  const [first = [], ...others] = cells;
  const isAlike = first.some(([key]) => others.every((of) => of.some(([own]) => own === key)));
  if (groups.length < 2 || groups.length > 7 || !cells.every(isGroup) || !isAlike) return null;
  if (groups.some(([key]) => isSpoken(key)) || label === '' || isHolding(label) || isSpoken(label)) return null;
  const points = groups.map(
    ([key], at) => `- ${capital(wordsOfKey(key))}: ${(cells[at] ?? []).map(([, cell]) => cell).join(', ')}`,
  );
  return [...(isUnnamed(label) ? [] : [`${capital(label)}:`]), ...points, ''];
}

/** A key that says what becomes of its value, and is no name of a thing. */
const isSpoken = (key: string) => roleOfKey(key) !== null || kindOfLabel(wordsOfKey(key)) !== null;
