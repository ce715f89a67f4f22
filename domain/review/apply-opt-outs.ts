import type { ReviewInput, ReviewRule, RuleFinding } from './finding.ts';
import { isReadable } from './text-states.ts';

/** The short names that `data-fw-allow` takes beside a rule's own and `all`. */
const families: Partial<Record<ReviewRule, string>> = {
  'text-clipped': 'clip',
  'text-off-canvas': 'off-canvas',
  'text-covered': 'occlusion',
  'text-overlap': 'overlap',
  'text-too-small': 'size',
  'safe-area': 'safe',
  'reading-time': 'reading',
};

/** Whether the value of a text's `data-fw-allow` takes it out of a rule. Text that may leave the frame may near its edge too. */
export function optsOut(allow: string | undefined, rule: ReviewRule): boolean {
  const names = (allow ?? '').split(/\s+/u);
  if (rule === 'safe-area' && names.includes('off-canvas')) return true;
  return [rule, families[rule], 'all'].some((name) => name !== undefined && names.includes(name));
}

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
    const isAllowed = optsOut(optedOut.get(finding.element ?? ''), finding.rule);
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
