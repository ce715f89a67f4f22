import { Text, Title } from '@mantine/core';
import type { Finding } from '../../contract/findings.ts';
import type { Project } from '../../contract/projects.ts';
import classes from './editor.module.css';
import { FilmPlayer } from './film-player.tsx';
import type { Playhead } from './playhead.ts';
import { makers } from './run-makers.ts';
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
  const living = runs.data?.filter(({ endedAt }) => endedAt === null) ?? [];
  const draft = living.find(({ draftRevision }) => draftRevision)?.draftRevision;
  const blank = <NoScene project={project} isMaking={living.some(({ kind }) => makers.has(kind))} />;
  return draft ? <FilmPlayer {...props} draft={draft} blank={blank} /> : blank;
}

function NoScene({ project, isMaking }: Pick<ScreenProps, 'project'> & { isMaking: boolean }) {
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
      <Title order={2}>{isMaking ? 'The first scenes are being made' : 'No scene yet'}</Title>
      <Text c="dimmed" maw="26rem">
        {isMaking ? making : project.phase === 'context' ? briefFirst : promptNext}
      </Text>
    </div>
  );
}

const making = 'Each appears here as soon as it is ready. You can leave this page: they are made without it.';
const briefFirst = 'Write goal, requirement and brand into the brief. Then a prompt makes the first scenes.';
const promptNext = 'Say in the prompt what should be seen. Scenes appear here as soon as each is ready.';
