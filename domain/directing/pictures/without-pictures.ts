import type { FilmPlan } from '../../../contract/plan.ts';
import { type CodeElement, newElement, readSceneCode, withElements } from '../editing/scene-code.ts';
import type { DirectedScene, TimedShot } from '../film.ts';
import { assetOf, withAsset } from './place-pictures.ts';

/**
 * A plan whose scenes show nothing of the pictures that could not be made: the picture as it was before it was cut out,
 * shapes of the brand where it had a place of its own, the ground alone where it stood behind words.
 */
export function withoutPictures<Plan extends FilmPlan>(plan: Plan, names: ReadonlySet<string>): Plan {
  const lost = (plan.pictures ?? []).filter(({ name }) => names.has(name));
  const scenes = lost.reduce((all, { name, operation, asset }) => {
    if (operation === 'background_removal' && asset) return all.map((scene) => uncut(scene, name, asset));
    return all.map((scene) => (hasShots(scene) ? unpictured(scene, name) : scene));
  }, plan.scenes);
  return { ...plan, scenes };
}

type Scene = FilmPlan['scenes'][number];

/** A plan that others than the rules drew has no pieces yet, and one that edits has code. */
const hasShots = (scene: Scene): scene is DirectedScene => 'shots' in scene && Array.isArray(scene.shots);

function uncut(scene: Scene, name: string, asset: string): Scene {
  if (!hasShots(scene)) return scene;
  const code = scene.code?.replaceAll(`asset("${name}")`, `asset("${asset}")`);
  return { ...(withAsset([scene], name, asset)[0] as DirectedScene), ...(code !== undefined && { code }) };
}

function unpictured(scene: DirectedScene, name: string): DirectedScene {
  if (scene.code !== undefined) return { ...scene, code: withoutElement(scene.code, name) };
  const isLost = ({ props }: TimedShot) => assetOf(props.src) === name;
  if (!scene.shots.some(isLost)) return scene;
  const shots = scene.shots.flatMap((shot): TimedShot[] => {
    if (!isLost(shot)) return [shot];
    const { src: _, fit: __, mask: ___, pan: ____, veil, ...props } = shot.props;
    return veil === undefined ? [{ piece: 'Emblem', props: { ...props, variant: 7 } }] : [];
  });
  return { ...scene, shots, pieces: [...new Set(shots.map(({ piece }) => piece))] };
}

/** Code without the element that shows the picture; alone in its scene, shapes of the brand stand in its place. */
function withoutElement(code: string, name: string): string {
  const scene = readSceneCode(code);
  const isLost = ({ source }: CodeElement) => source.includes(`asset("${name}")`);
  if (!scene?.elements.some(isLost)) return code;
  return withElements(
    scene,
    scene.elements.flatMap((element) => {
      if (!isLost(element)) return [element];
      const { from, to } = element.props;
      const times = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      return element.props.veil === undefined ? [newElement('Emblem', { variant: 7, ...times }, element.lead)] : [];
    }),
  );
}
