/** Storyboards in lines of text: heads, and below each what its scene shows. */
import type { Board, BoardLine, BoardScene } from './board.ts';
import { bareLine, headsIn, type SceneHead } from './board-heads.ts';
import { type LabelRole, roleOfLabel } from './board-labels.ts';
import { timeIn } from './board-times.ts';
import { finishScene } from './finish-scene.ts';
import { readContent } from './read-content.ts';
import { rowOf, rowsIn } from './rows-and-items.ts';

interface Stretch {
  head: SceneHead;
  lines: string[];
}

/** The board of a text; null where it has no scenes of its own. */
export function textBoard(text: string): Board | null {
  const lines = text.split('\n');
  const heads = headsIn(lines);
  if (heads === null) return null;
  const first = heads.findIndex((head) => head !== null);
  const stretches: Stretch[] = [];
  for (const [at, line] of lines.entries()) {
    const head = heads[at] ?? null;
    if (head !== null) stretches.push({ head, lines: [] });
    else stretches.at(-1)?.lines.push(line);
  }
  const after = takeAfter(stretches);
  return {
    before: lines
      .slice(0, first)
      .filter((line) => !isTitle.test(bareLine(line)))
      .join('\n')
      .trim(),
    scenes: stretches.map(sceneOf),
    after: after.join('\n').trim(),
  };
}

const isTitle =
  /^(?:the\s)?(?:story ?board|(?:video\s|film\s)?script|scenes?|scene (?:by scene|breakdown|list)|shot ?list|szenen(?:plan)?|drehbuch|découpage|guion|guión|copione|roteiro|draaiboek)\s*:?$|^[-–—_*=]{3,}$/iu;

/**
 * What speaks of the whole film again, below the last scene: from the first gap on behind which no line is labelled as
 * lines of a scene are, and all of it where no scene before has lines of its own.
 */
function takeAfter(stretches: readonly Stretch[]): string[] {
  const last = stretches.at(-1);
  if (last === undefined) return [];
  const others = stretches.slice(0, -1).flatMap(({ lines }) => lines.filter((line) => line.trim() !== ''));
  if (others.length === 0 && stretches.length > 2 && last.head.content !== '') return last.lines.splice(0);
  const isSaid = (line: string) => /^\s+\S|^\s*[-*•–]\s/u.test(line) || isOfScene(line, others);
  let hasWords = last.head.content !== '';
  const from = last.lines.findIndex((line, at) => {
    const isGap = line.trim() === '' || isTitle.test(bareLine(line));
    const next = isGap && hasWords ? last.lines.slice(at + 1, at + 8).find((one) => one.trim() !== '') : undefined;
    const isEnd = isGap && hasWords && (next === undefined || !isSaid(next));
    hasWords ||= line.trim() !== '';
    return isEnd;
  });
  return from < 0 ? [] : last.lines.splice(from);
}

/** "Colours: navy, sand" behind a gap is said of the film where no scene before has such a line. */
function isOfScene(line: string, others: readonly string[]): boolean {
  const said = labelOf(bareLine(line));
  if (said === null) return false;
  const label = said.label.toLowerCase();
  return said.role !== 'skip' || others.some((one) => bareLine(one).toLowerCase().startsWith(label));
}

interface Labelled {
  role: LabelRole;
  label: string;
  /** The label itself, where it is shown as well. */
  name: string;
  text: string;
}

/** "**Subtext:** …", "Line two – …" */
function labelOf(line: string): Labelled | null {
  const [, label = '', text = ''] =
    /^([\p{L}][\p{L}\d /_'’()-]{0,40}?)\s?(?:[:：]|\s[–—]\s)\s*(.*)$/su.exec(line) ?? [];
  const role = label === '' ? null : roleOfLabel(label);
  const isSide =
    (role === 'left' || role === 'right') &&
    !/left|right|links|rechts|gauche|droite|izq|der|sin|dest|esq|dir/iu.test(label);
  return role === null ? null : { role, text, label: label.trim(), name: isSide ? label.trim() : '' };
}

function sceneOf({ head, lines }: Stretch): BoardScene {
  let seconds = head.seconds;
  const shown: BoardLine[] = [];
  let opened: 'items' | 'rows' | null = null;
  // "### Scene 1: Welcome": the name of a scene says nothing where its words are labelled below.
  const isNamed =
    labelOf(head.content) === null &&
    !/["“„«/]/u.test(head.content) &&
    lines.some((line) => shows.has(labelOf(bareLine(line))?.role ?? ''));
  const below = lines.some((line) => line.trim() !== '');
  // "HOOK", "frase del mister": what a scene is called in capitals, or in small letters, over its words.
  const isCalled =
    below &&
    labelOf(head.content) === null &&
    (/^[\p{Lu}\d &-]{2,24}$/u.test(head.content) || /^\p{Ll}[^"“„«/:]*$/u.test(head.content));
  let hint = isNamed || isCalled ? `${head.name} ${head.content}` : head.name;
  if (head.content !== '' && !isNamed && !isCalled) {
    const said = labelOf(head.content);
    const content = readContent(
      said?.text ?? head.content,
      `${head.name}${said === null ? '' : ` ${head.content.slice(0, 24)}`}`,
      said?.role ?? null,
    );
    shown.push(...content.lines);
    opened = content.opens ?? several(said?.role);
    // "Chart – What should it become?": over rows that follow stands their title.
    const isHead = opened !== null && content.lines.length === 1 && lines.some((line) => line.trim() !== '');
    if (isHead) shown.splice(0, 1, { role: 'title', text: content.lines[0]?.text ?? '' });
    hint = `${hint} ${head.content}`;
  }
  for (const line of lines) {
    const plain = bareLine(line);
    if (plain === '' || isTitle.test(plain) || /^[([][^()[\]]*[)\]]\.?$/u.test(plain)) continue;
    if (/^\|.*\|$/u.test(plain)) {
      shown.push({ role: 'cells', text: plain });
      continue;
    }
    const said = labelOf(plain);
    if (said?.role === 'time') {
      seconds ??= timeIn(said.text, true)?.seconds ?? null;
      continue;
    }
    if (said !== null) {
      opened = several(said.role);
      // "Before: …": what its side is called.
      if (said.name !== '') shown.push({ role: said.role as 'left', text: said.name });
      const isSpoken = said.role === 'spoken';
      if (said.text !== '')
        shown.push(...readContent(said.text, hint, said.role).lines.map((line) => ({ ...line, isSpoken })));
      continue;
    }
    if (opened !== null) shown.push(...pointsOf(plain, opened));
    else {
      const content = readContent(plain, hint);
      shown.push(...follow(content.lines, shown));
      opened = content.opens;
    }
  }
  return { lines: finishScene(asRows(shown), hint, seconds), seconds };
}

const several = (role: LabelRole | undefined) => (role === 'items' || role === 'rows' ? role : null);

const shows = new Set<string>(['title', 'figure', 'quote', 'items', 'rows', 'line']);

/** A line below a list's head is a point of it, or a row where it measures something. */
function pointsOf(line: string, opened: 'items' | 'rows'): BoardLine[] {
  const plain = line.replace(/^(?:\d{1,2}[.)]|[–—-])\s+/u, '').trim();
  const row = opened === 'rows' ? rowOf(plain) : null;
  if (row !== null) return [row];
  return readContent(plain, '', 'items').lines.slice(0, 1);
}

/** Below a title stands what goes with it. */
const follow = (lines: readonly BoardLine[], before: readonly BoardLine[]): BoardLine[] =>
  lines.map((line) => {
    const last = before.at(-1)?.role;
    const isSide = last === 'left' || last === 'right';
    return before.length > 0 && line.role === 'title' ? { ...line, role: isSide ? last : 'line' } : line;
  });

/** "Oxford – 5 min" line by line: rows, though nothing says so. */
function asRows(lines: readonly BoardLine[]): BoardLine[] {
  const rest = lines.filter(({ role }) => role === 'line' || role === 'item');
  const rows = rest.map(({ text }) => rowOf(text));
  const isSame =
    rows.length >= 3 &&
    rows.every((one) => one !== null) &&
    rowsIn(rest.map(({ text }) => text).join(' ; ')).length > 0;
  return isSame ? [...lines.filter((line) => !rest.includes(line)), ...(rows as BoardLine[])] : [...lines];
}
