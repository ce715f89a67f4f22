import type { Beat } from '../casting/shot.ts';
import { beatsOf, linesBeat, listBeat } from './added-beats.ts';
import { placeIn } from './apply-order.ts';
import { asScene } from './carry.ts';
import type { Edit, Place } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { layParts, sceneOfElements } from './lay-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { newElement } from './scene-code.ts';

/** New parts with the words given, before the closing unless a place is named. */
export function applyAdd(
  film: EditFilm,
  { text, place, lines, list, seconds }: Extract<Edit, { kind: 'add' }>,
): EditFilm {
  if (seconds !== undefined && seconds * film.fps > film.frames / 2)
    throw refuseEdit(
      `${seconds} s may be of the new scene or of the film. Say “Make the film ${seconds} seconds long” for the film.`,
    );
  const beats = list ? [listBeat(film, text, list)] : lines ? [linesBeat(film, lines)] : beatsOf(film, text);
  const [first, more] = beats;
  if (seconds === undefined || first === undefined) return addBeats(film, beats, place);
  if (more !== undefined) throw refuseEdit('What is added takes several scenes: their lengths can be set one by one.');
  if (seconds * 30 < first.need * 0.7)
    throw refuseEdit(
      `Its words take ${Math.round(first.need / 3) / 10} s to come in and be read: ${seconds} s would be too short.`,
    );
  return addBeats(film, [{ ...first, need: seconds * 30 }], place);
}

/** New parts of these beats, before the closing unless a place is named. */
export function addBeats(film: EditFilm, beats: readonly Beat[], place: Place | null): EditFilm {
  const parted = partFilm(film);
  const { parts, hero } = parted;
  const model = hero?.scene ?? parts.at(-1)?.scene;
  if (model === undefined) throw refuseEdit('The film has no scene to stand beside.');
  const at =
    place === null
      ? Math.max(1, parts.length - (parts.at(-1)?.isBeat === true ? 0 : 1))
      : placeIn(parted, parts, place);
  const isHero = hero !== null;
  const added = beats.map((beat, index): Part => {
    const elements = beat.shots.map(({ piece, props, box }) =>
      newElement(piece, { ...(box === undefined ? {} : { zone: { ...box } }), ...props }, '\n      '),
    );
    const length = Math.round((beat.need * film.fps) / 30);
    const name = freeName(film, index === 0 ? 'Added' : `Added ${index + 1}`);
    const scene = isHero
      ? model
      : { ...sceneOfElements(model, elements, name), role: 'text' as const, track: freeTrack(film) };
    return { scene, isBeat: isHero, elements, start: 0, length, asides: [], before: null };
  });
  const isOutside = isHero && (at === parts.length || (at === 0 && parts[0]?.isBeat === false));
  const homed = isOutside ? added.map((part) => outside(film, part, at === parts.length)) : added;
  return layParts(parted, [...parts.slice(0, at), ...homed, ...parts.slice(at)]);
}

/** An addition before the opening or after the closing is a scene of its own. */
function outside(film: EditFilm, part: Part, isLast: boolean): Part {
  const model = film.scenes.find(({ role }) => role === 'closing' || role === 'text') ?? part.scene;
  const elements = asScene(part.elements ?? [], film, isLast);
  const scene = {
    ...sceneOfElements(model, elements, freeName(film, 'Added')),
    role: 'text' as const,
    track: freeTrack(film),
  };
  return { ...part, scene, elements, isBeat: false };
}

function freeName({ scenes }: EditFilm, wish: string): string {
  const names = new Set(scenes.map(({ name }) => name));
  let name = wish;
  for (let count = 2; names.has(name); count += 1) name = `${wish} ${count}`;
  return name;
}

/** Above everything, so that it overlaps nothing on its track. */
const freeTrack = ({ scenes }: EditFilm) => Math.max(2, ...scenes.map(({ track }) => track + 1));
