import type { Finding } from '../../contract/findings.ts';
import { applyPlaces } from '../../domain/mend/apply-places.ts';
import { markOf, newFindings } from '../../domain/mend/judge-attempt.ts';
import { isMechanical, isMechanicalInLoop } from '../../domain/mend/plan-mend.ts';
import { review } from '../../domain/review/review.ts';
import { type MeasuredFilm, type MendScene, type MendTools, mendedCode, mendRound } from './mend-round.ts';
import type { SceneMender } from './scene-mender.ts';

/** One finding that is gone, and how. */
export interface MendedFinding {
  finding: Finding;
  what: string;
}

export interface LeftFinding {
  finding: Finding;
  why: string;
}

export interface MendOutcome {
  before: MeasuredFilm;
  after: MeasuredFilm;
  mended: MendedFinding[];
  /** Mechanical findings that no certain change mends. */
  left: LeftFinding[];
}

const mostRounds = 2;

/**
 * Mends what needs no model: every change is tried on the stage and kept only if its finding is gone, none is new and
 * the rest of the picture stands. The whole film is measured at the end of each of at most two rounds.
 */
export async function mendFilm(
  tools: MendTools,
  scenes: readonly MendScene[],
  known?: MeasuredFilm,
): Promise<MendOutcome> {
  const before = known ?? (await measured(tools, scenes));
  let after = before;
  const mended: MendedFinding[] = [];
  let left: LeftFinding[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const targets = mechanical(after.findings, tools.loop ? isMechanicalInLoop : isMechanical);
    if (targets.length === 0) return outcomeOf(before, after, mended, []);
    const menders = await mendRound(tools, after, targets);
    const next = await settled(tools, after, menders);
    left = menders.flatMap(({ left: groups }) =>
      groups.flatMap(({ findings, why }) => findings.map((finding) => ({ finding, why }))),
    );
    mended.push(...menders.flatMap(mendedBy));
    if (next === after) break;
    after = next;
  }
  return outcomeOf(before, after, mended, left);
}

/** What the whole film still shows was not mended, whatever a trial of its scene said. */
function outcomeOf(
  before: MeasuredFilm,
  after: MeasuredFilm,
  mended: MendedFinding[],
  left: LeftFinding[],
): MendOutcome {
  const open = new Set(after.findings.filter(({ severity }) => severity !== 'info').map(markOf));
  const isOpen = ({ finding }: { finding: Finding }) => open.has(markOf(finding));
  const stayed = mended
    .filter((each) => isOpen(each) && !left.some(({ finding }) => finding === each.finding))
    .map(({ finding }) => ({ finding, why: 'the fault stayed in the whole film' }));
  return { before, after, mended: mended.filter((each) => !isOpen(each)), left: [...left.filter(isOpen), ...stayed] };
}

/** Findings that are worth a mend; what was seen at one sample only is not. */
function mechanical(findings: readonly Finding[], isMended: (rule: string) => boolean): Finding[] {
  return findings.filter(({ rule, severity }) => severity !== 'info' && isMended(rule));
}

function mendedBy({ accepted }: SceneMender): MendedFinding[] {
  return accepted.flatMap(({ group, candidate }) =>
    group.findings.map((finding) => ({ finding, what: candidate.what })),
  );
}

async function measured(tools: MendTools, scenes: readonly MendScene[]): Promise<MeasuredFilm> {
  const input = await tools.measure(scenes);
  return { scenes, input, findings: review(input).findings };
}

/** The whole film with its mends. Scenes whose mends spoil something in it are taken back until nothing is new. */
async function settled(tools: MendTools, base: MeasuredFilm, menders: readonly SceneMender[]): Promise<MeasuredFilm> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const scenes = await withMends(tools, base, menders);
    if (!scenes) return base;
    const after = await measured(tools, scenes);
    // What is seen at one sample only is no fault that a mend made.
    const back = new Set(
      menders.flatMap(({ sceneId, standing }) => (standing.some(({ code }) => code) ? [sceneId] : [])),
    );
    const spoilt = newFindings(base.findings, after.findings).filter(
      // A scene that shows something again may show warnings too.
      ({ severity, sceneId }) => severity === 'error' || (severity === 'warning' && !back.has(sceneId ?? '')),
    );
    const [first] = spoilt;
    if (!first) return after;
    const why = `in the whole film it would make a finding: ${first.rule}, ${first.message}`;
    const blamed = blamedFor(spoilt, menders, scenes);
    for (const mender of blamed.length > 0 && attempt < 2 ? blamed : menders) mender.takeBack(why);
  }
  return base;
}

/** Menders of the scenes that the findings name; where those have none, of scenes that are on at the time. */
function blamedFor(
  spoilt: readonly Finding[],
  menders: readonly SceneMender[],
  scenes: readonly MendScene[],
): SceneMender[] {
  const mending = menders.filter(({ accepted }) => accepted.length > 0);
  const named = mending.filter(({ sceneId }) => spoilt.some((finding) => finding.sceneId === sceneId));
  if (named.length > 0) return named;
  return mending.filter(({ sceneId }) => {
    const scene = scenes.find((each) => each.sceneId === sceneId);
    return (
      scene &&
      spoilt.some(({ firstFrame, lastFrame }) => {
        return firstFrame < scene.startFrame + scene.durationInFrames && lastFrame >= scene.startFrame;
      })
    );
  });
}

async function withMends(
  tools: MendTools,
  base: MeasuredFilm,
  menders: readonly SceneMender[],
): Promise<MendScene[] | null> {
  const mending = menders.filter(({ accepted }) => accepted.length > 0);
  if (mending.length === 0) return null;
  const codes = new Map<string, string>();
  for (const mender of mending) codes.set(mender.sceneId, await mendedCode(tools, base, mender));
  const scenes = base.scenes.map((scene) => ({ ...scene, code: codes.get(scene.sceneId) ?? scene.code }));
  const candidates = mending.flatMap(({ standing }) => standing);
  return applyPlaces(scenes, candidates, tools);
}
