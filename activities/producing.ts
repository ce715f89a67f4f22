import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunResults } from '../contract/checks.ts';
import { AppError } from '../contract/errors.ts';
import type { LoopOutcome, Phase, WaitReason } from '../contract/names.ts';
import type { Approvable, ProductionRequest } from '../contract/productions.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { runNotes } from '../db/repositories/run-notes.ts';
import { runs } from '../db/repositories/runs.ts';
import { decideHold } from '../domain/money/decide-hold.ts';
import { isCharged, type Quote, quoteExport, quotePrompt } from '../domain/money/quote.ts';
import { approvalsOf, finalCriteria, firstPrompt, wantsExport } from '../domain/production/brief.ts';
import { priceOfNote, priceOfWhole, wasCutShort } from './cut-short.ts';
import { enterPhase } from './enter-phase.ts';
import { sentence } from './long-run-told.ts';
import { missingBudget, missingMoney } from './missing-money.ts';
import { type Child, openChild, type WantedChild } from './open-child.ts';
import { refusals } from './past-turns.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';
import { spentByChildren } from './spent-by-children.ts';
import { waitForChildren } from './wait-for-children.ts';
import { goesOn } from './waiting.ts';

type Ports = Pick<ActivityPorts, 'database' | 'director'>;

/** A step of a production, and the how-manieth of its kind. An edit is what a note of a person asks for. */
export interface ProductionStep {
  runId: string;
  step: 'generate' | 'edit' | 'iterate' | 'export';
  n: number;
  /** The last run of this step ended for want of budget: another is opened only when there is some. */
  needsBudget?: boolean;
  /** How often it was opened before for want of budget, where `n` names what it follows. */
  again?: number;
}

/** A run to follow, or what must come first. */
export type OpenedStep = Receipt & ({ type: 'act'; child: Child } | { type: 'wait'; reason: WaitReason });

/** How the run of a step ended. */
export interface EndedStep extends Receipt {
  state: Run['state'];
  /** What the production has cost so far; workers before this field told it as a count. */
  spentMicros?: number;
  /** Of a loop. */
  outcome?: LoopOutcome;
  errors?: number;
  /** Code of the failure. */
  failure?: string;
  /** The director could not follow the prompt; nothing changed. */
  isRefused: boolean;
  /** The budget did not pay for all scenes; told only of a prompt of which that is so. */
  isCutShort?: true;
}

/** What a production does in the database; its workflow follows the runs that are opened here. */
export function createProducingActivities(ports: Ports) {
  const { database } = ports;
  return {
    /** What the brief wants, as far as the process depends on it. */
    async readBrief({ runId }: { runId: string }): Promise<Receipt & { approvals: Approvable[]; exports: boolean }> {
      const run = await livingRun(ports, runId);
      const brief = briefOf(run);
      return { seq: run.seq, approvals: approvalsOf(brief), exports: wantsExport(brief) };
    },

    async openStep(step: ProductionStep): Promise<OpenedStep> {
      const run = await livingRun(ports, step.runId);
      try {
        return await database.transaction(async (em) => {
          const wanted = await wantedBy(em, ports, run, step);
          const child = await openChild(em, run, wanted);
          const phase = phaseOfStep[step.step];
          const isNew = phase !== undefined && phase !== run.phase;
          const seq = isNew ? await enterPhase(em, run, `${step.step} ${step.n}`, phase) : run.seq;
          return { type: 'act', seq, child, ids: { stepRun: child.runId } };
        });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code !== 'budget_too_small' && error.code !== 'insufficient_balance') throw error;
        return needMoney(ports, run, nameOf(step), error);
      }
    },

    async endStep({ runId, childId }: { runId: string; childId: string }): Promise<EndedStep> {
      const run = await livingRun(ports, runId);
      return database.transaction(async (em) => {
        await waitForChildren(em, run);
        const child = await runs.find(em, childId);
        const { spentMicros, body } = await spentByChildren(em, run);
        // What a loop waited for that was cancelled is over with it.
        await runs.note(em, runId, { spentMicros, ...goesOn });
        const events = [
          { type: 'budget', body },
          { type: 'step', body: await stepEvent(em, child) },
        ];
        const seq = await runs.appendEvents(em, runId, `budget ${childId}`, events);
        const failure = child.state === 'failed' ? String(child.error?.code ?? 'internal') : undefined;
        const isRefused = failure !== undefined && refusals.includes(failure);
        const isCutShort = await wasCutShort(em, child);
        return {
          seq,
          state: child.state,
          spentMicros,
          failure,
          isRefused,
          ...loopEnd(child),
          ...(isCutShort && { isCutShort }),
        };
      });
    },
  };
}
/** An edit belongs to the phase that it was asked for after. */
const phaseOfStep: Partial<Record<ProductionStep['step'], Phase>> = {
  generate: 'generate',
  iterate: 'iterate',
  export: 'export',
};

export type ProducingActivities = ReturnType<typeof createProducingActivities>;

/** What the process goes by after a loop. */
function loopEnd({ kind, result }: Run): Pick<EndedStep, 'outcome' | 'errors'> {
  if (kind !== 'loop' || !result) return {};
  const { outcome, errors } = result as unknown as RunResults['loop'];
  return { outcome, errors };
}

/** What a step came to, with what `agent-max` measured on its way. */
async function stepEvent(em: EntityManager, child: Run): Promise<RunEventBody<'step'>> {
  const { variants, round } = (child.result ?? {}) as Partial<RunResults['prompt']>;
  return {
    ...{ step: child.parentStep ?? child.kind, runId: child.id, state: child.state },
    ...{ summary: await sentence(em, child), ...(variants && { variants }), ...(round && { round }) },
  };
}

function briefOf(run: Run): ProductionRequest {
  // The endpoint's schema checked it before the run was made.
  return run.input as unknown as ProductionRequest;
}

/** The run that a step opens. What it may spend is what the production has left. */
async function wantedBy(em: EntityManager, ports: Ports, run: Run, taken: ProductionStep): Promise<WantedChild> {
  const { step, n, needsBudget } = taken;
  const name = nameOf(taken);
  const brief = briefOf(run);
  const { leftMicros: budgetMicros } = await spentByChildren(em, run);
  const provider = ports.director.name;
  const { mode, seed, turns, minutes } = brief;
  const directing = { ...(mode && { mode }), ...(seed !== undefined && { seed }) };
  if (step === 'export') {
    const quality = typeof brief.export === 'object' ? brief.export.quality : 'standard';
    const quote = quoteExport({ exists: false, charged: isCharged(run.billing, false) });
    return { step: name, kind: 'export', input: { quality }, budgetMicros, quote };
  }
  const quote = quotePrompt({ spar: false, charged: isCharged(run.billing, provider === 'offline') });
  if (needsBudget) quote.lowMicros = await leastOf(em, run, taken, quote);
  const writing = { step: name, writing: true, provider, budgetMicros };
  if (step === 'iterate') {
    // A loop holds by its own runs; what the first of them needs is there before it begins.
    if (needsBudget) decideHold({ quote, budgetMicros, availableMicros: quote.highMicros });
    const input = { goal: brief.goal, isGoalFollowed: true, criteria: finalCriteria(brief), ...directing };
    return { ...writing, kind: 'loop', input: { ...input, ...(turns && { turns }), ...(minutes && { minutes }) } };
  }
  if (step === 'generate') {
    const input = { prompt: firstPrompt(brief), ...directing, ...(n > 0 && { isAnew: true }) };
    return { ...writing, kind: 'prompt', input, quote };
  }
  const { text: prompt } = await runNotes.get(em, run.id, n);
  // A note changes the film that stands: with another seed it would ask for another film.
  return { ...writing, kind: 'prompt', input: { prompt, whole: true, ...(mode && { mode }) }, quote };
}

const nameOf = ({ step, n, again }: ProductionStep) => `${step} ${n}${again ? `.${again}` : ''}`;

/** The least that a step costs whose last run ended for want of budget. */
async function leastOf(em: EntityManager, run: Run, { step }: ProductionStep, quote: Quote): Promise<number> {
  if (step === 'iterate') return quote.lowMicros;
  const deep = briefOf(run).mode === 'agent-max';
  const least = step === 'edit' ? await priceOfNote(em, run, deep) : await priceOfWhole(em, run, deep);
  return Math.min(quote.highMicros, Math.max(quote.lowMicros, least));
}

/** Tells what is missing, anew where some of it has come. */
async function needMoney({ database }: Ports, run: Run, step: string, error: AppError): Promise<OpenedStep> {
  const em = database.fork();
  const spending = await spentByChildren(em, run);
  const reason = error.code === 'budget_too_small' ? 'budget' : 'balance';
  const body = reason === 'budget' ? missingBudget(error, spending) : missingMoney(error);
  const key = `${reason} ${step} ${body.needed} ${body.shortfall}`;
  const seq = await runs.appendEvents(em, run.id, key, [{ type: `${reason}.needed`, body }]);
  return { type: 'wait', seq, reason };
}
