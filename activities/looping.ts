import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../contract/errors.ts';
import { defaultMinutes, defaultTurns } from '../contract/loops.ts';
import type { LoopOutcome } from '../contract/names.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { projects } from '../db/repositories/projects.ts';
import { runs } from '../db/repositories/runs.ts';
import { decideTurn } from '../domain/loop/decide-turn.ts';
import { distance } from '../domain/loop/distance.ts';
import { secondsAtLeast, secondsAtMost } from '../domain/loop/seconds-at-most.ts';
import { stoodStillMs } from '../domain/loop/stood-still.ts';
import type { Act, Observation, Stop } from '../domain/loop/turn.ts';
import { isCharged, type Quote, quotePrompt } from '../domain/money/quote.ts';
import { understanding } from './director-input.ts';
import { missingMoney } from './missing-money.ts';
import { observeProject } from './observe-project.ts';
import { type Child, openChild } from './open-child.ts';
import { pastTurns } from './past-turns.ts';
import type { ActivityPorts } from './ports.ts';
import { ownSince, putBack } from './put-back.ts';
import type { Receipt } from './receipt.ts';
import { asked, livingRun } from './run-work.ts';
import { spentByChildren } from './spent-by-children.ts';
import { waitForChildren } from './wait-for-children.ts';

type Ports = Pick<ActivityPorts, 'database' | 'director'>;

interface TurnInput {
  runId: string;
  /** Counts from 0. */
  turn: number;
}

interface LookInput extends TurnInput {
  /** How often this turn has looked at the film before. */
  look: number;
}

/** A run to follow, and for how long at most: the loop's minutes are over then. */
interface Opened {
  child: Child | null;
  msLeft: number;
}

/** What a turn comes to: a run to follow, the end, or money that must come first. */
export type TurnTaken = Receipt &
  (
    | ({ type: 'act' } & Opened)
    | { type: 'stop'; outcome: LoopOutcome; failure?: string }
    | { type: 'wait' }
    | { type: 'unreviewed' }
  );

/** A review that failed, or that somebody cancelled, is made again so often in one turn. */
const looksAtMost = 3;

/** Observe, orient and decide, in the database; the workflow acts by following the runs that are opened here. */
export function createLoopingActivities(ports: Ports) {
  const { database } = ports;
  return {
    /** The review of the head; null where there is none to make: no scene, or this very picture was reviewed. */
    async openReview({ runId, turn, look }: LookInput): Promise<Receipt & Opened> {
      const run = await livingRun(ports, runId);
      return database.transaction(async (em) => {
        const { sceneCount, pictureHash, newestReview } = await projects.facts(em, run.projectId);
        const isNeeded = sceneCount > 0 && newestReview?.pictureHash !== pictureHash;
        const wanted = { step: `review ${turn} ${look}`, kind: 'review' as const, input: {} };
        await runs.note(em, runId, { phase: 'review' });
        return {
          seq: run.seq,
          msLeft: await msLeft(em, run),
          child: isNeeded ? await openChild(em, run, wanted) : null,
        };
      });
    },

    /** Decides the turn and opens its run. Taken again, it answers as the first time. */
    async takeTurn({ runId, turn, look }: LookInput): Promise<TurnTaken> {
      const run = await livingRun(ports, runId);
      const before = await takenBefore(ports, run, turn);
      if (before) return before;
      await waitForChildren(database.fork(), run);
      const observation = await observeProject(database.fork(), run.projectId, asked<string>(run, 'criteria'));
      const mayLookAgain = look < looksAtMost && (await msLeft(database.fork(), run)) > 0;
      if (observation.sceneCount > 0 && !observation.isReviewed && mayLookAgain) {
        return { type: 'unreviewed', seq: run.seq };
      }
      const decision = await decide(ports, run, observation);
      try {
        return await database.transaction((em) => write(em, ports, run, { turn, observation, decision }));
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'insufficient_balance')) throw error;
        return waitForBalance(ports, run, turn, error);
      }
    },

    /** Counts what the loop's runs have cost so far. */
    async endTurn({ runId, turn }: TurnInput): Promise<Receipt & { spentMicros?: number }> {
      const run = await livingRun(ports, runId);
      return database.transaction(async (em) => {
        await waitForChildren(em, run);
        const { spentMicros, body } = await spentByChildren(em, run);
        await runs.note(em, runId, { spentMicros });
        const seq = await runs.appendEvents(em, runId, `budget ${turn}`, [{ type: 'budget', body }]);
        return { seq, spentMicros, counts: { turns: turn + 1 } };
      });
    },
  };
}
export type LoopingActivities = ReturnType<typeof createLoopingActivities>;

async function decide({ database, director }: Ports, run: Run, observation: Observation) {
  const em = database.fork();
  const { leftMicros } = await spentByChildren(em, run);
  const quote = quoteOf(run, director.name);
  const past = await pastTurns(em, run.id);
  const own = await ownSince(em, run, past);
  return decideTurn({
    ...{ observation, leftMicros, promptMicros: quote.lowMicros },
    goal: asked<string>(run, 'goal') ?? '',
    isGoalFollowed: asked<boolean>(run, 'isGoalFollowed'),
    past,
    turnsAtMost: asked<number>(run, 'turns') ?? defaultTurns,
    isLate: (await msLeft(em, run)) <= 0,
    understands: await understanding(em, run.projectId, director),
    isOwnSince: (revision) => own.has(revision),
  });
}

/** What is left of its minutes. Those that it stood still, for whatever reason, are none of them. */
async function msLeft(em: EntityManager, run: Run): Promise<number> {
  const minutes = asked<number>(run, 'minutes') ?? defaultMinutes;
  const told = [
    ...(await runs.eventsOfType(em, run.id, 'waiting')),
    ...(await runs.eventsOfType(em, run.id, 'resumed')),
  ].sort((one, other) => one.seq - other.seq);
  const events = told.map(({ type, createdAt }) => ({ type, at: createdAt.getTime() }));
  const now = Date.now();
  return run.createdAt.getTime() + minutes * 60_000 + stoodStillMs(events, now) - now;
}

interface DecidedTurn {
  turn: number;
  observation: Observation;
  decision: Act | Stop;
}

async function write(em: EntityManager, ports: Ports, run: Run, decided: DecidedTurn): Promise<TurnTaken> {
  const { turn, observation, decision } = decided;
  const child = isRun(decision) ? await openAct(em, ports, run, turn, decision) : null;
  const body = turnEvent(decided, child);
  const seq = await runs.appendEvents(em, run.id, `turn ${turn}`, [
    { type: 'observation', body: observationEvent(turn, observation) },
    { type: 'turn', body },
  ]);
  if (decision.type === 'stop') return { type: 'stop', seq, ...(await endingOf(em, run, decision)) };
  if (decision.revision) await putBack(em, run, { revision: decision.revision, seen: observation.revision });
  await runs.note(em, run.id, { phase: 'iterate' });
  return { type: 'act', seq, child, msLeft: await msLeft(em, run), ...(child && { ids: { turnRun: child.runId } }) };
}

/** Whether a run of its own acts; an earlier film is put back as the turn is written. */
function isRun(decision: Act | Stop): decision is Act {
  return decision.type === 'prompt' || decision.type === 'mend';
}

/** The run of the act: mending is free; a prompt holds what is left of the budget at most. */
async function openAct(em: EntityManager, ports: Ports, run: Run, turn: number, act: Act): Promise<Child> {
  const step = `act ${turn}`;
  if (act.type === 'mend') {
    const criteria = asked<string>(run, 'criteria');
    const bound = secondsAtMost(criteria);
    const input = { secondsAtLeast: secondsAtLeast(criteria), ...(bound !== null && { secondsAtMost: bound }) };
    return openChild(em, run, { step, kind: 'mend', input, writing: true });
  }
  const { leftMicros } = await spentByChildren(em, run);
  const provider = ports.director.name;
  const mode = asked<string>(run, 'mode');
  const seed = asked<number>(run, 'seed');
  return openChild(em, run, {
    ...{ step, kind: 'prompt', writing: true, provider, budgetMicros: leftMicros },
    // What mends changes the film that stands: with another seed it would ask for another film.
    input: {
      prompt: act.prompt,
      ...(mode && { mode }),
      ...(act.key === 'goal' && seed !== undefined && { seed }),
      ...(act.isAnew && { isAnew: true }),
    },
    quote: quoteOf(run, provider),
  });
}

/** A prompt of the loop costs what one of its owner's would have when the loop was made. */
function quoteOf({ billing }: Run, provider: Run['provider']): Quote {
  return quotePrompt({ spar: false, charged: isCharged(billing, provider === 'offline') });
}

function observationEvent(turn: number, observation: Observation): RunEventBody<'observation'> {
  const { sceneCount, faults, criteria } = observation;
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  return { turn, sceneCount, errors, warnings: faults.length - errors, criteria: [...criteria] };
}

function turnEvent({ turn, observation, decision }: DecidedTurn, child: Child | null): RunEventBody<'turn'> {
  const { type, why } = decision;
  const { pictureHash, revision } = observation;
  const known = { turn, action: type, why, distance: distance(observation), pictureHash, revision };
  if (decision.type === 'stop') return { ...known, key: null, outcome: decision.outcome, runId: null };
  return { ...known, key: decision.key, runId: child?.runId ?? null };
}

/** A loop that broke fails with the code of the run that broke last. */
async function endingOf(em: EntityManager, run: Run, { outcome }: Stop) {
  if (outcome !== 'failed') return { outcome };
  const children = await runs.childrenOf(em, run.id);
  const broken = children.filter(({ state }) => state === 'failed').at(-1);
  return { outcome, failure: String(broken?.error?.code ?? 'internal') };
}

async function takenBefore({ database }: Ports, run: Run, turn: number): Promise<TurnTaken | null> {
  const em = database.fork();
  const found = (await runs.eventsOfType(em, run.id, 'turn')).find(({ body }) => body.turn === turn);
  if (!found) return null;
  const body = found.body as RunEventBody<'turn'>;
  if (body.action === 'stop') {
    const stop: Stop = { type: 'stop', outcome: body.outcome ?? 'failed', why: body.why };
    return { type: 'stop', seq: run.seq, ...(await endingOf(em, run, stop)) };
  }
  const child = body.runId === null ? null : await runs.find(em, body.runId);
  const opened = child && { runId: child.id, kind: child.kind, hasEnded: Boolean(child.endedAt) };
  return { type: 'act', seq: run.seq, child: opened, msLeft: await msLeft(em, run) };
}

/** Too little money is no failure: the loop waits for a top-up, and a person is told what is missing. */
async function waitForBalance({ database }: Ports, run: Run, turn: number, error: AppError): Promise<TurnTaken> {
  const body = missingMoney(error);
  const seq = await database.transaction(async (em) => {
    await runs.note(em, run.id, { waitsFor: 'balance', needsHuman: true });
    return runs.appendEvents(em, run.id, `balance ${turn} ${body.shortfall}`, [{ type: 'balance.needed', body }]);
  });
  return { type: 'wait', seq };
}
