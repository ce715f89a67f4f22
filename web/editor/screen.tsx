import { Text, Title } from '@mantine/core';
import type { Finding } from '../../contract/findings.ts';
import type { Project } from '../../contract/projects.ts';
import classes from './editor.module.css';
import { FilmPlayer } from './film-player.tsx';
import type { Playhead } from './playhead.ts';
import { useRuns } from './use-project.ts';

export interface ScreenProps {
  project: Project;
  playhead: Playhead;
  /** Of the picture that is shown; none where it was not reviewed yet. */
  findings: Finding[];
}

/** The picture; before there is one, the scenes of a first draft as each is ready, or what makes them. */
export function Screen(props: ScreenProps) {
  const { project } = props;
  const runs = useRuns(project.id);
  if (project.sceneCount > 0) return <FilmPlayer {...props} />;
  const draft = runs.data?.find(({ endedAt, draftRevision }) => endedAt === null && draftRevision)?.draftRevision;
  const blank = <NoScene project={project} />;
  return draft ? <FilmPlayer {...props} draft={draft} blank={blank} /> : blank;
}

function NoScene({ project }: Pick<ScreenProps, 'project'>) {
  return (
    <div className={classes.blank}>
      <svg
        viewBox={`0 0 ${project.width} ${project.height}`}
        width={project.width > project.height ? 280 : 130}
        aria-hidden="true"
      >
        <rect
          x="4"
          y="4"
          width={project.width - 8}
          height={project.height - 8}
          rx={Math.max(project.width, project.height) / 40}
          fill="none"
          stroke="var(--mantine-color-placeholder)"
          strokeWidth="6"
          strokeDasharray="28 20"
        />
      </svg>
      <Title order={2}>No scene yet</Title>
      <Text c="dimmed" maw="26rem">
        {project.phase === 'context'
          ? 'Write goal, requirement and brand into the brief. Then a prompt makes the first scenes.'
          : 'Say in the prompt what should be seen. Scenes appear here as soon as each is ready.'}
      </Text>
    </div>
  );
}
