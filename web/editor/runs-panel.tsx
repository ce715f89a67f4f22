import { Badge, Group, Stack, Text } from '@mantine/core';
import type { Project } from '../../contract/projects.ts';
import { money } from '../shared/money.ts';
import { runWords } from '../shared/run-words.ts';
import { ago } from '../shared/times.ts';
import classes from './editor.module.css';
import { RunActions } from './run-actions.tsx';
import { TemporalLink } from './temporal-link.tsx';
import { useRuns } from './use-project.ts';

/** Every run of the project, whoever started it. */
export function RunsPanel({ project }: { project: Project }) {
  const runs = useRuns(project.id);
  const shown = runs.data?.filter(({ kind }) => kind !== 'preview') ?? [];
  if (shown.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        No run yet. Prompts, reviews, fixes and exports appear here with what they cost, also those of CLI and agents.
      </Text>
    );
  }
  return (
    <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {shown.map((run) => {
        const { text, color } = runWords(run);
        return (
          <li key={run.id} className={classes.row}>
            <Group justify="space-between" wrap="nowrap">
              <Badge color={color} variant="dot">
                {text}
              </Badge>
              <Group gap="sm" wrap="nowrap">
                <Text size="xs" c="dimmed">
                  {run.spent > 0 ? `${money(run.spent)} · ` : ''}
                  {ago(run.createdAt)}
                </Text>
                <TemporalLink run={run} />
              </Group>
            </Group>
            {run.error && (
              <Text size="sm" c="var(--mantine-color-error)" mt={4}>
                {run.error.title}
              </Text>
            )}
            {run.budget !== null && (
              <Text size="xs" c="dimmed" my={4}>
                Budget {money(run.budget)}
              </Text>
            )}
            <RunActions run={run} projectId={project.id} />
          </li>
        );
      })}
    </Stack>
  );
}
