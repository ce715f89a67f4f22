import type { FilmPlan } from '../../contract/plan.ts';
import type { DirectedScene, TimedShot } from './film.ts';
import { distance } from './ramp.ts';

/** How alike two films or two beats are on each axis that a viewer sees, from 0 to 1. */
export interface Likeness {
  layout: number;
  palette: number;
  pieces: number;
  motion: number;
  type: number;
  /** Weighted mean of them. */
  all: number;
}

const weights = { layout: 0.3, palette: 0.25, pieces: 0.2, motion: 0.15, type: 0.1 };

/**
 * Likeness of two planned films before a pixel is drawn: where things stand, ground and colours, kinds of pieces, what
 * moves how, and the setting of type. The weights follow section 11 of the art direction.
 */
export function filmLikeness(one: FilmPlan, other: FilmPlan): Likeness {
  const [a, b] = [one.theme, other.theme];
  const motion = [
    a.signature === b.signature,
    a.transition === b.transition,
    a.energy === b.energy,
    a.camera === b.camera,
  ];
  const type = [a.pairing === b.pairing, a.emphasis === b.emphasis];
  return weighed({
    layout: shared(placesOf(one), placesOf(other)),
    palette: paletteLikeness(one, other),
    pieces: shared(piecesOf(one), piecesOf(other)),
    motion: share(motion) * 0.7 + lengthLikeness(one, other) * 0.3,
    type: share(type),
  });
}

/** Likeness of two neighbouring beats of one film, whose colours and type are one on purpose: layout and pieces. */
export function beatLikeness(one: readonly TimedShot[], other: readonly TimedShot[]): number {
  const places = (shots: readonly TimedShot[]) => shots.map(placeOf);
  const names = (shots: readonly TimedShot[]) => shots.map(({ piece }) => piece);
  return shared(places(one), places(other)) * 0.5 + shared(names(one), names(other)) * 0.5;
}

/** The share of changes at which a film goes on in the picture that it leaves; 0 for a film of one picture. */
export function dullness(plan: FilmPlan): number {
  const beats = beatsOf(plan);
  const pairs = beats.slice(1).map((beat, index) => beatLikeness(beats[index] ?? [], beat));
  return pairs.length === 0 ? 0 : pairs.filter((likeness) => likeness > 0.8).length / pairs.length;
}

function weighed(axes: Omit<Likeness, 'all'>): Likeness {
  const keys = Object.keys(weights) as (keyof typeof weights)[];
  return { ...axes, all: keys.reduce((sum, key) => sum + weights[key] * axes[key], 0) };
}

function paletteLikeness({ theme: a }: FilmPlan, { theme: b }: FilmPlan): number {
  const near = (key: 'ground' | 'brand' | 'accent') => Math.max(0, 1 - distance(a.colours[key], b.colours[key]) / 0.25);
  const ground = a.ground === b.ground ? 1 : 0;
  return ground * 0.3 + near('ground') * 0.3 + near('brand') * 0.25 + near('accent') * 0.15;
}

/** Likeness of the rhythm: shares of the film that its scenes take, compared in order. */
function lengthLikeness(one: FilmPlan, other: FilmPlan): number {
  const shares = ({ scenes, durationInFrames }: FilmPlan) =>
    scenes.map((scene) => scene.durationInFrames / durationInFrames);
  const [a, b] = [shares(one), shares(other)];
  const most = Math.max(a.length, b.length);
  const apart = Array.from({ length: most }, (_, i) => Math.abs((a[i] ?? 0) - (b[i] ?? 0))).reduce((x, y) => x + y, 0);
  return Math.max(0, 1 - apart);
}

const share = (facts: readonly boolean[]) => facts.filter(Boolean).length / facts.length;

/** Jaccard of two bags: what both have, over what either has. */
function shared(one: readonly string[], other: readonly string[]): number {
  const rest = [...other];
  const both = one.filter((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  const all = one.length + other.length - both;
  return all === 0 ? 1 : both / all;
}

const shotsOf = (scene: FilmPlan['scenes'][number]): readonly TimedShot[] =>
  'shots' in scene
    ? (scene as DirectedScene).shots
    : scene.pieces.map((piece) => ({ piece, props: { zone: scene.zone } }));

const piecesOf = ({ scenes }: FilmPlan) => scenes.flatMap((scene) => shotsOf(scene).map(({ piece }) => piece));

const placesOf = ({ scenes }: FilmPlan) =>
  scenes.filter(({ role }) => role !== 'ground').flatMap((scene) => shotsOf(scene).map(placeOf));

/** A place in ninths of the frame and the size class of what stands there. */
function placeOf({ piece, props: { zone, align } }: TimedShot): string {
  const set = typeof align === 'string' ? align : '';
  if (zone === null || typeof zone !== 'object' || Array.isArray(zone)) return `${String(zone ?? 'stage')}${set}`;
  const third = (at: number) => Math.min(2, Math.max(0, Math.floor(at / 33.4)));
  const [x, y, w, h] = [zone.x, zone.y, zone.w, zone.h].map(Number);
  const column = third((x ?? 0) + (w ?? 0) / 2);
  const row = third((y ?? 0) + (h ?? 0) / 2);
  return `${column}${row}${(w ?? 0) > 60 ? 'wide' : 'narrow'}${(h ?? 0) > 60 ? 'tall' : 'low'}${piece === 'Emblem' ? 'drawn' : ''}${set}`;
}

/** What stands together, in the order of time; the ground is no beat. */
function beatsOf({ scenes }: FilmPlan): TimedShot[][] {
  return scenes
    .filter(({ role }) => role !== 'ground' && role !== 'support')
    .sort((a, b) => a.startFrame - b.startFrame)
    .flatMap((scene) => {
      const byStart = new Map<number, TimedShot[]>();
      for (const shot of shotsOf(scene)) {
        const from = scene.role === 'hero' ? Number(shot.props.from ?? 0) : 0;
        byStart.set(from, [...(byStart.get(from) ?? []), shot]);
      }
      return [...byStart.entries()].sort(([a], [b]) => a - b).map(([, shots]) => shots);
    });
}
