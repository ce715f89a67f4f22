import type { WaitReason } from '../../contract/names.ts';
import type { Approvable } from '../../contract/productions.ts';
import { formatDollars, microsOfDollars } from '../money/amounts.ts';

/** A person's note that changed nothing, and why. */
export interface UnfollowedNote {
  text: string;
  runId: string;
  why: string;
}

interface Asking {
  runId: string;
  reason: WaitReason;
  /** The phase that a person is asked about. */
  after?: Approvable;
  /** In dollars: what is missing, and from which balance or budget in all the next step can be paid. */
  missing?: { shortfall: number; needed: number } | null;
  unfollowed?: UnfollowedNote;
}

const dollars = (amount: number): string => formatDollars(microsOfDollars(amount, 'dollars'));

const mostOfNote = 160;

/** What a run that stands still asks of a person: why, and the commands that let it go on. */
export function asksOf({ runId, reason, after, missing, unfollowed }: Asking): string {
  const say = (command: string, argument = '') => `framewright runs ${command} ${runId}${argument}`;
  if (reason === 'paused') return `Go on: ${say('resume')}`;
  if (reason === 'balance') {
    const short = missing ? `${dollars(missing.shortfall)} dollars short of` : 'too small for';
    return `The balance is ${short} the next step. After framewright top-up it goes on by itself within a minute, or at once: ${say('resume')}`;
  }
  if (reason === 'budget') {
    if (!missing) return `Its budget is used up. Go on: ${say('raise-budget', ' <dollars in all>')}`;
    const [short, needed] = [missing.shortfall, missing.needed].map(dollars);
    return `Its budget is ${short} dollars short of the next step, which needs ${needed} in all. Go on: ${say('raise-budget', ` ${needed}`)}`;
  }
  const choice = `As it is: ${say('approve')} – or changed: ${say('send-back', ' "<note>"')}`;
  if (!unfollowed) return `Approve the film after ${after ?? 'this phase'}? ${choice}`;
  const { text, why, runId: edit } = unfollowed;
  const note = text.length > mostOfNote ? `${text.slice(0, mostOfNote)}…` : text;
  return `The note “${note}” could not be followed and nothing was changed: ${why} (${edit}). Say it in other words. ${choice}`;
}
