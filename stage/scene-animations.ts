import type { StageTimeline } from '../contract/stage.ts';

/** Pauses every CSS and Web animation and sets it to the time of the scene it belongs to. */
export function setAnimations(timeline: StageTimeline, frame: number): void {
  const starts = new Map(timeline.scenes.map((scene) => [scene.key, scene.startFrame]));
  for (const animation of document.getAnimations()) {
    const effect = animation.effect;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const key = target?.closest<HTMLElement>('[data-scene]')?.dataset.scene;
    const start = key === undefined ? 0 : (starts.get(key) ?? 0);
    animation.pause();
    animation.currentTime = ((frame - start) / timeline.fps) * 1000;
  }
}
