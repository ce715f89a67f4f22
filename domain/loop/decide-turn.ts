import { formatDollars } from '../money/amounts.ts';
import { quantity } from '../quantity.ts';
import { keyOfCriterion, promptForCriterion, promptForFaults } from './compose-prompt.ts';
import { distance, isReached } from './distance.ts';
import type { Act, Observation, OpenFault, PastTurn, Stop } from './turn.ts';
import { wayBack } from './way-back.ts';

export interface LoopState {
  goal: string;
  /** The film was made for this goal already, as a production's is: it is not made anew because nothing else is left. */
  isGoalFollowed?: boolean;
  observation: Observation;
  /** Oldest first; turns that acted. */
  past: readonly PastTurn[];
  turnsAtMost: number;
  /** Whether the time is over. */
  isLate: boolean;
  /** What is left of the budget, in micro-dollars; null where there is none. */
  leftMicros: number | null;
  /** The least that a prompt costs, in micro-dollars; 0 where prompts are free. */
  promptMicros: number;
  /** Whether this director can follow a prompt on a film that stands: `edit` as a change of it, else as a brief too. */
  understands(prompt: string, as?: 'edit'): boolean;
  /** Whether all that changed the film since this revision is the loop's own. */
  isOwnSince(revision: string): boolean;
}

/** Turns without a nearer film after which a loop gives up, and runs that may break one after the other. */
const patience = 2;
const failuresAtMost = 2;

/**
 * Orient and decide: ranks what is open by severity and by what mending costs, takes the first that is worth trying,
 * or says why the loop ends. Nothing is tried twice on the same picture, and no film is left worse than it was.
 */
export function decideTurn(state: LoopState): Act | Stop {
  const next = nextOf(state);
  const isEnd = next.type === 'stop' && next.outcome !== 'done';
  return (isEnd ? wayBack(state) : null) ?? next;
}

function nextOf({ past: turns, ...state }: LoopState): Act | Stop {
  const { observation, turnsAtMost, isLate } = state;
  const now = distance(observation);
  const ends = turns.map((turn, index) => ({ ...turn, end: turns[index + 1]?.distance ?? now }));
  // What was put back is not a turn that was tried.
  const past = ends.filter(({ type }) => type !== 'restore');
  if (!observation.isReviewed && observation.sceneCount > 0) {
    return isLate ? stop('time', 'The minutes are over.') : stop('failed', 'The film could not be reviewed.');
  }
  const acts = candidates({ ...state, past }).filter((act) => !wasTried(act, past, observation));
  const wanted = acts.filter((act) => act.type === 'mend' || isFollowed({ ...state, past }, act));
  if (isReached(observation) && !wanted.some((act) => isOwed(act))) return done(observation);
  if (isLate) return stop('time', 'The minutes are over.');
  const broken = past.slice(-failuresAtMost);
  if (broken.length === failuresAtMost && broken.every(({ ended, isRefused }) => ended === 'failed' && !isRefused)) {
    return stop('failed', `${failuresAtMost} runs failed one after the other.`);
  }
  const [act] = wanted;
  if (!act) return withoutMeans(observation, acts);
  if (past.length >= turnsAtMost) return stop('turns', `All ${turnsAtMost} turns are used.`);
  if (isStuck(past)) {
    return stop('no_progress', `${patience} turns brought the film no nearer to what was asked.`);
  }
  if (act.type === 'prompt' && state.leftMicros !== null && state.leftMicros < state.promptMicros) {
    const [left, least] = [state.leftMicros, state.promptMicros].map(formatDollars);
    return stop('budget', `${left} dollars of the budget are left; another prompt costs ${least} at least.`);
  }
  return act;
}

/** What could be done, best first: the film itself, free mending, criteria, the goal, faults that need a director. */
function candidates(state: LoopState): Act[] {
  const { observation, goal, isGoalFollowed = false, past } = state;
  if (observation.sceneCount === 0) return [prompt('goal', goal, 'No scene stands yet.')];
  const isCutShort = past.findLast(({ key }) => key === 'goal')?.isCutShort ?? false;
  const errors = observation.faults.filter(({ severity }) => severity === 'error');
  const criteria = observation.criteria.flatMap((row) => {
    const text = row.passed ? null : promptForCriterion(row);
    const why = `Criterion ${row.criterion} measures ${row.measured}.`;
    return text === null ? [] : [prompt(keyOfCriterion(row), text, why)];
  });
  // Who starts a loop on a film without any fault wants the goal followed; where there were faults, they were the reason.
  const isGoalDue = !isGoalFollowed && isReached(observation) && past.length === 0;
  return [
    ...mending(observation),
    // A film of which scenes were left out is made anew before anything is asked of what there is.
    ...(isCutShort ? [{ ...prompt('goal', goal, 'The budget did not pay for all of its scenes.'), isAnew: true }] : []),
    ...criteria,
    ...(isGoalDue ? [prompt('goal', goal, 'The film has no fault; the goal is what is left.')] : []),
    ...(errors.length > 0 ? [faultPrompt(errors)] : []),
  ];
}

function mending({ faults, pictureHash }: Observation): Act[] {
  const mechanical = faults.filter((fault) => fault.mechanical);
  if (mechanical.length === 0) return [];
  const why = `${mechanical.length} of ${quantity(faults.length, 'fault')} may be mended without a director, which is free to try.`;
  return [{ type: 'mend', key: `mend ${pictureHash}`, why, prompt: null }];
}

function faultPrompt(errors: readonly OpenFault[]): Act {
  const { prompt: text, named } = promptForFaults(errors);
  const key = `faults ${named.map(({ id }) => id).join(' ')}`;
  return prompt(key, text, `${quantity(errors.length, 'error')} ${errors.length === 1 ? 'needs' : 'need'} a director.`);
}

function prompt(key: string, text: string, why: string): Act {
  return { type: 'prompt', key, why, prompt: text };
}

/**
 * A film that stands takes edits, which a director may or may not follow; an empty one takes any brief. Only the goal
 * may be a brief on a film that stands: what mends must never be read as one.
 */
function isFollowed({ observation, understands }: LoopState, { key, prompt, isAnew }: Act): boolean {
  if (observation.sceneCount === 0 || isAnew) return true;
  return prompt !== null && understands(prompt, key === 'goal' ? undefined : 'edit');
}

/** Free mending of warnings and the goal are still worth a turn on a film that has reached what was asked. */
function isOwed({ type, key }: Act): boolean {
  return type === 'mend' || key === 'goal';
}

/** The same on the same picture gives the same; and a prompt that was refused stays refused. */
function wasTried({ key }: Act, past: readonly PastTurn[], { pictureHash }: Observation): boolean {
  const before = past.filter((turn) => turn.key === key);
  return before.some((turn) => turn.isRefused || turn.pictureHash === pictureHash) || before.length >= patience;
}

/** Whether the last turns all left the film no nearer than they found it. */
function isStuck(past: readonly (PastTurn & { end: number })[]): boolean {
  return past.length >= patience && past.slice(-patience).every(({ distance, end }) => end >= distance);
}

function done({ faults }: Observation): Stop {
  const left = faults.length;
  return stop(
    'done',
    left > 0
      ? `Nothing is left but ${quantity(left, 'warning')}, which ${left === 1 ? 'is' : 'are'} accepted.`
      : 'Nothing is left to do.',
  );
}

/** Nothing can be tried any more: on an empty project the goal itself was not followed. */
function withoutMeans({ sceneCount }: Observation, refused: readonly Act[]): Stop {
  if (sceneCount === 0) return stop('refused', 'The director could not follow the goal.');
  const [first] = refused;
  return stop(
    'no_progress',
    first ? `This director can't follow what is left: ${first.why}` : 'Nothing that could be tried is left.',
  );
}

function stop(outcome: Stop['outcome'], why: string): Stop {
  return { type: 'stop', outcome, why };
}
