import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readEvents } from '../../cli/run-events.ts';
import { terminalEvents } from '../../contract/runs.ts';
import { Project } from '../../db/entities/project.ts';
import { Revision } from '../../db/entities/revision.ts';
import type { Run } from '../../db/entities/run.ts';
import type { Database } from '../../db/orm.ts';
import { contexts } from '../../db/repositories/contexts.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { newPaidCaller } from '../api/paid-caller.ts';
import { patienceMs } from '../patience.ts';
import { family } from '../workflows/family.ts';
import { openWorkflowStack } from '../workflows/workflow-stack.ts';
import type { MortalStack, Victim } from './killed-servers.ts';

/** A film to be produced twice. The director's variety depends on the project's id, so both times it gets the same one. */
export interface ProducedFilm {
  projectId: string;
  size: { width: number; height: number; fps: number };
  contexts: { goal: string; requirement: string; brand: string };
  /** The rest of the brief. */
  brief: { length: number; seed: number; criteria?: string; approvals?: boolean };
}

const tidewater: ProducedFilm = {
  projectId: 'prj_01m7yny4thf4av4a3yfjtnsh0h',
  size: { width: 320, height: 180, fps: 10 },
  contexts: {
    goal: 'Announce the launch of Tidewater, a calm tide table.',
    requirement: '“Know the sea before you go.”',
    brand: 'Colours #1b4dff and #ffffff; calm.',
  },
  brief: { length: 7, seed: 7 },
};

const briefOf = ({ projectId, contexts: texts, brief }: ProducedFilm) => ({
  ...{ name: 'A film', ...texts, ...brief, projectId },
  ...{ budget: 40, export: { quality: 'draft' as const } },
});
const balanceMicros = 100_000_000;

/** What a production came to. */
export interface Outcome {
  contentHash: string | null;
  spentMicros: number;
  kinds: string[];
  export: unknown;
  fileHash: string;
}

/** A production that nothing disturbs. */
export async function undisturbed(film = tidewater): Promise<Outcome> {
  const { projectId } = film;
  await using stack = await openWorkflowStack();
  const { database, storage } = stack.ports;
  const { accountId } = await stack.project();
  await stack.grant(accountId, balanceMicros);
  await newProject(database.fork(), accountId, film);
  for (const [label, text] of Object.entries(film.contexts)) {
    await contexts.add(database.fork(), projectId, label as keyof ProducedFilm['contexts'], text);
  }
  const input = briefOf(film);
  const paid = { billing: 'local' as const, budgetMicros: input.budget * 1_000_000 };
  const runId = await stack.start({ accountId, projectId }, 'production', input, undefined, paid);
  const run = await untilEnded(database, runId);
  const bytes = async (key: string) =>
    new Uint8Array(await new Response((await storage.get(key)) as never).arrayBuffer());
  // Awaited here: the stack is closed when this function is left.
  return await outcomeOf(database, run, projectId, async (exportId) => {
    const [file] = await database
      .fork()
      .execute<{ object_key: string }[]>(
        'select object_key from files where id = (select file_id from exports where id = ?)',
        [exportId],
      );
    return bytes(file?.object_key ?? '');
  });
}

/** The same, with each victim killed when the production has come to its moment; and the stream as it arrived. */
export async function disturbed(stack: MortalStack, deaths: readonly Death[], film = tidewater): Promise<Outcome> {
  const { database, apiUrl } = stack;
  const call = await newPaidCaller({ url: apiUrl, database });
  await newProject(database.fork(), call.accountId, film);
  const { body: started } = await call('startProduction', { body: briefOf(film) });
  const watching = watch(apiUrl, call.apiKey, started.id);
  for (const { victim, when, absenceMs = 500 } of deaths) {
    await until(database, (em) => when(em, started.id));
    await stack.kill(victim, absenceMs);
  }
  const ids = await watching;
  const run = await untilEnded(database, started.id);
  await expectWholeStreams(database, run, ids);
  expect(await reconcileLedger(database.fork())).toEqual([]);
  const { availableMicros, heldMicros } = await ledger.balanceOf(database.fork(), call.accountId);
  expect([availableMicros, heldMicros]).toEqual([balanceMicros - run.spentMicros, 0]);
  return outcomeOf(database, run, film.projectId, async (exportId) => {
    const { body } = await call('getExport', { params: { exportId } });
    return new Uint8Array(await (await fetch(body.url)).arrayBuffer());
  });
}

/** Who dies, and the moment: whether the production with this id has come to it. */
export interface Death {
  victim: Victim;
  when(em: EntityManager, productionId: string): Promise<boolean>;
  /** How long a killed server stays away; half a second unless told. */
  absenceMs?: number;
}

/** Whether a child of this kind, at any depth, has told of `type`. */
export const hasTold =
  (kind: Run['kind'], type: string, times = 1): Death['when'] =>
  async (em, productionId) => {
    const sql = `with recursive family as (select id, kind from runs where id = ?
        union all select r.id, r.kind from runs r join family f on r.parent_id = f.id)
      select 1 from family f join run_events e on e.run_id = f.id where f.kind = ? and e.type = ?`;
    return (await em.execute(sql, [productionId, kind, type])).length >= times;
  };

async function newProject(em: EntityManager, accountId: string, { projectId, size }: ProducedFilm): Promise<void> {
  const headRevisionId = `rev_${projectId.slice(4)}`;
  const hash = createHash('sha256').update('empty').digest('hex');
  await em.transactional(async (tx) => {
    await tx.insert(Project, { id: projectId, accountId, headRevisionId, name: 'A film', directed: false, ...size });
    await tx.insert(Revision, {
      ...{ id: headRevisionId, projectId, number: 1, kind: 'head', state: 'published', ...size, contextIds: [] },
      ...{ conflicts: [], contentHash: hash, message: 'Project created', writtenBy: 'caller' },
    });
  });
}

/** The numbers of a run's events as its stream brings them, taken up after each cut where it stopped. */
async function watch(apiUrl: string, apiKey: string, runId: string): Promise<number[]> {
  const ids: number[] = [];
  for (const end = Date.now() + 1_000_000; Date.now() < end; await delay(200)) {
    try {
      const headers = { 'x-api-key': apiKey, 'last-event-id': String(ids.at(-1) ?? 0) };
      const response = await fetch(`${apiUrl}/api/v1/runs/${runId}/events`, { headers });
      if (!response.ok) continue;
      for await (const { id, event } of readEvents(response)) {
        if (id !== null) ids.push(id);
        if (terminalEvents.includes(event as never)) return ids;
      }
    } catch {
      // Cut: taken up again.
    }
  }
  throw new Error(`the stream of ${runId} had no end: ${ids.join(' ')}`);
}

/** No event lost or doubled: neither in what arrived, nor in the rows of the run and of all that it started. */
async function expectWholeStreams(database: Database, run: Run, ids: number[]): Promise<void> {
  expect(ids).toEqual(Array.from({ length: run.seq }, (_, index) => index + 1));
  for (const { id, kind, endedAt } of await family(database, run)) {
    const events = await runs.eventsSince(database.fork(), id, 0);
    expect([kind, events.map(({ seq }) => seq)]).toEqual([kind, events.map((_, index) => index + 1)]);
    const told = events.map(({ type, body }) => JSON.stringify([type, body]));
    const doubled = told.filter((one, index) => told.indexOf(one) < index && !one.startsWith('["budget"'));
    expect([kind, doubled]).toEqual([kind, []]);
    expect([kind, Boolean(endedAt)]).toEqual([kind, true]);
  }
}

async function outcomeOf(
  database: Database,
  run: Run,
  projectId: string,
  fileOf: (exportId: string) => Promise<Uint8Array>,
): Promise<Outcome> {
  expect(run).toMatchObject({ state: 'completed', error: null, result: { exportId: expect.any(String), left: [] } });
  const exported = (await family(database, run)).find(({ kind }) => kind === 'export');
  const record = await exportRecords.ofRun(database.fork(), exported?.id ?? '');
  const { contentHash = null } = await revisions.head(database.fork(), projectId);
  const kinds = (await family(database, run)).map(({ kind }) => kind);
  const file = await fileOf(record.id);
  return {
    ...{ contentHash, spentMicros: run.spentMicros, kinds, export: record.checks },
    fileHash: createHash('sha256').update(file).digest('hex'),
  };
}

async function untilEnded(database: Database, runId: string): Promise<Run> {
  await until(database, async (em) => (await runs.find(em, runId)).endedAt !== null);
  return runs.find(database.fork(), runId);
}

/** Asks again while it is not so, or while the database is away. */
async function until(database: Database, isSo: (em: EntityManager) => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
    if (await isSo(database.fork()).catch(() => false)) return;
  }
  throw new Error('waited in vain');
}
