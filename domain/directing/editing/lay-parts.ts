import type { Json } from '../casting/shot.ts';
import { groundRest } from '../long-rests.ts';
import { balanceLengths } from './balance-lengths.ts';
import { eachFrame, withTurns } from './code-values.ts';
import { type EditFilm, type EditScene, endOf, type Part, type PartedFilm } from './film-parts.ts';
import { homeParts } from './home-parts.ts';
import { type CodeElement, readSceneCode, stageOf, withElements, withProps, withStage } from './scene-code.ts';

/**
 * The film with these parts in this order and these lengths; frames of all that moves move with it. Opening, hero and
 * closing keep their shares of it, unless a person has said how long one of them lasts (`isExact`).
 */
export function layParts(parted: PartedFilm, wanted: readonly Part[], isExact = false): EditFilm {
  const { film } = parted;
  const homed = homeParts(parted, wanted);
  const overlap = overlapOf(parted);
  const lengths = isExact
    ? homed.map(({ length }) => Math.max(1, Math.round(length)))
    : balanceLengths(homed, overlap.hero);
  const frames = lengths.reduce((sum, length) => sum + length, 0);
  let at = 0;
  const parts = homed.map((part, index) => {
    const start = at;
    at += lengths[index] ?? 0;
    return { ...part, start, length: lengths[index] ?? 0 };
  });
  const map = frameMap(parts, film.frames, frames);
  const scenes = [
    ...parted.grounds.map((scene) => ({
      ...scene,
      durationInFrames: frames,
      code: turning(
        eachFrame(scene.code, (frame) => map(frame)),
        film,
        frames,
      ),
    })),
    ...parts.flatMap((part, index) =>
      part.isBeat ? [] : [ownScene(part, frames, overlapAfter(part, parts[index + 1], overlap.own))],
    ),
    ...heroScene(parted, parts, overlap.hero),
    ...parts.flatMap((part) => asideScenes(part, frames)),
  ];
  return { ...film, frames, scenes: scenes.filter(({ durationInFrames }) => durationInFrames > 0) };
}

/** The ground of a longer film turns as often as that of a film planned so long: words that stand for long stand on it. */
const turning = (code: string, { frames: before, fps, theme }: EditFilm, frames: number) =>
  frames > before ? withTurns(code, frames, Math.round((groundRest[theme.energy] * fps) / 30)) : code;

/** Frames by which one scene lasts into the next, and the hero into what follows it. */
function overlapOf({ parts, film, hero }: PartedFilm): { own: number; hero: number } {
  const most = Math.floor(film.frames / 30);
  const own = parts
    .slice(0, -1)
    .filter(({ isBeat }) => !isBeat)
    .map(({ scene, start, length }) => endOf(scene) - start - length);
  const lastBeat = parts.findLast(({ isBeat }) => isBeat);
  const next = lastBeat === undefined ? undefined : parts[parts.indexOf(lastBeat) + 1];
  const heroes = hero === null || next === undefined ? [] : [endOf(hero.scene) - next.start];
  // Where nothing tells, a fifth of a second; where scenes do not overlap, they do not start to.
  const usual = (found: number[]) =>
    Math.min(found.length === 0 ? Math.round(film.fps / 5) : Math.max(0, ...found), most);
  return { own: usual(own.length > 0 ? own : heroes), hero: usual(heroes.length > 0 ? heroes : own) };
}

/** Scenes of one track never overlap. */
const overlapAfter = ({ scene }: Part, next: Part | undefined, overlap: number) =>
  next !== undefined && next.scene.track === scene.track ? 0 : overlap;

/** Where a frame of the old film stands in the new one. */
function frameMap(parts: readonly Part[], oldFrames: number, newFrames: number): (frame: number) => number {
  const known = parts.flatMap(({ before, start, length }) => (before === null ? [] : [{ before, start, length }]));
  return (frame) => {
    const held = known.find(({ before }) => frame >= before.start && frame < before.start + before.length);
    if (held === undefined) return Math.round((frame / oldFrames) * newFrames);
    return Math.round(held.start + ((frame - held.before.start) / held.before.length) * held.length);
  };
}

function ownScene(part: Part, frames: number, overlap: number): EditScene {
  const { scene, start, length, before } = part;
  const isLast = start + length >= frames;
  const durationInFrames = isLast ? frames - start : Math.min(frames - start, length + overlap);
  const factor = before === null ? 1 : length / before.length;
  const isStretched = Math.abs(factor - 1) > 0.01;
  const written = codeOf(part);
  const code = isStretched ? eachFrame(written, (frame) => (frame > 0 ? Math.round(frame * factor) : frame)) : written;
  return { ...scene, startFrame: start, durationInFrames, code };
}

/** The scene's code with the pieces that the edit left of it. */
function codeOf({ scene, elements }: Part): string {
  const standing = readSceneCode(scene.code);
  if (standing === null || elements === null) return scene.code;
  const isSame =
    elements.length === standing.elements.length &&
    elements.every((one, at) => one.source === standing.elements[at]?.source);
  return isSame ? scene.code : withElements(standing, elements);
}

function asideScenes({ asides, start, length, before }: Part, frames: number): EditScene[] {
  const factor = before === null ? 1 : length / before.length;
  return asides.map(({ scene, offset }) => {
    const wished = Math.round(scene.durationInFrames * factor);
    const durationInFrames = Math.min(Math.max(wished, Math.ceil(frames * 0.2)), Math.floor(frames * 0.4));
    // It ends with its part, and starts before it where its share of the film asks for more.
    const startFrame = Math.max(
      0,
      Math.min(start + Math.round(offset * factor), start + length - 1 - durationInFrames),
    );
    return { ...scene, startFrame, durationInFrames };
  });
}

/** The hero with its beats in their new order; none where no beat is left. */
function heroScene({ hero, film }: PartedFilm, parts: readonly Part[], overlap: number): EditScene[] {
  const beats = parts.filter(({ isBeat }) => isBeat);
  const [first, last] = [beats[0], beats.at(-1)];
  if (hero === null || first === undefined || last === undefined) return [];
  const rate = film.fps / 30;
  const end = last.start + last.length;
  const lasts = parts.at(-1) === last ? end : end + overlap;
  const elements = beats.flatMap((beat, index) => beatElements(beat, { first, index, isLast: beat === last, rate }));
  const stage = stageOf(hero.code);
  const code = withStage(withElements(hero.code, elements), {
    stations: stationsOf(beats, stage.stations, first.start, rate),
    ...(typeof stage.from === 'number' ? { from: -Math.round((first.start === 0 ? 12 : 6) * rate) } : {}),
  });
  return [{ ...hero.scene, startFrame: first.start, durationInFrames: lasts - first.start, code }];
}

interface BeatPlace {
  first: Part;
  index: number;
  isLast: boolean;
  rate: number;
}

function beatElements(
  { elements, start, length, before }: Part,
  { first, index, isLast, rate }: BeatPlace,
): CodeElement[] {
  const from = index === 0 ? (first.start === 0 ? -Math.round(14 * rate) : 0) : start - first.start;
  const to = isLast ? undefined : start - first.start + length + Math.round(6 * rate);
  const factor = before === null ? 1 : length / before.length;
  return (elements ?? []).map((element) => {
    const { cues, from: stood } = element.props;
    const began = typeof stood === 'number' ? stood : 0;
    const moved = Array.isArray(cues)
      ? { cues: cues.map((cue) => Math.round(from + (Number(cue) - began) * factor)) }
      : {};
    return withProps(element, { from, to, ...moved });
  });
}

/** Each beat keeps the zone that it had; the Stage goes there as it begins. */
function stationsOf(beats: readonly Part[], standing: Json | undefined, heroStart: number, rate: number): Json {
  const old = (Array.isArray(standing) ? standing : []) as { at: number; zone: Json }[];
  const zones = beats.map((beat) => zoneOf(beat, old));
  return beats.flatMap((beat, index) => {
    const zone = zones[index] ?? 'main';
    if (index > 0 && JSON.stringify(zone) === JSON.stringify(zones[index - 1])) return [];
    return [{ at: index === 0 ? 0 : Math.max(0, beat.start - heroStart - Math.round(4 * rate)), zone }];
  });
}

function zoneOf({ asides, before, scene, isBeat }: Part, old: readonly { at: number; zone: Json }[]): Json {
  if (asides.length > 0) return 'A';
  if (before === null || !isBeat) return 'main';
  const at = before.start - scene.startFrame + 5;
  const zone = old.findLast((station) => station.at <= at)?.zone ?? 'main';
  // Beside it stood what the edit took away.
  return zone === 'A' ? 'main' : zone;
}

/** A scene of its own made of one part's pieces, in the code of a scene that stood. */
export function sceneOfElements(model: EditScene, elements: readonly CodeElement[], name: string): EditScene {
  const plain = elements.map((element) => withProps(element, { from: undefined, to: undefined }));
  const shell = readSceneCode(model.code);
  const code = shell === null || shell.root === 'stage' ? freshCode(plain) : withElements(shell, plain);
  return { ...model, name, code };
}

function freshCode(elements: readonly CodeElement[]): string {
  const shell = 'export default function PartScene() {\n  return (\n    <>\n    </>\n  );\n}\n';
  const at = shell.indexOf('\n    </>');
  return withElements(
    { code: shell, root: 'fragment', elements: [], start: at, end: at },
    elements.map((one) => ({ ...one, lead: '\n      ' })),
  );
}
