import { type Finding, severities, type Verdict } from '../../contract/findings.ts';
import type { Box } from '../../contract/stage.ts';
import { applyOptOuts } from './apply-opt-outs.ts';
import type { ReviewInput, RuleFinding } from './finding.ts';
import { blankFrame } from './rules/blank-frame.ts';
import { brandUnused } from './rules/brand-unused.ts';
import { contrast } from './rules/contrast.ts';
import { dimmedFrame } from './rules/dimmed-frame.ts';
import { fontFallback } from './rules/font-fallback.ts';
import { frozen } from './rules/frozen.ts';
import { groundCover } from './rules/ground-cover.ts';
import { heroSpring } from './rules/hero-spring.ts';
import { jump } from './rules/jump.ts';
import { missingGlyph } from './rules/missing-glyph.ts';
import { overlayExit } from './rules/overlay-exit.ts';
import { proofWidth } from './rules/proof-width.ts';
import { readingTime } from './rules/reading-time.ts';
import { safeArea } from './rules/safe-area.ts';
import { sceneFails } from './rules/scene-fails.ts';
import { scenePaintsNothing } from './rules/scene-paints-nothing.ts';
import { scenesAlike } from './rules/scenes-alike.ts';
import { sharedReading } from './rules/shared-reading.ts';
import { textClipped } from './rules/text-clipped.ts';
import { textCovered } from './rules/text-covered.ts';
import { textNeverShown } from './rules/text-never-shown.ts';
import { textOffCanvas } from './rules/text-off-canvas.ts';
import { textOverlap } from './rules/text-overlap.ts';
import { textTooSmall } from './rules/text-too-small.ts';
import { judgeTexts } from './text-rule.ts';

export interface ReviewResult {
  verdict: Verdict;
  /** Worst first. */
  findings: Finding[];
  /** Findings that the scenes opted out of, and that stand whole elsewhere. */
  allowed: Finding[];
}

const sceneRules = [
  ...[sceneFails, scenePaintsNothing, blankFrame, dimmedFrame, frozen],
  ...[groundCover, proofWidth, sharedReading, heroSpring, brandUnused, scenesAlike],
];
const textRules = [
  textClipped,
  textOffCanvas,
  textCovered,
  textOverlap,
  contrast,
  missingGlyph,
  textTooSmall,
  safeArea,
  fontFallback,
];

/** Judges one measured timeline. Only errors close a gate. */
export function review(input: ReviewInput): ReviewResult {
  const textFindings = [
    ...textRules.flatMap((rule) => judgeTexts(input, rule)),
    ...textNeverShown(input),
    ...readingTime(input),
    ...jump(input),
    ...overlayExit(input),
  ];
  const { open, allowed } = applyOptOuts(input, textFindings);
  const findings = present(input, [...sceneRules.flatMap((rule) => rule(input)), ...open]);
  return { verdict: verdictOf(findings), findings, allowed: present(input, allowed) };
}

export function verdictOf(findings: readonly Pick<Finding, 'severity'>[]): Verdict {
  if (findings.some(({ severity }) => severity === 'error')) return 'errors';
  return findings.some(({ severity }) => severity === 'warning') ? 'warnings' : 'clean';
}

/** Ranks findings and writes them as the contract has them. */
function present({ scenes }: ReviewInput, findings: readonly RuleFinding[]): Finding[] {
  return [...findings]
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.firstFrame - b.firstFrame)
    .map(({ key, element, line, column, text, box, ...finding }) => {
      const scene = scenes.find((each) => each.key === key);
      // The element's path starts with the scene's key, which is its place in a list and so may change.
      const path = element?.split('/').slice(1).join('.') ?? `${finding.firstFrame}`;
      return {
        ...finding,
        id: [finding.rule, scene?.sceneId ?? 'film', path].join(':'),
        sceneId: scene?.sceneId ?? null,
        sceneName: scene?.name ?? null,
        line: line ?? null,
        column: column ?? null,
        element: element?.split('/').slice(1).join('/') ?? null,
        text: text ?? null,
        box: box ? roundBox(box) : null,
        crop: null,
        message: `${text ? `“${text.slice(0, 60)}”: ` : ''}${finding.measured}, ${finding.bound}.`,
      };
    });
}

function roundBox({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
