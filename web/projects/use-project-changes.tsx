import { Button, Group, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';

function refresh(queries: QueryClient): void {
  for (const key of ['projects', 'deleted-projects']) void queries.invalidateQueries({ queryKey: [key] });
}

/** Deletes at once, and says how to take it back. */
export function useDeleteProject() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Project, 'id' | 'name'>) => call('deleteProject', { params: { projectId: id } }),
    onSuccess: (_, project) => {
      refresh(queries);
      offerUndo(queries, project);
    },
    onError: showProblem,
  });
}

/** Makes another project of what this one holds. */
export function useDuplicateProject() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Project, 'id'>) =>
      call('duplicateProject', { params: { projectId: id }, body: {}, idempotencyKey: crypto.randomUUID() }),
    onError: showProblem,
    onSettled: () => refresh(queries),
  });
}

function offerUndo(queries: QueryClient, { id, name }: Pick<Project, 'id' | 'name'>): void {
  const undo = async () => {
    notifications.hide(id);
    await call('undeleteProject', { params: { projectId: id } }).catch(showProblem);
    refresh(queries);
  };
  notifications.show({
    id,
    title: 'Project deleted',
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">“{name}” can be restored for 30 days.</Text>
        <Button size="compact-sm" variant="light" onClick={undo}>
          Undo
        </Button>
      </Group>
    ),
    autoClose: 12_000,
  });
}

/** Asks for a new name in a dialog. */
export function useRenameProject(): (project: Project) => void {
  const queries = useQueryClient();
  return ({ id, name }) => {
    let next = name;
    const keep = async () => {
      modals.close(dialog);
      if (next.trim() === '' || next === name) return;
      await call('updateProject', { params: { projectId: id }, body: { name: next } }).catch(showProblem);
      refresh(queries);
      await queries.invalidateQueries({ queryKey: ['project', id] });
    };
    const dialog = modals.openConfirmModal({
      title: 'Rename project',
      children: (
        <TextInput
          label="Name"
          defaultValue={name}
          data-autofocus
          onChange={(event) => {
            next = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void keep();
          }}
        />
      ),
      labels: { confirm: 'Rename', cancel: 'Cancel' },
      onConfirm: keep,
    });
  };
}
