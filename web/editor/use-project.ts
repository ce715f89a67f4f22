import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, ProblemError } from '../api/call.ts';
import { projectQuery } from './ask-ahead.ts';

/** The project; `useLiveProject` has it asked for again whenever something changes. */
export function useProject(projectId: string) {
  return useQuery({
    ...projectQuery(projectId),
    // While the server does not answer, it is asked whether it is back.
    refetchInterval: ({ state }) =>
      state.error instanceof ProblemError && state.error.problem.category === 'transient' ? 2_000 : false,
    retry: (count, error) => count < 3 && error instanceof ProblemError && error.problem.category === 'transient',
  });
}

/** Phase, what is missing, and the newest review in few words. */
export function useProjectState(projectId: string) {
  return useQuery({
    queryKey: ['project', projectId, 'state'],
    queryFn: () => call('projectState', { params: { projectId } }),
    placeholderData: keepPreviousData,
  });
}

export function useRuns(projectId: string) {
  return useQuery({
    queryKey: ['project', projectId, 'runs'],
    queryFn: async () => (await call('listRuns', { query: { projectId, limit: 30 } })).runs,
  });
}

/** The newest review; null where there is none yet. */
export function useReview(projectId: string) {
  return useQuery({
    queryKey: ['project', projectId, 'review'],
    queryFn: async () => {
      // Asked first: a question that answers "there is none" is no error in anyone's log.
      const { review } = await call('projectState', { params: { projectId } });
      return review && (await call('latestReview', { params: { projectId } }));
    },
  });
}

/** Asks for everything of a project anew, after a change. */
export function useRefreshProject(projectId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['project', projectId] });
}
