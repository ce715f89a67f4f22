import { openChild } from '../../activities/open-child.ts';
import { createProducingActivities, type ProductionStep } from '../../activities/producing.ts';
import { spentByChildren } from '../../activities/spent-by-children.ts';
import { AppError } from '../../contract/errors.ts';
import type { Run } from '../../db/entities/run.ts';
import type { Database } from '../../db/orm.ts';
import { finishPaidRun } from '../../db/repositories/finish-paid-run.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { runNotes } from '../../db/repositories/run-notes.ts';
import { runs } from '../../db/repositories/runs.ts';
import { quotePrompt } from '../../domain/money/quote.ts';
import { newProject, newRun } from '../db/test-project.ts';

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const brief = { name: 'F', goal: 'G', requirement: 'R', brand: 'B' };

/**
 * Plays random schedules of a production with a budget: steps taken once, twice, or twice at once (a lost answer, a
 * second worker), runs and loops of runs that cost something, fail, are cancelled half-way, or end twice; budgets that
 * are raised, also while a run is under way. What went wrong, by seed; empty when no cap was ever passed and no step was
 * paid twice.
 */
export async function playBudgets(db: Database, from: number, count: number): Promise<string[]> {
  const wrong: string[] = [];
  let next = from;
  // Side by side: each seed has an account of its own, and most of its time waits for the database.
  const play = async () => {
    while (next < from + count) wrong.push(...(await playOne(db, next++)));
  };
  await Promise.all(Array.from({ length: 4 }, play));
  return wrong;
}

async function playOne(db: Database, seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const activities = createProducingActivities({ database: db, director: { name: 'offline' } as never });
  const owner = await newProject(db);
  const balance = Math.floor(random() * 30_000_000);
  if (balance > 0) await ledger.grant(db.fork(), { accountId: owner.account.id, key: 'g', amountMicros: balance });
  const budgetMicros = Math.floor(random() * 12_000_000);
  const { run: parent } = await newRun(db, owner, { kind: 'production', input: brief, billing: 'local', budgetMicros });
  await runNotes.add(db.fork(), parent.id, 'send_back', 'Shorter');
  const wrong: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    const step: ProductionStep = { runId: parent.id, step: stepOf(random()), n };
    const opened = await take(activities, step, random);
    const raise = () => runs.raiseBudget(db.fork(), parent.id, Math.floor(random() * 20_000_000));
    if (random() < 0.2) await raise();
    const open = await faultOf(db, parent, balance, opened.size);
    if (open) wrong.push(`seed ${seed}, step ${n} under way: ${open}`);
    for (const id of opened) {
      if (step.step === 'iterate') await playLoop(db, id, random);
      await end(db, id, random);
    }
    if (random() < 0.2) await raise();
    const fault = await faultOf(db, parent, balance, opened.size);
    if (fault) wrong.push(`seed ${seed}, step ${n}: ${fault}`);
  }
  return wrong;
}

function stepOf(chance: number): ProductionStep['step'] {
  if (chance < 0.45) return 'generate';
  return chance < 0.75 ? 'iterate' : 'export';
}

/** A loop's prompts, each of which may cost what the loop has left. The last may be left open when the loop is cancelled. */
async function playLoop(db: Database, id: string, random: () => number): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const loop = await runs.find(db.fork(), id);
    const { leftMicros: budgetMicros } = await spentByChildren(db.fork(), loop);
    const wanted = {
      step: `act ${turn}`,
      kind: 'prompt' as const,
      input: {},
      provider: 'offline' as const,
      budgetMicros,
    };
    const quote = quotePrompt({ spar: false, charged: true });
    const open = () => db.transaction((em) => openChild(em, loop, { ...wanted, quote }));
    try {
      const child = await open();
      if (random() < 0.3) await open();
      await end(db, child.runId, random);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return;
    }
  }
}

/** Ids of the runs that the step opened; however it was taken, at most one. */
async function take(
  activities: ReturnType<typeof createProducingActivities>,
  step: ProductionStep,
  random: () => number,
) {
  const ids = new Set<string>();
  const once = async () => {
    const opened = await activities.openStep(step);
    if (opened.type === 'act') ids.add(opened.child.runId);
  };
  await once();
  if (random() < 0.3) await once();
  if (random() < 0.3) await Promise.all([once(), once()]);
  return ids;
}

/** A run ends with a cost up to its hold, half-way at times, or fails free; and a second end changes nothing. */
async function end(db: Database, id: string, random: () => number): Promise<void> {
  const hold = await ledger.holdOf(db.fork(), id);
  const held = hold?.amountMicros ?? 0;
  const costs = random() < 0.6 ? Math.floor(held * random()) : 0;
  const state = random() < 0.2 ? ('cancelled' as const) : ('completed' as const);
  const finish = (micros: number | null) =>
    finishPaidRun(db.fork(), id, { state, event: { type: 'run.completed', body: {} } }, micros);
  if (!hold) await runs.note(db.fork(), id, { spentMicros: (await spentByChildren(db.fork(), { id })).spentMicros });
  await finish(hold && costs);
  if (random() < 0.2) await finish(hold && held);
}

async function faultOf(db: Database, parent: Run, balance: number, opened: number): Promise<string | null> {
  if (opened > 1) return 'one step opened two runs';
  const { budgetMicros = 0 } = await runs.find(db.fork(), parent.id);
  const children = await runs.childrenOf(db.fork(), parent.id);
  const spent = children.reduce((sum, child) => sum + child.spentMicros, 0);
  if (spent > (budgetMicros ?? 0)) return `${spent} spent of a budget of ${budgetMicros}`;
  const { availableMicros, heldMicros } = await ledger.balanceOf(db.fork(), parent.accountId);
  if (availableMicros + heldMicros + spent !== balance) return 'the account lost or won money';
  if (spent + heldMicros > (budgetMicros ?? 0))
    return `${spent} spent and ${heldMicros} held of a budget of ${budgetMicros}`;
  const isOpen = children.some(({ endedAt }) => endedAt === null);
  return heldMicros === 0 || isOpen ? null : `${heldMicros} still held`;
}
