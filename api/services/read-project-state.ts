import type { MissingFact } from '../../contract/errors.ts';
import type { Review } from '../../db/entities/review.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { gate, phase } from '../../domain/project/gates.ts';
import type { ApiContext } from '../context.ts';
import { type ProjectView, viewProject } from './project-view.ts';

export interface ProjectStateView extends ProjectView {
  /** What the next phases still lack. */
  missing: MissingFact[];
  review: Review | null;
  /** The review before it. */
  previous: Review | null;
}

/** Where a project stands and what keeps it from its export. */
export async function readProjectState(
  { database }: ApiContext,
  accountId: string,
  projectId: string,
): Promise<ProjectStateView> {
  const em = database.fork();
  const view = await viewProject(em, accountId, projectId);
  const operation = phase(view.facts) === 'context' ? 'prompt' : 'export';
  const { items } = await reviews.list(em, projectId, { limit: 2 });
  const [review = null, previous = null] = items;
  return { ...view, missing: gate(operation, view.facts), review, previous };
}
