import { Tabs } from '@mantine/core';
import { useDocumentTitle, useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Project } from '../../contract/projects.ts';
import { RevisionsPanel } from '../revisions/revisions-panel.tsx';
import { PageLoader } from '../shared/page-loader.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { TimelinePlace } from '../timeline/timeline-place.tsx';
import { BriefPanel } from './brief-panel.tsx';
import classes from './editor.module.css';
import { ExportPanel } from './export-panel.tsx';
import { createPlayhead, type Playhead } from './playhead.ts';
import { ProjectBar } from './project-bar.tsx';
import { PromptPanel } from './prompt-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { RunsPanel } from './runs-panel.tsx';
import { Screen } from './screen.tsx';
import { showShortcuts } from './shortcuts.tsx';
import { useLiveProject } from './use-live-project.ts';
import { useReview } from './use-project.ts';

const MediaPanel = lazy(async () => ({ default: (await import('../media/media-panel.tsx')).MediaPanel }));
const CodePanel = lazy(async () => ({ default: (await import('../code/code-panel.tsx')).CodePanel }));

const tabs = ['brief', 'media', 'review', 'code', 'export', 'runs', 'history'] as const;
export type Tab = (typeof tabs)[number];
const titles: Record<Tab, string> = {
  brief: 'Brief',
  media: 'Media',
  review: 'Review',
  code: 'Code',
  export: 'Export',
  runs: 'Runs',
  history: 'History',
};
const firstTab: Partial<Record<Project['phase'], Tab>> = { context: 'brief', export: 'export' };

/** Everything that is done to one film: prompt at the left, picture in the middle, what is known of it at the right. */
export function Editor({ project }: { project: Project }) {
  const [tab, setTab] = useState<Tab>(firstTab[project.phase] ?? 'review');
  const [chosen, setChosen] = useState<string | null>(null);
  const playhead = usePlayhead(project);
  const prompt = useRef<HTMLTextAreaElement>(null);
  const review = useReview(project.id);
  useLiveProject(project.id);
  useDocumentTitle(`${project.name} · Framewright`);
  useHotkeys([
    ['mod+K', () => prompt.current?.focus()],
    ['shift+?', showShortcuts],
    ...tabs.map((name, index) => [`alt+${index + 1}`, () => setTab(name)] as [string, () => void]),
  ]);
  const findings = review.data?.current ? review.data.findings : [];
  return (
    <div className={classes.editor}>
      <ProjectBar project={project} onTab={setTab} onPrompt={() => prompt.current?.focus()} />
      <section className={classes.prompt} aria-label="Prompt">
        <PromptPanel project={project} field={prompt} onTab={setTab} />
      </section>
      <section className={classes.screen} aria-label="Picture">
        <Screen project={project} playhead={playhead} findings={findings} />
        {project.sceneCount > 0 && (
          <div className={classes.timeline}>
            <TimelinePlace>
              <Timeline project={project} playhead={playhead} chosen={chosen} onChoose={setChosen} />
            </TimelinePlace>
          </div>
        )}
      </section>
      <Tabs className={classes.panels} value={tab} onChange={(value) => setTab(value as Tab)} keepMounted={false}>
        <Tabs.List grow>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {titles[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={classes.panel}>
          <Tabs.Panel value="brief">
            <BriefPanel project={project} />
          </Tabs.Panel>
          <Tabs.Panel value="media">
            <Suspense fallback={<PageLoader />}>
              <MediaPanel project={project} playhead={playhead} onChoose={setChosen} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="review">
            <ReviewPanel project={project} playhead={playhead} />
          </Tabs.Panel>
          <Tabs.Panel value="code">
            <Suspense fallback={<PageLoader />}>
              <CodePanel project={project} chosen={chosen} onChoose={setChosen} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="export">
            <ExportPanel project={project} />
          </Tabs.Panel>
          <Tabs.Panel value="runs">
            <RunsPanel project={project} />
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <RevisionsPanel project={project} />
          </Tabs.Panel>
        </div>
      </Tabs>
    </div>
  );
}

/** One playhead for as long as the page shows this project. */
function usePlayhead({ id }: Project): Playhead {
  const [made, setMade] = useState(() => ({ id, playhead: createPlayhead() }));
  if (made.id === id) return made.playhead;
  const next = { id, playhead: createPlayhead() };
  setMade(next);
  return next.playhead;
}
