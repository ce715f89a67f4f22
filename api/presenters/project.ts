import { limits } from '../../contract/limits.ts';
import type { DeletedProject, Project } from '../../contract/projects.ts';
import type { Project as ProjectRow } from '../../db/entities/project.ts';
import type { ProjectSummary } from '../../db/repositories/projects.ts';
import { phase } from '../../domain/project/gates.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import type { ProjectView } from '../services/project-view.ts';

export function presentProject({ project, facts, scenes }: ProjectView): Project {
  return presentListedProject(project, { facts, durationInFrames: timelineLength(scenes) });
}

export function presentListedProject(project: ProjectRow, { facts, durationInFrames }: ProjectSummary): Project {
  const { id, name, width, height, fps, directed, headRevisionId, createdAt, updatedAt } = project;
  return {
    ...{ id, name, width, height, fps, directed },
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
