import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, ProblemError } from '../api/call.ts';

const often = 2_000;

/** The project, asked every two seconds: another window, the CLI and agents change it as well. */
export function useProject(projectId: string) {
  return useQuery({
    queryKey: ['project', projectId],
    queryFn: () => call('getProject', { params: { projectId } }),
    refetchInterval: ({ state }) =>
      state.error instanceof ProblemError && state.error.problem.status < 500 ? false : often,
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
    refetchInterval: often,
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

/** Asks for the rest of the project anew when another window or program has changed it. */
export function useLiveProject(projectId: string): void {
  const queries = useQueryClient();
  const project = useProject(projectId);
  const runs = useRuns(projectId);
  const newest = project.data && `${project.data.headRevision} ${project.data.updatedAt} ${project.data.phase}`;
  const states = runs.data?.map(({ id, state, waitsFor }) => `${id} ${state} ${waitsFor}`).join();
  const seen = useRef({ newest, states });
  useEffect(() => {
    const before = seen.current;
    seen.current = { newest, states };
    const hasChanged = (before.newest && before.newest !== newest) || (before.states && before.states !== states);
    if (hasChanged) void queries.invalidateQueries({ queryKey: ['project', projectId], refetchType: 'active' });
  }, [newest, states, projectId, queries]);
}
