import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Watches that the focus, and with it what a person types, does not go into a frame. */
export interface FocusGuard {
  /** Looks now, too: a window that is come back to tells of nothing. */
  look(): void;
  end(): void;
}

/**
 * Has the frame taken away as soon as code in it takes the focus, and gives it back to what had it. Browsers let any frame
 * take it, an inert one too; a frame that was only left by `blur()` would go on to get the keys.
 */
export function guardFocus(frame: RefObject<HTMLIFrameElement | null>, takeAway: () => void): FocusGuard {
  let before = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== frame.current) before = target;
  };
  const look = () => {
    if (!frame.current || document.activeElement !== frame.current) return;
    flushSync(takeAway);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  addEventListener('focusin', onFocus);
  // That the window loses it is all that is told of a frame that takes it.
  addEventListener('blur', look);
  return {
    look,
    end: () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('blur', look);
    },
  };
}
