import type { StageTimeline } from '../contract/stage.ts';

/**
 * Pauses every CSS and Web animation and sets it to the time of the scene it belongs to. A transition starts from what
 * was shown before, which is no function of the frame, so it is taken to its end.
 * Answers how many there were.
 */
export function setAnimations(timeline: StageTimeline, frame: number): number {
  const starts = new Map(timeline.scenes.map((scene) => [scene.key, scene.startFrame]));
  const animations = document.getAnimations();
  for (const animation of animations) {
    if (animation instanceof CSSTransition) {
      animation.finish();
      continue;
    }
    const effect = animation.effect;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const key = target?.closest<HTMLElement>('[data-scene]')?.dataset.scene;
    const start = key === undefined ? 0 : (starts.get(key) ?? 0);
    animation.pause();
    animation.currentTime = ((frame - start) / timeline.fps) * 1000;
  }
  return animations.length;
}
