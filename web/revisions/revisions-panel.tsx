import { Badge, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '../../contract/projects.ts';
import type { Revision } from '../../contract/scenes.ts';
import { call } from '../api/call.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { showProblem } from '../shared/show-problem.tsx';
import { ago, clock } from '../shared/times.ts';
import { CompareModal } from './compare-modal.tsx';
import classes from './revisions.module.css';

/** Every state that the film was in, newest first: each can be looked at beside another, and be made the film again. */
export function RevisionsPanel({ project }: { project: Project }) {
  const { id: projectId, headRevision } = project;
  const [compared, setCompared] = useState<Revision | null>(null);
  const queries = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: ['project', projectId, 'revisions', headRevision],
    queryFn: ({ pageParam }) =>
      call('listRevisions', { params: { projectId }, query: { limit: 30, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
  });
  const restore = useMutation({
    mutationFn: ({ id }: Revision) => call('restoreRevision', { params: { projectId, revisionId: id } }),
    onSuccess: async (_, { number }) => {
      setCompared(null);
      notifications.show({ message: `The film is as it was at revision ${number}. What stood before is kept.` });
      await queries.invalidateQueries({ queryKey: ['project', projectId] });
    },
    onError: showProblem,
  });
  if (list.isError) return <ProblemAlert error={list.error} />;
  if (!list.data) return <Loader size="sm" aria-label="Loading" />;
  const revisions = list.data.pages.flatMap((page) => page.revisions);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Every change makes a revision. Restoring one makes a new revision on top, so nothing is lost.
      </Text>
      <ol className={classes.list} aria-label="Revisions">
        {revisions.map((revision) => (
          <li key={revision.id} className={classes.row} data-revision-id={revision.id}>
            <RevisionLine revision={revision} fps={project.fps} isHead={revision.id === headRevision} />
            <Group gap="xs" mt={revisions.length > 1 ? 6 : 0}>
              {revisions.length > 1 && (
                <Button size="compact-xs" variant="default" onClick={() => setCompared(revision)}>
                  Compare
                </Button>
              )}
              {revision.id !== headRevision && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  loading={restore.isPending && restore.variables.id === revision.id}
                  onClick={() => restore.mutate(revision)}
                >
                  Restore
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button variant="default" size="xs" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show older ones
        </Button>
      )}
      {compared && (
        <CompareModal
          key={compared.id}
          project={project}
          revision={compared}
          onClose={() => setCompared(null)}
          onRestore={() => restore.mutate(compared)}
        />
      )}
    </Stack>
  );
}

function RevisionLine({ revision, fps, isHead }: { revision: Revision; fps: number; isHead: boolean }) {
  const { number, message, sceneCount, durationInFrames, createdAt } = revision;
  const scenes = `${sceneCount} ${sceneCount === 1 ? 'scene' : 'scenes'}`;
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="baseline">
        <Text size="sm" fw={600} lineClamp={2}>
          {message}
        </Text>
        {isHead && <Badge>Now</Badge>}
      </Group>
      <Text size="xs" c="dimmed">
        {number} · {scenes} · {clock(durationInFrames / fps)} · {ago(createdAt)}
      </Text>
    </>
  );
}
