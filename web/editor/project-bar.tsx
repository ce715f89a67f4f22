import { ActionIcon, Anchor, Button, Group, Text, Title, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ProjectState } from '../../contract/checks.ts';
import { phases } from '../../contract/names.ts';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { useRenameProject } from '../projects/use-project-changes.tsx';
import { UndoButtons } from '../revisions/undo-buttons.tsx';
import { phaseWords } from '../shared/phase-badge.tsx';
import { showProblem } from '../shared/show-problem.tsx';
import classes from './editor.module.css';
import type { Tab } from './editor.tsx';
import { makers } from './run-makers.ts';
import { showShortcuts } from './shortcuts.tsx';
import { useProjectState, useRefreshProject, useRuns } from './use-project.ts';

interface ProjectBarProps {
  project: Project;
  onTab: (tab: Tab) => void;
  onPrompt: () => void;
}

/** Name, phase and what is missing for the next one: always in sight. */
export function ProjectBar({ project, onTab, onPrompt }: ProjectBarProps) {
  const rename = useRenameProject();
  return (
    <div className={classes.bar}>
      <Group gap={6} wrap="nowrap">
        <Anchor component={Link} href="/projects" size="sm" c="dimmed" underline="hover">
          Projects
        </Anchor>
        <IconChevronRight size={14} aria-hidden />
        <UnstyledButton onClick={() => rename(project)} aria-label={`Rename ${project.name}`}>
          <Title order={1} fz="md" lineClamp={1}>
            {project.name}
          </Title>
        </UnstyledButton>
      </Group>
      <Group gap={2} wrap="nowrap" className={classes.tools}>
        <UndoButtons project={project} />
        <Tooltip label="Keyboard shortcuts (?)">
          <ActionIcon aria-label="Keyboard shortcuts" onClick={showShortcuts} visibleFrom="sm">
            <IconKeyboard size={18} />
          </ActionIcon>
        </Tooltip>
      </Group>
      <PhaseSteps phase={project.phase} />
      <NextStep project={project} onTab={onTab} onPrompt={onPrompt} />
    </div>
  );
}

function PhaseSteps({ phase }: Pick<Project, 'phase'>) {
  const here = phases.indexOf(phase);
  return (
    <ol className={classes.phases} aria-label="Phases">
      {phases.map((name, index) => {
        const state = index < here ? 'passed' : index === here ? 'here' : 'ahead';
        return (
          <li key={name} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
            {state === 'passed' ? <IconCheck size={14} aria-label="done" /> : <b aria-hidden>{index + 1}</b>}
            <span>{phaseWords[name].title}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** What is missing, and the one click that begins to supply it. */
function NextStep({ project, onTab, onPrompt }: ProjectBarProps) {
  const state = useProjectState(project.id);
  const runs = useRuns(project.id);
  const review = useStartReview(project.id);
  const isReviewing = runs.data?.some(({ kind, endedAt }) => kind === 'review' && endedAt === null) ?? false;
  const missing = missingWords(project, state.data);
  const actions = {
    context: { label: 'Write the brief', run: () => onTab('brief') },
    generate: { label: 'Write a prompt', run: onPrompt },
    review: { label: 'Review now', run: () => review.mutate() },
    iterate: { label: 'See the findings', run: () => onTab('review') },
    export: { label: 'Export', run: () => onTab('export') },
  } as const;
  const action = actions[project.phase];
  const isMaking =
    project.phase === 'generate' && runs.data?.some((run) => makers.has(run.kind) && run.endedAt === null);
  return (
    <div className={classes.missing}>
      <Text size="sm" c="dimmed" lineClamp={1} title={missing} data-missing>
        {isMaking ? 'The first scenes are being made' : missing}
      </Text>
      {!isMaking && (
        <Button
          size="compact-md"
          onClick={action.run}
          loading={project.phase === 'review' && (review.isPending || isReviewing)}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** What keeps the next phase closed, in words of this page rather than of commands. */
function missingWords({ phase }: Project, state?: ProjectState): string {
  const errors = state?.review?.counts.error ?? 0;
  if (phase === 'iterate' && errors > 0) return `${errors} ${errors === 1 ? 'error is' : 'errors are'} open`;
  if (phase === 'review') return 'This picture was not reviewed yet';
  if (phase === 'export') return phaseWords.export.next;
  const facts = state?.missing.map(({ fact }) => fact.replace(/^a context entry labelled /, '')) ?? [];
  return facts.length > 0 ? `Missing: ${facts.join(', ')}` : phaseWords[phase].next;
}

/** Has the film measured. */
export function useStartReview(projectId: string) {
  const refresh = useRefreshProject(projectId);
  return useMutation({
    mutationFn: () => call('startReview', { params: { projectId }, body: {} }),
    onError: showProblem,
    onSettled: refresh,
  });
}
