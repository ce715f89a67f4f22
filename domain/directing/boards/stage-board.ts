/** A storyboard told scene by scene: each on a screen of its own, in its order and for its time. */
import type { Brief } from '../brief.ts';
import { hookLine } from '../casting/opening.ts';
import type { Caster } from '../casting/pieces.ts';
import type { Beat } from '../casting/shot.ts';
import type { Hook, Material } from '../material.ts';
import { countWords } from '../reading/phrases.ts';
import type { BoardScene } from './board.ts';
import { isCovered, shotsOf, tokensOf } from './board-words.ts';
import { closeBoard } from './close-board.ts';
import { composeScene, isWords, under } from './compose-scene.ts';
import { secondsOf } from './read-board.ts';

/** The material of a brief as the scenes of its board. */
export function stageBoard(given: Caster, material: Material): Material {
  // What a storyboard says is shown in the letters in which it is written.
  const texts = given.brief.board.flatMap(({ lines }) => lines.map(({ text }) => text));
  const caster = { ...given, brief: { ...given.brief, exact: [...given.brief.exact, ...texts] } };
  const { brief } = given;
  const { shape } = material;
  const framesOf = framesIn(brief);
  const { ending, closing, left } = closeBoard(caster, material, framesOf);
  const scenes = brief.board.slice(0, ending === null ? undefined : -1);
  const hook = hookOf(caster, material, scenes[0]);
  const told = scenes
    .slice(hook === null ? 0 : 1)
    .flatMap((scene, at) => withFrames(composeScene(caster, shape, scene.lines, at), framesOf(scene)));
  const ends = ending === null ? null : framesOf(ending);
  return {
    ...material,
    hook: hook === null ? null : { ...hook, need: Math.max(hook.need * 0.9, framesOf(scenes[0]) ?? 0) },
    beats: [
      ...material.beats.filter((beat) => isOutside(beat, brief)),
      ...told,
      ...composeScene(caster, shape, left, scenes.length),
    ],
    closing: closing.map((shot) => (ends === null ? shot : { ...shot, need: Math.max(shot.need * 0.8, ends) })),
    isBoard: true,
  };
}

/** What stands around the board in quotes is shown as well; what only tells of the film is not. */
function isOutside(beat: Beat, { board, exact }: Brief): boolean {
  const said = new Set(
    board.flatMap(({ lines }) => lines.flatMap(({ text, value = '' }) => tokensOf(`${text} ${value}`))),
  );
  const words = shotsOf([beat]).flatMap((shot) => shot.words);
  return words.length > 0 && !isCovered(words.join(' '), said) && exact.some((text) => words.includes(text));
}

/** Frames at 30 per second that a scene asks for, its film being as long as the brief says. */
function framesIn({ board, seconds }: Brief): (scene: BoardScene | undefined) => number | null {
  const sum = secondsOf(board);
  const stretch = sum === null || seconds === null || sum === 0 ? 1 : seconds / sum;
  return (scene) => (scene?.seconds ? scene.seconds * 30 * stretch : null);
}

/** Several beats of one scene share its time by what they need. */
function withFrames(beats: readonly Beat[], frames: number | null): Beat[] {
  if (frames === null) return [...beats];
  const all = beats.reduce((sum, { need }) => sum + need, 0);
  return beats.map((beat) => ({ ...beat, asked: (frames * beat.need) / Math.max(1, all) }));
}

/** Words of an opening line, and of the one below it. */
const mostOfHook = 14;

/** An opening of one line, or of a title with a line below it, stands before the hero as any hook does. */
function hookOf(caster: Caster, { shape }: Material, scene: BoardScene | undefined): Hook | null {
  const [head, line, more] = scene?.lines ?? [];
  const isHook = head !== undefined && more === undefined && isWords(scene?.lines ?? []) && shape !== 'sting';
  if (!isHook || [head, line].some((one) => one !== undefined && countWords(one.text) > mostOfHook)) return null;
  const hook = hookLine(caster, head.text, shape);
  if (line === undefined) return hook;
  const below = under(caster, line.text);
  return { ...hook, words: [...hook.words, ...below.words], need: Math.max(hook.need, below.need) * 1.2, under: below };
}
