import type { SceneRole } from '../../../contract/plan.ts';
import type { Theme } from '../../../contract/theme.ts';
import { stringsOf } from './code-values.ts';
import { type CodeElement, readSceneCode, type SceneCode } from './scene-code.ts';

/** A scene that stands, with the code that a person may have changed. */
export interface EditScene {
  name: string;
  role: SceneRole;
  track: number;
  startFrame: number;
  durationInFrames: number;
  code: string;
}

/** A film while it is edited. */
export interface EditFilm {
  width: number;
  height: number;
  fps: number;
  frames: number;
  theme: Theme;
  scenes: EditScene[];
}

/** What a viewer sees in turn: a scene of its own, or one beat of the hero. Frames are the film's. */
export interface Part {
  /** The scene it stands in; several beats share the hero. */
  scene: EditScene;
  isBeat: boolean;
  /** Its pieces; null where the scene's code is more than pieces. */
  elements: CodeElement[] | null;
  start: number;
  /** Frames until the next part starts. */
  length: number;
  /** Scenes that stand beside it, and how long after it they start. */
  asides: { scene: EditScene; offset: number }[];
  /** Where it stood before the edit; parts that are new stood nowhere. */
  before: { start: number; length: number } | null;
}

export interface PartedFilm {
  film: EditFilm;
  grounds: EditScene[];
  parts: Part[];
  hero: { scene: EditScene; code: SceneCode } | null;
}

export const endOf = ({ startFrame, durationInFrames }: EditScene): number => startFrame + durationInFrames;

/** The film as a viewer counts it: parts in turn, what stands beside each, and the grounds behind all. */
export function partFilm(film: EditFilm): PartedFilm {
  const grounds = film.scenes.filter((scene) => isGround(scene, film));
  const rest = film.scenes.filter((scene) => !grounds.includes(scene));
  const asides = rest.filter((scene) => rest.some((other) => holds(other, scene)));
  const main = rest.filter((scene) => !asides.includes(scene)).sort((a, b) => a.startFrame - b.startFrame);
  const hero = heroOf(main);
  const parts = main.flatMap((scene) => (hero?.scene === scene ? beatsOf(hero) : [wholePart(scene)]));
  for (const [index, part] of parts.entries()) {
    part.length = (parts[index + 1]?.start ?? film.frames) - part.start;
    part.before = { start: part.start, length: part.length };
  }
  for (const scene of asides) {
    const middle = scene.startFrame + scene.durationInFrames / 2;
    const host = parts.findLast(({ start }) => start <= middle) ?? parts[0];
    host?.asides.push({ scene, offset: scene.startFrame - host.start });
  }
  return { film, grounds, parts, hero };
}

/** Behind everything for the whole film. */
const isGround = (scene: EditScene, { frames, scenes }: EditFilm) =>
  scene.startFrame === 0 &&
  scene.durationInFrames >= frames * 0.95 &&
  scenes.length > 1 &&
  scenes.every((other) => other === scene || other.track >= scene.track);

const holds = (outer: EditScene, inner: EditScene) =>
  outer !== inner &&
  outer.durationInFrames > inner.durationInFrames &&
  outer.startFrame <= inner.startFrame &&
  endOf(outer) >= endOf(inner) - 2;

function heroOf(main: readonly EditScene[]): PartedFilm['hero'] {
  for (const scene of main) {
    const code = readSceneCode(scene.code);
    if (code?.root === 'stage') return { scene, code };
  }
  return null;
}

function wholePart(scene: EditScene): Part {
  const elements = readSceneCode(scene.code)?.elements ?? null;
  return { scene, isBeat: false, elements, start: scene.startFrame, length: 0, asides: [], before: null };
}

/** The hero's pieces, those that enter together being one beat. */
function beatsOf({ scene, code }: NonNullable<PartedFilm['hero']>): Part[] {
  const beats: Part[] = [];
  let entered: number | null = null;
  for (const element of code.elements) {
    const from = typeof element.props.from === 'number' ? element.props.from : 0;
    const last = beats.at(-1);
    if (last !== undefined && from === entered) last.elements?.push(element);
    else {
      const start = scene.startFrame + Math.max(0, from);
      beats.push({ scene, isBeat: true, elements: [element], start, length: 0, asides: [], before: null });
    }
    entered = from;
  }
  return beats;
}

/** Every string that a part shows, with those of what stands beside it. */
export function stringsOfPart({ scene, elements, asides }: Part): string[] {
  const own = elements === null ? stringsOf(scene.code) : elements.flatMap(stringsOfElement);
  return [...own, ...asides.flatMap((aside) => stringsOf(aside.scene.code))];
}

export const stringsOfElement = ({ source }: CodeElement): string[] => stringsOf(`(${source});`);

/** Kit pieces of a part, without what stands beside it. */
export const piecesOfPart = ({ scene, elements }: Part): string[] =>
  elements === null
    ? [...scene.code.matchAll(/<([A-Z]\w+)/g)].map((match) => match[1] ?? '')
    : elements.map(({ piece }) => piece);
