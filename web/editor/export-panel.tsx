import { Alert, Badge, Button, Checkbox, Group, Progress, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Export } from '../../contract/checks.ts';
import type { Project } from '../../contract/projects.ts';
import type { ExportRequest } from '../../contract/runs.ts';
import { quantity } from '../../domain/quantity.ts';
import { call } from '../api/call.ts';
import { weightOf } from '../media/asset-facts.ts';
import { moneyRange } from '../shared/money.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { ago, timeLeft } from '../shared/times.ts';
import classes from './editor.module.css';
import { type ExportChoice, ExportSettings, firstChoice } from './export-settings.tsx';
import { RunActions } from './run-actions.tsx';
import { useRefreshProject, useReview, useRuns } from './use-project.ts';
import { usePricing } from './use-prompt.ts';
import { useRunProgress } from './use-run-progress.ts';

/** Format and price, then progress, then the file; below, every file that was made before. */
export function ExportPanel({ project }: { project: Project }) {
  const [choice, setChoice] = useState<ExportChoice>(firstChoice);
  const [accepted, setAccepted] = useState<{ on: boolean; reason: string }>({ on: false, reason: '' });
  const review = useReview(project.id);
  const runs = useRuns(project.id);
  const start = useStartExport(project.id);
  const living = runs.data?.find(({ kind, endedAt }) => kind === 'export' && endedAt === null);
  const open = review.data?.current ? review.data.findings.filter(({ severity }) => severity === 'error') : [];
  const isOpen =
    project.phase === 'export' || (project.phase === 'iterate' && accepted.on && accepted.reason.trim() !== '');
  const acceptance =
    accepted.on && open.length > 0 ? { accept: open.map(({ id }) => id), reason: accepted.reason } : {};
  return (
    <Stack gap="md">
      <ExportSettings project={project} choice={choice} onChange={setChoice} />
      {project.phase === 'iterate' && <Accept count={open.length} accepted={accepted} onChange={setAccepted} />}
      {project.phase !== 'export' && project.phase !== 'iterate' && (
        <Alert color="gray" p="sm">
          {project.sceneCount === 0
            ? 'There is nothing to export yet: a prompt makes the first scenes.'
            : 'This picture was not reviewed yet. A review is free and takes moments.'}
        </Alert>
      )}
      {start.isError && <ProblemAlert error={start.error} />}
      <div>
        <Button
          fullWidth
          name="export"
          size="md"
          disabled={!isOpen || living !== undefined}
          loading={start.isPending}
          onClick={() => start.mutate({ ...requestOf(choice), ...acceptance })}
        >
          Export
        </Button>
        <Price />
      </div>
      {living && <Rendering runId={living.id} />}
      {living && <RunActions run={living} projectId={project.id} />}
      <History project={project} />
    </Stack>
  );
}

function requestOf({ format, quality, resolution, fps, transparent }: ExportChoice): ExportRequest {
  return {
    format,
    quality,
    ...(resolution ? { resolution } : {}),
    ...(fps ? { fps: Number(fps) as ExportRequest['fps'] } : {}),
    ...(transparent && (format === 'png' || format === 'prores') ? { transparent } : {}),
  };
}

function useStartExport(projectId: string) {
  const refresh = useRefreshProject(projectId);
  return useMutation({
    mutationFn: (body: ExportRequest & { accept?: string[]; reason?: string }) =>
      call('startExport', { params: { projectId }, body, idempotencyKey: crypto.randomUUID() }),
    onSettled: refresh,
  });
}

function Price() {
  const price = usePricing().data?.operations.find(({ operation }) => operation === 'export_hd');
  return (
    <Text size="xs" c="dimmed" mt={6} data-quote>
      {price
        ? `Costs ${price.free ? 'nothing' : moneyRange(price)}. The same film in the same settings again is free.`
        : ' '}
    </Text>
  );
}

interface AcceptProps {
  count: number;
  accepted: { on: boolean; reason: string };
  onChange: (accepted: { on: boolean; reason: string }) => void;
}

function Accept({ count, accepted, onChange }: AcceptProps) {
  return (
    <Stack gap="xs">
      <Checkbox
        name="accept"
        checked={accepted.on}
        onChange={(event) => onChange({ ...accepted, on: event.currentTarget.checked })}
        label={`Export although ${count} ${count === 1 ? 'error is' : 'errors are'} open`}
      />
      {accepted.on && (
        <Textarea
          label="Why is that right?"
          name="reason"
          description="It is recorded with the export"
          autosize
          minRows={2}
          value={accepted.reason}
          onChange={(event) => onChange({ ...accepted, reason: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}

function Rendering({ runId }: { runId: string }) {
  const { frames } = useRunProgress(runId);
  const percent = frames ? (100 * frames.done) / Math.max(1, frames.total) : 0;
  return (
    <div role="status">
      <Progress value={percent} animated aria-label="Rendering" />
      <Text size="xs" c="dimmed" mt={4}>
        {frames ? wordsOf(frames) : 'Preparing'}
      </Text>
    </div>
  );
}

/** How far it is; after the last frame the parts are joined and the file is looked into. */
function wordsOf({ done, total, etaSeconds }: NonNullable<ReturnType<typeof useRunProgress>['frames']>): string {
  if (done >= total) return 'All frames are there. The file is being put together and checked';
  return `${done} of ${total} frames${etaSeconds === null ? '' : ` · ${timeLeft(etaSeconds)}`}`;
}

function History({ project }: { project: Project }) {
  const list = useQuery({
    queryKey: ['project', project.id, 'exports'],
    queryFn: async () =>
      (await call('listExports', { params: { projectId: project.id }, query: { limit: 20 } })).exports,
  });
  const done = list.data?.filter(({ state }) => state !== 'running') ?? [];
  if (done.length === 0) return null;
  return (
    <section aria-label="Files">
      <Title order={3} mb="xs">
        Files
      </Title>
      <Stack gap="xs">
        {done.map((made) => (
          <Made key={made.id} made={made} name={project.name} />
        ))}
      </Stack>
    </section>
  );
}

function Made({ made, name }: { made: Export; name: string }) {
  const { format, width, height, fps, seconds, bytes, url, state, accepted, createdAt } = made;
  return (
    <div className={classes.row}>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text size="sm" fw={600}>
            {format.toUpperCase()} · {width}×{height}
          </Text>
          <Text size="xs" c="dimmed">
            {fps} fps · {seconds.toFixed(1)} s{bytes ? ` · ${weightOf(bytes)}` : ''} · {ago(createdAt)}
          </Text>
          {accepted.length > 0 && (
            <Text size="xs" c="dimmed">
              with {quantity(accepted.length, 'accepted finding')}
            </Text>
          )}
        </div>
        {url ? (
          <Button
            component="a"
            href={url}
            download={`${fileName(name)}.${ending[format]}`}
            size="compact-sm"
            variant="default"
            leftSection={<IconDownload size={16} />}
            style={{ flex: 'none' }}
          >
            Download
          </Button>
        ) : (
          <Badge color={state === 'failed' ? 'red' : 'gray'}>{state}</Badge>
        )}
      </Group>
    </div>
  );
}

const ending: Record<Export['format'], string> = { mp4: 'mp4', webm: 'webm', gif: 'gif', prores: 'mov', png: 'tar' };
const fileName = (name: string) => name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'film';
