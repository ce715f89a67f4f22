import type { Validation } from '../../contract/checks.ts';
import type { FieldError } from '../../contract/errors.ts';
import { projects } from '../../db/repositories/projects.ts';
import type { SceneWithCode } from '../../db/repositories/revision-scenes.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { timelineProblems } from '../../domain/project/timeline.ts';
import type { ApiContext } from '../context.ts';

type Problem = Validation['problems'][number];

/** Checks the head's structure: each scene compiles, the timeline holds together. Changes nothing. */
export async function validateProject(context: ApiContext, accountId: string, projectId: string): Promise<Validation> {
  const em = context.database.fork();
  const project = await projects.get(em, accountId, projectId);
  const scenes = await revisions.scenesWithCode(em, project.headRevisionId);
  const mistakes = await Promise.all(scenes.map(({ code }) => context.compiler.check(code)));
  const problems = [
    ...scenes.flatMap((scene, index) => (mistakes[index] ?? []).map((mistake) => compileProblem(scene, mistake))),
    ...timelineProblems(scenes, project.fps).map(({ rule, sceneIds, message }) => ({
      code: rule,
      severity: 'error' as const,
      sceneId: sceneIds[0] ?? null,
      sceneName: scenes.find(({ sceneId }) => sceneId === sceneIds[0])?.name ?? null,
      line: null,
      message,
      fix: 'Move or shorten the scene: framewright scenes positions.',
    })),
  ];
  return { revision: project.headRevisionId, valid: problems.every(({ severity }) => severity !== 'error'), problems };
}

function compileProblem({ sceneId, name }: SceneWithCode, { path, message }: FieldError): Problem {
  const line = Number.parseInt(path, 10);
  const fix = 'Replace the code: framewright scenes set-code.';
  return { code: 'compile', severity: 'error', sceneId, sceneName: name, line: line || null, message, fix };
}
