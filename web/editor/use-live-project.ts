import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ProjectPart } from '../../contract/changes.ts';
import { projectEventNames, projectPartNames } from '../../contract/endpoint-routes.ts';
import { addressOf } from '../api/call.ts';
import { openStream } from '../api/open-stream.ts';

/** Which questions about a project have another answer when a part of it has changed; '' is the project itself. */
const answersBy: Record<ProjectPart, readonly string[]> = {
  project: ['', 'state', 'scenes', 'scene', 'sound', 'captions', 'revisions', 'review', 'assets'],
  brief: ['', 'state', 'contexts'],
  runs: ['', 'state', 'runs', 'exports'],
  draft: ['runs', 'film'],
  review: ['', 'state', 'review'],
  exports: ['exports'],
  assets: ['assets', 'film', 'captions'],
};

/** Shows every change of the project as it happens, whoever makes it: another window, the CLI, a loop. */
export function useLiveProject(projectId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    return openStream(addressOf('streamChanges', { projectId }), {
      types: projectEventNames,
      onEvent: (_, body) => refresh(queries, projectId, (body as { parts: ProjectPart[] }).parts),
      // What was asked before the stream stood may have changed in between; while it was cut, answers may have failed.
      onOpen: () => refresh(queries, projectId, projectPartNames),
    });
  }, [projectId, queries]);
}

function refresh(queries: QueryClient, projectId: string, parts: readonly ProjectPart[]): void {
  const asked = new Set(parts.flatMap((part) => answersBy[part] ?? []));
  if (parts.includes('project') || parts.includes('runs')) void queries.invalidateQueries({ queryKey: ['balance'] });
  void queries.invalidateQueries({
    predicate: ({ queryKey: [what, id, answer = ''] }) =>
      what === 'project' && id === projectId && asked.has(answer as string),
  });
}
