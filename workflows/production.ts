import { patched } from '@temporalio/workflow';
import type { Ending } from '../activities/lifecycle.ts';
import type { Child } from '../activities/open-child.ts';
import type { EndedStep, ProductionStep } from '../activities/producing.ts';
import type { RunArgs } from '../contract/names.ts';
import type { Approvable } from '../contract/productions.ts';
import { database, producing } from './activity-options.ts';
import { followChild } from './follow-child.ts';
import { type FollowedRun, followRun } from './follow-run.ts';
import { runToEnd } from './run-to-end.ts';
import { type WaitPoints, waitPoints } from './wait-points.ts';

interface Production {
  runId: string;
  run: FollowedRun;
  wait: WaitPoints;
  approvals: Approvable[];
  /** How often each step was opened. */
  opened: Record<ProductionStep['step'], number>;
}

/** One film through all five phases, a child run for each; a person may be asked between them, for days if need be. */
export async function production({ runId }: RunArgs): Promise<void> {
  const run = followRun('production');
  const wait = waitPoints(runId, run);
  const opened = { generate: 0, edit: 0, iterate: 0, export: 0 };
  await runToEnd(runId, run, {
    async work() {
      await run.step('Ask the gate', database.openRun, { runId });
      const { approvals, exports } = await run.step('Read the brief', producing.readBrief, { runId });
      const film: Production = { runId, run, wait, approvals, opened };
      run.enter('generate');
      const made = await generated(film);
      if (made.state !== 'completed') return endingOf(made);
      await approved(film, 'generate', async () => undefined);
      run.enter('iterate');
      const stopped = await iterate(film);
      if (stopped) return stopped;
      if (!exports) return {};
      run.enter('export');
      return endingOf(await take(film, 'export'));
    },
  });
}

/** The film with all of its scenes: what the budget did not pay is made when it is raised. */
async function generated(film: Production): Promise<EndedStep> {
  let ended = await take(film, 'generate');
  while (ended.isCutShort) ended = await take(film, 'generate', { needsBudget: true });
  return ended;
}

/** Loops until the film is what the brief asked for and a person, where one is asked, is content. */
async function iterate(film: Production): Promise<Ending | null> {
  let last = await mended(film);
  await approved(film, 'iterate', async () => {
    last = await mended(film);
  });
  // A person who approves takes open criteria as they are, but no errors: those keep the gate of export closed.
  const isApproved = film.approvals.includes('iterate') && last.errors === 0;
  return isApproved || last.outcome === 'done' ? null : endingOf(last);
}

/** One loop after another as long as only money keeps it from its end: a raised budget goes on where it stopped. */
async function mended(film: Production): Promise<EndedStep> {
  let ended = await take(film, 'iterate');
  while (ended.outcome === 'budget') ended = await take(film, 'iterate', { needsBudget: true });
  return ended;
}

/** Asks a person, and does what the notes say until one approves. `after` follows each note that was followed. */
async function approved(film: Production, phase: Approvable, after: () => Promise<void>): Promise<void> {
  if (!film.approvals.includes(phase)) return;
  for (;;) {
    const { type, note } = await film.wait.forApproval(phase);
    if (type === 'approve') return;
    const edited = await followed(film, note ?? 0);
    if (edited.state === 'completed') await after();
  }
}

/** A note is followed whole or not at all: one that the budget does not pay waits until it is raised. */
async function followed(film: Production, note: number): Promise<EndedStep> {
  let ended = await take(film, 'edit', { note });
  for (let again = 1; ended.isCutShort && patched('notes-wait-for-budget'); again += 1) {
    ended = await take(film, 'edit', { note, needsBudget: true, again });
  }
  return ended;
}

/** One step: its run opened, as soon as there is money for it, and followed to its end. */
async function take(
  film: Production,
  step: ProductionStep['step'],
  { note, ...more }: { note?: number } & Pick<ProductionStep, 'needsBudget' | 'again'> = {},
): Promise<EndedStep> {
  const { runId, run, wait, opened } = film;
  const n = note ?? opened[step];
  opened[step] += 1;
  for (;;) {
    await wait.whilePaused();
    const taken = await run.step(`Open ${step} ${n}`, producing.openStep, { runId, step, n, ...more });
    if (taken.type === 'wait') {
      await wait.until(taken.reason);
      continue;
    }
    // A loop is many steps: it stands still and goes on with the production.
    await (step === 'iterate' ? followTogether(wait, taken.child) : followChild(taken.child));
    const childId = taken.child.runId;
    const ended = await run.step(`Count what ${step} ${n} came to`, producing.endStep, { runId, childId });
    run.spend(ended.spentMicros);
    return ended;
  }
}

async function followTogether(wait: WaitPoints, child: Child): Promise<void> {
  await wait.together((onStart) => followChild(child, { onStart }));
}

function endingOf({ state, outcome, failure }: EndedStep): Ending {
  if (failure) return { failure };
  if (state === 'cancelled') return { stoppedBy: 'cancelled' };
  return outcome === undefined || outcome === 'done' ? {} : { stoppedBy: outcome as Ending['stoppedBy'] };
}
