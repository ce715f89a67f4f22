import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { ago } from '../shared/times.ts';

/** What was deleted and can still be had back. */
export function DeletedProjects() {
  const queries = useQueryClient();
  const deleted = useQuery({
    queryKey: ['deleted-projects'],
    queryFn: () => call('listDeletedProjects', { query: { limit: 20 } }),
  });
  const restore = useMutation({
    mutationFn: (projectId: string) => call('undeleteProject', { params: { projectId } }),
    onError: showProblem,
    onSettled: () => queries.invalidateQueries(),
  });
  const projects = deleted.data?.projects ?? [];
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="deleted">
      <Title order={2} id="deleted" mt={48} mb="sm" fz="md">
        Recently deleted
      </Title>
      <Stack gap="xs">
        {projects.map(({ id, name, deletedAt, restorableUntil }) => (
          <Paper key={id} py="xs">
            <Group justify="space-between" wrap="nowrap">
              <Text size="sm" truncate>
                {name}{' '}
                <Text span c="dimmed" size="xs">
                  deleted {ago(deletedAt)}, kept until {new Date(restorableUntil).toLocaleDateString()}
                </Text>
              </Text>
              <Button size="compact-sm" variant="default" onClick={() => restore.mutate(id)}>
                Restore
              </Button>
            </Group>
          </Paper>
        ))}
      </Stack>
    </section>
  );
}
