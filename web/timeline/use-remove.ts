import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';

/** Takes a scene out of the film; the revision before still has it. */
export function useRemove({ id: projectId, headRevision }: Project, onGone: () => void) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (sceneId: string) =>
      call('deleteScene', { params: { projectId, sceneId }, query: { base: headRevision } }),
    onSuccess: () => {
      onGone();
      return queries.invalidateQueries({ queryKey: ['project', projectId] });
    },
    onError: showProblem,
  });
  return mutate;
}
