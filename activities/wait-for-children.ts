import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../contract/errors.ts';
import type { Run } from '../db/entities/run.ts';
import { runs } from '../db/repositories/runs.ts';

/**
 * Refuses for now while a run of this parent is open whose workflow is closed: it was ended from outside and settles
 * nothing. Housekeeping does, and what it cost is only known then.
 */
export async function waitForChildren(em: EntityManager, parent: Pick<Run, 'id'>): Promise<void> {
  const open = (await runs.childrenOf(em, parent.id)).find(({ endedAt }) => !endedAt);
  if (open) throw new AppError('unavailable', `run ${open.id} is not settled yet`, { retryAfter: 2 });
}
