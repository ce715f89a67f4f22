import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { Project } from '../../contract/projects.ts';
import { useUndo } from './use-undo.ts';

/** Undo and redo of what was changed last, also by their keys. */
export function UndoButtons({ project }: { project: Project }) {
  const { next, canRedo, isBusy, undo, redo } = useUndo(project);
  const tryUndo = () => next !== null && !isBusy && undo();
  const tryRedo = () => canRedo && !isBusy && redo();
  useHotkeys([
    ['mod+Z', tryUndo],
    ['mod+shift+Z', tryRedo],
    ['mod+Y', tryRedo],
  ]);
  return (
    <Group gap={2} wrap="nowrap">
      <Tooltip label={next === null ? 'Nothing to undo' : `Undo ${next} (Ctrl Z)`}>
        <ActionIcon aria-label="Undo" disabled={next === null || isBusy} onClick={undo}>
          <IconArrowBackUp size={18} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={canRedo ? 'Bring back what was undone (Ctrl Shift Z)' : 'Nothing was undone'}>
        <ActionIcon aria-label="Redo" disabled={!canRedo || isBusy} onClick={redo}>
          <IconArrowForwardUp size={18} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
