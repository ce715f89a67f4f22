import type { Theme } from '../../contract/theme.ts';
import type { DirectedScene } from './film.ts';

/** The enriched brief of a scene in words: place, size, entrance, hold, exit and energy. */
export function describeScene(scene: DirectedScene, theme: Theme, fps: number): string {
  const seconds = (frames: number) => `${Math.round((frames / fps) * 10) / 10} s`;
  const length = seconds(scene.durationInFrames);
  const pieces = scene.pieces.filter((piece) => piece !== 'Stage').join(', ');
  const pace = `Energy ${theme.energy}.`;
  if (scene.role === 'ground') return `${pieces} fill the frame for the whole film and rest between shifts. ${pace}`;
  if (scene.role === 'hero')
    return `A Stage in zone ${scene.zone} springs in and carries ${pieces} one after another over ${length}; each leaves onwards along the axis it came by. ${pace}`;
  if (scene.role === 'closing')
    return `${pieces} in zone ${scene.zone}, entering by ${theme.signature}, held still to the last frame (${length}). ${pace}`;
  return `${pieces} in zone ${scene.zone}, entering by ${theme.signature}, readable at rest, leaving before its last frame (${length}). ${pace}`;
}
