import { ActionIcon, Button, Group, Text, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContextLabel } from '../../contract/names.ts';
import type { ContextEntry } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { useRefreshProject } from './use-project.ts';

export const noteWords: Record<ContextLabel, { title: string; hint: string }> = {
  goal: { title: 'Goal', hint: 'What should the film do, and for whom?' },
  requirement: { title: 'Requirement', hint: 'What must be in it: length, words, a call to action?' },
  brand: { title: 'Brand', hint: 'Colours as #hex, typeface, tone. The first hex becomes the accent.' },
  instructions: { title: 'Instructions', hint: 'How the director should work: pace, order, what to leave out.' },
};

/** A note that stands in the brief: rewritten in place, or removed. */
export function BriefNote({ entry, projectId }: { entry: ContextEntry; projectId: string }) {
  const { text, setText, hasChanged, isElsewhere } = useNoteText(entry.text);
  const refresh = useRefreshProject(projectId);
  const params = { projectId, contextId: entry.id };
  const options = { onError: showProblem, onSettled: refresh };
  const save = useMutation({ mutationFn: () => call('updateContext', { params, body: { text } }), ...options });
  const remove = useMutation({ mutationFn: () => call('removeContext', { params }), ...options });
  return (
    <div>
      <Group wrap="nowrap" align="flex-start" gap={4}>
        <Textarea
          flex={1}
          aria-label={noteWords[entry.label].title}
          autosize
          minRows={1}
          maxRows={12}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActionIcon
          aria-label={`Remove this ${noteWords[entry.label].title.toLowerCase()}`}
          onClick={() => remove.mutate()}
          mt={4}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      {hasChanged && (
        <Group justify="flex-end" mt={6} gap="xs">
          <Text size="xs" c="dimmed" flex={1}>
            {isElsewhere ? `Changed elsewhere to “${entry.text}”` : 'Not kept yet'}
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => setText(entry.text)}>
            {isElsewhere ? 'Take that' : 'Put back'}
          </Button>
          <Button size="compact-sm" onClick={() => save.mutate()} loading={save.isPending}>
            {isElsewhere ? 'Keep mine' : 'Keep'}
          </Button>
        </Group>
      )}
    </div>
  );
}

/** The text as it is written here; what another window saves is shown at once, unless it would take something away. */
function useNoteText(saved: string) {
  const [text, setText] = useState(saved);
  const [from, setFrom] = useState(saved);
  const [isElsewhere, setElsewhere] = useState(false);
  if (saved !== from) {
    const isOwn = text.trim() !== from && text.trim() !== saved;
    setFrom(saved);
    setElsewhere(isOwn);
    if (!isOwn) setText(saved);
  }
  const hasChanged = text.trim() !== saved && text.trim() !== '';
  return { text, setText, hasChanged, isElsewhere: isElsewhere && hasChanged };
}
