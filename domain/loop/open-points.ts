import type { OpenPoint } from '../../contract/checks.ts';
import { quantity } from '../quantity.ts';
import { keyOfCriterion, promptForCriterion } from './compose-prompt.ts';
import type { Observation } from './turn.ts';

/** Points that are told at most; a list of more is what the review is for. */
const mostTold = 10;

/**
 * What keeps a film from what was asked of it, criteria first, each with what would close it. Warnings are accepted.
 * `tried`: keys of the turns of a loop, so that nobody is told to try the same again.
 */
export function openPoints(
  { sceneCount, isReviewed, faults, criteria }: Observation,
  tried: ReadonlySet<string> = new Set(),
): OpenPoint[] {
  if (sceneCount === 0) return [{ what: 'The film has no scene.', fix: 'framewright prompt "<brief>"' }];
  const errors = faults.filter(({ severity }) => severity === 'error');
  const points: OpenPoint[] = [
    // The errors themselves say more than their number.
    ...criteria
      .filter((row) => !row.passed && !(errors.length > 0 && /^errors\b/i.test(row.criterion)))
      .map((row) => criterionPoint(row, tried)),
    ...(isReviewed ? [] : [{ what: 'The film as it stands was not reviewed.', fix: 'framewright review' }]),
    ...errors.map(({ sceneName, message, fix }) => ({ what: `${sceneName ?? 'The film'}: ${message}`, fix })),
  ];
  const rest = points.length - mostTold;
  if (rest <= 0) return points;
  return [...points.slice(0, mostTold), { what: `${quantity(rest, 'point')} more.`, fix: 'framewright review --full' }];
}

function criterionPoint(row: Observation['criteria'][number], tried: ReadonlySet<string>): OpenPoint {
  const prompt = promptForCriterion(row);
  if (tried.has(keyOfCriterion(row))) {
    return { what: measured(row), fix: `Ask for less, or mend by hand: “${prompt}” was tried and did not do.` };
  }
  const fix = prompt === null ? withoutPrompt(row.criterion) : `framewright prompt ${JSON.stringify(prompt)}`;
  return { what: measured(row), fix };
}

const measured = ({ criterion, measured: now }: Observation['criteria'][number]): string =>
  `Criterion ${criterion} measures ${now}.`;

/** What a person does about a criterion that a loop has no prompt for. */
function withoutPrompt(criterion: string): string {
  const asked = criterion.trim().toLowerCase();
  if (asked.startsWith('fps'))
    return 'A project keeps its rate: framewright project create --fps <rate>, or ask for less.';
  if (/^(width|height|\d+p)/.test(asked)) return 'framewright prompt "Make it <width>x<height>."';
  return asked === 'audio' ? 'framewright prompt "Add soft music."' : 'Mend what it counts, or ask for less.';
}
