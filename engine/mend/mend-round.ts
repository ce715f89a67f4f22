import type { Finding } from '../../contract/findings.ts';
import type { Theme } from '../../contract/theme.ts';
import { applyPlaces } from '../../domain/mend/apply-places.ts';
import type { Candidate } from '../../domain/mend/edit.ts';
import { isGone, newFindings, undueChange, wordsOf } from '../../domain/mend/judge-attempt.ts';
import { isMechanical, planMend } from '../../domain/mend/plan-mend.ts';
import { type LoopMends, type MendFilm, targetOf } from '../../domain/mend/target.ts';
import type { Placement } from '../../domain/project/scene.ts';
import type { ReviewInput } from '../../domain/review/finding.ts';
import { review } from '../../domain/review/review.ts';
import type { EditedScene } from './edit-scene.ts';
import { editsOf, type MendGroup, SceneMender, type TrialOutcome } from './scene-mender.ts';

export interface MendScene extends Placement {
  sceneId: string;
  name: string;
  code: string;
}

/** Stretches of frames to look at, first and last included. */
export type Ranges = readonly { first: number; last: number }[];

/** What the mender needs from outside: the parser's child and the measured review. */
export interface MendTools {
  theme: Theme;
  fps: number;
  /** The film is to be no longer than this, whatever is mended. */
  framesAtMost?: number;
  /** Given, what only a loop mends is mended too. */
  loop?: LoopMends;
  edit(code: string, mends: ReturnType<typeof editsOf>): Promise<EditedScene>;
  /** Shows the scenes on a stage and measures them; without ranges the whole film. */
  measure(scenes: readonly MendScene[], ranges?: Ranges): Promise<ReviewInput>;
  onTrial?: () => void;
}

/** A film with what was measured of it. */
export interface MeasuredFilm {
  scenes: readonly MendScene[];
  input: ReviewInput;
  findings: readonly Finding[];
}

/** Trials of one round; every one shows the film once. */
const mostTrials = 40;

/** Tries mends of all scenes side by side until each finding is mended or has no candidate left. */
export async function mendRound(
  tools: MendTools,
  base: MeasuredFilm,
  targets: readonly Finding[],
): Promise<SceneMender[]> {
  const menders = mendersOf(tools, base, targets);
  for (let trial = 0; trial < mostTrials; trial += 1) {
    const attempt = await nextAttempt(tools, base, menders);
    if (!attempt) return menders;
    await tryOut(tools, base, targets, attempt);
    tools.onTrial?.();
  }
  for (const mender of menders)
    while (mender.trial.length > 0) mender.refuse(mender.trial[0] as MendGroup, 'too many trials');
  return menders;
}

function mendersOf(tools: MendTools, base: MeasuredFilm, targets: readonly Finding[]): SceneMender[] {
  const film = filmOf(tools, base);
  const byScene = new Map<string, Map<string, MendGroup>>();
  for (const finding of targets) {
    const target = targetOf(finding, film);
    const sceneId = finding.sceneId ?? 'film';
    const groups = byScene.get(sceneId) ?? new Map<string, MendGroup>();
    byScene.set(sceneId, groups);
    const place = `${target.at?.line ?? finding.id} ${target.at?.column ?? ''}`;
    const key = `${finding.rule} ${place}`;
    const group = groups.get(key);
    const candidates = planMend(target);
    if (!group) groups.set(key, { findings: [finding], place, candidates, why: '' });
    else {
      group.findings.push(finding);
      group.candidates = group.candidates.flatMap((one, index) =>
        candidates[index] ? [joined(one, candidates[index])] : [],
      );
    }
  }
  return [...byScene].map(([sceneId, groups]) => new SceneMender(sceneId, [...groups.values()]));
}

function joined(one: Candidate, other: Candidate): Candidate {
  const lengthen = [one.lengthen, other.lengthen].sort((a, b) => (b?.frames ?? 0) - (a?.frames ?? 0))[0];
  return { what: one.what, edits: [...one.edits, ...other.edits], ...(lengthen && { lengthen }) };
}

function filmOf({ theme, loop }: MendTools, { input, scenes }: MeasuredFilm): MendFilm {
  return { input, theme, scenes, ...(loop && { loop }) };
}

interface Attempt {
  scenes: MendScene[];
  tried: { mender: SceneMender; trial: MendGroup[] }[];
}

/** The film with the next candidate of every scene; null when nothing is left to try. */
async function nextAttempt(
  tools: MendTools,
  base: MeasuredFilm,
  menders: readonly SceneMender[],
): Promise<Attempt | null> {
  const tried: Attempt['tried'] = [];
  let scenes = [...base.scenes];
  let standing: Candidate[] = menders.flatMap((mender) => mender.standing);
  for (const mender of menders) {
    const written = await writeTrial(tools, base, mender, standing);
    if (!written) continue;
    tried.push({ mender, trial: written.trial });
    standing = [...standing, ...written.candidates];
    scenes = scenes.map((scene) => (scene.sceneId === mender.sceneId ? { ...scene, code: written.code } : scene));
  }
  if (tried.length === 0) return null;
  for (const mender of menders) {
    if (tried.some((each) => each.mender === mender) || mender.accepted.length === 0) continue;
    const code = await mendedCode(tools, base, mender);
    scenes = scenes.map((scene) => (scene.sceneId === mender.sceneId ? { ...scene, code } : scene));
  }
  return { scenes: applyPlaces(scenes, standing, tools) ?? scenes, tried };
}

/** A scene's code with what was accepted and what is tried; what cannot be written is refused on the way. */
async function writeTrial(tools: MendTools, base: MeasuredFilm, mender: SceneMender, standing: readonly Candidate[]) {
  for (let trial = mender.trial; trial.length > 0; trial = mender.trial) {
    const candidates = mender.candidates(trial);
    const added = candidates.slice(mender.standing.length);
    const { code, refused } = await tools.edit(codeOf(base, mender.sceneId, candidates), editsOf(candidates));
    const unplaced = applyPlaces(base.scenes, [...standing, ...added], tools) === null;
    const reasons = refused.slice(mender.standing.length).map((reason, index) => {
      const moves = added[index]?.lengthen ?? added[index]?.places;
      return reason ?? (unplaced && moves ? 'the timeline would not be valid' : null);
    });
    if (reasons.every((reason) => reason === null)) return { trial, code, candidates: added };
    for (const [index, reason] of reasons.entries())
      if (reason !== null) mender.refuse(trial[index] as MendGroup, reason);
  }
  return null;
}

/** A scene's code with all that was accepted of it. */
export async function mendedCode(tools: MendTools, base: MeasuredFilm, mender: SceneMender): Promise<string> {
  const candidates = mender.candidates([]);
  const { code } = await tools.edit(codeOf(base, mender.sceneId, candidates), editsOf(candidates));
  return code;
}

/** What the edits of a scene begin from: its code, or what is put in its place as a whole. */
function codeOf({ scenes }: MeasuredFilm, sceneId: string, candidates: readonly Candidate[]): string {
  const whole = candidates.findLast(({ code }) => code !== undefined)?.code;
  return whole ?? scenes.find((scene) => scene.sceneId === sceneId)?.code ?? '';
}

async function tryOut(
  tools: MendTools,
  base: MeasuredFilm,
  targets: readonly Finding[],
  { scenes, tried }: Attempt,
): Promise<void> {
  // A little more than the scenes, so that what begins or ends with them is seen to.
  const beside = Math.round(tools.fps * 0.6);
  const ranges = tried.map(({ mender }) => rangeOf(scenes, mender.sceneId, beside));
  const input = await tools.measure(scenes, ranges.includes(null) ? undefined : (ranges as Ranges));
  const after: MeasuredFilm = { scenes, input, findings: review(input).findings };
  for (const { mender, trial } of tried)
    mender.learn(trial, outcomeOf(tools, { base, targets, after }, mender.sceneId, trial));
}

function rangeOf(scenes: readonly MendScene[], sceneId: string, beside: number): Ranges[number] | null {
  const scene = scenes.find((each) => each.sceneId === sceneId);
  return scene
    ? { first: scene.startFrame - beside, last: scene.startFrame + scene.durationInFrames - 1 + beside }
    : null;
}

interface Compared {
  base: MeasuredFilm;
  targets: readonly Finding[];
  after: MeasuredFilm;
}

function outcomeOf(
  tools: MendTools,
  { base, targets, after }: Compared,
  sceneId: string,
  trial: readonly MendGroup[],
): TrialOutcome {
  const ofScene = (findings: readonly Finding[]) => findings.filter((each) => (each.sceneId ?? 'film') === sceneId);
  const [was, is] = [ofScene(base.findings), ofScene(after.findings)];
  // A scene that shows something again may show warnings too.
  const isBack = trial.some(({ candidates: [first] }) => first?.code !== undefined);
  const spoilt = newFindings(was, is).filter(({ severity }) => !isBack || severity === 'error');
  const words = new Set(trial.flatMap(({ findings }) => findings.map(({ text }) => wordsOf(text ?? ''))));
  const undue = sceneId === 'film' ? null : undueChange(base.input, after.input, sceneId, words);
  const [first] = spoilt;
  return {
    isGone: ({ findings }) => findings.every((finding) => isGone(finding, targets, was, is)),
    spoilt: first ? `it would make a finding: ${first.rule}, ${first.message}` : undue,
    followUps: (candidate) => (undue ? [] : followUps(tools, after, spoilt, candidate)),
  };
}

/** What a mend spoils at its own words may be mended in turn, once: larger type may have to move away from an edge. */
function followUps(
  tools: MendTools,
  after: MeasuredFilm,
  spoilt: readonly Finding[],
  candidate: Candidate,
): Candidate[] {
  const [first] = spoilt;
  if (!first || candidate.edits.length > 3 || spoilt.some(({ rule }) => !isMechanical(rule))) return [];
  const target = targetOf(first, filmOf(tools, after));
  // Columns of the changed line are not those of the code that is edited.
  const { column: _, ...at } = target.at ?? { line: 0 };
  const known = candidate.edits.find((edit) => edit.at.line === at.line)?.at;
  const plans = planMend({ ...target, ...(target.at && { at: known ?? at }) });
  // The last resorts too: where words meet two grounds no colour alone will do.
  const chosen = new Set([...plans.slice(0, 3), ...plans.slice(-2)]);
  return [...chosen].map((plan) => ({ ...joined(candidate, plan), what: `${candidate.what}, ${plan.what}` }));
}
