import type { EntityManager } from '@mikro-orm/postgresql';
import type { MediaOperation, MediaResult } from '../contract/media-operations.ts';
import type { Problem } from '../contract/problem.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { JsonObject, Run } from '../db/entities/run.ts';
import { runs } from '../db/repositories/runs.ts';
import { type Child, openChild } from './open-child.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';

type Ports = Pick<ActivityPorts, 'database' | 'media'>;

/** What a prompt has made beside its scenes: each step is a run of its own. A picture counts by its place in the plan. */
export type MadeStep = 'voiceover' | 'music' | `picture-${number}`;

interface MadeMedia {
  runId: string | null;
  /** What the library calls it; null where it does not stand. */
  name: string | null;
  /** Code of why it does not. */
  failure: string;
}

export interface Ordered {
  step: MadeStep;
  operation: MediaOperation;
  input: JsonObject;
}

/** Opens the run that makes a file for a prompt; none where nobody makes it here. */
export async function openOrdered(
  ports: Ports,
  run: Run,
  { step, operation, input }: Ordered,
): Promise<Receipt & { child: Child | null }> {
  const end = ports.media[operation];
  if (end.way === 'none') {
    return { seq: await tellOrdered(ports, run, { step, operation }, 'unavailable'), child: null };
  }
  return ports.database.transaction(async (em) => {
    const child = await openChild(em, run, {
      step,
      kind: 'media',
      input: { ...input, operation },
      provider: end.provider,
    });
    const body = { operation, provider: end.provider, step: 'making', runId: child.runId };
    return { seq: await runs.appendEvents(em, run.id, keyOf(step), [{ type: 'media', body }]), child };
  });
}

/** Whether the file stands; one that does not is told of and costs nothing. */
export async function seeOrdered(
  ports: Ports,
  run: Run,
  ordered: Pick<Ordered, 'step' | 'operation'>,
): Promise<Receipt & { failure: string | null }> {
  const made = await madeMedia(ports.database.fork(), run.id, ordered.step);
  const failure = made.name === null ? made.failure : null;
  return { seq: await tellOrdered(ports, run, ordered, failure === null ? 'made' : 'failed', failure), failure };
}

function tellOrdered(
  { database, media }: Ports,
  run: Run,
  { step, operation }: Pick<Ordered, 'step' | 'operation'>,
  state: string,
  failure: string | null = null,
): Promise<number> {
  const end = media[operation];
  const provider = end.way === 'none' ? 'none' : end.provider;
  const body: RunEventBody<'media'> = { operation, provider, step: state, ...(failure && { code: failure }) };
  return database.transaction((em) =>
    runs.appendEvents(em, run.id, `${keyOf(step)}-${state}`, [{ type: 'media', body }]),
  );
}

const keyOf = (step: MadeStep) => (step === 'voiceover' || step === 'music' ? `sound-${step}` : step);

/** What became of a file that a run had made. */
export async function madeMedia(em: EntityManager, runId: string, step: MadeStep): Promise<MadeMedia> {
  const child = (await runs.childrenOf(em, runId)).find(({ parentStep }) => parentStep === step);
  if (!child) return { runId: null, name: null, failure: 'operation_unavailable' };
  const { code = child.state } = (child.error ?? {}) as Partial<Problem>;
  return { runId: child.id, name: nameOf(child), failure: code };
}

/** What the library calls the file of a run that made one. */
const nameOf = ({ kind, state, result }: Run): string | null =>
  kind === 'media' && state === 'completed' ? ((result as unknown as MediaResult | null)?.name ?? null) : null;

export interface UsedMedia {
  operation: MediaOperation;
  input: Record<string, unknown>;
  provider: string;
}

/**
 * The files made for a run that a revision shows or is heard with, and those that they were made from: what the run
 * pays for. `names`: the assets that the revision uses.
 */
export async function usedMedia(em: EntityManager, runId: string, names: ReadonlySet<string>): Promise<UsedMedia[]> {
  const used = new Set(names);
  const made = (await runs.childrenOf(em, runId)).flatMap((child) => {
    const { input, provider } = child;
    const name = nameOf(child);
    return name === null ? [] : [{ name, operation: input.operation as MediaOperation, input, provider }];
  });
  // One is made from those before it.
  for (const { name, input } of made.toReversed()) {
    if (!used.has(name)) continue;
    for (const source of [input.asset, input.image]) if (typeof source === 'string') used.add(source);
  }
  return made.filter(({ name }) => used.has(name));
}
