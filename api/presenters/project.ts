import { limits } from '../../contract/limits.ts';
import type { DeletedProject, Project } from '../../contract/projects.ts';
import type { Project as ProjectRow } from '../../db/entities/project.ts';
import type { ListedProject } from '../../db/repositories/listed-projects.ts';
import { phase } from '../../domain/project/gates.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import type { ProjectView } from '../services/project-view.ts';

export function presentProject({ project, facts, scenes }: ProjectView): Project {
  const { id, name, width, height, fps, headRevisionId, createdAt, updatedAt } = project;
  const durationInFrames = timelineLength(scenes);
  return presentListedProject({
    ...{ id, name, width, height, fps, headRevisionId, createdAt, updatedAt },
    ...{ facts, durationInFrames },
  });
}

export function presentListedProject(project: ListedProject): Project {
  const { id, name, width, height, fps, headRevisionId, createdAt, updatedAt, facts, durationInFrames } = project;
  return {
    ...{ id, name, width, height, fps, directed: facts.directed },
    headRevision: headRevisionId,
    phase: phase(facts),
    sceneCount: facts.sceneCount,
    durationInFrames,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentDeletedProject({ id, name, deletedAt }: ProjectRow): DeletedProject {
  const at = deletedAt ?? new Date(0);
  const until = new Date(at.getTime() + limits.restoreDays * 86_400_000);
  return { id, name, deletedAt: at.toISOString(), restorableUntil: until.toISOString() };
}
