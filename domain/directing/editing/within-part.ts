import type { Target } from './edit.ts';
import { type EditFilm, partFilm } from './film-parts.ts';
import { findTarget } from './find-target.ts';
import { refuseEdit } from './refuse-edit.ts';
import { readSceneCode, withElements } from './scene-code.ts';

/** An edit of words that changes one part only, wherever else the same words stand. */
export function withinPart(film: EditFilm, within: Target | undefined, apply: (film: EditFilm) => EditFilm): EditFilm {
  const changed = apply(film);
  if (within === undefined) return changed;
  const parted = partFilm(film);
  const { parts, aside } = findTarget(parted, within);
  const own = new Set(parts.flatMap(({ elements }) => elements ?? []).map(({ source }) => source));
  const names = new Set([
    ...parts.filter(({ isBeat }) => !isBeat).map(({ scene }) => scene.name),
    ...(aside === null ? [] : [aside.name]),
  ]);
  const scenes = film.scenes.map((scene) => {
    const next = changed.scenes.find(({ name }) => name === scene.name) ?? scene;
    if (names.has(scene.name) || next.code === scene.code) return next;
    const [before, after] = [readSceneCode(scene.code), readSceneCode(next.code)];
    if (before === null || after === null) return scene;
    const elements = before.elements.map((element, at) =>
      own.has(element.source) ? (after.elements[at] ?? element) : element,
    );
    return { ...next, code: withElements(before, elements) };
  });
  if (scenes.every((scene, at) => scene.code === film.scenes[at]?.code))
    throw refuseEdit('That scene does not show these words.');
  return { ...changed, scenes };
}
