import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';

/** Cuts a scene in two at a frame of the film; the later part goes on where the first one ends. */
export function useSplit({ id: projectId, headRevision }: Project) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ sceneId, frame }: { sceneId: string; frame: number }) =>
      call('splitScene', { params: { projectId, sceneId }, body: { frame, base: headRevision } }),
    onError: showProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: ['project', projectId] }),
  });
  return { split: mutate, isSplitting: isPending };
}
