import { Group, Loader, Slider, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '../../contract/projects.ts';
import type { Run } from '../../contract/runs.ts';
import { call } from '../api/call.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { clock } from '../shared/times.ts';
import classes from './editor.module.css';
import { type Playhead, useFrame } from './playhead.ts';

/** The frame under the playhead as the export will have it: rendered on the server's own stage. */
export function StillPicture({ project, playhead }: { project: Project; playhead: Playhead }) {
  const { id, headRevision, durationInFrames, fps, name } = project;
  const last = Math.max(0, durationInFrames - 1);
  const frame = Math.min(useFrame(playhead), last);
  const [asked] = useDebouncedValue(frame, 250);
  const still = useQuery({
    queryKey: ['still', id, headRevision, asked],
    queryFn: ({ signal }) => stillOf(id, asked, signal),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <div className={classes.still}>
      {still.isError && <ProblemAlert error={still.error} />}
      {still.data && <img src={still.data} alt={`Frame ${asked} of ${name}`} />}
      <Group gap="sm" wrap="nowrap">
        <Text size="sm" w={110} c="dimmed">
          {clock(frame / fps)} / {clock(durationInFrames / fps)}
        </Text>
        <Slider
          flex={1}
          min={0}
          max={last}
          value={frame}
          onChange={playhead.seek}
          label={(value) => `Frame ${value}`}
          thumbLabel="Frame"
        />
        {still.isFetching ? <Loader size="xs" aria-label="Rendering" /> : <span style={{ width: 18 }} />}
      </Group>
    </div>
  );
}

/** Has one frame rendered and waits for it; a frame that was rendered before comes at once. */
async function stillOf(projectId: string, frame: number, signal: AbortSignal): Promise<string | null> {
  let run: Run = await call('startPreview', { params: { projectId }, body: { frames: [frame] }, signal });
  while (run.endedAt === null) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    run = await call('getRun', { params: { runId: run.id }, signal });
  }
  if (run.error) throw new Error(run.error.detail);
  const { artefacts = [] } = run.result as { artefacts?: { kind: string; url: string }[] };
  return artefacts.find(({ kind }) => kind === 'still')?.url ?? null;
}
