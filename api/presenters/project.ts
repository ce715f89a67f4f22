import type { Project } from '../../contract/projects.ts';
import { phase } from '../../domain/project/gates.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import type { ProjectView } from '../services/project-view.ts';

export function presentProject({ project, facts, scenes }: ProjectView): Project {
  const { id, name, width, height, fps, directed, headRevisionId, createdAt, updatedAt } = project;
  return {
    ...{ id, name, width, height, fps, directed },
    headRevision: headRevisionId,
    phase: phase(facts),
    sceneCount: scenes.length,
    durationInFrames: timelineLength(scenes),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
