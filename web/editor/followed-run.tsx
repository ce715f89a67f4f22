import { Alert, Badge, Group, Loader, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconCheck, IconCircle, IconCircleDashed, IconX } from '@tabler/icons-react';
import type { Run } from '../../contract/runs.ts';
import { quantity } from '../../domain/quantity.ts';
import { money, moneyRange } from '../shared/money.ts';
import { runWords } from '../shared/run-words.ts';
import { timeLeft } from '../shared/times.ts';
import classes from './editor.module.css';
import { RunActions } from './run-actions.tsx';
import type { RunProgress, SceneProgress } from './run-view.ts';
import { TemporalLink } from './temporal-link.tsx';
import { UnshownWords } from './unshown-words.tsx';
import { useRunProgress } from './use-run-progress.ts';

/** A run as it goes: its scenes one by one, what it has spent, what it waits for. */
export function FollowedRun({ run, projectId }: { run: Run; projectId: string }) {
  const progress = useRunProgress(run.id);
  const { text, color } = runWords(run);
  const spent = Math.max(run.spent, progress.spent);
  return (
    <Paper p="sm" role="status" aria-live="polite" data-run={run.state}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Badge color={color} variant="dot">
            {text}
          </Badge>
          <Group gap="sm" wrap="nowrap">
            <Text size="xs" c="dimmed">
              {spent > 0 ? money(spent) : progress.quote ? `quoted ${moneyRange(progress.quote)}` : ''}
            </Text>
            <TemporalLink run={run} />
          </Group>
        </Group>
        {progress.stale && (
          <Text size="xs" c="dimmed">
            No worker answers right now. The run goes on as soon as one is back.
          </Text>
        )}
        <Scenes progress={progress} />
        {progress.writing && !progress.ended && (
          <pre className={classes.code} aria-hidden>
            {progress.writing}
          </pre>
        )}
        <Turns progress={progress} />
        {progress.frames && !progress.ended && <Frames frames={progress.frames} />}
        <Outcome progress={progress} run={run} />
        <UnshownWords progress={progress} />
        <RunActions run={run} projectId={projectId} />
      </Stack>
    </Paper>
  );
}

function Scenes({ progress }: { progress: RunProgress }) {
  const { scenes } = progress;
  if (scenes.length === 0) return null;
  const done = scenes.filter(({ state }) => state === 'ready').length;
  return (
    <div>
      {!progress.ended && (
        <Progress
          value={(100 * done) / scenes.length}
          size="xs"
          mb="xs"
          aria-label={`${done} of ${scenes.length} scenes`}
        />
      )}
      <ol className={classes.scenes} aria-label="Scenes">
        {scenes.map((scene) => (
          <li key={scene.name} data-scene={scene.state}>
            <SceneMark scene={scene} ended={progress.ended} />
            <Text size="sm" flex={1} truncate>
              {scene.name}
            </Text>
            <Text size="xs" c="dimmed">
              {scene.state === 'left_out'
                ? 'left out, not charged'
                : scene.repairs > 0
                  ? quantity(scene.repairs, 'repair')
                  : scene.role.toLowerCase() === scene.name.toLowerCase()
                    ? null
                    : scene.role}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}

function SceneMark({ scene, ended }: { scene: SceneProgress; ended: boolean }) {
  if (scene.state === 'ready') return <IconCheck size={16} color="var(--mantine-color-teal-6)" aria-label="ready" />;
  if (scene.state === 'left_out') return <IconX size={16} aria-label="left out" />;
  if (scene.state === 'writing' && !ended) return <Loader size={14} role="img" aria-label="being written" />;
  return ended ? <IconCircle size={14} aria-label="planned" /> : <IconCircleDashed size={16} aria-label="planned" />;
}

function Turns({ progress: { turns } }: { progress: RunProgress }) {
  return turns.slice(-4).map(({ turn, action, why }) => (
    <Text key={turn} size="sm">
      <b>Turn {turn}</b> · {action}
      <Text span c="dimmed" size="sm">
        {' '}
        {why}
      </Text>
    </Text>
  ));
}

function Frames({ frames: { done, total, etaSeconds } }: { frames: NonNullable<RunProgress['frames']> }) {
  return (
    <div>
      <Progress value={(100 * done) / Math.max(1, total)} aria-label={`${done} of ${total} frames`} />
      <Text size="xs" c="dimmed" mt={4}>
        {done} of {total} frames{etaSeconds === null ? '' : ` · ${timeLeft(etaSeconds)}`}
      </Text>
    </div>
  );
}

function Outcome({ progress, run }: { progress: RunProgress; run: Run }) {
  if (progress.error) {
    return (
      <Alert color="red" title={progress.error.title} p="sm">
        {progress.error.detail} Nothing was charged for what failed.
      </Alert>
    );
  }
  const quote = (run.result as { quote?: { low: number; high: number } } | null)?.quote;
  return (
    <>
      {progress.summary && <Text size="sm">{progress.summary}</Text>}
      {quote && (
        <Text size="sm">
          Making this plan costs <b>{moneyRange(quote)}</b>. Turn “Plan first” off and generate.
        </Text>
      )}
      {progress.stoppedBy === 'budget' && (
        <Text size="sm" c="dimmed">
          The budget ended it. The finished scenes are kept: raise it and prompt again for the rest.
        </Text>
      )}
    </>
  );
}
