import type { TextMeasure } from '../../../contract/stage.ts';
import { bounds, unitOf } from '../bounds.ts';
import type { ReviewInput, RuleFinding } from '../finding.ts';
import { isAtRest, isHidden, type TextAt, textsByElement } from '../text-states.ts';

/**
 * Words that stand, and a frame later stand somewhere else. Between two samples they may have travelled, so a change
 * of place is information until every frame between is measured.
 */
export function jump(input: ReviewInput): RuleFinding[] {
  const findings: RuleFinding[] = [];
  for (const appearances of [...textsByElement(input).values(), ...movedPlace(input)]) {
    const changes = appearances.flatMap((now, index): RuleFinding[] => {
      const before = appearances[index - 1];
      if (!before || before.index + 1 !== now.index || !stoodApart(before, now, appearances[index + 1], input))
        return [];
      return [toFinding(before, now, input)];
    });
    const worst = changes.find(({ severity }) => severity === 'warning') ?? changes[0];
    if (worst) findings.push(worst);
  }
  return findings;
}

/**
 * Words whose element has another place in the tree from one sample to the next, because something came in before it,
 * at these two samples.
 */
function movedPlace({ samples }: ReviewInput): TextAt[][] {
  return samples.flatMap((sample, index) => {
    const next = samples[index + 1];
    if (!next) return [];
    return sample.texts.flatMap((text): TextAt[][] => {
      const isSame = (other: TextMeasure) => other.key === text.key && other.text === text.text;
      const [before, after] = [sample.texts.filter(isSame), next.texts.filter(isSame)];
      const moved = after[0];
      if (before.length !== 1 || after.length !== 1 || !moved || moved.element === text.element) return [];
      return [
        [
          { frame: sample.frame, index, text },
          { frame: next.frame, index: index + 1, text: moved },
        ],
      ];
    });
  });
}

/** The same words, at rest here and there; a sample that falls on the jump itself has the speed of the jump. */
function stoodApart(before: TextAt, now: TextAt, after: TextAt | undefined, { timeline }: ReviewInput): boolean {
  const unit = unitOf(timeline);
  const speed = now.text.speed ?? 0;
  const isThere = now.text.opacity >= bounds.restOpacity && !isHidden(now.text, timeline);
  const isStill = isAtRest(now.text, timeline) || speed > bounds.jump * unit;
  // What goes on moving a frame later was on its way.
  const stays = now.frame - before.frame > 1 || (after?.text.speed ?? 0) <= bounds.readableSpeed * unit;
  if (!isAtRest(before.text, timeline) || isHidden(before.text, timeline) || !isThere || !isStill || !stays)
    return false;
  return before.text.text === now.text.text && wayOf(before, now) > bounds.jump * unit;
}

function wayOf({ text: one }: TextAt, { text: other }: TextAt): number {
  if (Math.abs(one.fontSize - other.fontSize) > 0.5 || Math.abs(one.inkBox.width - other.inkBox.width) > 2) return 0;
  return Math.hypot(one.inkBox.x - other.inkBox.x, one.inkBox.y - other.inkBox.y);
}

function toFinding(before: TextAt, now: TextAt, { timeline }: ReviewInput): RuleFinding {
  const { text } = now;
  const way = Math.round(wayOf(before, now) / unitOf(timeline));
  return {
    rule: 'jump',
    severity: now.frame - before.frame === 1 ? 'warning' : 'info',
    key: text.key,
    element: text.element,
    line: text.line,
    column: text.column,
    box: text.inkBox,
    text: text.text,
    firstFrame: before.frame,
    lastFrame: now.frame,
    measured: `${way} u in ${now.frame - before.frame} frames`,
    bound: `at most ${bounds.jump} u from one frame to the next while it stands`,
    fix: `Keep its place from the start, or move it over at least ${Math.max(8, Math.ceil(way / 30))} frames.`,
  };
}
