import type { PlannedPicture } from '../../../contract/plan.ts';
import type { Json } from '../casting/shot.ts';
import type { DirectorInput } from '../director.ts';
import type { DirectedPlan, DirectedScene, TimedShot } from '../film.ts';
import type { OrderedPicture } from './order-pictures.ts';

/** Share of the ground's colour that lies over a picture which words stand on. */
const veil = { title: 0.62, behind: 0.8 };
const whole = { x: 0, y: 0, w: 100, h: 100 };
/** Sides of a picture that is made, in pixels. */
const sides = { least: 64, most: 4096 };

/** The pictures that get a part of their own in the film: they are in no library yet, and are shown all the same. */
export function shownPictures(ordered: readonly OrderedPicture[]): NonNullable<DirectorInput['shown']> {
  return ordered.flatMap(({ place, name, asset, seconds }) => {
    if (place !== 'part' || asset === 'logo') return [];
    return [{ name: asset ?? name, ...(seconds && { seconds }) }];
  });
}

/**
 * The plan with its pictures where they were asked for: behind words under a veil, or cut out in place of what was. One
 * for which the film has no room is not made, and told of.
 */
export function placePictures(plan: DirectedPlan, ordered: readonly OrderedPicture[]): DirectedPlan {
  if (ordered.length === 0) return plan;
  const scenes = ordered.reduce<DirectedScene[]>((all, picture) => placeOne(all, picture, plan), plan.scenes);
  const shown = new Set(scenes.flatMap(({ shots }) => shots.flatMap(({ props }) => Object.values(props).map(assetOf))));
  const placed = ordered.filter(({ name }) => shown.has(name));
  const pictures = placed.map(({ place: _, ...picture }): PlannedPicture => {
    return picture.operation === 'background_removal' ? picture : { ...picture, ...sizeIn(scenes, picture.name, plan) };
  });
  const lost = ordered.filter((one) => !placed.includes(one)).map(({ name }) => `The film has no room for ${name}.`);
  return { ...plan, scenes, leftOut: [...plan.leftOut, ...lost], ...(pictures.length > 0 && { pictures }) };
}

function placeOne(scenes: DirectedScene[], picture: OrderedPicture, { durationInFrames }: DirectedPlan) {
  const { name, asset, place } = picture;
  if (asset !== undefined) return withAsset(scenes, asset, name, { fit: 'contain' });
  if (place === 'part') return scenes;
  const to = place === 'title' ? titleEnd(scenes) : durationInFrames;
  const shot: TimedShot = { piece: 'Media', props: behindProps(name, place, to, durationInFrames) };
  return scenes.map((scene) => {
    if (scene.role === 'ground') {
      return { ...scene, shots: [...scene.shots, shot], pieces: [...new Set([...scene.pieces, 'Media'])] };
    }
    // The picture takes the room of the shapes beside the words.
    if (place !== 'title' || scene.name !== 'Hook') return scene;
    const shots = scene.shots.filter(({ piece }) => piece !== 'Emblem');
    return { ...scene, shots, pieces: scene.pieces.filter((piece) => piece !== 'Emblem') };
  });
}

/** A picture under a veil until a frame: under way at the film's first one, as the words before it are. */
export const behindProps = (
  name: string,
  place: 'title' | 'behind',
  to: number,
  frames: number,
): Record<string, Json> => ({
  ...{ src: { asset: name }, zone: { ...whole }, mask: 'none', veil: veil[place], enter: 'fade', exit: 'fade' },
  from: -15,
  ...(to < frames ? { to } : { exit: 'none' }),
});

/** Frame at which the first words have gone: those of the hook, else of the hero's first part. */
function titleEnd(scenes: readonly DirectedScene[]): number {
  const [first] = scenes
    .filter(({ role }) => role !== 'ground')
    .sort((one, other) => one.startFrame - other.startFrame);
  if (!first) return 0;
  const starts = first.shots.map(({ props }) => Number(props.from ?? 0));
  const opening = first.shots.filter((_, at) => starts[at] === Math.min(...starts));
  const ends = opening.map(({ props }) => (typeof props.to === 'number' ? props.to : first.durationInFrames));
  return first.startFrame + Math.max(...ends);
}

/** The scenes with another picture in the place of one. */
export function withAsset(
  scenes: readonly DirectedScene[],
  from: string,
  to: string,
  extra: Record<string, Json> = {},
): DirectedScene[] {
  const swap = (shot: TimedShot): TimedShot => {
    const changed = Object.entries(shot.props).map(([key, value]) => [
      key,
      assetOf(value) === from ? { asset: to } : value,
    ]);
    const isChanged = Object.values(shot.props).some((value) => assetOf(value) === from);
    if (!isChanged) return shot;
    return { ...shot, props: { ...Object.fromEntries(changed), ...(shot.piece === 'Media' ? extra : {}) } };
  };
  return scenes.map((scene) => ({ ...scene, shots: scene.shots.map(swap) }));
}

/** Name of the picture that a prop shows; undefined where it shows none. */
export function assetOf(value: Json | undefined): string | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return typeof value.asset === 'string' ? value.asset : undefined;
}

/** Pixels for the box that a picture fills; none where no scene shows it, and the film's size will do. */
function sizeIn(scenes: readonly DirectedScene[], name: string, { width, height }: DirectedPlan) {
  const shot = scenes.flatMap(({ shots }) => shots).find(({ props }) => assetOf(props.src) === name);
  const zone = shot?.props.zone;
  if (zone === null || typeof zone !== 'object' || Array.isArray(zone)) return {};
  const side = (share: Json | undefined, all: number) => {
    const wanted = Math.round((Number(share) / 100) * all);
    return 2 * Math.round(Math.min(sides.most, Math.max(sides.least, wanted)) / 2);
  };
  return { width: side(zone.w, width), height: side(zone.h, height) };
}
