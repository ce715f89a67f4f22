import { tellRun, wakeRun } from '../../adapters/temporal/tell-run.ts';
import { AppError } from '../../contract/errors.ts';
import { type RunKind, workflowMessages } from '../../contract/names.ts';
import type { RunEventBody } from '../../contract/runs.ts';
import type { Run } from '../../db/entities/run.ts';
import { runs } from '../../db/repositories/runs.ts';
import { formatDollars, microsOfDollars } from '../../domain/money/amounts.ts';
import type { ApiContext } from '../context.ts';

interface SteeredRun {
  accountId: string;
  runId: string;
}

/** The kinds of runs that stand still and go on: they live for hours or days. */
const steered: readonly RunKind[] = ['loop', 'production'];

/** Asks a loop or production to stand still after the step that it is at. */
export async function pauseRun(context: ApiContext, { accountId, runId }: SteeredRun): Promise<Run> {
  await livingLongRun(context, accountId, runId);
  await tellRun(context.temporal, runId, { message: workflowMessages.pause });
  return runs.get(context.database.fork(), accountId, runId);
}

/** Lets a loop or production go on that is paused, or that waits for money which may have come. */
export async function resumeRun(context: ApiContext, { accountId, runId }: SteeredRun): Promise<Run> {
  const { waitsFor, budgetMicros = null } = await livingLongRun(context, accountId, runId);
  await refuseTooSmall(context, runId, waitsFor === 'budget' ? budgetMicros : null);
  const told = waitsFor === 'balance' ? await whoWaits(context, runId) : runId;
  await tellRun(context.temporal, told, { message: workflowMessages.resume });
  return goingOn(context, accountId, runId);
}

/** Raises the cap of a loop or production. The row is the truth that each paid step reads; one that waits is woken. */
export async function raiseBudget(
  context: ApiContext,
  { accountId, runId, budget }: SteeredRun & { budget: number },
): Promise<Run> {
  const { waitsFor } = await livingLongRun(context, accountId, runId);
  const budgetMicros = microsOfDollars(budget, 'budget');
  await refuseTooSmall(context, runId, waitsFor === 'budget' ? budgetMicros : null);
  const before = await runs.raiseBudget(context.database.fork(), runId, budgetMicros);
  const run = await runs.get(context.database.fork(), accountId, runId);
  // Asked again because the run could not be told the first time.
  const isRepeated = before === budgetMicros && run.waitsFor === 'budget';
  if (before === null || (before >= budgetMicros && !isRepeated)) throw notRaised(before);
  if (run.waitsFor === 'budget') await wakeRun(context.temporal, runId, workflowMessages.resume);
  return run;
}

/** A budget that does not pay the step that the run waits for lets it not go on: the figure that does is told. */
async function refuseTooSmall({ database }: ApiContext, runId: string, budgetMicros: number | null): Promise<void> {
  const told = (await runs.eventsOfType(database.fork(), runId, 'budget.needed')).at(-1);
  const { needed } = (told?.body ?? {}) as Partial<RunEventBody<'budget.needed'>>;
  if (budgetMicros === null || needed === undefined || budgetMicros >= microsOfDollars(needed, 'needed')) return;
  const detail = `The next step needs a budget of ${formatDollars(microsOfDollars(needed, 'needed'))} dollars in all, at least.`;
  throw new AppError('budget_too_small', `${budgetMicros} is less than the step needs`, {
    detail,
    members: { minimum: needed },
  });
}

/** The run itself, or the loop that it follows, whose wait it shows as its own. */
async function whoWaits({ database }: ApiContext, runId: string): Promise<string> {
  const children = await runs.childrenOf(database.fork(), runId);
  return children.find(({ endedAt, waitsFor }) => endedAt === null && waitsFor === 'balance')?.id ?? runId;
}

/** A run whose workflow has taken a word that lets it go on; its row tells so a moment later. */
export async function goingOn({ database }: ApiContext, accountId: string, runId: string): Promise<Run> {
  return Object.assign(await runs.get(database.fork(), accountId, runId), { waitsFor: null, asks: null });
}

/** A run of the account that lives and is of a kind that can be steered. */
export async function livingLongRun({ database }: ApiContext, accountId: string, runId: string): Promise<Run> {
  const run = await runs.get(database.fork(), accountId, runId);
  if (run.endedAt) throw new AppError('run_ended', 'run is over', { detail: `The run is over: it is ${run.state}.` });
  if (steered.includes(run.kind)) return run;
  const detail = `Only loops and productions can be steered; this is a ${run.kind} run. It can be cancelled.`;
  throw new AppError('not_steerable', `${run.kind} run`, { detail });
}

function notRaised(beforeMicros: number | null): AppError {
  const detail =
    beforeMicros === null
      ? 'The run has no budget: it may use the balance.'
      : `The budget is ${formatDollars(beforeMicros)} dollars already; a higher one raises it.`;
  return new AppError('invalid_body', 'budget not raised', { detail, errors: [{ path: 'budget', message: detail }] });
}
