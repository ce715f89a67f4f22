import type { EntityManager } from '@mikro-orm/postgresql';

/** Codes of one scene that are looked back at, at most. */
const mostBack = 3;

/** What scenes of a revision were written as in the heads before it, newest first, by scene id. */
export async function earlierCodes(
  em: EntityManager,
  { id, projectId, number }: { id: string; projectId: string; number: number },
): Promise<Map<string, string[]>> {
  const sql = `select v.scene_id as "sceneId", v.code, max(r.number) as newest
    from revision_scenes now
      join scene_versions shown on shown.id = now.version_id
      join scene_versions v on v.scene_id = now.scene_id and v.project_id = ? and v.code_hash <> shown.code_hash
      join revision_scenes s on s.version_id = v.id
      join revisions r on r.id = s.revision_id
    where now.revision_id = ? and r.project_id = ? and r.kind = 'head' and r.number < ?
    group by v.scene_id, v.code order by newest desc`;
  const rows = await em.execute<{ sceneId: string; code: string }[]>(sql, [projectId, id, projectId, number]);
  const codes = new Map<string, string[]>();
  for (const { sceneId, code } of rows) {
    const known = codes.get(sceneId) ?? [];
    if (known.length < mostBack) codes.set(sceneId, [...known, code]);
  }
  return codes;
}
