import { ActionIcon, Badge, Group, Menu, Text } from '@mantine/core';
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { PhaseBadge } from '../shared/phase-badge.tsx';
import { runWords } from '../shared/run-words.ts';
import { ago } from '../shared/times.ts';
import classes from './projects.module.css';
import { useDeleteProject, useDuplicateProject, useRenameProject } from './use-project-changes.tsx';

/** One project of the list: its last picture, where it stands, what was done last. */
export function ProjectCard({ project }: { project: Project }) {
  const { id, name, phase, width, height, fps, durationInFrames, updatedAt } = project;
  const address = `/projects/${id}/generate`;
  const seconds = durationInFrames / fps;
  return (
    <article className={classes.card} aria-label={name}>
      <Link href={address} className={classes.open} aria-hidden tabIndex={-1}>
        <Thumbnail project={project} />
      </Link>
      <div className={classes.words}>
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Link href={address} className={classes.open}>
            <Text fw={650} lineClamp={1}>
              {name}
            </Text>
          </Link>
          <CardMenu project={project} />
        </Group>
        <Group gap="xs" mt={4}>
          <PhaseBadge phase={phase} />
          <Text size="xs" c="dimmed">
            {width}×{height}
            {seconds > 0 && ` · ${seconds.toFixed(1)} s`} · {ago(updatedAt)}
          </Text>
        </Group>
        <LastRun projectId={id} changed={updatedAt} />
      </div>
    </article>
  );
}

function CardMenu({ project }: { project: Project }) {
  const remove = useDeleteProject();
  const rename = useRenameProject();
  const duplicate = useDuplicateProject();
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={`More for ${project.name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => rename(project)}>
          Rename
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => duplicate.mutate(project)}>
          Duplicate
        </Menu.Item>
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} />}
          onClick={() => remove.mutate(project)}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The last picture that a review left; without one, the shape of the film. */
function Thumbnail({ project }: { project: Project }) {
  const { id, sceneCount, width, height, headRevision } = project;
  const picture = useQuery({
    queryKey: ['thumbnail', id, headRevision],
    queryFn: () => pictureOf(id),
    enabled: sceneCount > 0,
    staleTime: 60_000,
  });
  if (!picture.data) {
    return (
      <div className={classes.picture}>
        <svg viewBox={`0 0 ${width} ${height}`} height="52%" aria-hidden="true">
          <rect
            width={width}
            height={height}
            rx={width / 30}
            fill="none"
            stroke="var(--mantine-color-placeholder)"
            strokeWidth={Math.max(width, height) / 120}
            strokeDasharray={Math.max(width, height) / 40}
          />
        </svg>
      </div>
    );
  }
  return (
    <div className={classes.picture}>
      <img src={picture.data} alt="" loading="lazy" />
    </div>
  );
}

async function pictureOf(projectId: string): Promise<string | null> {
  const params = { projectId };
  const { review } = await call('projectState', { params });
  if (!review) return null;
  const { artefacts } = await call('latestReview', { params });
  const stills = artefacts.filter(({ kind }) => kind === 'still');
  const still = stills[Math.floor(stills.length / 2)] ?? artefacts.find(({ kind }) => kind === 'sheet');
  return still?.url ?? null;
}

function LastRun({ projectId, changed }: { projectId: string; changed: string }) {
  const last = useQuery({
    queryKey: ['last-run', projectId, changed],
    queryFn: () => call('listRuns', { query: { projectId, limit: 1 } }),
    refetchInterval: ({ state }) => (state.data?.runs[0]?.endedAt === null ? 3_000 : 30_000),
  });
  const run = last.data?.runs[0];
  if (!run) return null;
  const { text, color } = runWords(run);
  return (
    <Group gap={6} mt={6}>
      <Badge color={color} variant="dot" size="sm">
        {text}
      </Badge>
    </Group>
  );
}
