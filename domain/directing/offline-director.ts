import { AppError } from '../../contract/errors.ts';
import type { FilmPlan } from '../../contract/plan.ts';
import type { Director, DirectorInput } from './director.ts';
import { briefAnew } from './editing/is-new-film.ts';
import type { DirectedPlan, DirectedScene } from './film.ts';
import { orderPictures, pictureWishOf } from './pictures/order-pictures.ts';
import { placePictures, shownPictures } from './pictures/place-pictures.ts';
import { planEdit } from './plan-edit.ts';
import { planFilm } from './plan-film.ts';
import { readBrief } from './read-brief.ts';
import { simplifyScene } from './simplify-scene.ts';
import { planSound, withSound } from './sound/plan-sound.ts';
import { wishOf } from './sound/wish-of.ts';
import { fromObject } from './unwrapping/from-object.ts';
import { fromYaml } from './unwrapping/from-yaml.ts';
import { writeScene } from './write-scene.ts';

/** The director that needs no key: reads, plans and writes by rule, the same film for the same input. */
export function createOfflineDirector(): Director {
  return {
    name: 'offline',
    async plan(input, signal) {
      signal?.throwIfAborted();
      const plan = planAny(input);
      if (plan.scenes.length === 0 && plan.sound === undefined) {
        throw new AppError('brief_not_understood', 'no material in the brief', {
          detail: 'The prompt holds nothing that could be shown. Say what the video is about.',
        });
      }
      return { plan, costMicros: 0 };
    },
    async writeScene(input, plan, index, onText, signal) {
      signal?.throwIfAborted();
      const scene = sceneOf(input, plan, index);
      const code = scene.code ?? writeScene(scene);
      onText?.(code);
      return { code, costMicros: 0 };
    },
    async repairScene(input, plan, index, code, faults, signal) {
      signal?.throwIfAborted();
      return { code: simplifyScene(sceneOf(input, plan, index), code, faults), costMicros: 0 };
    },
  };
}

/** An edit of what stands, else a film of its own. */
const planAny = (input: DirectorInput) =>
  planEdit(input) ??
  planMade({ ...input, prompt: fromObject(fromYaml(briefAnew(input.prompt) ?? input.prompt)) }, input.prompt);

/** A film with what its prompt wishes to have made for it: pictures and clips, and what it is heard with. */
function planMade(told: DirectorInput, typed: string): DirectedPlan {
  const { input: silent, wish } = wishOf(told);
  const { input: plain, wishes } = pictureWishOf(silent);
  const ordered = orderPictures(wishes, plain);
  const input = ordered.length > 0 ? { ...plain, shown: shownPictures(ordered) } : plain;
  const plan = placePictures(planFilm(input, typed), ordered);
  if (plan.scenes.length === 0) return plan;
  return withSound(plan, planSound(plan, wish, { keepsLength: readBrief(input).seconds !== null }));
}

/** The planned scene with its pieces; a plan that lost them on its way is made again from the same input. */
function sceneOf(input: DirectorInput, plan: FilmPlan, index: number): DirectedScene {
  const planned = plan.scenes[index];
  if (planned === undefined) throw new RangeError(`The plan has no scene ${index}`);
  if (isDirected(planned)) return planned;
  const again = planAny(input).scenes.find(({ name }) => name === planned.name);
  if (again === undefined) throw new AppError('internal', 'the plan is not of this director');
  return again;
}

const isDirected = (scene: FilmPlan['scenes'][number]): scene is DirectedScene =>
  'shots' in scene && Array.isArray(scene.shots);
