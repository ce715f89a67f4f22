/** What goes on about how a film shall be, behind a clause that says so: the rest of a bracket, and colours. */
import { isHueWord } from '../reading/colour-words.ts';
import type { Part } from './leave-out.ts';

/** The parts of one sentence, of which those that a wish takes with it are wishes as well. */
export function wholeWishes(parts: readonly Part[]): Part[] {
  const whole: Part[] = [];
  let isInside = false;
  for (const part of parts) {
    const before = whole.at(-1);
    // "Keep text inside safe areas (top 14%, bottom 20% stay free)"
    if (part.joint === 'open') isInside = isWish(part) && before?.isOut === true;
    else if (part.joint === 'close' || part.joint === 'stop') isInside = false;
    const isLed = isInside || (before !== undefined && isWish(before) && isHue(part.text));
    whole.push(isLed ? { ...part, isOut: true, isAsking: false } : part);
  }
  return whole;
}

const isWish = ({ isOut, isAsking }: Part) => isOut && !isAsking;

/** "Allegra, | blu mare", "white | and oak tones" */
function isHue(text: string): boolean {
  const words = text
    .replace(/^(?:and|und|et|y|e|en)\s/iu, '')
    .split(/[\s.]+/u)
    .filter(Boolean);
  if (/[\d\ue000-\uf8ff]/u.test(text)) return false;
  return words.length <= 2
    ? isHueWord((words[0] ?? '').toLowerCase()) !== null || ofLook.test(text)
    : words.length <= 4 && ofLook.test(text);
}
const ofLook =
  /\s(?:tones?|colou?rs?|hues|palette|accents?|töne[n]?|farben|tons|couleurs|tonos|colores|toni|colori|cores|tinten|kleuren)[.]?$/iu;
