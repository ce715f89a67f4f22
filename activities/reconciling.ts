import { type Difference, discrepancies } from '../db/repositories/discrepancies.ts';
import { reconcileLedger } from '../db/repositories/reconcile-ledger.ts';
import { exportsToCheck, markChecked, reconcileRunRows, runsNotOpen } from '../db/repositories/reconcile-runs.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'temporal' | 'logger'>;

/** Workflows that one look goes through. */
const mostWorkflows = 2_000;

/** Compares the records of one fact with each other. What differs is noted for people; nothing is mended in secret. */
export function createReconcilingActivities(ports: Ports) {
  const { database, storage, logger } = ports;
  const told = <Found extends { length: number }>(source: string, found: Found): { found: number } => {
    if (found.length > 0) logger.warn({ source, found: found.length }, 'records differ');
    return { found: found.length };
  };
  return {
    async reconcileBooks(): Promise<{ found: number }> {
      const found = await reconcileLedger(database.fork());
      await discrepancies.replace(database.fork(), 'ledger', found);
      return told('ledger', found);
    },
    async reconcileRuns(): Promise<{ found: number }> {
      const found = [...(await reconcileRunRows(database.fork())), ...(await strayWorkflows(ports))];
      await discrepancies.replace(database.fork(), 'runs', found);
      return told('runs', found);
    },
    /** An export that says it is done has its object, whole. Each is looked for now and then, the oldest look first. */
    async reconcileObjects(): Promise<{ found: number }> {
      const em = database.fork();
      await discrepancies.checked(em, 'objects');
      const missing: string[] = [];
      for (const { id, exportId, objectKey, bytes } of await exportsToCheck(em)) {
        const head = await storage.head(objectKey);
        const detail = !head ? 'its object is gone' : head.bytes === bytes ? null : `${head.bytes} bytes, not ${bytes}`;
        await discrepancies.note(em, 'objects', { rule: 'export_object', subject: exportId, detail });
        await markChecked(em, id);
        if (detail) missing.push(exportId);
      }
      return told('objects', missing);
    },
  };
}
export type ReconcilingActivities = ReturnType<typeof createReconcilingActivities>;

/** Workflows that live while their run is over or was erased. They are told, not ended: they may be another stack's. */
async function strayWorkflows({ database, temporal }: Ports): Promise<Difference[]> {
  const living: string[] = [];
  for await (const { workflowId } of temporal.client.workflow.list({ query: 'ExecutionStatus = "Running"' })) {
    if (workflowId.startsWith('run_')) living.push(workflowId);
    if (living.length >= mostWorkflows) break;
  }
  const strays = await runsNotOpen(database.fork(), living);
  return strays.map(({ id, ended }) =>
    ended === null
      ? { rule: 'workflow_without_run', subject: id, detail: 'no such run is known' }
      : { rule: 'workflow_of_ended_run', subject: id, detail: `the run ended at ${ended}` },
  );
}
