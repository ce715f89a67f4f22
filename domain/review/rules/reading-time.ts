import type { TextMeasure } from '../../../contract/stage.ts';
import { bounds, readingFrames, unitOf } from '../bounds.ts';
import type { ReviewInput, RuleFinding } from '../finding.ts';
import {
  area,
  intersection,
  isAtRest,
  isLoneSign,
  isReadable,
  runsOf,
  type TextAt,
  textsByElement,
} from '../text-states.ts';

const fix = 'Hold the text longer, enter it earlier, or say it in fewer words.';

/**
 * Texts that stand shorter than it takes to read them. Between two samples the text gets the benefit of the doubt:
 * its stretch reaches to just inside the neighbouring samples at which it is not readable.
 */
export function readingTime(input: ReviewInput): RuleFinding[] {
  const findings: RuleFinding[] = [];
  const everRead = new Set(input.samples.flatMap(({ texts }) => texts.flatMap((text) => wordsIfReadable(text, input))));
  const standing = readableByWords(input);
  for (const appearances of textsByElement(input).values()) {
    findings.push(...neverStill(appearances, everRead, input));
    const readable = appearances.filter(({ text }) => isReadable(text, input.timeline) && !isLoneSign(text.text));
    for (const [words, at] of groupByWords(readable)) {
      const longest = longestStretch(withOnward(at, standing.get(words) ?? []), input);
      const needed = readingFrames(words, input.timeline);
      if (longest.frames < needed) findings.push(toFinding(longest.run, longest.frames, needed, input));
    }
  }
  return findings;
}

function wordsIfReadable(text: TextMeasure, { timeline }: ReviewInput): string[] {
  return isReadable(text, timeline) ? [text.text] : [];
}

function readableByWords(input: ReviewInput): Map<string, TextAt[]> {
  const byWords = new Map<string, TextAt[]>();
  for (const at of [...textsByElement(input).values()].flat()) {
    if (isReadable(at.text, input.timeline) && standsAlone(at, input))
      byWords.set(at.text.text, [...(byWords.get(at.text.text) ?? []), at]);
  }
  return byWords;
}

/** Words that others are set on top of cannot be read on there. */
function standsAlone({ index, text }: TextAt, { samples, timeline }: ReviewInput): boolean {
  const others = samples[index]?.texts.filter((each) => each.text !== text.text && isAtRest(each, timeline)) ?? [];
  return !others.some((each) => area(intersection(text.inkBox, each.inkBox)) > bounds.overlapShare * area(text.inkBox));
}

/**
 * Appearances with those of the same words at the same place in other elements: code that shows one thing more beside
 * them moves their element to another place in the page, and the words stand on.
 */
function withOnward(at: readonly TextAt[], standing: readonly TextAt[]): TextAt[] {
  const own = new Set(at.map(({ index }) => index));
  const onward = standing.filter(
    ({ index, text }) => !own.has(index) && at.some((each) => isSamePlace(each.text, text)),
  );
  const byIndex = new Map([...onward, ...at].map((each) => [each.index, each]));
  return [...byIndex.values()].sort((one, other) => one.index - other.index);
}

function isSamePlace({ inkBox: one }: TextMeasure, { inkBox: other }: TextMeasure): boolean {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.width - other.width) < 1;
}

/** Words in full sight for half a second or longer that are always on the move, and stand nowhere else. */
function neverStill(appearances: readonly TextAt[], everRead: ReadonlySet<string>, input: ReviewInput): RuleFinding[] {
  const { timeline } = input;
  const passing = appearances.filter(
    ({ text }) => !isLoneSign(text.text) && isReadable({ ...text, speed: 0 }, timeline) && !everRead.has(text.text),
  );
  const run = runsOf(passing).sort((a, b) => b.length - a.length)[0];
  const [first, last] = [run?.[0], run?.at(-1)];
  if (!run || !first || !last || appearances.some(({ text }) => isReadable(text, timeline))) return [];
  if (last.frame - first.frame < bounds.heldSeconds * timeline.fps) return [];
  const finding = toFinding(run, 0, readingFrames(first.text.text, timeline), input);
  const speeds = run.map(({ text }) => text.speed ?? 0);
  const slowest = Math.min(...speeds) / unitOf(timeline);
  return [
    {
      ...finding,
      measured: `never at rest: at least ${slowest.toFixed(1)} u per frame`,
      fix: `Let the words come to rest, or pass at ${bounds.readableSpeed} u per frame at most.`,
    },
  ];
}

/** Words that still grow or count are not yet what is read: a typed line and a counter are judged by their end. */
function groupByWords(appearances: readonly TextAt[]): [string, TextAt[]][] {
  const groups = new Map<string, TextAt[]>();
  for (const each of appearances) groups.set(each.text.text, [...(groups.get(each.text.text) ?? []), each]);
  const ordered = [...groups];
  return ordered.filter(([words, at]) => {
    // A figure told alone and once more in a row counts up a second time: its end stands after its way there.
    const isLater = ([other, its]: [string, TextAt[]]) =>
      other !== words && (its.at(-1) as TextAt).index > (at.at(-1) as TextAt).index;
    const later = ordered.filter(isLater).map(([other]) => other);
    return !later.some((other) => other.startsWith(words) || isSameButForFigures(words, other));
  });
}

function isSameButForFigures(one: string, other: string): boolean {
  const pattern = (text: string) => text.replace(/\d[\d\s.,'’]*/gu, '#');
  return pattern(one).includes('#') && pattern(one) === pattern(other);
}

function longestStretch(at: readonly TextAt[], input: ReviewInput): { run: TextAt[]; frames: number } {
  const stretches = runsOf(at).map((run) => ({ run, frames: stretchFrames(run, input) }));
  return stretches.reduce((a, b) => (b.frames > a.frames ? b : a));
}

function stretchFrames(run: readonly TextAt[], { samples, timeline }: ReviewInput): number {
  const before = samples[(run[0] as TextAt).index - 1]?.frame ?? -1;
  const after = samples[(run.at(-1) as TextAt).index + 1]?.frame ?? timeline.durationInFrames;
  return after - before - 1;
}

function toFinding(run: TextAt[], frames: number, needed: number, { timeline }: ReviewInput): RuleFinding {
  const { text, frame } = run[0] as TextAt;
  const seconds = (count: number) => `${(count / timeline.fps).toFixed(1)} s`;
  return {
    rule: 'reading-time',
    severity: frames < needed / 2 ? 'error' : 'warning',
    key: text.key,
    element: text.element,
    line: text.line,
    column: text.column,
    box: text.inkBox,
    firstFrame: frame,
    lastFrame: (run.at(-1) as TextAt).frame,
    measured: `${seconds(frames)} at rest`,
    bound: `at least ${seconds(needed)}`,
    fix,
    text: text.text,
  };
}
