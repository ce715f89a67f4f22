import { applyOptOuts } from './apply-opt-outs.ts';
import type { Finding, ReviewInput, RuleFinding } from './finding.ts';
import { severities } from './finding.ts';
import { blankFrame } from './rules/blank-frame.ts';
import { contrast } from './rules/contrast.ts';
import { missingGlyph } from './rules/missing-glyph.ts';
import { readingTime } from './rules/reading-time.ts';
import { safeArea } from './rules/safe-area.ts';
import { sceneFails } from './rules/scene-fails.ts';
import { scenePaintsNothing } from './rules/scene-paints-nothing.ts';
import { textClipped } from './rules/text-clipped.ts';
import { textCovered } from './rules/text-covered.ts';
import { textNeverShown } from './rules/text-never-shown.ts';
import { textOffCanvas } from './rules/text-off-canvas.ts';
import { textOverlap } from './rules/text-overlap.ts';
import { textTooSmall } from './rules/text-too-small.ts';
import { judgeTexts } from './text-rule.ts';

export type Verdict = 'clean' | 'warnings' | 'errors';

export interface ReviewResult {
  verdict: Verdict;
  /** Worst first. */
  findings: Finding[];
  /** Findings that the scenes opted out of, and that stand whole elsewhere. */
  allowed: Finding[];
}

const sceneRules = [sceneFails, scenePaintsNothing, blankFrame];
const textRules = [
  textClipped,
  textOffCanvas,
  textCovered,
  textOverlap,
  contrast,
  missingGlyph,
  textTooSmall,
  safeArea,
];

/** Judges one measured timeline. Only errors close a gate. */
export function review(input: ReviewInput): ReviewResult {
  const textFindings = [
    ...textRules.flatMap((rule) => judgeTexts(input, rule)),
    ...textNeverShown(input),
    ...readingTime(input),
  ];
  const { open, allowed } = applyOptOuts(input, textFindings);
  const findings = nameFindings(input, [...sceneRules.flatMap((rule) => rule(input)), ...open]);
  return { verdict: verdictOf(findings), findings, allowed: nameFindings(input, allowed) };
}

export function verdictOf(findings: readonly Pick<Finding, 'severity'>[]): Verdict {
  if (findings.some(({ severity }) => severity === 'error')) return 'errors';
  return findings.some(({ severity }) => severity === 'warning') ? 'warnings' : 'clean';
}

/** Ranks findings and gives each its id and its scene's name. */
function nameFindings({ scenes }: ReviewInput, findings: readonly RuleFinding[]): Finding[] {
  const counts = new Map<string, number>();
  return [...findings]
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.firstFrame - b.firstFrame)
    .map((finding) => {
      const scene = scenes.find(({ key }) => key === finding.key)?.name;
      const place = `${finding.rule}/${scene ?? 'frame'}`;
      const count = (counts.get(place) ?? 0) + 1;
      counts.set(place, count);
      return { id: `${place}/${count}`, ...(scene === undefined ? {} : { scene }), ...finding };
    });
}
