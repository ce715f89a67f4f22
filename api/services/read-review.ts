import { AppError } from '../../contract/errors.ts';
import type { Review } from '../../db/entities/review.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import type { ApiContext } from '../context.ts';
import { viewProject } from './project-view.ts';

export interface ReviewView {
  review: Review;
  /** Whether the head still shows the reviewed picture. */
  current: boolean;
  /** The review before it, if there is one. */
  previous: Review | null;
}

/** The newest review of a project; without one, `not_found` that says how to have one made. */
export async function readLatestReview(
  { database }: ApiContext,
  accountId: string,
  projectId: string,
): Promise<ReviewView> {
  const em = database.fork();
  const { facts } = await viewProject(em, accountId, projectId);
  const { items } = await reviews.list(em, projectId, { limit: 2 });
  const [review, previous = null] = items;
  if (!review) {
    const detail = 'The project has no review yet. Start one: framewright review.';
    throw new AppError('not_found', 'no review', { detail });
  }
  return { review, previous, current: review.pictureHash === facts.pictureHash };
}
