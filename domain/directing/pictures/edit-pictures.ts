import { makeBeat } from '../casting/make-beat.ts';
import { pictureOf } from '../casting/picture-beats.ts';
import { addBeats } from '../editing/apply-parts.ts';
import { type EditFilm, partFilm } from '../editing/film-parts.ts';
import { refuseEdit } from '../editing/refuse-edit.ts';
import { newElement, readSceneCode, withElements } from '../editing/scene-code.ts';
import type { OrderedPicture } from './order-pictures.ts';
import { behindProps } from './place-pictures.ts';

/** A standing film with pictures that are made for it: cut out where it stood, behind its words, or in a new part. */
export function withPictures(film: EditFilm, ordered: readonly OrderedPicture[]): EditFilm {
  return ordered.reduce((all, picture) => withPicture(all, picture), film);
}

function withPicture(film: EditFilm, picture: OrderedPicture): EditFilm {
  const { name, asset, place, seconds = 0 } = picture;
  if (asset !== undefined) return withCutOut(film, asset, name);
  if (place === 'part') {
    const shot = pictureOf(name);
    return addBeats(film, [makeBeat('exact', 16, [{ ...shot, need: Math.max(shot.need, seconds * 30) }])], null);
  }
  const [ground] = partFilm(film).grounds;
  const scene = ground && readSceneCode(ground.code);
  if (!scene) throw refuseEdit('The film has no ground on which a picture could stand.');
  const props = behindProps(name, place, place === 'title' ? firstEnd(film) : film.frames, film.frames);
  const code = withElements(scene, [...scene.elements, newElement('Media', props, '\n      ')]);
  return { ...film, scenes: film.scenes.map((one) => (one === ground ? { ...one, code } : one)) };
}

/** Frame at which the first part is over. */
function firstEnd(film: EditFilm): number {
  const [first] = partFilm(film).parts;
  return first ? first.start + first.length : film.frames;
}

function withCutOut(film: EditFilm, asset: string, name: string): EditFilm {
  const shows = new RegExp(`\\basset\\((["'\`])${asset}\\1\\)`, 'g');
  if (!film.scenes.some(({ code }) => code.search(shows) >= 0)) {
    throw refuseEdit(`No scene shows ${asset}: framewright media remove-background ${asset} cuts it out for later.`);
  }
  return {
    ...film,
    scenes: film.scenes.map((scene) => ({ ...scene, code: scene.code.replace(shows, `asset("${name}")`) })),
  };
}
