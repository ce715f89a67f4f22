import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, ProblemError } from '../api/call.ts';

/** Who is signed in; null where nobody is. */
export function useSession() {
  return useQuery({
    queryKey: ['session'],
    queryFn: async () => {
      try {
        return await call('getSession');
      } catch (error) {
        if (error instanceof ProblemError && error.problem.category === 'auth') return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });
}

/** Forgets all that was shown to who was signed in, and asks anew. */
export function useForgetSession(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    queries.clear();
    await queries.invalidateQueries({ queryKey: ['session'] });
  };
}

/** What there is to spend, looked at every so often: others spend, too. */
export function useBalance(everyMs = 10_000) {
  return useQuery({ queryKey: ['balance'], queryFn: () => call('balance'), refetchInterval: everyMs });
}
