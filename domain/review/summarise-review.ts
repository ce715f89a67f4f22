import type { Finding, Verdict } from '../../contract/findings.ts';
import type { ReviewResult } from './review.ts';

/** About a thousand tokens of a language model: four characters each, with room for the JSON around the lines. */
const mostCharacters = 3200;

export interface ReviewSummary {
  verdict: Verdict;
  counts: Record<Finding['severity'] | 'allowed', number>;
  /** One line per finding, worst first, as many as fit. */
  lines: string[];
  /** Findings that found no room in `lines`. */
  more: number;
  /** Against the review before: ids gone and ids new. */
  changed?: { fixed: string[]; appeared: string[] };
}

/** The reply of `review --summary`: small enough for an agent to read whole. */
export function summariseReview(result: ReviewResult, previous?: readonly Finding[]): ReviewSummary {
  const counts = { error: 0, warning: 0, info: 0, allowed: result.allowed.length };
  for (const { severity } of result.findings) counts[severity] += 1;
  const lines: string[] = [];
  let room = mostCharacters;
  for (const finding of result.findings) {
    const line = lineOf(finding);
    if (line.length > room) break;
    room -= line.length + 4;
    lines.push(line);
  }
  const changed = previous && changedSince(previous, result.findings);
  return {
    verdict: result.verdict,
    counts,
    lines,
    more: result.findings.length - lines.length,
    ...(changed && { changed }),
  };
}

function lineOf({ severity, id, sceneName, line, firstFrame, lastFrame, message, fix }: Finding): string {
  const place = `${sceneName ?? 'film'}${line === null ? '' : ` line ${line}`}, frames ${firstFrame}–${lastFrame}`;
  return `${severity} ${id} (${place}): ${message} ${fix}`;
}

function changedSince(previous: readonly Finding[], current: readonly Finding[]) {
  const idsOf = (findings: readonly Finding[]) =>
    findings.filter(({ severity }) => severity !== 'info').map(({ id }) => id);
  const [before, now] = [new Set(idsOf(previous)), new Set(idsOf(current))];
  return {
    fixed: [...before].filter((id) => !now.has(id)).slice(0, 10),
    appeared: [...now].filter((id) => !before.has(id)).slice(0, 10),
  };
}
