import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, type MissingFact } from '../contract/errors.ts';
import type { Phase } from '../contract/names.ts';
import type { Run } from '../db/entities/run.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { ledger } from '../db/repositories/ledger.ts';
import { projects } from '../db/repositories/projects.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { isCaptions } from '../domain/directing/sound/captions-scene.ts';
import { canonicalJson } from '../domain/project/canonical-json.ts';
import { gate, type ProjectFacts, phase } from '../domain/project/gates.ts';
import { type DeliveryPorts, startDeliveriesOf } from './deliver-webhook.ts';
import { enterPhase } from './enter-phase.ts';
import { finishedScenes } from './finished-scenes.ts';
import { openExport } from './open-export.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { asked, draftOf, livingRun } from './run-work.ts';
import { createSceneDrafts } from './scene-drafts.ts';
import { type Ending, settle } from './settle.ts';

export type { Ending };

interface RunInput {
  runId: string;
}

/** Beginning and end of every run, in short transactions. */
export function createLifecycleActivities(ports: Pick<ActivityPorts, 'database' | 'storage'> & DeliveryPorts) {
  const { database } = ports;
  return {
    /** Marks the run as running, once its gate proves open. What it holds is its budget; null where nothing is held. */
    async openRun({
      runId,
    }: RunInput): Promise<Receipt & { spar: boolean; deep: boolean; budgetMicros: number | null }> {
      const run = await livingRun(ports, runId);
      const spar = asked<boolean>(run, 'spar') === true;
      const seq = await database.transaction(async (em) => {
        const facts = await projects.facts(em, run.projectId);
        refuseClosedGate(run, closedBy(run, facts));
        await runs.begin(em, runId);
        if (run.kind === 'export') await openExport(em, run);
        return enterPhase(em, run, 'open', phaseOf(run, facts));
      });
      const hold = await ledger.holdOf(database.fork(), runId);
      const deep = asked<string>(run, 'mode') === 'agent-max';
      return { seq, spar, deep, budgetMicros: hold?.amountMicros ?? null };
    },

    /**
     * Makes the draft the head when the run has written a scene that its caller wants; else, and where it must be whole
     * and money ended it, leaves the head as it is.
     */
    async publishDraft({
      runId,
      stoppedBy,
    }: RunInput & { stoppedBy?: string }): Promise<Receipt & { published: boolean }> {
      const run = await livingRun(ports, runId);
      const draftId = draftOf(run);
      return database.transaction(async (em) => {
        const finished = await finishedScenes(em, runId);
        const isHeard = await changesSound(em, run.projectId, draftId);
        const isPart = stoppedBy === 'budget' && asked<boolean>(run, 'whole') === true;
        if ((finished.length === 0 && !isHeard) || run.discard || isPart) return { seq: run.seq, published: false };
        const what = finished.length > 0 ? `${finished.length} scenes` : 'sound';
        const { head } = await drafts.publish(em, draftId, `Prompt: ${what}`);
        const seq = await enterPhase(em, run, 'publish', 'review');
        const scenes = await revisions.scenes(em, head.id);
        return { seq, published: true, counts: { scenesPublished: scenes.length }, ids: { revision: head.id } };
      });
    },

    /** Ends the run with its one terminal event. The first end stands. */
    async settleRun({ runId, ending }: RunInput & { ending: Ending }): Promise<Receipt & { spentMicros: number }> {
      const seq = await database.transaction((em) => settle(em, runId, ending));
      await startDeliveriesOf(ports, runId);
      const run = await runs.find(database.fork(), runId);
      await clearScratch(ports, run);
      return { seq, spentMicros: run.spentMicros };
    },
  };
}
export type LifecycleActivities = ReturnType<typeof createLifecycleActivities>;

/** What was written and refused on the way is nobody's after the end: the scenes that stand are in the revision. */
async function clearScratch(ports: Pick<ActivityPorts, 'database' | 'storage'>, run: Run): Promise<void> {
  if (!run.draftRevisionId) return;
  const { plan } = await revisions.get(ports.database.fork(), run.projectId, run.draftRevisionId);
  await createSceneDrafts(ports).clear(run.id, plan?.scenes.length ?? 0);
}

/** Whether the draft is heard with something else than what it began from, or draws other captions. */
async function changesSound(em: EntityManager, projectId: string, draftId: string): Promise<boolean> {
  const draft = await revisions.get(em, projectId, draftId);
  if (!draft.plan?.sound || !draft.parentId) return false;
  const base = await revisions.get(em, projectId, draft.parentId);
  if (canonicalJson(base.sound) !== canonicalJson(draft.sound)) return true;
  const captions = async (id: string) => (await revisions.scenesWithCode(em, id)).filter(isCaptions);
  return canonicalJson(await captions(draft.id)) !== canonicalJson(await captions(base.id));
}

function closedBy(run: Run, facts: ProjectFacts): MissingFact[] {
  if (run.kind === 'prompt') return gate(asked<boolean>(run, 'spar') ? 'spar' : 'prompt', facts);
  return gate(run.kind, facts, { accepted: asked<string[]>(run, 'accept') ?? [] });
}

function refuseClosedGate(run: Run, missing: MissingFact[]): void {
  if (missing.length > 0) throw new AppError('gate_closed', `the gate of ${run.kind} closed again`, { missing });
}

function phaseOf(run: Run, facts: ProjectFacts): Phase {
  if (run.kind === 'prompt') return 'generate';
  return run.kind === 'review' || run.kind === 'export' ? run.kind : phase(facts);
}
