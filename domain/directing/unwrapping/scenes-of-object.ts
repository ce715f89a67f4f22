import { isMakersPart } from '../reading/makers-parts.ts';
import { isFields } from './facts-of-object.ts';
import { roleOfKey, wordsOfKey } from './field-keys.ts';
import type { Value } from './from-object.ts';
import { kindOfLabel } from './script-labels.ts';

/** Scenes that an agent sends as a row of objects, as the lines of a script. */

export const drawn =
  /^(?:(?:visual|image|scene|camera|background|animation) ?(?:description|prompt|direction|style|type)?s?|action|transition|b ?roll)$/u;
export const numbering =
  /^(?:u?u?id|index|order|no|number|beat|layer|(?:scene|shot|slide|frame)(?: ?(?:id|no|number|index))?)$/u;

export const timing = /^(?:start|end|from|to|in|out|at|t|tc|cue|timing|time|timecode)(?: time)?$/u;

/** Null for a row of anything else, such as of features with their texts. */
export function scenesOf(items: readonly Value[]): string[] | null {
  const scenes = items.filter(isFields);
  const keys = scenes.flatMap((scene) => Object.keys(scene).map(wordsOfKey));
  const isSaid = keys.some((key) => ['shown', 'spoken'].includes(kindOfKey(key) ?? ''));
  const isMade = keys.some((key) => roleOfKey(key) === 'length' || drawn.test(key) || kindOfKey(key) === 'spoken');
  if (scenes.length < 2 || scenes.length < items.length || !isSaid || !isMade) return null;
  return ['', ...scenes.flatMap((scene, at) => [headOf(scene, at + 1), ...heard(scene).flatMap(lineOf)])];
}

const kindOfKey = (key: string) =>
  /^(?:on ?screen|screen|overlay|super)/u.test(key) ? 'shown' : isHeard.test(key) ? 'spoken' : kindOfLabel(key);

/** Beside what stands on the screen, what is said is heard. */
const isHeard = /^(?:say|says|said|speech|spoken|tts|narrat(?:or|ion|ed)|read (?:out|aloud))$/u;

/** What is said while a scene names its words on the screen is heard, and not read besides. */
function heard(scene: { [key: string]: Value }): [string, Value][] {
  const isShown = Object.keys(scene).some((key) => /^(?:on ?screen|screen|overlay|super)/u.test(wordsOfKey(key)));
  return Object.entries(scene).filter(([key]) => !isShown || !isHeard.test(wordsOfKey(key)));
}

/** How long a scene lasts, in seconds as its sender wrote them; undefined where none says so. */
export function secondsOf(scene: { [key: string]: Value }): string | undefined {
  const [, lasts] = Object.entries(scene).find(([key]) => roleOfKey(key) === 'length') ?? [];
  return /^\d+(?:\.\d)?/u.exec(`${lasts ?? ''}`)?.[0];
}

function headOf(scene: { [key: string]: Value }, at: number): string {
  const seconds = secondsOf(scene);
  return `Scene ${at}${seconds === undefined ? '' : ` (${seconds}s)`}`;
}

function lineOf([key, value]: [string, Value]): string[] {
  const words = wordsOfKey(key);
  if (value === null || typeof value === 'boolean' || numbering.test(words) || roleOfKey(key) === 'length') return [];
  if (Array.isArray(value)) return value.flatMap((one) => lineOf([key, one]));
  if (typeof value === 'object') return Object.entries(value).flatMap(lineOf);
  const kind = kindOfKey(words);
  const isNaming = /^(?:title|name|label|type|role|purpose|beat|section)$/u.test(words) && isMakersPart(`${value}`);
  if (isNaming || timing.test(words)) return [];
  if (kind === 'craft' || drawn.test(words) || (kind === null && roleOfKey(key) === 'maker'))
    return [`VISUAL: ${value}`];
  const label = kind === 'spoken' ? 'VO' : kind === 'call' ? 'CTA' : kind === 'brand' ? 'LOGO' : 'TEXT';
  return [`${label}: ${value}`];
}
