import type { DirectorInput } from '../director.ts';
import { ownContexts } from '../reading/own-contexts.ts';
import type { Board, BoardLine, BoardScene } from './board.ts';
import { withSceneHeads } from './loose-boards.ts';
import { objectBoard } from './object-boards.ts';
import { blockBoard, proseBoard } from './prose-boards.ts';
import { withoutSeenLines } from './seen-lines.ts';
import { tableBoard } from './table-boards.ts';
import { textBoard } from './text-boards.ts';

/** Fewer scenes with words than these leave it to the film how it tells them. */
const fewest = 3;

/** A brief that is a storyboard, scene by scene, whatever form it has; null for any other. */
export function readBoard(text: string): Board | null {
  const board =
    objectBoard(text) ??
    tableBoard(text) ??
    textBoard(text) ??
    looseBoard(text) ??
    blockBoard(text) ??
    proseBoard(text);
  if (board === null) return null;
  const telling = board.scenes.filter(({ lines }) => lines.length > 0).length;
  return telling < fewest || telling * 4 < board.scenes.length * 3 ? null : board;
}

/** … without what its scenes only show. */
function toldBoard(text: string): Board | null {
  const board = readBoard(text);
  return board === null ? null : withoutSeenLines(board, text);
}

/** Scenes that are headed otherwise than by a number. */
function looseBoard(text: string): Board | null {
  const headed = withSceneHeads(text);
  return headed === null ? null : textBoard(headed);
}

/** Scenes with words of their own. */
const tellingOf = (scenes: readonly BoardScene[]): BoardScene[] =>
  scenes
    .map((scene) => ({ ...scene, lines: scene.lines.filter(({ role }) => role !== 'brand') }))
    .filter(({ lines }) => lines.length > 0);

/** The board as a script in one form, which the rest of the reading knows. */
function boardText({ before, scenes, after }: Board): string {
  return [before, '', ...scenes.map(sceneText), '', after].join('\n').trim();
}

const sceneText = ({ lines, seconds }: BoardScene, at: number): string =>
  [`Scene ${at + 1}${seconds === null ? '' : ` (${seconds}s)`}`, ...lines.map(lineText)].join('\n');

function lineText({ role, text, value }: BoardLine): string {
  const plain = `${text}${value === undefined ? '' : `: ${value}`}`.replace(/["“”„«»]/gu, '’');
  return role === 'cells' || role === 'brand'
    ? text
    : role === 'call'
      ? `CTA: ${plain}`
      : role === 'address'
        ? `Text: ${plain}`
        : `Text: "${plain}"`;
}

export interface ScriptInput {
  input: DirectorInput;
  scenes: readonly BoardScene[];
  /** What the storyboard says around its scenes: no length or colour that one of them shows is the film's. */
  around: string;
  /** Where that says how long the film is; the requirement too, unless the storyboard stands in it. */
  lengths: string[];
}

/** A prompt, or a requirement, that is a storyboard put as a script, with its scenes. */
export function asScript(input: DirectorInput): ScriptInput {
  const own = toldBoard(input.prompt);
  if (own !== null) {
    const { requirement } = ownContexts(input);
    return {
      input: { ...input, prompt: boardText(own) },
      scenes: tellingOf(own.scenes),
      around: aroundOf(own),
      lengths: [aroundBoard(requirement) ?? requirement, lengthTextOf(own)],
    };
  }
  const required = input.contexts.map((context) => ({
    context,
    board: context.label === 'requirement' ? toldBoard(context.text) : null,
  }));
  const board = required.find((one) => one.board !== null)?.board ?? null;
  if (board === null) return { input, scenes: [], around: input.prompt, lengths: [] };
  const contexts = required.map((one) =>
    one.board === null ? one.context : { ...one.context, text: boardText(one.board) },
  );
  return {
    input: { ...input, contexts },
    scenes: tellingOf(board.scenes),
    around: `${input.prompt}\n${aroundOf(board)}`,
    lengths: [`${input.prompt}\n${lengthTextOf(board)}`],
  };
}

const aroundOf = ({ before, after }: Board) => `${before}\n${after}`;

/** A field that says the length of an object says it better than its text. */
const lengthTextOf = (board: Board) => (board.seconds ? `Length: ${board.seconds} seconds.` : aroundOf(board));

/** What a text says around its scenes; null where it is no storyboard. */
export function aroundBoard(text: string): string | null {
  const board = readBoard(text);
  return board === null ? null : aroundOf(board);
}

/** Seconds of all scenes together; null where one of them does not say how long it stands. */
export function secondsOf(scenes: readonly BoardScene[]): number | null {
  const all = scenes.map(({ seconds }) => seconds);
  return all.length === 0 || all.includes(null) ? null : all.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
