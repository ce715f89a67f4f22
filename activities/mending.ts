import type { Mend, MendedScene } from '../contract/mended.ts';
import type { Run } from '../db/entities/run.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { earlierCodes } from '../db/repositories/earlier-codes.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { neutralTheme } from '../domain/directing/neutral-theme.ts';
import { changedLines } from '../domain/mend/line-diff.ts';
import { measuredAfter } from '../domain/mend/measured-after.ts';
import { sha256 } from '../domain/project/picture-hash.ts';
import type { ReviewInput } from '../domain/review/finding.ts';
import { SceneEditor } from '../engine/mend/edit-in-child.ts';
import { type MendOutcome, mendFilm } from '../engine/mend/mend-film.ts';
import type { MendScene, MendTools, Ranges } from '../engine/mend/mend-round.ts';
import { measureTimeline } from '../engine/review/measure-timeline.ts';
import { makeFilm, stageFilm } from './film.ts';
import { assetsOfFilm } from './film-assets.ts';
import { keepAlive } from './keep-alive.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { asked, livingRun } from './run-work.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'logger'>;
type MeasurePorts = Pick<ActivityPorts, 'database' | 'storage' | 'stage'>;
type Source = Awaited<ReturnType<typeof revisions.scenesWithCode>>[number];
type Look = Pick<Awaited<ReturnType<typeof revisions.get>>, 'projectId' | 'width' | 'height' | 'fps' | 'theme'>;

/** Mends a film without a model: every change tried on the stage, all that stands put into the run's draft. */
export function createMendingActivities(ports: Ports) {
  return {
    mendScenes({ runId }: { runId: string }): Promise<Receipt & { mended: number }> {
      let trials = 0;
      return keepAlive(
        async (signal) => {
          const run = await livingRun(ports, runId);
          const em = ports.database.fork();
          const base = await baseOf(run, em);
          const sources = await revisions.scenesWithCode(em, base.id);
          const outcome = await mendSources(ports, base, sources, signal, {
            ...(await boundsOf(run, base, em)),
            onTrial: () => {
              trials += 1;
            },
          });
          return keep(ports, run, sources, outcome);
        },
        () => ({ trials }),
      );
    },
  };
}
export type MendingActivities = ReturnType<typeof createMendingActivities>;

/** The revision that is mended: the head, or what the draft began from, however often this runs. */
async function baseOf(run: Run, em: ReturnType<Ports['database']['fork']>) {
  if (!run.draftRevisionId) return revisions.get(em, run.projectId, run.revisionId ?? '');
  const draft = await revisions.get(em, run.projectId, run.draftRevisionId);
  return revisions.get(em, run.projectId, draft.parentId ?? '');
}

/** How long the film may become, and how short: only a loop says that, which may mend more than others. */
async function boundsOf(
  run: Run,
  { id, projectId, fps, number }: Awaited<ReturnType<typeof baseOf>>,
  em: ReturnType<Ports['database']['fork']>,
): Promise<Pick<MendTools, 'framesAtMost' | 'loop'>> {
  const [most, least] = [asked<number>(run, 'secondsAtMost'), asked<number>(run, 'secondsAtLeast')];
  const framesAtMost = most === undefined ? undefined : Math.floor(most * fps + 1e-6);
  if (least === undefined) return { framesAtMost };
  const earlier = await earlierCodes(em, { id, projectId, number: number ?? 0 });
  return { framesAtMost, loop: { framesAtLeast: Math.ceil(least * fps - 1e-6), earlier } };
}

/** Mends scenes that need not be stored anywhere: what a director has just written, for example. Free of any model. */
export async function mendSources<Scene extends MendScene & Pick<Source, 'codeHash' | 'writtenBy' | 'compiledHash'>>(
  ports: MeasurePorts,
  look: Look,
  sources: readonly Scene[],
  signal: AbortSignal,
  options: Pick<MendTools, 'framesAtMost' | 'loop' | 'onTrial'> = {},
): Promise<MendOutcome> {
  await using editor = new SceneEditor();
  const tools: MendTools = {
    theme: look.theme ?? neutralTheme,
    fps: look.fps,
    edit: (code, mends) => editor.edit(code, mends),
    measure: (scenes, ranges) => measureScenes(ports, look, { scenes, ranges, sources }, signal),
    ...options,
  };
  return await mendFilm(tools, sources);
}

export async function measureScenes(
  ports: MeasurePorts,
  look: Look,
  {
    scenes,
    ranges,
    sources,
  }: { scenes: readonly MendScene[]; ranges?: Ranges; sources: readonly Pick<Source, 'writtenBy'>[] },
  signal: AbortSignal,
): Promise<ReviewInput> {
  const shown = scenes.map((scene, index) => ({
    ...scene,
    codeHash: sha256(scene.code),
    compiledHash: null,
    writtenBy: sources[index]?.writtenBy ?? 'director',
  }));
  const film = await makeFilm(look, shown, signal, await assetsOfFilm(ports, look.projectId, shown, look.theme));
  await using stage = await stageFilm(ports, film, signal);
  const { allowUnsandboxed } = ports.stage.browser;
  const reviewed = film.scenes.map(({ key, sceneId, name, startFrame, durationInFrames }) => ({
    ...{ key, sceneId, name, startFrame, durationInFrames },
  }));
  const { input } = await measureTimeline({
    stage,
    timeline: film.timeline,
    scenes: reviewed,
    ranges,
    signal,
    allowUnsandboxed,
  });
  return input;
}

/** The mended scenes in the draft, where there is one, and the events that tell of them, in one transaction. */
export function keep(
  { database }: Pick<ActivityPorts, 'database'>,
  run: Run,
  sources: readonly Source[],
  outcome: MendOutcome,
) {
  const changed = outcome.after.scenes.flatMap((scene, index) => {
    const source = sources[index];
    return source && isChanged(source, scene) ? [{ source, scene }] : [];
  });
  return database.transaction(async (em) => {
    for (const { source, scene } of run.draftRevisionId ? changed : []) {
      const { name, code, track, startFrame, durationInFrames } = scene;
      const isSame = code === source.code;
      await drafts.putScene(em, run.draftRevisionId ?? '', {
        ...{ scene: { id: scene.sceneId }, name, code, track, startFrame, durationInFrames },
        ...{ compiledHash: isSame ? source.compiledHash : null, writtenBy: source.writtenBy },
      });
    }
    const seq = await runs.appendEvents(em, run.id, 'mend', [
      ...mendsOf(outcome).map((body) => ({ type: 'mend', body })),
      ...changed.map(({ source, scene }) => ({ type: 'scene.mended', body: sceneOf(source, scene) })),
    ]);
    const mended = outcome.mended.length;
    return { seq, mended, counts: { mended, left: outcome.left.length, scenesMended: changed.length } };
  });
}

/** An outcome without the mends of scenes that are none of the run's: a prompt's film may stand beside a person's. */
export function onlyMendsOf(own: ReadonlySet<string>, sources: readonly Source[], outcome: MendOutcome): MendOutcome {
  const isOwn = (sceneId: string | null) => sceneId === null || own.has(sceneId);
  const before = (index: number, scene: MendScene) => sources[index] ?? scene;
  const { after, mended, left } = outcome;
  // Where another's scene would have to make room, the own ones stay where they were planned.
  const needsRoom = after.scenes.some((scene, index) => !isOwn(scene.sceneId) && isMoved(before(index, scene), scene));
  const scenes = after.scenes.map((scene, index) => {
    if (!isOwn(scene.sceneId)) return before(index, scene);
    const { startFrame, durationInFrames } = before(index, scene);
    return needsRoom ? { ...scene, startFrame, durationInFrames } : scene;
  });
  const isTold = ({ finding }: { finding: { sceneId: string | null } }) => isOwn(finding.sceneId);
  return { ...outcome, after: { ...after, scenes }, mended: mended.filter(isTold), left: left.filter(isTold) };
}

const isMoved = (before: MendScene, after: MendScene): boolean =>
  before.startFrame !== after.startFrame || before.durationInFrames !== after.durationInFrames;

const isChanged = (before: MendScene, after: MendScene): boolean =>
  before.code !== after.code || isMoved(before, after);

function mendsOf({ mended, left, after }: MendOutcome): Mend[] {
  const factsOf = ({
    id,
    rule,
    severity,
    sceneId,
    sceneName,
    line,
    text,
    measured,
    bound,
  }: MendOutcome['left'][number]['finding']) => ({
    ...{ findingId: id, rule, severity, sceneId, sceneName, line, text, before: measured, bound },
  });
  return [
    ...mended.map(({ finding, what }) => ({
      ...{ ...factsOf(finding), mended: true, what, after: measuredAfter(finding, after.input) },
    })),
    ...left.map(({ finding, why }) => ({ ...factsOf(finding), mended: false, what: why, after: null })),
  ];
}

function sceneOf(before: MendScene, { sceneId, name, code, startFrame, durationInFrames }: MendScene): MendedScene {
  const was = { startFrame: before.startFrame, durationInFrames: before.durationInFrames };
  const is = { startFrame, durationInFrames };
  const place = was.startFrame !== is.startFrame || was.durationInFrames !== is.durationInFrames;
  return { sceneId, name, lines: changedLines(before.code, code), place: place ? { before: was, after: is } : null };
}
