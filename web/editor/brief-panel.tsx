import { ActionIcon, Button, Group, Menu, Stack, Switch, Text, Textarea, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContextLabel, contextLabels } from '../../contract/names.ts';
import type { ContextEntry, Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { useRefreshProject } from './use-project.ts';

const words: Record<ContextLabel, { title: string; hint: string }> = {
  goal: { title: 'Goal', hint: 'What should the film do, and for whom?' },
  requirement: { title: 'Requirement', hint: 'What must be in it: length, words, a call to action?' },
  brand: { title: 'Brand', hint: 'Colours as #hex, typeface, tone. The first hex becomes the accent.' },
  instructions: { title: 'Instructions', hint: 'How the director should work: pace, order, what to leave out.' },
};
const needed: readonly ContextLabel[] = ['goal', 'requirement', 'brand'];

/** Context and brand: what every prompt is read with. */
export function BriefPanel({ project }: { project: Project }) {
  const { id, directed } = project;
  const refresh = useRefreshProject(id);
  const [added, setAdded] = useState<ContextLabel[]>([]);
  const list = useQuery({
    queryKey: ['project', id, 'contexts'],
    queryFn: async () => (await call('listContexts', { params: { projectId: id } })).contexts,
  });
  const direct = useMutation({
    mutationFn: (next: boolean) => call('updateProject', { params: { projectId: id }, body: { directed: next } }),
    onError: showProblem,
    onSettled: refresh,
  });
  const entries = list.data ?? [];
  const isOpen = (label: ContextLabel) =>
    added.includes(label) ||
    (!entries.some((entry) => entry.label === label) &&
      (needed.includes(label) || (directed && label === 'instructions')));
  if (!list.isSuccess) return null;
  return (
    <Stack gap="lg">
      {contextLabels.map((label) => {
        const own = entries.filter((entry) => entry.label === label);
        if (own.length === 0 && !isOpen(label)) return null;
        return (
          <section key={label} aria-label={words[label].title}>
            <Title order={3} mb={6}>
              {words[label].title}
            </Title>
            <Stack gap="xs">
              {own.map((entry) => (
                <StandingEntry key={entry.id} entry={entry} projectId={id} />
              ))}
              {isOpen(label) && (
                <NewEntry
                  label={label}
                  projectId={id}
                  onDone={() => setAdded((before) => before.filter((name) => name !== label))}
                />
              )}
            </Stack>
          </section>
        );
      })}
      <Group justify="space-between">
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} />}>
              Add a note
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {contextLabels.map((label) => (
              <Menu.Item key={label} onClick={() => setAdded((before) => [...before, label])}>
                {words[label].title}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Switch
          label="Directed"
          description="Prompts then need instructions, too"
          checked={directed}
          onChange={(event) => direct.mutate(event.currentTarget.checked)}
        />
      </Group>
    </Stack>
  );
}

function NewEntry({ label, projectId, onDone }: { label: ContextLabel; projectId: string; onDone: () => void }) {
  const [text, setText] = useState('');
  const refresh = useRefreshProject(projectId);
  const save = useMutation({
    mutationFn: () => call('addContext', { params: { projectId }, body: { label, text } }),
    onSuccess: onDone,
    onError: showProblem,
    onSettled: refresh,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Textarea
        aria-label={`New ${words[label].title.toLowerCase()}`}
        placeholder={words[label].hint}
        autosize
        minRows={2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt={6}>
        <Button type="submit" size="compact-sm" disabled={text.trim() === ''} loading={save.isPending}>
          Add {words[label].title.toLowerCase()}
        </Button>
      </Group>
    </form>
  );
}

function StandingEntry({ entry, projectId }: { entry: ContextEntry; projectId: string }) {
  const [text, setText] = useState(entry.text);
  const refresh = useRefreshProject(projectId);
  const params = { projectId, contextId: entry.id };
  const options = { onError: showProblem, onSettled: refresh };
  const save = useMutation({ mutationFn: () => call('updateContext', { params, body: { text } }), ...options });
  const remove = useMutation({ mutationFn: () => call('removeContext', { params }), ...options });
  const hasChanged = text.trim() !== entry.text && text.trim() !== '';
  return (
    <div>
      <Group wrap="nowrap" align="flex-start" gap={4}>
        <Textarea
          flex={1}
          aria-label={words[entry.label].title}
          autosize
          minRows={1}
          maxRows={12}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActionIcon
          aria-label={`Remove this ${words[entry.label].title.toLowerCase()}`}
          onClick={() => remove.mutate()}
          mt={4}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      {hasChanged && (
        <Group justify="flex-end" mt={6} gap="xs">
          <Text size="xs" c="dimmed" flex={1}>
            Not kept yet
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => setText(entry.text)}>
            Put back
          </Button>
          <Button size="compact-sm" onClick={() => save.mutate()} loading={save.isPending}>
            Keep
          </Button>
        </Group>
      )}
    </div>
  );
}
