import type { ReviewInput, RuleFinding } from './finding.ts';
import { isReadable } from './text-states.ts';

/**
 * Parts findings into open ones and those that a scene opted out of by `data-fw-allow`. An opt-out of an error holds
 * only where the same words also stand whole and readable at some time; else it stays open, as a warning at least.
 */
export function applyOptOuts(
  input: ReviewInput,
  findings: readonly RuleFinding[],
): { open: RuleFinding[]; allowed: RuleFinding[] } {
  const open: RuleFinding[] = [];
  const allowed: RuleFinding[] = [];
  const optedOut = optOutsByElement(input);
  for (const finding of findings) {
    const allows = optedOut.get(finding.element ?? '') ?? '';
    const isAllowed = new RegExp(`(^|\\s)(all|${finding.rule})(\\s|$)`, 'u').test(allows);
    const holds = finding.severity !== 'error' || standsWhole(input, finding.text ?? '');
    (isAllowed && holds ? allowed : open).push(finding);
  }
  return { open, allowed };
}

function optOutsByElement({ samples }: ReviewInput): Map<string, string> {
  return new Map(samples.flatMap(({ texts }) => texts.map(({ element, allow }) => [element, allow ?? ''] as const)));
}

/** Whether some text that opts out of nothing shows these words whole and readable. Text without letters needs no twin. */
function standsWhole({ samples, timeline }: ReviewInput, words: string): boolean {
  const wanted = plain(words);
  if (!/[\p{L}\p{N}]/u.test(wanted)) return true;
  return samples.some(({ texts }) =>
    texts.some((text) => !text.allow && isReadable(text, timeline) && plain(text.text).includes(wanted)),
  );
}

function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toLowerCase();
}
