/** Lines of a storyboard that tell what is seen or heard: "The curtain opens, a cat waves." is no line to read. */
import { languageOf } from '../reading/language.ts';
import { maskText } from '../reading/masked-text.ts';
import { copyChances } from '../tagging/copy-chances.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { learntWeights } from '../tagging/weights.ts';
import type { Board, BoardLine, BoardScene } from './board.ts';

/** Up to here the tagger is sure that nobody reads a line. */
const leastOfCopy = 0.33;

/** Fewer scenes with words than these are no film: what is seen stays then. */
const fewest = 2;

/** The board without what only its maker reads. The time of a scene that has no words goes to the one beside it. */
export function withoutSeenLines(board: Board, text: string): Board {
  const masked = maskText(text);
  const language = languageOf(masked.text);
  const chance = copyChances(tagWords(masked, learntWeights()), language);
  const isSeen = (line: BoardLine) =>
    mayBeSeen(line) && !holdsName(line.text, language) && (chance(line.text) ?? 1) <= leastOfCopy;
  const told = board.scenes.map((scene) => ({ ...scene, lines: scene.lines.filter((line) => !isSeen(line)) }));
  return told.filter(hasWords).length < fewest ? board : { ...board, scenes: inTime(told, board.scenes) };
}

/** What stands in quotes, in capitals or behind a label is read, and no figure goes missing. */
const mayBeSeen = ({ role, text, value, isQuoted, isSure }: BoardLine) =>
  (role === 'title' || role === 'line') &&
  value === undefined &&
  !isQuoted &&
  !isSure &&
  /\s\p{Ll}/u.test(text) &&
  !/[\d"“”„«»@/:]/u.test(text);

/** "Bolt Mutual, cow chewing"; in German any noun has a capital. */
const holdsName = (text: string, language: string) => language !== 'de' && /\p{Lu}\p{L}*\s\p{Lu}\p{Ll}/u.test(text);

const hasWords = ({ lines }: BoardScene) => lines.length > 0;

/** `before` are the same scenes with all their lines. */
function inTime(scenes: readonly BoardScene[], before: readonly BoardScene[]): BoardScene[] {
  const kept: BoardScene[] = [];
  let spare = 0;
  for (const [at, scene] of scenes.entries()) {
    const isEmptied = !hasWords(scene) && before[at] !== undefined && hasWords(before[at]);
    if (isEmptied) spare += scene.seconds ?? 0;
    else {
      kept.push(longer(scene, spare));
      spare = 0;
    }
  }
  const last = kept.pop();
  return last === undefined ? kept : [...kept, longer(last, spare)];
}

const longer = (scene: BoardScene, seconds: number): BoardScene => ({
  ...scene,
  seconds: scene.seconds === null ? null : scene.seconds + seconds,
});
