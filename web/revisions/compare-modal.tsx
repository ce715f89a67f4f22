import { Button, Group, Modal, SegmentedControl, Slider, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '../../contract/projects.ts';
import type { Revision } from '../../contract/scenes.ts';
import { call, type Reply } from '../api/call.ts';
import { timecode } from '../player/film-clock.ts';
import { PageLoader } from '../shared/page-loader.tsx';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { frameOfChange } from './frame-of-change.ts';
import { RevisionPicture, useFilmOf } from './revision-picture.tsx';
import classes from './revisions.module.css';

interface CompareProps {
  project: Project;
  revision: Revision;
  onClose: () => void;
  onRestore: () => void;
}
type Against = 'parent' | 'head';

/** Two revisions beside each other at the same frame, and every change between them. */
export function CompareModal({ project, revision, onClose, onRestore }: CompareProps) {
  const isHead = revision.id === project.headRevision;
  const [wanted, setAgainst] = useState<Against>('parent');
  const against: Against = isHead || (wanted === 'parent' && revision.parent) ? 'parent' : 'head';
  const from = against === 'parent' ? revision.parent : revision.id;
  const to = against === 'parent' ? revision.id : project.headRevision;
  const name = `Revision ${revision.number}`;
  return (
    <Modal opened onClose={onClose} size="min(96vw, 84rem)" title={`${name}: ${revision.message}`}>
      <Group justify="space-between" mb="md">
        <SegmentedControl
          size="xs"
          value={against}
          onChange={(value) => setAgainst(value as Against)}
          disabled={isHead || !revision.parent}
          data={[
            { value: 'parent', label: 'What it changed' },
            { value: 'head', label: 'Against the film as it is now' },
          ]}
        />
        {!isHead && (
          <Button size="xs" variant="default" onClick={onRestore}>
            Restore revision {revision.number}
          </Button>
        )}
      </Group>
      {from && (
        <Sides
          key={`${from} ${to}`}
          {...{ project, from, to }}
          titles={against === 'parent' ? [`Before revision ${revision.number}`, name] : [name, 'Now']}
        />
      )}
      {!from && <Text c="dimmed">The film began here, without a scene.</Text>}
    </Modal>
  );
}

interface SidesProps {
  project: Project;
  from: string;
  to: string;
  titles: [string, string];
}

function Sides({ project: { id: projectId, fps }, from, to, titles }: SidesProps) {
  const before = useFilmOf(projectId, from);
  const after = useFilmOf(projectId, to);
  const diff = useQuery({
    queryKey: ['revision-diff', projectId, to, from],
    queryFn: () => call('diffRevision', { params: { projectId, revisionId: to }, query: { against: from } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [picked, setPicked] = useState<number | null>(null);
  const changes = diff.data?.changes ?? [];
  const frameOf = (change: Change | undefined) => frameOfChange(before.data, after.data, change?.sceneId ?? null);
  // Until something is picked the first change is shown.
  const frame = picked ?? frameOf(changes.find(({ sceneId }) => sceneId !== null));
  const length = Math.max(1, ...[before, after].map(({ data }) => data?.timeline.durationInFrames ?? 1));
  return (
    <>
      <div className={classes.sides}>
        <RevisionPicture film={before} title={titles[0]} frame={frame} />
        <RevisionPicture film={after} title={titles[1]} frame={frame} />
      </div>
      <Group wrap="nowrap" my="sm">
        <Text size="xs" c="dimmed" className={classes.time}>
          {timecode(frame, fps)} · frame {frame}
        </Text>
        <Slider
          flex={1}
          min={0}
          max={Math.max(1, length - 1)}
          value={frame}
          onChange={setPicked}
          label={null}
          thumbLabel="Frame of both"
        />
      </Group>
      {diff.isError && <ProblemAlert error={diff.error} />}
      {diff.isPending && <PageLoader />}
      {diff.isSuccess && <Changes changes={changes} onPick={(change) => setPicked(frameOf(change))} />}
    </>
  );
}

type Change = Reply<'diffRevision'>['changes'][number];
const words: Record<Change['kind'] | 'sound', string> = {
  added: 'added',
  removed: 'removed',
  code: 'new code',
  position: 'moved',
  name: 'renamed',
  look: 'new look',
  size: 'new size',
  sound: 'new sound',
};

/** Of these the word says all. */
const plain: ReadonlySet<string> = new Set(['added', 'removed', 'code', 'name']);

function Changes({ changes, onPick }: { changes: Change[]; onPick: (change: Change) => void }) {
  if (changes.length === 0) return <Text c="dimmed">Nothing differs between the two.</Text>;
  return (
    <ul className={classes.changes} aria-label="Changes">
      {changes.map((change) => (
        <li key={`${change.sceneId} ${change.kind}`}>
          <button type="button" onClick={() => onPick(change)}>
            <b>{change.name}</b> <span data-kind={change.kind}>{words[change.kind]}</span>{' '}
            {plain.has(change.kind) ? null : change.detail}
          </button>
        </li>
      ))}
    </ul>
  );
}
