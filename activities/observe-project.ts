import type { EntityManager } from '@mikro-orm/postgresql';
import { projects } from '../db/repositories/projects.ts';
import { reviews } from '../db/repositories/reviews.ts';
import { readVerifiedProject } from '../db/repositories/verified-project.ts';
import type { Observation } from '../domain/loop/turn.ts';
import { isMechanicalInLoop } from '../domain/mend/plan-mend.ts';
import { verify } from '../domain/verify/verify.ts';

/** What the newest review and the criteria say of the head, as a turn of a loop starts from it. */
export async function observeProject(
  em: EntityManager,
  projectId: string,
  criteria: string | undefined,
): Promise<Observation> {
  const { sceneCount, pictureHash } = await projects.facts(em, projectId);
  const revision = await projects.headIdOf(em, projectId);
  const newest = await reviews.newest(em, projectId);
  const isReviewed = newest?.pictureHash === pictureHash;
  const findings = isReviewed ? newest.findings : [];
  return {
    ...{ revision, sceneCount, pictureHash, isReviewed },
    faults: findings.flatMap(({ id, rule, severity, sceneName, message, fix }) =>
      severity === 'info' ? [] : [{ id, severity, sceneName, message, fix, mechanical: isMechanicalInLoop(rule) }],
    ),
    criteria: criteria ? verify(criteria, await readVerifiedProject(em, projectId)).rows : [],
  };
}
