import type { Json } from '../casting/shot.ts';
import { inElements } from './apply-words.ts';
import { flat } from './clause.ts';
import type { Edit } from './edit.ts';
import { unitOf } from './fact-units.ts';
import { type EditFilm, partFilm } from './film-parts.ts';
import { figureIn, itemFound, itemsOf, titleOf } from './items.ts';
import { figuresOf } from './read-fact.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, readSceneCode, withProps } from './scene-code.ts';
import { textsIn } from './texts-in.ts';

/** Marks words of a headline or a sentence, a bar of a chart, or one item of a row. */
export function applyEmphasis(
  film: EditFilm,
  { words: said, target, from }: Extract<Edit, { kind: 'emphasis' }>,
): EditFilm {
  if (from !== undefined) refuseUnmarked(film, from);
  const item = target === undefined ? null : itemFound(partFilm(film), target);
  const words = item === null ? said : titleOf(item.values[item.index]);
  const scenes = film.scenes.map((scene) => inElements(scene, (element) => emphasised(element, words)));
  if (scenes.every(({ code }, index) => code === film.scenes[index]?.code))
    throw refuseEdit(
      `“${words}” stands in no headline, sentence, chart or row that could mark it, or is marked already.${unmarkable(film, words)}`,
    );
  return { ...film, scenes };
}

/** A table and a ring mark none of their rows: what shows the same and can. */
function unmarkable({ scenes }: EditFilm, words: string): string {
  const holders = scenes
    .flatMap(({ code }) => readSceneCode(code)?.elements ?? [])
    .filter(
      ({ piece, props }) =>
        ['Scorecard', 'Donut'].includes(piece) &&
        textsIn(props).some((text) => flat(text) === flat(words) || flat(text) === flat(words.replace(/\D+$/u, ''))),
    );
  if (holders.length === 0) return '';
  return holders.some(({ piece }) => piece === 'Donut')
    ? ' A ring marks none of its parts: say “Show the chart as bars” first.'
    : ' A table marks none of its rows: say “Show the prices as a list” first.';
}

/** "Highlight Oldgate instead of Harbour": what is not marked cannot give its mark away. */
function refuseUnmarked({ scenes }: EditFilm, from: string): void {
  const isMarked = ({ piece, props }: CodeElement) => {
    const marked = [props.highlight, props.emphasis, props.words].flatMap((one) =>
      typeof one === 'string' ? [flat(one)] : [],
    );
    return marked.includes(flat(from)) || (piece === 'Bars' && isHighest(props.data, props.highlight, from));
  };
  if (scenes.some(({ code }) => readSceneCode(code)?.elements.some(isMarked))) return;
  throw refuseEdit(`“${from}” is not marked, so nothing can be marked instead of it. Say “Highlight …” alone.`);
}

/** A chart of which nobody says what it marks, marks its highest bar. */
function isHighest(data: Json | undefined, highlight: Json | undefined, label: string): boolean {
  if (!Array.isArray(data) || (highlight !== undefined && highlight !== 'max')) return false;
  const rows = data as { label?: Json; value?: Json }[];
  const amount = (value: Json | undefined) => Number(String(value).replace(/[^\d.]/gu, ''));
  const most = Math.max(...rows.map(({ value }) => amount(value)));
  return rows.some((row) => amount(row.value) === most && flat(String(row.label)) === flat(label));
}

function emphasised(element: CodeElement, words: string): CodeElement {
  const { piece, props } = element;
  const { text, lines, data } = props;
  if (typeof text === 'string' && ['Headline', 'Marker'].includes(piece)) {
    const spelt = spelling(text, words);
    return spelt === null ? element : set(element, piece === 'Marker' ? 'words' : 'emphasis', spelt);
  }
  if (piece === 'Kinetic' && Array.isArray(lines)) {
    const spelt = lines.map((line) => spelling(String(line), words)).find((one) => one !== null);
    const marked = Array.isArray(props.emphasis) ? props.emphasis : [];
    return spelt == null || marked.includes(spelt) ? element : withProps(element, { emphasis: [...marked, spelt] });
  }
  if (piece === 'Bars' && Array.isArray(data)) {
    const labels = data.map((row) =>
      row !== null && typeof row === 'object' && !Array.isArray(row) ? row.label : undefined,
    );
    const label = labels.find((one) => typeof one === 'string' && flat(one) === flat(words));
    return label === undefined ? element : set(element, 'highlight', label);
  }
  return rowMarked(element, words);
}

/** One item of a row: in the brand's colour, or as the card that leads. */
function rowMarked(element: CodeElement, words: string): CodeElement {
  const { piece, props } = element;
  const wanted = flat(words);
  if (piece === 'Delta') {
    const side = (['before', 'after'] as const).find((one) => flat(String(props[one] ?? '')) === wanted);
    return side === undefined || side === (props.highlight ?? 'after') ? element : set(element, 'highlight', side);
  }
  if (!['KpiRail', 'Steps', 'Timeline', 'ListBuild', 'CardGrid'].includes(piece)) return element;
  const values = itemsOf(element)?.values ?? [];
  const own = values.findIndex((item) =>
    [titleOf(item), figureIn(item)].some((text) => text !== '' && flat(text) === wanted),
  );
  const at = own < 0 ? holderOf(values, words) : own;
  if (at < 0) return element;
  if (piece === 'CardGrid') return at === Number(props.lead ?? 0) ? element : set(element, 'lead', at);
  const isFirst = piece === 'KpiRail' && at === 0 && props.highlight === undefined;
  return isFirst ? element : set(element, 'highlight', titleOf(values[at]));
}

/** “Entry is £8, free under 12” is marked by its price; a row that tells several prices is not. */
function holderOf(values: readonly Json[], words: string): number {
  const holds = (item: Json) => ` ${flat(titleOf(item))} `.includes(` ${flat(words)} `);
  const [at, more] = values.flatMap((item, index) => (/\d/u.test(words) && holds(item) ? [index] : []));
  if (at === undefined || more !== undefined) return -1;
  const alike = figuresOf(titleOf(values[at])).filter(
    ({ prefix, suffix }) => unitOf(`${prefix}${suffix}`) === unitOf(words),
  );
  return alike.length > 1 ? -1 : at;
}

const set = (element: CodeElement, prop: string, value: Json) =>
  element.props[prop] === value ? element : withProps(element, { [prop]: value });

/** The words as the text spells them; null where it has them not. */
function spelling(text: string, words: string): string | null {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? null : text.slice(at, at + words.length);
}
