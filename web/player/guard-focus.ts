import type { RefObject } from 'react';

const mostGrabs = 3;

/**
 * Gives the focus back to what had it whenever code in the frame takes it: a person's keys are for the app alone, and the
 * frame has nothing to be typed into. Browsers let any frame take the focus, an inert one too. `onGrabbing` is told of one
 * that does not leave off. Returns how to end this.
 */
export function guardFocus(frame: RefObject<HTMLIFrameElement | null>, onGrabbing: () => void): () => void {
  let before = document.activeElement;
  let grabs = 0;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== frame.current) before = target;
  };
  // What is told of a frame that takes the focus is that the window loses it.
  const onBlur = () => {
    if (!frame.current || document.activeElement !== frame.current) return;
    frame.current.blur();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    grabs += 1;
    if (grabs >= mostGrabs) onGrabbing();
  };
  addEventListener('focusin', onFocus);
  addEventListener('blur', onBlur);
  return () => {
    removeEventListener('focusin', onFocus);
    removeEventListener('blur', onBlur);
  };
}
