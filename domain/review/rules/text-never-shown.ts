import type { TextMeasure } from '../../../contract/stage.ts';
import { bounds } from '../bounds.ts';
import type { ReviewInput, ReviewRule, RuleFinding } from '../finding.ts';
import { percent } from '../text-rule.ts';
import { isAtRest, isHidden, isLoneSign, offCanvasShare, type TextAt, textsByElement } from '../text-states.ts';

/** Less of a text’s characters than this in sight is words lost, more a rounding. */
const wholeShare = 0.9;

/** Opaque words that are parked out of sight at every sample: nobody ever sees them. */
export function textNeverShown(input: ReviewInput): RuleFinding[] {
  const findings: RuleFinding[] = [];
  for (const appearances of textsByElement(input).values()) {
    const standing = appearances.filter(({ text }) => isAtRest(text, input.timeline) && !isLoneSign(text.text));
    const everSeen = appearances.some(({ text }) => !isHidden(text, input.timeline));
    const first = standing[0];
    if (!first || standing.length < 2) continue;
    if (!everSeen) findings.push(toFinding(first, standing, input));
    else findings.push(...neverWhole(appearances, standing, input));
  }
  return findings;
}

/** Words of which whole lines or ends stay cut off or outside, although the rest stands still for long. */
function neverWhole(appearances: readonly TextAt[], standing: readonly TextAt[], input: ReviewInput): RuleFinding[] {
  const most = Math.max(...appearances.map(({ text }) => text.shown));
  const full = standing.filter(({ text }) => text.shown === most && text.opacity >= bounds.restOpacity);
  const [first, last] = [full[0], full.at(-1)];
  if (!first || !last || most >= wholeShare || last.frame - first.frame < input.timeline.fps) return [];
  const finding = toFinding(first, full, input);
  const measured = `${percent(1 - most)} of the words never come into sight`;
  return [{ ...finding, rule: 'text-clipped', measured }];
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
    column: text.column,
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
