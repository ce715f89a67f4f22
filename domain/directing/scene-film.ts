import type { Theme } from '../../contract/theme.ts';
import { castBackdrop } from './casting/backdrop.ts';
import type { Caster } from './casting/pieces.ts';
import type { Json, PlacedShot } from './casting/shot.ts';
import { describeScene } from './describe-scene.ts';
import type { DirectedScene, TimedShot } from './film.ts';
import type { Material } from './plan-film.ts';
import { beatLengths, placeJoints } from './time-film.ts';

export interface FilmSize {
  fps: number;
  durationInFrames: number;
  width: number;
  height: number;
}

/** Scenes with exact frames: ground, hook, hero, closing. */
export function sceneFilm(caster: Caster, theme: Theme, material: Material, size: FilmSize): DirectedScene[] {
  const { fps, durationInFrames } = size;
  const frames = (fr: number) => Math.round((fr * fps) / 30);
  const closingNeed = Math.max(...material.closing.map(({ need }) => need));
  const joints = placeJoints((durationInFrames * 30) / fps, material.hook?.need ?? 0, closingNeed, theme.energy);
  const heroStart = frames(joints.heroStart);
  const heroEnd = frames(joints.heroEnd);
  const hero = heroScene(material, theme, heroStart, heroEnd, frames);
  const shifts = [heroStart, ...hero.starts.map((at) => at + heroStart).slice(1), frames(joints.closingStart)].filter(
    (at) => at > 0,
  );
  const scenes = [
    groundScene(castBackdrop(caster, theme, material.shape, shifts), durationInFrames),
    ...(material.hook === null ? [] : [hookScene(material, frames(joints.hookEnd))]),
    hero.scene,
    closingScene(material, frames(joints.closingStart), durationInFrames),
  ];
  return scenes.map((scene) => ({ ...scene, brief: describeScene(scene, theme, fps) }));
}

const bare = (shots: readonly TimedShot[]) => [...new Set(shots.map(({ piece }) => piece))];

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
    pieces: bare(timed),
    words: [],
    stations: null,
    shots: timed,
  };
}

function hookScene(material: Material, durationInFrames: number): DirectedScene {
  const hook = material.hook;
  const zone = hook?.piece === 'Headline' || hook?.piece === 'Marker' ? 'main' : 'main';
  const shots = hook === null ? [] : [{ piece: hook.piece, props: { zone, ...hook.props } }];
  return {
    name: 'Hook',
    role: 'text',
    track: 2,
    startFrame: 0,
    durationInFrames,
    zone,
    brief: '',
    pieces: bare(shots),
    words: hook?.words ?? [],
    stations: null,
    shots,
  };
}

function heroScene(
  material: Material,
  _theme: Theme,
  startFrame: number,
  endFrame: number,
  frames: (fr: number) => number,
) {
  const room = endFrame - startFrame;
  const lengths = beatLengths(material, room);
  const starts: number[] = [];
  let at = 0;
  for (const length of lengths) {
    starts.push(Math.round(at));
    at += length;
  }
  const gap = frames(3);
  const shots = material.beats.flatMap(({ shots: placed }, index) => {
    const from = starts[index] ?? 0;
    const next = starts[index + 1];
    const times: Record<string, Json> = {
      ...(from > 0 ? { from } : {}),
      ...(next === undefined ? {} : { to: next - (index + 1 < starts.length ? gap : 0) }),
    };
    return placed.map(({ piece, props, box }) => ({
      piece,
      props: { ...(box === undefined ? {} : { zone: { ...box } }), ...times, ...props },
    }));
  });
  const scene: DirectedScene = {
    name: 'Hero',
    role: 'hero',
    track: 1,
    startFrame,
    durationInFrames: room,
    zone: 'main',
    brief: '',
    pieces: ['Stage', ...bare(shots)],
    words: material.beats
      .flatMap(({ shots: placed }) => placed.flatMap(({ words }) => words))
      .filter((word) => word !== ''),
    stations: [{ at: 0, zone: 'main' }],
    shots,
  };
  return { scene, starts };
}

function closingScene(material: Material, startFrame: number, end: number): DirectedScene {
  const shots = material.closing.map(({ piece, props, box }) => ({
    piece,
    props: { zone: box === undefined ? 'close' : ({ ...box } as Json), ...props, exit: 'none' },
  }));
  return {
    name: 'Closing',
    role: 'closing',
    track: 2,
    startFrame,
    durationInFrames: end - startFrame,
    zone: 'close',
    brief: '',
    pieces: bare(shots),
    words: material.closing.flatMap(({ words }) => words),
    stations: null,
    shots,
  };
}
