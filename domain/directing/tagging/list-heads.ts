import { shouted } from '../naming/headed-name.ts';
import { isMakersPart } from '../reading/makers-parts.ts';
import { countWords } from '../reading/phrases.ts';
import { kindOfLabel } from '../unwrapping/brief-labels.ts';
import { isMakersRole, roleOfKey } from '../unwrapping/field-keys.ts';
import { filmNouns, filmWords } from './words.ts';

const heading = /^\s*#{2,6}\s+(.+?)\s*:?\s*$/u;
const point = /^\s*(?:[-*•]|\d{1,2}[.)])\s+\S/u;

/** Headings that speak of the making of a film, and not of what it tells. */
const ofMaking =
  /(?<!\p{L})(?:direction|directions|creative|brief|style|look|design|visuals?|production|notes?|how to make|make it|guidelines?|requirements?|constraints?|format|specs?|technical|tone|delivery|output|structure|outline|script|scenes?|storyboard|callouts?|plan of|regie|gestaltung|stil|hinweise|vorgaben|umsetzung|indications?|consignes|style|réalisation|indicaciones|estilo|indicazioni|stile|indicações|aanwijzingen|stijl|vormgeving)(?!\p{L})/iu;

/** "### Solo" above its points, in a section that is told: its name heads them, whatever it sounds like. */
export function listHeads(prompt: string): string[] {
  const lines = prompt.split('\n');
  return lines.flatMap((line, at) => {
    const head = (heading.exec(line)?.[1] ?? shouted.exec(line)?.[1])?.replace(/\*\*/gu, '') ?? '';
    if (head === '' || head.split(/\s+/u).length > 6) return [];
    const next = lines.slice(at + 1).find((one) => one.trim() !== '') ?? '';
    const isMakers =
      ofMaking.test(head) ||
      isMakersPart(head) ||
      kindOfLabel(head) !== null ||
      isMakersRole(roleOfKey(head)) ||
      filmNouns.test(head) ||
      filmWords.test(head);
    // A clause in brackets ends before its bracket.
    return (point.test(next) || isNotice(lines, at)) && !isMakers
      ? [line.trim(), head, line.trim().replace(/\)$/u, '')]
      : [];
  });
}

/** "PRODUCT RECALL" above short lines of its own: a notice as it hangs on a door. */
const isNotice = (lines: readonly string[], at: number): boolean => {
  const below = lines.slice(at + 1, at + 4);
  const isShort = (line: string) => line.trim() !== '' && !/:\s/u.test(line) && countWords(line) <= 9;
  return shouted.test(lines[at] ?? '') && below.length === 3 && below.every(isShort);
};
