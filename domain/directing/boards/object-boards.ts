/** Storyboards as agents send them: JSON or YAML with a row of scenes. */
import { stringify } from 'yaml';
import { jsonIn, yamlIn } from '../reading/objects-in.ts';
import type { Board, BoardLine, BoardScene } from './board.ts';
import { type LabelRole, roleOfLabel } from './board-labels.ts';
import { timeIn } from './board-times.ts';
import { finishScene } from './finish-scene.ts';
import { itemsIn, rowOf } from './rows-and-items.ts';

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Fields = { [key: string]: Value };

const surely = /^(?:scenes?|story_?board|shots|shot_?list|szenen|sc[èe]nes|escenas|inquadrature|cenas)$/iu;
const scenesKey = /^(?:beats|slides|screens|frames|segments|cards|bilder|folien|plans|planos|beelden|timeline)$/iu;

/** The board of an object in a text, whatever stands around it; null where none has three scenes. */
export function objectBoard(text: string): Board | null {
  for (const { value, from, to } of objectsIn(text)) {
    const found = scenesIn(value);
    if (found === null) continue;
    const { scenes, rest } = found;
    const told =
      JSON.stringify(rest) === '{}'
        ? ''
        : text.slice(from, to).trimStart().startsWith('{')
          ? JSON.stringify(rest, null, 2)
          : stringify(rest);
    return {
      before: `${text.slice(0, from).replace(/```\w*\s*$/u, '')}\n${told}`.trim(),
      seconds: lengthIn(rest),
      scenes: scenes.map((scene, at) => sceneOf(scene, at + 1)),
      after: text
        .slice(to)
        .replace(/^\s*```/u, '')
        .trim(),
    };
  }
  return null;
}

interface Found {
  value: Fields;
  from: number;
  to: number;
}

function objectsIn(text: string): Found[] {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  const value = from >= 0 && to > from ? (jsonIn(text.slice(from, to + 1)) as Value | undefined) : undefined;
  if (isFields(value)) return [{ value, from, to: to + 1 }];
  const fence = /```(?:ya?ml)?\n([\s\S]*?)```/u.exec(text);
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^[a-z][\w-]*:(?:\s|$)/iu.test(line));
  const begin =
    fence === null ? lines.slice(0, Math.max(0, start)).join('\n').length : fence.index + fence[0].indexOf('\n') + 1;
  const block = fence?.[1] ?? (start < 0 ? '' : lines.slice(start).join('\n'));
  if (block === '' || !/^\s*-\s/mu.test(block)) return [];
  const read = yamlIn(block) as Value | undefined;
  return isFields(read) ? [{ value: read, from: begin, to: begin + block.length + (fence === null ? 1 : 0) }] : [];
}

const isFields = (value: Value | undefined): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The length that an object without its scenes says, however deep. */
function lengthIn(rest: Fields, depth = 0): number | null {
  const own = secondsOf(rest, true);
  if (own !== null) return own;
  for (const one of Object.values(rest)) {
    const inner = isFields(one) && depth < deepest ? lengthIn(one, depth + 1) : null;
    if (inner !== null) return inner;
  }
  return null;
}

/** How deep an object is looked through. */
const deepest = 12;

/** "plans", "cards" and "screens" are scenes where one of them says how long it stands, what is seen or what is said. */
const areScenes = (key: string, rows: readonly Fields[]) =>
  surely.test(key) ||
  (scenesKey.test(key) &&
    rows.some((row) =>
      Object.keys(row).some((one) => isTimeKey(one, false) || ['skip', 'spoken'].includes(roleOfLabel(one) ?? '')),
    ));

/** The row of scenes, however deep it lies, and the object without it. */
function scenesIn(value: Fields, depth = 0): { scenes: Fields[]; rest: Fields } | null {
  for (const [key, one] of Object.entries(value)) {
    if (Array.isArray(one) && one.length >= 3 && one.every(isFields) && areScenes(key, one)) {
      const { [key]: _, ...rest } = value;
      return { scenes: one, rest };
    }
    const inner = isFields(one) && depth < deepest ? scenesIn(one, depth + 1) : null;
    if (inner !== null) return { scenes: inner.scenes, rest: { ...value, [key]: inner.rest } };
  }
  return null;
}

function sceneOf(fields: Fields, place: number): BoardScene {
  const seconds = secondsOf(fields);
  return { lines: finishScene(linesOf(fields, isTelling(fields), place), '', seconds), seconds };
}

/** Whether a scene has fields for its words, so that its title is only a name. */
const isTelling = (fields: Fields) =>
  Object.keys(fields).some((key) => /on_?-?screen|copy|text|headline|citation|quote/iu.test(key));

/** Seconds that a scene may stand. */
const longest = 120;

function secondsOf(fields: Fields, isWhole = false): number | null {
  const { start, end } = fields;
  if (typeof start === 'number' && typeof end === 'number' && end - start > 0 && end - start <= longest)
    return end - start;
  const [, said] = Object.entries(fields).find(([key]) => isTimeKey(key, isWhole)) ?? [];
  return said === undefined || said === null || typeof said === 'object'
    ? null
    : (timeIn(`${said}`, true)?.seconds ?? null);
}

/** "duration_s", "totalDuration", "duree_totale", "durationSeconds" */
const isTimeKey = (key: string, isWhole: boolean) => {
  const plain = key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
    .replace(/[_-](?:in[_-])?(?:s|secs?|seconds|sekunden|secondes|segundos)$/iu, '')
    .replace(/^(?:total|overall|video|film)[_-]|[_-](?:totale?|total)$/giu, '');
  return roleOfLabel(plain) === 'time' || (isWhole && /^(?:total|runtime|running_time)$/iu.test(plain));
};

const ignored =
  /^(?:id|scene|index|order|no|name|beat|type|section|label_id|layout|start|end|purpose|role_of_scene|transition|rhythm|icon)$/iu;

/** Beside a quotation a name says whose it is. */
const isIgnored = (key: string, fields: Fields) =>
  ignored.test(key) && !(key === 'name' && Object.keys(fields).some((one) => roleOfLabel(one) === 'quote'));

function linesOf(fields: Fields, isNamed: boolean, place = 0): BoardLine[] {
  return Object.entries(fields).flatMap(([key, value]): BoardLine[] => {
    const isIndex = value === place && /^(?:number|numero|nummer|n[o°º]|count)$/iu.test(key);
    if (value === null || typeof value === 'boolean' || isIgnored(key, fields) || isIndex) return [];
    if (key === 'title' && isNamed && typeof value === 'string' && 'headline' in fields) return [];
    const role = roleIn(fields, key);
    if (role === 'skip' || role === 'time') return [];
    if (isFields(value)) return role === 'left' || role === 'right' ? sideOf(role, value) : nested(value, role);
    if (Array.isArray(value)) return arrayOf(value, role);
    return role === null ? [] : literal(role, `${value}`);
  });
}

/** The value of a field is shown as it is. */
function literal(role: LabelRole, text: string): BoardLine[] {
  if (role === 'items' || role === 'rows')
    return itemsIn(text, true).map((one) => (role === 'rows' ? rowOf(one) : null) ?? { role: 'item', text: one });
  if (role === 'spoken') return [{ role: 'line', text, isSpoken: true, isSure: true }];
  return [{ role: role === 'sides' || role === 'skip' || role === 'time' ? 'title' : role, text, isSure: true }];
}

/** {type: "command", text: …}, {value: "9 s", before: "31 s"}: what a key is may hang on those beside it. */
function roleIn(fields: Fields, key: string): LabelRole | null {
  const role = roleOfLabel(key);
  const type = typeof fields.type === 'string' ? roleOfLabel(fields.type) : null;
  if (role === 'title' && (type === 'command' || type === 'quote' || type === 'call')) return type;
  const hasValue = Object.keys(fields).some((one) => roleOfLabel(one) === 'figure');
  return role === 'left' && hasValue && !Object.keys(fields).some((one) => roleOfLabel(one) === 'right') ? 'was' : role;
}

/** "onScreenText": {headline, subline}, "chart": {type, rows} */
const nested = (value: Fields, role: LabelRole | null): BoardLine[] =>
  role === null || role === 'title' || role === 'rows' ? linesOf(value, true) : [];

const sideOf = (role: 'left' | 'right', value: Fields): BoardLine[] =>
  Object.values(value)
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map((one) => ({ role, text: `${one}` }));

function arrayOf(values: readonly Value[], role: LabelRole | null): BoardLine[] {
  return values.flatMap((one, at): BoardLine[] => {
    if (isFields(one)) return rowOfFields(one);
    if (one === null || Array.isArray(one) || role === null) return [];
    const row = role === 'rows' ? rowOf(`${one}`) : null;
    if (row !== null) return [row];
    const isList = role === 'items' || role === 'rows' || role === 'line';
    return [{ role: isList ? 'item' : at === 0 ? 'title' : 'line', text: `${one}` }];
  });
}

/** {label: "Freins", valeur: "33 %"}, whichever comes first. */
function rowOfFields(fields: Fields): BoardLine[] {
  const told = Object.entries(fields).flatMap(([key, one]) =>
    (typeof one === 'string' || typeof one === 'number') && !/^(?:id|index|order|rank|icon|colou?r)$/iu.test(key)
      ? [{ key, text: `${one}` }]
      : [],
  );
  const value =
    told.find(({ key }) => /^(?:valu|valor|valeur|wert|amount|number|percent|share|score|y$)/iu.test(key)) ??
    told.slice(1).find(({ text }) => /\d/u.test(text));
  const label = told.find((one) => one !== value);
  if (label === undefined) return told.map(({ text }) => ({ role: 'item', text }));
  return value !== undefined && /\d/u.test(value.text)
    ? [{ role: 'row', text: label.text, value: value.text }]
    : [{ role: 'item', text: told.map(({ text }) => text).join(': ') }];
}
