import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProjectPart } from '../../contract/changes.ts';

/** How far a project has changed. */
export interface ProjectChanges {
  /** Counts its changes; 0 before the first. */
  seq: number;
  /** By part, the count at which it changed last. */
  parts: Partial<Record<ProjectPart, number>>;
  headRevision: string;
}

/** Null when the project is deleted. The counts are kept by triggers. */
export async function readProjectChanges(em: EntityManager, projectId: string): Promise<ProjectChanges | null> {
  const [row] = await em.execute<ProjectChanges[]>(
    `select coalesce(c.seq, 0)::integer as seq, coalesce(c.parts, '{}') as parts, p.head_revision_id as "headRevision"
      from projects p left join project_changes c on c.project_id = p.id where p.id = ? and p.deleted_at is null`,
    [projectId],
  );
  return row ?? null;
}
