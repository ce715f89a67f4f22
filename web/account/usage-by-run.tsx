import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../api/call.ts';
import { money } from '../shared/money.ts';
import { runWords } from '../shared/run-words.ts';
import { ago } from '../shared/times.ts';

/** The newest runs that cost something, with the project that each was for. */
export function UsageByRun() {
  const list = useQuery({ queryKey: ['usage'], queryFn: () => call('listRuns', { query: { limit: 100 } }) });
  const paid = list.data?.runs.filter(({ spent }) => spent > 0).slice(0, 12) ?? [];
  return (
    <section aria-labelledby="usage">
      <Title order={2} id="usage" mb="sm">
        Usage by run
      </Title>
      {list.isSuccess && paid.length === 0 && (
        <Text size="sm" c="dimmed">
          No run has cost anything yet. Reviews, previews and fixes are free.
        </Text>
      )}
      <Stack gap={6}>
        {paid.map((run) => (
          <Group key={run.id} justify="space-between" wrap="nowrap">
            <Anchor component={Link} href={`/projects/${run.projectId}/generate`} size="sm">
              {runWords(run).text}
            </Anchor>
            <Text size="xs" c="dimmed" flex={1}>
              {ago(run.createdAt)}
            </Text>
            <Text size="sm">{money(run.spent)}</Text>
          </Group>
        ))}
      </Stack>
    </section>
  );
}
