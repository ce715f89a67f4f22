/** Figures as charting libraries and agents hand them over – columns with rows, labels with datasets, pairs – as rows of objects. */
import { type Fields, isFields } from './facts-of-object.ts';
import { wordsOfKey } from './field-keys.ts';
import type { Value } from './from-object.ts';

const columns = /^(?:columns?|cols|headers?|header row|fields?|spalten|colonnes|columnas|colonne|colunas|kolommen)$/u;
const rows = /^(?:rows|data|values|body|cells|zeilen|lignes|filas|righe|linhas|rijen)$/u;
const labels = /^(?:labels|categories|x|x (?:axis|labels|values)|years|months|days)$/u;
const values = /^(?:values|data|y|y values|points|series|datasets)$/u;
const unit = /^(?:unit|units|suffix|einheit|unité|unidad|unità|unidade|eenheid)$/u;

type Entry = [key: string, value: Value];

/** The same object, in which every such chart is an array of objects with a key for each column. */
export function withChartRows(value: Value): Value {
  if (Array.isArray(value)) return value.map(withChartRows);
  if (!isFields(value)) return value;
  const chart = tableIn(value) ?? datasetsIn(value) ?? seriesIn(value) ?? pairsIn(value) ?? unitedIn(value);
  const read = chart === null ? value : replaced(value, chart);
  return Object.fromEntries(Object.entries(read).map(([key, one]) => [key, withChartRows(one)]));
}

/** The rows of a chart, and the keys that they stand for. */
interface Chart {
  rows: Value[];
  keys: string[];
}

function replaced(value: Fields, { rows: read, keys }: Chart): Fields {
  const [held = 'data'] = keys.slice(-1);
  const left = Object.entries(value).filter(([key]) => !keys.includes(key) || key === held);
  return Object.fromEntries(left.map(([key, one]) => [key, key === held ? read : one]));
}

const find = (value: Fields, pattern: RegExp, fits: (one: Value) => boolean): Entry | undefined =>
  Object.entries(value).find(([key, one]) => pattern.test(wordsOfKey(key)) && fits(one));
const isCell = (one: Value): one is string | number => typeof one === 'string' || typeof one === 'number';
const isRow = (one: Value): one is (string | number)[] => Array.isArray(one) && one.length > 1 && one.every(isCell);
const areNames = (one: Value): boolean => isRow(one);

/** `columns: ["Line", "Riders"]` with `rows: [["Harbour", 34600], …]`. */
function tableIn(value: Fields): Chart | null {
  const heads = find(value, columns, areNames);
  const body = find(value, rows, (one) => Array.isArray(one) && one.length > 0 && one.every(isRow));
  if (heads === undefined || body === undefined) return null;
  const names = heads[1] as string[];
  const cells = body[1] as (string | number)[][];
  if (!cells.every((row) => row.length === names.length)) return null;
  return {
    rows: cells.map((row) => Object.fromEntries(row.map((cell, at) => [`${names[at]}`, cell]))),
    keys: [heads[0], body[0]],
  };
}

/** `labels: ["2022", "2023"]` with `values: [4, 9]`, or with `datasets: [{ label, data: [4, 9] }, …]` as Chart.js takes them. */
function datasetsIn(value: Fields): Chart | null {
  const names = find(value, labels, areNames);
  const data = find(value, values, Array.isArray);
  if (names === undefined || data === undefined || names[0] === data[0]) return null;
  const heads = names[1] as (string | number)[];
  const sets = (data[1] as Value[]).every(isCell) ? [{ name: 'value', cells: data[1] as Value[] }] : setsOf(data[1]);
  if (sets.length === 0 || !sets.every(({ cells }) => cells.length === heads.length)) return null;
  const end = sets.length === 1 ? unitOf(value) : '';
  return {
    rows: rowsOf(heads, sets, end),
    keys: [names[0], data[0], ...unitKeys(value, end)],
  };
}

/** What each set counts, by its name. */
interface CountedSet {
  name: string;
  cells: Value[];
}

/** A row for each name, with what every set counts of it. */
const rowsOf = (names: readonly (string | number)[], sets: readonly CountedSet[], end: string): Fields[] =>
  names.map((label, at) =>
    Object.fromEntries([
      ['label', `${label}`],
      ...sets.map(({ name, cells }): Entry => [name, withUnit(cells[at] ?? '', end)]),
    ]),
  );

const setsOf = (value: Value): CountedSet[] =>
  (Array.isArray(value) ? value : []).filter(isFields).flatMap((set) => {
    const name = find(set, /^(?:label|name|title|series)$/u, isCell)?.[1];
    const cells = find(set, /^(?:data|values|points)$/u, Array.isArray)?.[1];
    return name === undefined || cells === undefined ? [] : [{ name: `${name}`, cells: cells as Value[] }];
  });

/** `series: [[2020, 41], [2021, 58]]`, with a unit beside it or not. */
function pairsIn(value: Fields): Chart | null {
  const isPair = (one: Value) =>
    isRow(one) && one.length === 2 && /\p{L}|^(?:19|20)\d\d$/u.test(`${one[0]}`) && /\d/u.test(`${one[1]}`);
  const found = Object.entries(value).find(([, one]) => Array.isArray(one) && one.length > 1 && one.every(isPair));
  if (found === undefined) return null;
  const end = unitOf(value);
  const pairs = found[1] as (string | number)[][];
  const cells = pairs.map(([, figure = '']) => figure);
  return {
    rows: rowsOf(
      pairs.map(([label = '']) => label),
      [{ name: 'value', cells }],
      end,
    ),
    keys: [...unitKeys(value, end), found[0]],
  };
}

/** `series: [{ label: "Corrections", points: [["Jan", 48], …] }, …]`: what is counted stands above the names of its points. */
function seriesIn(value: Fields): Chart | null {
  const found = find(
    value,
    /^(?:series|data ?sets|lines|bars)$/u,
    (one) => Array.isArray(one) && one.length > 0 && one.every(isFields),
  );
  const sets = found === undefined ? [] : (found[1] as Fields[]).map(seriesOf);
  if (found === undefined || sets.length === 0 || sets.some((set) => set === null)) return null;
  const read = sets.filter((set) => set !== null);
  const names = read[0]?.points.map(([label]) => label) ?? [];
  if (!read.every(({ points }) => points.length === names.length)) return null;
  const end = read.length === 1 ? unitOf(value) : '';
  const counted = read.map(({ name, points }) => ({
    name: read.length === 1 ? 'value' : name,
    cells: points.map(([, cell]) => cell),
  }));
  return { rows: rowsOf(names, counted, end), keys: [...unitKeys(value, end), found[0]] };
}

function seriesOf(set: Fields): { name: string; points: [string, Value][] } | null {
  const name = `${find(set, /^(?:label|name|title|key)$/u, isCell)?.[1] ?? 'value'}`;
  const points = find(set, /^(?:points|data|values)$/u, Array.isArray)?.[1];
  const read = (Array.isArray(points) ? points : []).map((one): [string, Value] | null => {
    const [x, y, more] = isFields(one) ? Object.values(one) : Array.isArray(one) ? one : [];
    return x === undefined || y === undefined || more !== undefined || !isCell(x) || !isCell(y) ? null : [`${x}`, y];
  });
  return read.length > 1 && read.every((one) => one !== null)
    ? { name, points: read.filter((one) => one !== null) }
    : null;
}

/** `unit: "%"` beside `data: [{ region: "Coast", survived: 84 }, …]`. */
function unitedIn(value: Fields): Chart | null {
  const end = unitOf(value);
  const isCounted = (one: Value) =>
    isFields(one) && Object.keys(one).length === 2 && typeof Object.values(one)[1] === 'number';
  const found = Object.entries(value).find(([, one]) => Array.isArray(one) && one.length > 1 && one.every(isCounted));
  if (end === '' || found === undefined) return null;
  const rows = (found[1] as Fields[]).map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, one]): Entry => [key, withUnit(one, end)])),
  );
  return { rows, keys: [...unitKeys(value, end), found[0]] };
}

const unitOf = (value: Fields) => `${find(value, unit, isCell)?.[1] ?? ''}`;
const unitKeys = (value: Fields, end: string) => (end === '' ? [] : [find(value, unit, isCell)?.[0] ?? '']);
/** "41 thousand", "41%", "€41": a currency stands before its amount. */
const withUnit = (figure: Value, end: string) =>
  end === '' || typeof figure !== 'number'
    ? figure
    : /^[€$£¥]$/u.test(end)
      ? `${end}${figure}`
      : `${figure}${/^%$/u.test(end) ? '' : ' '}${end}`;
