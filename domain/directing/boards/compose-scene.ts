/** One scene of a board on one screen. */
import { placesFor } from '../casting/dress-beats.ts';
import { makeBeat } from '../casting/make-beat.ts';
import type { Caster } from '../casting/pieces.ts';
import * as cast from '../casting/pieces.ts';
import type { Beat, PlacedShot, Shot } from '../casting/shot.ts';
import { splitStatement } from '../casting/split-statement.ts';
import { lineShots } from '../casting/statement-beats.ts';
import { countWords } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import type { BoardLine, LineRole } from './board.ts';
import { drawnLines } from './drawn-lines.ts';

/** What stays when time is short: a scene that the brief tells has its place. */
const boardRank = 20;
/** Words that one line of a screen with others holds. */
const mostInLine = 14;

/** The beats of a scene: one wherever its words fit one screen, else one after the other. `index` varies what stands beside. */
export function composeScene(caster: Caster, shape: ShapeKey, lines: readonly BoardLine[], index: number): Beat[] {
  const [step, ...others] = lines;
  if (step?.role === 'kicker')
    return composeScene(caster, shape, others, index).map((beat, at) =>
      at === 0 ? stepped(caster, step.text, beat) : beat,
    );
  const drawn = drawnLines(caster, lines);
  if (drawn === null) return textBeats(caster, shape, textsOf(lines), index);
  const rest = lines.filter((line) => !drawn.lines.includes(line));
  const isHead = ({ role }: BoardLine) => role === 'title';
  const [above = [], below = []] = [rest.filter(isHead), rest.filter((line) => !isHead(line))].map(textsOf);
  const more = (drawn.more ?? []).map((shot) => makeBeat(drawn.kind, boardRank, [shot]));
  if (more.length === 0 && above.length <= 1 && below.length <= 1 && [...above, ...below].every(isLine))
    return [makeBeat(drawn.kind, boardRank, around(caster, drawn.shot, above[0], below[0]))];
  return [
    ...textBeats(caster, shape, above, index),
    makeBeat(drawn.kind, boardRank, [drawn.shot]),
    ...more,
    ...textBeats(caster, shape, below, index + 1),
  ];
}

const textsOf = (lines: readonly BoardLine[]) =>
  lines.map(({ text, value }) => (value === undefined ? text : `${text}: ${value}`));
const isLine = (text: string) => countWords(text) <= mostInLine;

/** Which step it is, small over the rest of its screen. */
function stepped(caster: Caster, step: string, beat: Beat): Beat {
  const shots = beat.shots.map((shot) => {
    const box = shot.box ?? { x: 0, y: 0, w: 100, h: 100 };
    const isBeside = shot.piece === 'Emblem';
    return isBeside ? shot : { ...shot, box: { ...box, y: 16 + box.y * 0.84, h: box.h * 0.84 } };
  });
  const place = shots.find(({ piece }) => piece !== 'Emblem')?.box ?? { x: 0, w: 100 };
  return { ...beat, shots: [{ ...cast.kicker(caster, step), box: { x: place.x, y: 2, w: place.w, h: 12 } }, ...shots] };
}

/** A drawing with the line above it and the line below it. */
function around(caster: Caster, solid: Shot, above?: string, below?: string): PlacedShot[] {
  if (above === undefined && below === undefined) return [solid];
  const [top, foot] = [above === undefined ? 0 : 26, below === undefined ? 0 : 20];
  return [
    ...(above === undefined ? [] : [{ ...title(caster, above), box: { x: 0, y: 0, w: 100, h: top - 4 } }]),
    { ...solid, box: { x: 0, y: top, w: 100, h: 100 - top - foot } },
    ...(below === undefined ? [] : [{ ...under(caster, below), box: { x: 0, y: 104 - foot, w: 100, h: foot - 4 } }]),
  ];
}

/** Lines alone: one as any sentence is told, a title with what stands below it, or a list. */
function textBeats(caster: Caster, shape: ShapeKey, texts: readonly string[], index: number): Beat[] {
  const [head = '', line = '', ...more] = texts;
  if (texts.length <= 1) return head === '' ? [] : [single(caster, shape, head, index)];
  if (texts.length > 6 || !texts.every(isLine))
    return texts.flatMap((text, at) => textBeats(caster, shape, [text], index + at));
  if (more.length === 0) return [makeBeat('exact', boardRank, titlePair(caster, head, line, index))];
  const items = texts.slice(1).map((text) => ({ title: text }));
  if (more.length > 1)
    return [makeBeat('list', boardRank, [cast.listBuild(caster, { title: head, ordered: false, items }, 'none')])];
  const list = cast.listBuild(caster, { title: '', ordered: false, items }, 'none');
  return [
    makeBeat('exact', boardRank, [
      { ...title(caster, head), box: { x: 0, y: 4, w: 100, h: 44 } },
      { ...list, box: { x: 0, y: 54, w: 100, h: 44 } },
    ]),
  ];
}

function single(caster: Caster, shape: ShapeKey, text: string, index: number): Beat {
  const parts = splitStatement(text, 16);
  return parts.length > 1
    ? makeBeat('statement', boardRank, [cast.kinetic(caster, parts)])
    : makeBeat('exact', boardRank, lineShots(caster, text, index, shape));
}

/** A title over the line that goes with it, both from one edge; every other pair stands beside the brand's shapes. */
function titlePair(caster: Caster, head: string, line: string, index: number): PlacedShot[] {
  const { format, brief } = caster;
  const isBare = index % 2 === 0 || brief.direction === 'rtl' || brief.treatment.density === 'sparse';
  const isLong = head.length > mostBeside || line.length > mostBeside;
  const [words, shapes] = placesFor(format, index % 4 === 3);
  const whole = format === 'landscape' ? { x: 0, y: 8, w: 100, h: 84 } : { x: 0, y: 20, w: 100, h: 58 };
  const place = isBare || isLong ? whole : words;
  const split = Math.round(place.h * 0.6);
  return [
    { ...title(caster, head), box: { ...place, h: split } },
    { ...under(caster, line), box: { ...place, y: place.y + split + 4, h: place.h - split - 4 } },
    ...(isBare || isLong ? [] : [{ piece: 'Emblem', props: { variant: index + 7 }, words: [], need: 0, box: shapes }]),
  ];
}
/** Characters that stand beside shapes without growing small. */
const mostBeside = 48;

const title = (caster: Caster, text: string): Shot => aligned(caster, cast.headline(caster, text));

/** The smaller line below another. */
export const under = (caster: Caster, text: string): Shot => {
  const said = cast.raised(caster, text);
  return aligned(caster, cast.shot(caster, 'Body', { text: said }, [said]));
};

const aligned = ({ brief }: Caster, shot: Shot): Shot => ({
  ...shot,
  props: { ...shot.props, align: brief.treatment.layout === 'centre' ? 'center' : 'start' },
});

/** Whether a scene is nothing but its words. */
export const isWords = (lines: readonly BoardLine[]): boolean => lines.every(({ role }) => wordRoles.has(role));
const wordRoles = new Set<LineRole>(['title', 'line', 'call', 'address']);
