import { Anchor, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../api/call.ts';
import { money } from '../shared/money.ts';
import { runWords } from '../shared/run-words.ts';
import { ago } from '../shared/times.ts';
import classes from './account.module.css';

/** The newest runs that cost something, with the project that each was for. */
export function UsageByRun() {
  const list = useQuery({ queryKey: ['usage'], queryFn: () => call('listRuns', { query: { limit: 100 } }) });
  const projects = useQuery({
    queryKey: ['projects', 'names'],
    queryFn: () => call('listProjects', { query: { limit: 100 } }),
  });
  const names = new Map(projects.data?.projects.map(({ id, name }) => [id, name]));
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
      {paid.length > 0 && (
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Project</Table.Th>
              <Table.Th>Run</Table.Th>
              <Table.Th className={classes.amount}>Cost</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {paid.map((run) => (
              <Table.Tr key={run.id}>
                <Table.Td>
                  <Anchor component={Link} href={`/projects/${run.projectId}/generate`} size="sm">
                    {names.get(run.projectId) ?? 'A project that is gone'}
                  </Anchor>
                </Table.Td>
                <Table.Td>
                  {runWords(run).text}
                  <Text span c="dimmed" size="xs">
                    {' '}
                    {ago(run.createdAt)}
                  </Text>
                </Table.Td>
                <Table.Td className={classes.amount}>{money(run.spent)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
