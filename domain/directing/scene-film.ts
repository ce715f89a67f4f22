import type { Theme } from '../../contract/theme.ts';
import { castBackdrop } from './casting/backdrop.ts';
import type { Caster } from './casting/pieces.ts';
import { type Json, longestNeed, type PlacedShot } from './casting/shot.ts';
import { describeScene } from './describe-scene.ts';
import { dressClosing, hookPlaces } from './edge-shapes.ts';
import type { DirectedScene, TimedShot } from './film.ts';
import { draw } from './hash.ts';
import { groundRest, withoutLongRests } from './long-rests.ts';
import type { Hook, Material } from './material.ts';
import { heroScenes } from './scene-hero.ts';
import { placeJoints } from './time-film.ts';

export interface FilmSize {
  fps: number;
  durationInFrames: number;
  width: number;
  height: number;
  /** Whether one beat may last longer than usual, so that the lengths differ. */
  dwells: boolean;
}

/** Scenes with exact frames: ground, hook, hero with its supports, closing. */
export function sceneFilm(caster: Caster, theme: Theme, material: Material, size: FilmSize): DirectedScene[] {
  const { fps, durationInFrames } = size;
  const frames = (fr: number) => Math.round((fr * fps) / 30);
  const closingNeed = longestNeed(material.closing);
  const total = (durationInFrames * 30) / fps;
  const joints = placeJoints(total, material.hook?.need ?? 0, closingNeed, theme.energy);
  const closingStart = frames(joints.closingStart);
  const hero = heroScenes(material, theme, {
    start: frames(joints.heroStart),
    end: frames(joints.heroEnd),
    closingStart,
    lead: Math.max(0, frames(joints.hookEnd) - frames(joints.heroStart)),
    total: durationInFrames,
    frames,
    dwells: size.dwells,
    layout: caster.brief.treatment.layout,
    isUpright: caster.format === 'portrait',
  });
  const shifts = withoutLongRests(
    [...hero.turns, closingStart].filter((at) => at > 0),
    durationInFrames,
    frames(groundRest[theme.energy]),
  );
  const scenes = [
    groundScene(castBackdrop(caster, theme, material.shape, shifts), durationInFrames),
    ...(material.hook === null
      ? []
      : [hookScene(material.hook, theme, caster, { end: frames(joints.hookEnd), lead: frames(10) })]),
    ...hero.scenes,
    closingScene(dressClosing(caster, theme, material.closing), closingStart, durationInFrames, frames(10)),
  ];
  return scenes.map((scene) => ({ ...scene, brief: describeScene(scene, theme, fps) }));
}

const piecesOf = (shots: readonly TimedShot[]) => [...new Set(shots.map(({ piece }) => piece))];

function groundScene(shots: readonly PlacedShot[], durationInFrames: number): DirectedScene {
  const timed = shots.map(({ piece, props }) => ({ piece, props }));
  return {
    name: 'Ground',
    role: 'ground',
    track: 0,
    startFrame: 0,
    durationInFrames,
    zone: 'full',
    brief: '',
    pieces: piecesOf(timed),
    words: [],
    stations: null,
    shots: timed,
  };
}

/** The hook is under way at frame 0, so that the first picture is composed. */
function hookScene(
  hook: Hook,
  theme: Theme,
  caster: Caster,
  { end, lead }: { end: number; lead: number },
): DirectedScene {
  const isLine = ['Headline', 'Marker', 'Typeline'].includes(hook.piece);
  const { density, layout: asked } = caster.brief.treatment;
  const choices =
    density === 'sparse'
      ? (['left', 'centre', 'wide'] as const)
      : (['left', 'wide', 'shapes', 'shapes', 'shapes', 'shapes'] as const);
  // A line alone leaves most of an upright frame bare.
  const isRich = density === 'rich' || (density !== 'sparse' && caster.format === 'portrait');
  const layout = asked ?? (isRich ? 'shapes' : draw(theme.seed, 'hook', choices));
  const isShort =
    hook.words.join(' ').length <= { portrait: 90, landscape: 80, square: 60 }[caster.format] &&
    theme.ground !== 'split';
  const shapes = isLine && isShort && layout === 'shapes' ? hookPlaces(theme, caster.format) : null;
  const zone = !isLine || layout === 'left' || layout === 'shapes' ? 'main' : layout === 'centre' ? 'close' : 'full';
  const shots: TimedShot[] = [
    ...hookWords(
      hook,
      lead,
      shapes === null ? { zone, box: openPlace(caster) } : { zone: { ...shapes.words }, box: shapes.words },
    ),
    ...(shapes === null
      ? []
      : [{ piece: 'Emblem', props: { zone: { ...shapes.shapes }, from: -2 * lead, bleed: true, variant: 3 } }]),
  ];
  return {
    name: 'Hook',
    role: 'text',
    track: 2,
    startFrame: 0,
    durationInFrames: end,
    zone,
    brief: '',
    pieces: piecesOf(shots),
    words: hook.words,
    stations: null,
    shots,
  };
}

/** The line that opens a film, alone in its place or over the smaller one below it. */
function hookWords(
  { piece, props, under }: Hook,
  lead: number,
  { zone, box }: { zone: Json; box: NonNullable<PlacedShot['box']> },
): TimedShot[] {
  if (under === undefined) return [{ piece, props: { zone, from: -lead, ...props } }];
  const head = Math.round(box.h * 0.6);
  const foot = { ...box, y: box.y + head + 3, h: box.h - head - 3 };
  return [
    { piece, props: { zone: { ...box, h: head }, from: -lead, ...props, align: 'start' } },
    { piece: under.piece, props: { zone: { ...foot }, from: Math.round(lead / 2), ...under.props, align: 'start' } },
  ];
}

/** Where a title and its line stand without shapes, in % of the frame. */
const openPlace = ({ format, brief }: Caster) =>
  brief.strict
    ? { x: 14, y: 20, w: 72, h: 46 }
    : format === 'landscape'
      ? { x: 9, y: 20, w: 80, h: 60 }
      : { x: 8, y: 24, w: 84, h: 52 };

/** What to do comes once the name is there: `pause` in frames. */
function closingScene(closing: readonly PlacedShot[], startFrame: number, end: number, pause: number): DirectedScene {
  const shots = closing.map(({ piece, props, box }, index) => ({
    piece,
    props: {
      zone: box === undefined ? 'close' : ({ ...box } as Json),
      from: index > 0 && piece === 'CallToAction' ? pause : 0,
      ...props,
      exit: 'none',
    },
  }));
  return {
    name: 'Closing',
    role: 'closing',
    track: 2,
    startFrame,
    durationInFrames: end - startFrame,
    zone: 'close',
    brief: '',
    pieces: piecesOf(shots),
    words: closing.flatMap(({ words }) => words).filter((word) => word !== ''),
    stations: null,
    shots,
  };
}
