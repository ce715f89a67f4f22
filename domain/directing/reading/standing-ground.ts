/** Which of the colours that a wish names the film stands on, where no word says so. */
import type { NamedColour } from '../brief.ts';
import { contrast, lchOf } from '../ramp.ts';
import { darkness } from './grounds.ts';

/** Contrast at which one of them stands out from a dark one, and from a pale one, on which a fill may be deepened a little. */
const shownOn = { dark: 2.2, pale: 1.4 };

/**
 * "Light grey and burgundy", "dark red with gold": the pale one of them, or else the dark one, if what is named beside it
 * shows on it. Who speaks of black, of white or of a dark or light film has said it already.
 */
export function withStandingGround(colours: NamedColour[], text: string): NamedColour[] {
  if (colours.length < 2 || colours.some(({ role }) => role === 'ground' || role === 'ink')) return colours;
  const dark = darkness(text);
  const free = colours.filter(({ role }) => role === 'brand');
  const others = (one: NamedColour) => colours.filter((other) => other !== one);
  const pale = free
    .filter(({ hex }) => isPale(hex) && dark === null)
    .filter((one) => others(one).some(({ hex }) => contrast(hex, one.hex) >= shownOn.pale))
    .sort((a, b) => lchOf(b.hex).l - lchOf(a.hex).l)[0];
  const deep = free.find(
    (one) =>
      dark !== false &&
      lchOf(one.hex).l <= 0.49 &&
      others(one).every(({ hex }) => contrast(hex, one.hex) >= shownOn.dark),
  );
  const ground = pale ?? deep;
  return colours.map((one) => (one === ground ? { ...one, role: 'ground' } : one));
}

/** A pale tint or a pale grey; silver is neither. */
const isPale = (hex: string) => {
  const { l, c } = lchOf(hex);
  return l > (c < 0.02 ? 0.84 : 0.75) && c < 0.075;
};
