import { isMakersPart } from '../reading/makers-parts.ts';
import { roleOfKey, wordsOfKey } from './field-keys.ts';
import type { Value } from './from-object.ts';
import { kindOfLabel } from './script-labels.ts';

/** Scenes that an agent sends as a row of objects, as the lines of a script. */

const drawn =
  /^(?:(?:visual|image|scene|camera|background|animation) ?(?:description|prompt|direction|style|type)?s?|action|transition|b ?roll)$/u;
const numbering = /^(?:id|index|order|no|number|(?:scene|shot|slide|frame)(?: ?(?:id|no|number|index))?)$/u;

/** Null for a row of anything else, such as of features with their texts. */
export function scenesOf(items: readonly Value[]): string[] | null {
  const scenes = items.filter(isObject);
  const keys = scenes.flatMap((scene) => Object.keys(scene).map(wordsOfKey));
  const isSaid = keys.some((key) => ['shown', 'spoken'].includes(kindOfKey(key) ?? ''));
  const isMade = keys.some((key) => roleOfKey(key) === 'length' || drawn.test(key) || kindOfLabel(key) === 'spoken');
  if (scenes.length < 2 || scenes.length < items.length || !isSaid || !isMade) return null;
  return ['', ...scenes.flatMap((scene, at) => [headOf(scene, at + 1), ...Object.entries(scene).flatMap(lineOf)])];
}

const isObject = (value: Value): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOfKey = (key: string) => (/^(?:on ?screen|screen|overlay|super)/u.test(key) ? 'shown' : kindOfLabel(key));

function headOf(scene: { [key: string]: Value }, at: number): string {
  const [, lasts] = Object.entries(scene).find(([key]) => roleOfKey(key) === 'length') ?? [];
  const seconds = /^\d+(?:\.\d)?/u.exec(`${lasts ?? ''}`)?.[0];
  return `Scene ${at}${seconds === undefined ? '' : ` (${seconds}s)`}`;
}

function lineOf([key, value]: [string, Value]): string[] {
  const words = wordsOfKey(key);
  if (value === null || typeof value === 'boolean' || numbering.test(words) || roleOfKey(key) === 'length') return [];
  if (Array.isArray(value)) return value.flatMap((one) => lineOf([key, one]));
  if (typeof value === 'object') return Object.entries(value).flatMap(lineOf);
  const kind = kindOfKey(words);
  const isNaming = /^(?:title|name|label|type|role|purpose|beat|section)$/u.test(words) && isMakersPart(`${value}`);
  if (isNaming || /^(?:start|end|from|to|in|out|timing|time)(?: time)?$/u.test(words)) return [];
  if (kind === 'craft' || drawn.test(words) || (kind === null && roleOfKey(key) === 'maker'))
    return [`VISUAL: ${value}`];
  const label = kind === 'spoken' ? 'VO' : kind === 'call' ? 'CTA' : kind === 'brand' ? 'LOGO' : 'TEXT';
  return [`${label}: ${value}`];
}
