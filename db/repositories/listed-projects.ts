import type { EntityManager } from '@mikro-orm/postgresql';
import { stageVersion } from '../../contract/stage-version.ts';
import type { ProjectFacts } from '../../domain/project/gates.ts';
import { pictureHash } from '../../domain/project/picture-hash.ts';
import { runPrepared } from '../prepared-query.ts';
import { type Page, type PageRequest, pageOf, pageRange } from './page.ts';

/** A project as lists show it, with what its phase follows from. */
export interface ListedProject {
  id: string;
  name: string;
  width: number;
  height: number;
  fps: number;
  headRevisionId: string;
  createdAt: Date;
  updatedAt: Date;
  facts: ProjectFacts;
  durationInFrames: number;
}

interface Row extends Omit<ListedProject, 'facts' | 'createdAt' | 'updatedAt'> {
  createdAt: string;
  updatedAt: string;
  directed: boolean;
  contentHash: string | null;
  sceneCount: number;
  contextLabels: ProjectFacts['contextLabels'];
  reviewHash: string | null;
  openErrors: string[];
}

/** All of a page by one query: rows, scenes, contexts and newest reviews. */
const listQuery = {
  name: 'list_projects',
  text: `select p.id, p.name, p.width, p.height, p.fps, p.directed, p.head_revision_id as "headRevisionId",
      p.created_at as "createdAt", p.updated_at as "updatedAt",
      h.content_hash as "contentHash", s.count as "sceneCount", s.length as "durationInFrames",
      array(select distinct label from context_entries
        where project_id = p.id and removed_at is null) as "contextLabels",
      n.picture_hash as "reviewHash",
      array(select f ->> 'id' from jsonb_array_elements(n.findings) f
        where f ->> 'severity' = 'error') as "openErrors"
    from (select * from projects
        where account_id = $1 and deleted_at is null and ($2::text is null or id < $2)
        order by id desc limit $3) p
      join revisions h on h.id = p.head_revision_id
      cross join lateral (select count(*)::int as count,
        coalesce(max(start_frame + duration_in_frames), 0)::int as length
        from revision_scenes where revision_id = p.head_revision_id) s
      left join lateral (select picture_hash, findings from reviews
        where project_id = p.id order by id desc limit 1) n on true
    order by p.id desc`,
};

/** One page of the account's projects that are not deleted, newest first. */
export async function listProjectRows(
  em: EntityManager,
  accountId: string,
  page: PageRequest = {},
): Promise<Page<ListedProject>> {
  const { size, before } = pageRange(page);
  const rows = await runPrepared<Row>(em, listQuery, [accountId, before, size + 1]);
  const { items, nextCursor } = pageOf(rows, size);
  return { items: items.map(listed), nextCursor };
}

function listed(row: Row): ListedProject {
  const { directed, contextLabels, sceneCount, contentHash, reviewHash, openErrors, ...shown } = row;
  // Without a review nothing is compared with the picture's hash.
  const [hash, newestReview] =
    reviewHash === null
      ? ['', null]
      : [pictureHash(contentHash ?? '', stageVersion), { pictureHash: reviewHash, openErrors }];
  return {
    ...shown,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    facts: { directed, contextLabels, sceneCount, pictureHash: hash, newestReview },
  };
}
