import type { Theme } from '../../contract/theme.ts';
import { castBackdrop } from './casting/backdrop.ts';
import type { Caster } from './casting/pieces.ts';
import type { Json, PlacedShot, Shot } from './casting/shot.ts';
import { describeScene } from './describe-scene.ts';
import type { DirectedScene, TimedShot } from './film.ts';
import { draw } from './hash.ts';
import type { Material } from './plan-film.ts';
import { heroScenes } from './scene-hero.ts';
import { placeJoints } from './time-film.ts';

export interface FilmSize {
  fps: number;
  durationInFrames: number;
  width: number;
  height: number;
}

/** Scenes with exact frames: ground, hook, hero with its supports, closing. */
export function sceneFilm(caster: Caster, theme: Theme, material: Material, size: FilmSize): DirectedScene[] {
  const { fps, durationInFrames } = size;
  const frames = (fr: number) => Math.round((fr * fps) / 30);
  const closingNeed = Math.max(...material.closing.map(({ need }) => need));
  const total = (durationInFrames * 30) / fps;
  const joints = placeJoints(total, material.hook?.need ?? 0, closingNeed, theme.energy);
  const closingStart = frames(joints.closingStart);
  const hero = heroScenes(material, theme, {
    start: frames(joints.heroStart),
    end: frames(joints.heroEnd),
    closingStart,
    total: durationInFrames,
    frames,
  });
  const shifts = [...hero.turns, closingStart].filter((at) => at > 0);
  const scenes = [
    groundScene(castBackdrop(caster, theme, material.shape, shifts), durationInFrames),
    ...(material.hook === null ? [] : [hookScene(material.hook, theme, frames(joints.hookEnd), frames(10))]),
    ...hero.scenes,
    closingScene(material, closingStart, durationInFrames, frames(3)),
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
function hookScene(hook: Shot, theme: Theme, durationInFrames: number, lead: number): DirectedScene {
  const isLine = ['Headline', 'Marker', 'Typeline'].includes(hook.piece);
  const layout = draw(theme.seed, 'hook', ['left', 'centre', 'wide'] as const);
  const zone = !isLine || layout === 'left' ? 'main' : layout === 'centre' ? 'close' : 'full';
  const shots = [{ piece: hook.piece, props: { zone, from: -lead, ...hook.props } }];
  return {
    name: 'Hook',
    role: 'text',
    track: 2,
    startFrame: 0,
    durationInFrames,
    zone,
    brief: '',
    pieces: [hook.piece],
    words: hook.words,
    stations: null,
    shots,
  };
}

function closingScene(material: Material, startFrame: number, end: number, lead: number): DirectedScene {
  const shots = material.closing.map(({ piece, props, box }) => ({
    piece,
    props: { zone: box === undefined ? 'close' : ({ ...box } as Json), from: -lead, ...props, exit: 'none' },
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
    words: material.closing.flatMap(({ words }) => words).filter((word) => word !== ''),
    stations: null,
    shots,
  };
}
