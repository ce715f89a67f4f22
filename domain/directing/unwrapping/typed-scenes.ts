/** Scenes that an agent sends as a row of objects, each of a type – `{ "type": "stat", "label": …, "value": …, "was": … }` – as the lines that they mean. */

import { type Fields, figureLine, isFields, partOf, pointsOf, quoted } from './facts-of-object.ts';
import { isMakersRole, roleOfKey, wordsOfKey } from './field-keys.ts';
import { stopped } from './from-fields.ts';
import type { Value } from './from-object.ts';
import { drawn, numbering, secondsOf, timing } from './scenes-of-object.ts';
import { kindOfLabel } from './script-labels.ts';
import { figureRows } from './table-rows.ts';

const rows =
  /^(?:scenes?|slides?|shots?|frames?|screens?|beats?|sections?|blocks?|chapters?|acts?|segments?|cards?|pages?|layers?|clips?|story|flow|timeline|storyboard|sequence)$/u;
const types =
  /^(?:title|intro|hook|opening|opener|cover|stat(?:istic)?s?|metrics?|kpis?|numbers?|figures?|counter|list|bullets?|steps?|how ?to|features?|command|code|terminal|cli|quote|testimonial|text|statement|message|headline|body|problem|solution|benefits?|cta|call to action|end(?:ing)?(?: ?(?:card|screen))?|outro|closing|close|closer|logo|brand|chart|graph|comparison|compare|timeline)$/u;

/**
 * Whether a row of values is one of such scenes, and not of prices or of people. Looks at the row alone: what stands
 * inside its scenes is read once, when their lines are.
 */
export function areTypedScenes(label: string, items: readonly Value[]): items is readonly Fields[] {
  const typed = items.filter((item) => isFields(item) && types.test(typeOf(item)));
  const isTyped = typed.length * 2 > items.length || (rows.test(label) && (typed.length > 0 || isMixed(items)));
  return items.length >= 2 && items.every(isFields) && isTyped;
}

/** "Read the full report." and "hive.example" on the last cards: what is asked of viewers, and where. */
function addressed(lines: string[]): string[] {
  const [asks = '', where = ''] = lines.slice(-2);
  const isAddress = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/[^\s.]*)?\.?$/u.test(where);
  return isAddress && /^\p{Lu}[^"“”:\n]{2,48}\.$/u.test(asks)
    ? [...lines.slice(0, -2), `End with "${asks.slice(0, -1)}" and ${where.replace(/\.$/u, '')}`]
    : lines;
}

/** Rows that do not all say the same are no table; those that are spoken are a script. */
const isMixed = (items: readonly Value[]) =>
  !items.filter(isFields).some((item) => Object.keys(item).some((key) => kindOfLabel(wordsOfKey(key)) === 'spoken')) &&
  new Set(items.filter(isFields).map((item) => Object.keys(item).sort().join())).size > 1;

/** "chapters": [{ "name", "cards": [ … ] }]: the scenes inside the parts of a film are its scenes. */
const opened = (scene: Fields): Fields[] => {
  const [, inner] =
    Object.entries(scene).find(([key, value]) => rows.test(wordsOfKey(key)) && isRowOfFields(value)) ?? [];
  return inner === undefined ? [scene] : (inner as Fields[]);
};
const isRowOfFields = (value: Value) => Array.isArray(value) && value.length > 0 && value.every(isFields);

export function linesOfScenes(given: readonly Fields[], linesOf: Lines): string[] {
  const scenes = given.flatMap(opened);
  const seconds = scenes.map((scene) => Number(secondsOf(scene) ?? 0));
  const whole = seconds.reduce((sum, one) => sum + one, 0);
  return [
    ...(seconds.every((one) => one > 0) ? [`Length: ${whole} seconds`] : []),
    '',
    ...addressed(
      (scenes.some(isNamedAsType) ? scenes.map(unnamed) : scenes).flatMap((scene, at) =>
        linesOfScene(scene, at, scenes.length, linesOf),
      ),
    ),
    '',
  ];
}

/** Of a scene without a type its name is one, where it is such a word: `{ "name": "opening", … }`. */
const typeOf = (scene: Fields) => {
  const [, type] = Object.entries(scene).find(([key]) => partOf(key) === 'type') ?? [];
  return wordsOfKey(`${type ?? nameOf(scene) ?? ''}`);
};
const naming = /^(?:name|id|section|beat|purpose|chapter|part)$/u;
const nameOf = (scene: Fields) => Object.entries(scene).find(([key]) => naming.test(wordsOfKey(key)))?.[1];
const isNamedAsType = (scene: Fields) =>
  !Object.keys(scene).some((key) => partOf(key) === 'type') && types.test(typeOf(scene));
/** "share", "cost_per_year": which scene it is, among scenes that are called "opening" and "ending". */
const isSlug = (value: Value) => /^[a-z\d]+(?:[_-][a-z\d]+)*$/u.test(`${value}`);

/** The scene with its name as its type, where names only tell which scene is which. */
function unnamed(scene: Fields): Fields {
  const rest = Object.entries(scene).filter(([key, value]) => !(naming.test(wordsOfKey(key)) && isSlug(value)));
  return 'type' in scene ? scene : { type: typeOf(scene), ...Object.fromEntries(rest) };
}

export type Lines = (key: string, value: Value) => string[];

/** What one scene says, part by part; `rest` holds the lines of keys that are no such part. */
interface SceneParts {
  said: Map<string, string[]>;
  points: string[];
  rows: string[];
  rest: string[];
}

/** Lines that stand on the screen one after the other are no list. */
const isOnScreen = /^(?:on ?)?screen|^overlay/u;

function partsOf(scene: Fields, linesOf: Lines): SceneParts {
  const parts: SceneParts = { said: new Map(), points: [], rows: [], rest: [] };
  for (const [key, value] of Object.entries(scene)) {
    const part = partOf(key);
    if (part === 'type' || value === null || typeof value === 'boolean' || isMakers(key, value)) continue;
    const rows = Array.isArray(value) && !isMakersRole(roleOfKey(key)) ? figureRows('', value) : null;
    if (rows !== null) parts.rows.push(...rows);
    else if (Array.isArray(value) && part === 'text' && isOnScreen.test(wordsOfKey(key)))
      parts.said.set(part, [...(parts.said.get(part) ?? []), ...value.map((one) => `${one}`.trim())]);
    else if (Array.isArray(value) && (part === 'items' || part === 'text')) parts.points = pointsOf(value);
    else if (typeof value !== 'object' && part !== null)
      parts.said.set(part, [...(parts.said.get(part) ?? []), `${value}`.trim()]);
    else if (!isMakersRole(roleOfKey(key))) parts.rest.push(...linesOf(key, value));
  }
  return parts;
}

function linesOfScene(scene: Fields, at: number, count: number, linesOf: Lines): string[] {
  const type = typeOf(scene);
  const { said, points, rows: figures, rest } = partsOf(scene, linesOf);
  const first = (part: string) => said.get(part)?.[0] ?? '';
  const texts = [...(said.get('head') ?? []), ...(said.get('text') ?? [])].filter((text) => text !== '');
  const [head = '', ...below] = texts;
  const calls = [first('call'), first('link')].filter((one) => one !== '').join(' ');
  const command = first('code') || (commands.test(type) ? head : '');
  if (command !== '') return [...(first('code') === '' ? [] : texts).map(stopped), `\`${command}\``, ...rest];
  const words = first('quote') || (speech.test(type) ? first('text') || head : '');
  if (words !== '') return [quoted(words, first('by') || first('head')), ...rest];
  if (first('value') !== '') return [figureLine(head, first('value'), first('was')), ...below.map(stopped), ...rest];
  if (figures.length > 0)
    return [...(head === '' ? [] : [`${head.replace(/[:：]$/u, '')}:`]), ...figures, ...below.map(stopped), ...rest];
  if (points.length > 0) return [...listed(type, head, points), ...below.map(stopped), ...rest];
  const isQuotable = head !== '' && !/["“”„«»]/u.test(head);
  if (at === count - 1 && ends.test(type) && isQuotable)
    return [...below.map(stopped), `End with "${head}"${calls === '' ? '' : ` and ${calls}`}`, ...rest];
  if (at === 0 && opens.test(type) && isQuotable) return [`Open with "${head}"`, ...below.map(stopped), ...rest];
  return [...texts.map(stopped), ...(calls === '' ? [] : [`CTA: ${calls}`]), ...rest];
}

const commands = /^(?:command|code|terminal|cli)$/u;
const speech = /^(?:quote|testimonial)$/u;
const ends = /^(?:end(?:ing)?(?: ?(?:card|screen))?|outro|clos(?:e|er|ing)|cta|call to action)$/u;
const opens = /^(?:title|intro|hook|open(?:ing|er)|cover)$/u;

function listed(type: string, head: string, points: readonly string[]): string[] {
  const isSteps = /^(?:steps?|how ?to)$/u.test(type);
  const lead = head === '' ? [] : [`${head.replace(/[:：]$/u, '')}:`];
  return [...lead, ...points.map((point, at) => `${isSteps ? `${at + 1}.` : '-'} ${point}`), ''];
}

/** Which scene it is, when it begins, and what is drawn in it. */
const isMakers = (key: string, value: Value) => {
  const words = wordsOfKey(key);
  const isTime = timing.test(words) && /^[\d.:,\s-]+s?$/u.test(`${value}`);
  return isTime || drawn.test(words) || (numbering.test(words) && /^(?:\d+|[a-z]+[-_]?\d+)$/iu.test(`${value}`));
};
