import type { TextMeasure } from '../../contract/stage.ts';
import { bounds } from './bounds.ts';
import type { ReviewInput, ReviewRule, RuleFinding, Sample } from './finding.ts';
import { faintElements, isAtRest, isHidden, runsOf, standsFaint, type TextAt, textsByElement } from './text-states.ts';

/** One measured fault of a text at one sample; `value` is for comparing, the larger the worse. */
export interface TextFault {
  value: number;
  measured: string;
  bound: string;
  severity: RuleFinding['severity'];
}

export interface TextRule {
  rule: ReviewRule;
  fix: string;
  /** Seconds that the fault must hold to weigh as it says; shorter ones are warnings. */
  heldSeconds: number;
  /** A fault that grows less from look to look until it is gone is a reveal, one that grows to the end a way out. */
  passes?: boolean;
  /** Judges texts too that never become opaque. */
  faintToo?: boolean;
  judge: (text: TextMeasure, sample: Sample, input: ReviewInput) => TextFault | undefined;
}

type FaultAt = TextAt & { fault: TextFault };

/**
 * Judges every text at rest at every sample and reports the longest stretch of each element's faults.
 * What was seen at a single sample is information: it may be a moment between two states.
 */
export function judgeTexts(input: ReviewInput, rule: TextRule): RuleFinding[] {
  const findings: RuleFinding[] = [];
  const { timeline } = input;
  const faint = rule.faintToo ? faintElements(input) : new Map<string, number>();
  for (const appearances of textsByElement(input).values()) {
    const judged = appearances.filter(
      ({ text }) => (isAtRest(text, timeline) || standsFaint(text, timeline, faint)) && !isHidden(text, timeline),
    );
    const faults = judged.flatMap((at): FaultAt[] => {
      const fault = rule.judge(at.text, input.samples[at.index] as Sample, input);
      return fault ? [{ ...at, fault }] : [];
    });
    const stretches = rule.heldSeconds > 0 ? runsOf(faults) : faults.length > 0 ? [faults] : [];
    const halt = rule.heldSeconds * timeline.fps;
    const runs = stretches.filter(
      (run) => !(rule.passes && (isPassing(run, judged, halt) || isTakingTurns(run, judged, halt))),
    );
    const longest = runs.sort((a, b) => heldFrames(b) - heldFrames(a) || b.length - a.length)[0];
    if (longest) findings.push(toFinding(rule, longest, input.timeline.fps));
  }
  return findings;
}

/** Shares are sums of measures: a difference below this is none. */
const sameShare = 0.001;

/** Words that a clip or a wipe lets appear or takes away without a halt, and that are whole in between. */
function isPassing(run: readonly FaultAt[], judged: readonly TextAt[], haltFrames: number): boolean {
  const [first, last] = [run[0] as FaultAt, run.at(-1) as FaultAt];
  if (run.length < 2 || isSame(first, last) || halts(run, haltFrames)) return false;
  const isWholeAt = (index: number) => judged.some((at) => at.index === index);
  const steps = run.slice(1).map((at, index) => ({
    grows: at.text.shown - (run[index] as FaultAt).text.shown,
    worsens: at.fault.value - (run[index] as FaultAt).fault.value,
  }));
  // Words that come in turn, each from behind its own mask: the fault of those in sight rises as the next ones join.
  const opens = steps.every(({ grows, worsens }) => worsens <= sameShare || grows > sameShare);
  const closes = steps.every(({ grows, worsens }) => worsens >= -sameShare || grows < -sameShare);
  return (
    (opens && isWholeAt(last.index + 1)) ||
    (closes && last.index === judged.at(-1)?.index && isWholeAt(first.index - 1))
  );
}

/** Other words in the same place: what leaves by a clip and what comes in its stead by one are two, each on its way. */
function isTakingTurns(run: readonly FaultAt[], judged: readonly TextAt[], haltFrames: number): boolean {
  const texts = [...new Set(run.map(({ text }) => text.text))];
  return (
    texts.length > 1 &&
    texts.every((words) => {
      const part = run.filter(({ text }) => text.text === words);
      const own = judged.filter(({ text }) => text.text === words);
      const [at] = part;
      const isBeside = own.some(({ index }) => index === (at?.index ?? 0) - 1 || index === (at?.index ?? 0) + 1);
      return part.length === 1 ? isBeside : isPassing(part, own, haltFrames);
    })
  );
}

/** The same words stand with the same fault. */
const isSame = (one: FaultAt, other: FaultAt) =>
  Math.abs(one.fault.value - other.fault.value) < sameShare && Math.abs(one.text.shown - other.text.shown) < sameShare;

/** Whether the fault is the same for so long: a share is asked at a few points, so a slow one may seem to stand a while. */
function halts(run: readonly FaultAt[], frames: number): boolean {
  return run.some((at) => {
    const same = run.filter((each) => isSame(each, at));
    return (same.at(-1) as FaultAt).frame - at.frame >= frames;
  });
}

function heldFrames(run: readonly FaultAt[]): number {
  return (run.at(-1) as FaultAt).frame - (run[0] as FaultAt).frame;
}

function toFinding(rule: TextRule, run: FaultAt[], fps: number): RuleFinding {
  const worst = run.reduce((a, b) => (b.fault.value > a.fault.value ? b : a));
  const held = heldFrames(run) >= rule.heldSeconds * fps;
  return {
    rule: rule.rule,
    severity: run.length === 1 ? 'info' : held ? worst.fault.severity : 'warning',
    key: worst.text.key,
    element: worst.text.element,
    line: worst.text.line,
    column: worst.text.column,
    box: worst.text.inkBox,
    firstFrame: (run[0] as FaultAt).frame,
    lastFrame: (run.at(-1) as FaultAt).frame,
    measured: worst.fault.measured,
    bound: worst.fault.bound,
    fix: rule.fix,
    text: worst.text.text,
  };
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const halfASecond = bounds.heldSeconds;
