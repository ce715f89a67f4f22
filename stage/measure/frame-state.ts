/**
 * A short mark of all that the scenes show at a frame: their markup with its styles, and where running animations are.
 * Two frames of one mark look the same; a canvas, which paints without markup, never has the same mark twice.
 */
export function frameState(roots: readonly Element[], frame: number): string {
  let hash = 0x811c9dc5;
  const add = (text: string) => {
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
  };
  for (const root of roots) {
    add(root.outerHTML);
    if (root.querySelector('canvas, video')) add(String(frame));
  }
  for (const animation of document.getAnimations()) add(String(animation.effect?.getComputedTiming().progress ?? ''));
  return (hash >>> 0).toString(36);
}
