import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId],
    queryFn: () => call('getProject', { params: { projectId } }),
  });

export const scenesQuery = (projectId: string, revision: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'scenes', revision],
    queryFn: () => call('listScenes', { params: { projectId }, query: { revision } }),
  });

/**
 * Asks for the project that the page's address names, and for its scenes, while the editor's own code is still on its
 * way. Who is not signed in, or may not see it, is told so where the editor asks.
 */
export async function askAhead(queries: QueryClient): Promise<void> {
  const projectId = /^\/projects\/(prj_\w+)\/generate$/.exec(location.pathname)?.[1];
  if (!projectId) return;
  try {
    const { headRevision } = await queries.fetchQuery(projectQuery(projectId));
    await queries.prefetchQuery(scenesQuery(projectId, headRevision));
  } catch {}
}
