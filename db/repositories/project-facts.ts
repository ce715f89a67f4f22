import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import { stageVersion } from '../../contract/stage-version.ts';
import type { ProjectFacts } from '../../domain/project/gates.ts';
import { pictureHash } from '../../domain/project/picture-hash.ts';

interface Row {
  directed: boolean;
  content_hash: string | null;
  scene_count: number;
  context_labels: ProjectFacts['contextLabels'];
  review_hash: string | null;
  open_errors: string[];
}

const sql = `select p.directed, h.content_hash, n.picture_hash as review_hash,
    (select count(*)::int from revision_scenes where revision_id = p.head_revision_id) as scene_count,
    array(select label from context_entries
      where project_id = p.id and removed_at is null order by id) as context_labels,
    array(select f ->> 'id' from jsonb_array_elements(n.findings) f where f ->> 'severity' = 'error') as open_errors
  from projects p join revisions h on h.id = p.head_revision_id
    left join lateral (select picture_hash, findings from reviews
      where project_id = p.id order by id desc limit 1) n on true
  where p.id = ? and p.deleted_at is null`;

/** What phase and gates of the project's head depend on, by one query. */
export async function projectFacts(em: EntityManager, id: string): Promise<ProjectFacts> {
  const [row] = await em.execute<Row[]>(sql, [id]);
  if (!row) throw new AppError('not_found', `no project ${id}`, { detail: 'There is no such project.' });
  const { directed, context_labels: contextLabels, scene_count: sceneCount, review_hash: reviewHash } = row;
  return {
    ...{ directed, contextLabels, sceneCount },
    pictureHash: pictureHash(row.content_hash ?? '', stageVersion),
    newestReview: reviewHash === null ? null : { pictureHash: reviewHash, openErrors: row.open_errors },
  };
}
