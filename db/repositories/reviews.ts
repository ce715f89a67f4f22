import type { EntityManager } from '@mikro-orm/postgresql';
import { Review } from '../entities/review.ts';
import { newId } from '../new-id.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { insertRow, requireRow } from './rows.ts';

export interface NewReview {
  projectId: string;
  revisionId: string;
  /** A run has one review: recording it again answers with the first. */
  runId: string | null;
  pictureHash: string;
  verdict: Review['verdict'];
  /** Those of severity `error` close the gate of export. */
  findings: Review['findings'];
  counts: Review['counts'];
  allowed?: string[];
  stills: unknown[];
  measurements?: unknown;
}

export const reviews = {
  async record(em: EntityManager, review: NewReview): Promise<Review> {
    const before = review.runId && (await reviews.ofRun(em, review.runId));
    return before || insertRow(em, Review, { id: newId('review'), allowed: [], ...review });
  },

  get(em: EntityManager, projectId: string, id: string): Promise<Review> {
    return requireRow(em, Review, { id, projectId }, 'review');
  },

  ofRun(em: EntityManager, runId: string): Promise<Review | null> {
    return em.findOne(Review, { runId }, { disableIdentityMap: true });
  },

  newest(em: EntityManager, projectId: string): Promise<Review | null> {
    return em.findOne(Review, { projectId }, { orderBy: { id: 'desc' }, disableIdentityMap: true });
  },

  /** The newest review of this picture counts again: it is the head's once more. */
  async repeat(em: EntityManager, projectId: string, pictureHash: string, revisionId: string): Promise<void> {
    const [before] = await em.find(
      Review,
      { projectId, pictureHash },
      { orderBy: { id: 'desc' }, limit: 1, disableIdentityMap: true },
    );
    if (!before) return;
    const { verdict, findings, counts, allowed, stills, measurements } = before;
    const known = { projectId, pictureHash, verdict, findings, counts, allowed, stills, measurements };
    await reviews.record(em, { ...known, revisionId, runId: null });
  },

  list(em: EntityManager, projectId: string, page?: PageRequest): Promise<Page<Review>> {
    return readPage(em, Review, { projectId }, page);
  },
};
