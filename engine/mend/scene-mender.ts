import type { Finding } from '../../contract/findings.ts';
import type { Candidate, ElementEdit } from '../../domain/mend/edit.ts';

/** Findings of one rule at one element, mended together: a list that one line makes has one finding for each item. */
export interface MendGroup {
  findings: Finding[];
  /** The element concerned: of two groups at one, the second may be gone with the first. */
  place: string;
  candidates: Candidate[];
  /** Why the candidates so far did not do. */
  why: string;
}

/** What a trial showed of one scene. */
export interface TrialOutcome {
  isGone(group: MendGroup): boolean;
  /** What the attempt spoilt, in words; null where nothing. */
  spoilt: string | null;
  /** Candidates that add to one what mends what it spoilt. */
  followUps(candidate: Candidate): Candidate[];
}

/** Trials that one group may take. */
const mostTrials = 12;

/** One scene's way to its mends: all groups at once first, one by one where together they spoil something. */
export class SceneMender {
  readonly sceneId: string;
  readonly accepted: { group: MendGroup; candidate: Candidate }[] = [];
  readonly left: MendGroup[] = [];
  #pending: MendGroup[];
  #tried = new Map<MendGroup, number>();
  #together = true;

  constructor(sceneId: string, groups: MendGroup[]) {
    this.sceneId = sceneId;
    this.#pending = [...groups];
  }

  /** The groups of the next trial, each with its next candidate; empty when all is decided. */
  get trial(): MendGroup[] {
    for (const group of this.#pending) {
      if (group.candidates.length === 0 || (this.#tried.get(group) ?? 0) >= mostTrials) this.#giveUp(group);
    }
    return this.#together ? onePerElement(this.#pending) : this.#pending.slice(0, 1);
  }

  /** Candidates that stand; one that mended two findings stands once. */
  get standing(): Candidate[] {
    return [...new Set(this.accepted.map(({ candidate }) => candidate))];
  }

  /** Candidates that stand and those that the trial adds. */
  candidates(trial: readonly MendGroup[]): Candidate[] {
    return [...this.standing, ...trial.map(({ candidates }) => candidates[0] as Candidate)];
  }

  /** A candidate that cannot be written is no trial. */
  refuse(group: MendGroup, why: string): void {
    group.candidates.shift();
    group.why ||= why;
  }

  learn(trial: readonly MendGroup[], outcome: TrialOutcome): void {
    for (const group of trial) this.#tried.set(group, (this.#tried.get(group) ?? 0) + 1);
    const gone = trial.filter((group) => outcome.isGone(group));
    if (outcome.spoilt !== null && trial.length > 1) {
      this.#together = false;
      return;
    }
    if (outcome.spoilt === null) this.#dropMendedBeside(trial, gone, outcome);
    for (const group of trial) {
      const candidate = group.candidates.shift() as Candidate;
      if (!gone.includes(group)) {
        group.why = 'the fault stayed';
        continue;
      }
      if (outcome.spoilt === null) {
        this.accepted.push({ group, candidate });
        this.#pending = this.#pending.filter((each) => each !== group);
        continue;
      }
      group.why = outcome.spoilt;
      group.candidates.unshift(...outcome.followUps(candidate));
    }
  }

  /** What another mend of the same element took away as well needs no change of its own. */
  #dropMendedBeside(trial: readonly MendGroup[], gone: readonly MendGroup[], outcome: TrialOutcome): void {
    for (const group of this.#pending.filter((each) => !trial.includes(each) && outcome.isGone(each))) {
      const beside = gone.find(({ place }) => place === group.place);
      const candidate = beside?.candidates[0];
      if (!candidate) continue;
      this.accepted.push({ group, candidate });
      this.#pending = this.#pending.filter((each) => each !== group);
    }
  }

  /** What was accepted is taken back, because the whole film shows that it spoils something. */
  takeBack(why: string): void {
    for (const { group } of this.accepted.splice(0)) {
      group.why = why;
      this.left.push(group);
    }
  }

  #giveUp(group: MendGroup): void {
    this.#pending = this.#pending.filter((each) => each !== group);
    group.why ||= 'no certain change of the code mends it';
    this.left.push(group);
  }
}

export function editsOf(candidates: readonly Candidate[]): ElementEdit[][] {
  return candidates.map(({ edits }) => [...edits]);
}

/** Faults of the words themselves come before those that may follow from them. */
const first = ['text-too-small', 'missing-glyph', 'text-clipped', 'text-off-canvas', 'text-overlap', 'text-covered'];

function onePerElement(groups: readonly MendGroup[]): MendGroup[] {
  const rank = ({ findings }: MendGroup) => {
    const place = first.indexOf(findings[0]?.rule ?? '');
    return place === -1 ? first.length : place;
  };
  const chosen = new Map<string, MendGroup>();
  for (const group of groups) {
    const other = chosen.get(group.place);
    if (!other || rank(group) < rank(other)) chosen.set(group.place, group);
  }
  return [...chosen.values()];
}
