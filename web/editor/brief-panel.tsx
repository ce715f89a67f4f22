import { Button, Group, Menu, Stack, Switch, Textarea, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type ContextLabel, contextLabels } from '../../contract/names.ts';
import type { ContextEntry, Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { BriefNote, noteWords } from './brief-note.tsx';
import { useNewNotes } from './use-new-notes.ts';
import { useRefreshProject } from './use-project.ts';
import { useSlots } from './use-slots.ts';

const needed: readonly ContextLabel[] = ['goal', 'requirement', 'brand'];

/** Context and brand: what every prompt is read with. */
export function BriefPanel({ project }: { project: Project }) {
  const { id, directed } = project;
  const [added, setAdded] = useState<ContextLabel[]>([]);
  const notes = useNewNotes(id, (label) => setAdded((before) => before.filter((name) => name !== label)));
  const list = useQuery({
    queryKey: ['project', id, 'contexts'],
    queryFn: async () => (await call('listContexts', { params: { projectId: id } })).contexts,
  });
  if (!list.isSuccess) return null;
  const has = (label: ContextLabel) => list.data.some((entry) => entry.label === label);
  const isMissing = (label: ContextLabel) =>
    !has(label) && (needed.includes(label) || (directed && label === 'instructions'));
  const open = contextLabels.filter((label) => added.includes(label) || isMissing(label) || notes.texts[label]);
  return (
    <Stack gap="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          notes.save();
        }}
      >
        <Stack gap="lg">
          {contextLabels.map((label) => (
            <Notes key={label} label={label} entries={list.data} projectId={id}>
              {open.includes(label) && (
                <Textarea
                  aria-label={`New ${noteWords[label].title.toLowerCase()}`}
                  placeholder={noteWords[label].hint}
                  autosize
                  minRows={2}
                  value={notes.texts[label] ?? ''}
                  onChange={(event) => notes.write(label, event.currentTarget.value)}
                />
              )}
            </Notes>
          ))}
          {open.length > 0 && (
            <Button type="submit" disabled={!notes.areWritten} loading={notes.isSaving}>
              {open.some(isMissing) ? 'Save the brief' : 'Save the note'}
            </Button>
          )}
        </Stack>
      </form>
      <Group justify="space-between">
        <AddNote onAdd={(label) => setAdded((before) => [...before, label])} />
        <Directed project={project} />
      </Group>
    </Stack>
  );
}

interface NotesProps {
  label: ContextLabel;
  entries: ContextEntry[];
  projectId: string;
  /** Where a new one is written; nothing where none is wanted. */
  children: ReactNode;
}

function Notes({ label, entries, projectId, children }: NotesProps) {
  const own = entries.filter((entry) => entry.label === label);
  const slots = useSlots(own.map(({ id }) => id));
  if (own.length === 0 && !children) return null;
  return (
    <section aria-label={noteWords[label].title}>
      <Title order={3} mb={6}>
        {noteWords[label].title}
      </Title>
      <Stack gap="xs">
        {slots.map(({ key, id }) => {
          const entry = own.find((each) => each.id === id);
          return entry && <BriefNote key={key} entry={entry} projectId={projectId} />;
        })}
        {children}
      </Stack>
    </section>
  );
}

function AddNote({ onAdd }: { onAdd: (label: ContextLabel) => void }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} />}>
          Add a note
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {contextLabels.map((label) => (
          <Menu.Item key={label} onClick={() => onAdd(label)}>
            {noteWords[label].title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Directed({ project: { id, directed } }: { project: Project }) {
  const direct = useMutation({
    mutationFn: (next: boolean) => call('updateProject', { params: { projectId: id }, body: { directed: next } }),
    onError: showProblem,
    onSettled: useRefreshProject(id),
  });
  return (
    <Switch
      label="Directed"
      description="Prompts then need instructions, too"
      checked={directed}
      onChange={(event) => direct.mutate(event.currentTarget.checked)}
    />
  );
}
