import type { TextMeasure } from '../../../contract/stage.ts';
import { bounds } from '../bounds.ts';
import type { ReviewInput, ReviewRule, RuleFinding } from '../finding.ts';
import { isAtRest, isHidden, offCanvasShare, type TextAt, textsByElement } from '../text-states.ts';

/** Opaque words that are parked out of sight at every sample: nobody ever sees them. */
export function textNeverShown(input: ReviewInput): RuleFinding[] {
  const findings: RuleFinding[] = [];
  for (const appearances of textsByElement(input).values()) {
    const standing = appearances.filter(({ text }) => isAtRest(text, input.timeline));
    const everSeen = appearances.some(({ text }) => !isHidden(text, input.timeline));
    const first = standing[0];
    if (first && !everSeen && standing.length > 1) findings.push(toFinding(first, standing, input));
  }
  return findings;
}

function toFinding({ text, frame }: TextAt, standing: readonly TextAt[], input: ReviewInput): RuleFinding {
  const { rule, measured } = reasonOf(text, input);
  const lastFrame = (standing.at(-1) as TextAt).frame;
  return {
    rule,
    severity: lastFrame - frame >= bounds.heldSeconds * input.timeline.fps ? 'error' : 'warning',
    key: text.key,
    element: text.element,
    line: text.line,
    box: text.inkBox,
    firstFrame: frame,
    lastFrame,
    measured,
    bound: 'seen at some time',
    fix: 'Show the words, or take them out.',
    text: text.text,
  };
}

function reasonOf(text: TextMeasure, { timeline }: ReviewInput): { rule: ReviewRule; measured: string } {
  if (offCanvasShare(text, timeline) >= bounds.hiddenShare) {
    return { rule: 'text-off-canvas', measured: 'outside the frame all the time' };
  }
  return text.occluded >= bounds.hiddenShare
    ? { rule: 'text-covered', measured: 'covered all the time' }
    : { rule: 'text-clipped', measured: 'cut off all the time' };
}
