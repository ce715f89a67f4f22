import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';

/** Copies a scene to the end of its track. */
export function useCopy({ id: projectId }: Project) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (sceneId: string) => call('duplicateScene', { params: { projectId, sceneId }, body: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['project', projectId] }),
    onError: showProblem,
  });
  return mutate;
}
