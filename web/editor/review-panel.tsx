import { Accordion, Alert, Badge, Button, Group, Modal, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTool } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Finding, Review } from '../../contract/findings.ts';
import type { Project } from '../../contract/projects.ts';
import { quantity } from '../../domain/quantity.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { ago, clock } from '../shared/times.ts';
import classes from './editor.module.css';
import type { Playhead } from './playhead.ts';
import { useStartReview } from './project-bar.tsx';
import { useRefreshProject, useReview, useRuns } from './use-project.ts';

const colors = { error: 'red', warning: 'yellow', info: 'gray' } as const;

/** What the newest review measured: a click shows the frame, one more mends what needs no director. */
export function ReviewPanel({ project, playhead }: { project: Project; playhead: Playhead }) {
  const review = useReview(project.id);
  const runs = useRuns(project.id);
  const start = useStartReview(project.id);
  const refresh = useRefreshProject(project.id);
  const mend = useMutation({
    mutationFn: () => call('startMend', { params: { projectId: project.id }, body: { apply: true } }),
    onError: showProblem,
    onSettled: refresh,
  });
  const lives = (wanted: string) =>
    runs.data?.some(({ kind, endedAt }) => kind === wanted && endedAt === null) ?? false;
  const found = review.data;
  const canMend = found?.current && found.findings.some(({ severity }) => severity !== 'info');
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Button
          variant={found?.current ? 'default' : 'filled'}
          onClick={() => start.mutate()}
          loading={start.isPending || lives('review')}
          disabled={project.sceneCount === 0}
        >
          {!found ? 'Review' : found.current ? 'Review again' : 'Review this picture'}
        </Button>
        <Tooltip label="Mends what needs no director, measures each change, and costs nothing">
          <Button
            leftSection={<IconTool size={16} />}
            onClick={() => mend.mutate()}
            loading={mend.isPending || lives('mend')}
            disabled={!canMend}
          >
            Fix what can be fixed
          </Button>
        </Tooltip>
      </Group>
      {review.isSuccess && !found && <NoReview />}
      {found && <Found review={found} project={project} playhead={playhead} />}
    </Stack>
  );
}

function NoReview() {
  return (
    <Text c="dimmed" size="sm">
      A review renders the film on the stage and measures what is painted: words that are cut off, too small, too pale
      or covered, empty stretches, scenes that break. It is free.
    </Text>
  );
}

function Found({ review, project, playhead }: { review: Review; project: Project; playhead: Playhead }) {
  const { counts, findings, current, criteria } = review;
  return (
    <>
      {!current && (
        <Alert color="yellow" p="sm">
          The film has changed since this review, {ago(review.createdAt)}.
        </Alert>
      )}
      <Group gap="xs" data-verdict={review.verdict}>
        <Badge color={counts.error ? 'red' : 'teal'}>{quantity(counts.error, 'error')}</Badge>
        <Badge color={counts.warning ? 'yellow' : 'gray'}>{quantity(counts.warning, 'warning')}</Badge>
        <Badge color="gray">{quantity(counts.info, 'note')}</Badge>
      </Group>
      {findings.length === 0 && <Text size="sm">Nothing was found. The film can be exported.</Text>}
      <Stack gap="xs">
        {findings.map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            fps={project.fps}
            onShow={() => {
              playhead.pause();
              playhead.seek(Math.round((finding.firstFrame + finding.lastFrame) / 2));
            }}
          />
        ))}
      </Stack>
      {criteria.length > 0 && (
        <Accordion variant="contained">
          <Accordion.Item value="criteria">
            <Accordion.Control>
              Criteria: {criteria.filter(({ passed }) => passed).length} of {criteria.length} hold
            </Accordion.Control>
            <Accordion.Panel>
              {criteria.map(({ criterion, measured, passed }) => (
                <Text key={criterion} size="sm" c={passed ? undefined : 'red'}>
                  {passed ? '✓' : '✗'} {criterion} ({measured})
                </Text>
              ))}
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      )}
      <Sheet review={review} name={project.name} />
    </>
  );
}

function FindingRow({ finding, fps, onShow }: { finding: Finding; fps: number; onShow: () => void }) {
  const { severity, message, fix, sceneName, firstFrame } = finding;
  return (
    <UnstyledButton className={classes.row} onClick={onShow} data-finding={severity}>
      <Group gap={6} mb={4} wrap="nowrap">
        <Badge color={colors[severity]} size="sm">
          {severity}
        </Badge>
        <Text size="xs" c="dimmed" truncate>
          {clock(firstFrame / fps)}
          {sceneName && ` · ${sceneName}`}
        </Text>
      </Group>
      <Text size="sm">{message}</Text>
      <Text size="xs" c="dimmed" mt={2}>
        {fix}
      </Text>
    </UnstyledButton>
  );
}

function Sheet({ review, name }: { review: Review; name: string }) {
  const [opened, { open, close }] = useDisclosure(false);
  const sheet = review.artefacts.find(({ kind }) => kind === 'sheet');
  if (!sheet) return null;
  const picture = <img src={sheet.url} className={classes.sheet} alt={`Contact sheet of ${name}, findings numbered`} />;
  return (
    <>
      <UnstyledButton onClick={open} aria-label="Enlarge the contact sheet">
        {picture}
      </UnstyledButton>
      <Modal opened={opened} onClose={close} size="90%" title="Contact sheet">
        {picture}
      </Modal>
    </>
  );
}
