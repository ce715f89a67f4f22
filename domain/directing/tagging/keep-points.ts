/** "- Horn at every blind corner" among points that viewers read: of one list the points stay together. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isDirection } from '../reading/open-directions.ts';
import { countPhrases } from '../reading/phrases.ts';
import { kindOfLabel } from '../unwrapping/brief-labels.ts';
import { isMakersRole, roleOfKey } from '../unwrapping/field-keys.ts';
import type { Part } from './leave-out.ts';
import { filmNouns, filmWords } from './words.ts';

const point = /^\s*(?:[-*•–]\s+|\(?\d{1,2}[.)]\s+)/u;

/** From this share of its points on, a list is for viewers. */
const leastKept = 1 / 3;

/** The parts of `text`, with those of a list's points that only some of their words would take out. */
export function keepPoints(parts: readonly Part[], text: string, lexicon: Lexicon): Part[] {
  const kept = new Set<Part>();
  for (const group of groupsOf(text)) {
    const rows = group.map((line) => ({
      ...line,
      own: parts.filter(({ from }) => from >= line.from && from < line.to),
    }));
    const whole = rows.filter(({ own }) => own.every(({ isOut }) => !isOut)).length;
    if (group.length < 2 || whole === 0 || whole < group.length * leastKept) continue;
    for (const { own, said } of rows) if (!isMakers(said, lexicon)) for (const part of own) kept.add(part);
  }
  return parts.map((part) => (part.isOut && kept.has(part) ? { ...part, isOut: false, isAsking: false } : part));
}

interface Line {
  said: string;
  from: number;
  to: number;
}

/** Runs of lines that are points, with their places. */
function groupsOf(text: string): Line[][] {
  const groups: Line[][] = [[]];
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    if (point.test(line)) groups.at(-1)?.push({ said: line.replace(point, ''), from, to });
    else groups.push([]);
    from = to + 1;
  }
  return groups.filter((group) => group.length > 0);
}

/** "Dele Fontaine": a name of two or three words is somebody, whatever verb its first word may be as well. */
const isName = (said: string) => /^\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}$/u.test(said.trim());

function isMakers(said: string, lexicon: Lexicon): boolean {
  if (isName(said) && !filmNouns.test(said) && !filmWords.test(said)) return false;
  const label = /^([^:：]{2,40})[:：]/u.exec(said)?.[1] ?? '';
  const role = roleOfKey(label, said.slice(label.length + 1));
  return (
    (label !== '' && (kindOfLabel(label) === 'maker' || isMakersRole(role))) ||
    isDirection(said) ||
    filmNouns.test(said) ||
    filmWords.test(said) ||
    countPhrases(said, [...lexicon.craft, ...lexicon.film, 'logo', 'fade']) > 0
  );
}
