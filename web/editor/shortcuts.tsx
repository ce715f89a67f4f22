import { Group, Kbd, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';

const shortcuts = [
  ['Write a prompt', ['Ctrl', 'K']],
  ['Send the prompt', ['Ctrl', 'Enter']],
  ['The panels, from left to right', ['Alt', '1 … 7']],
  ['Undo, whoever changed the film', ['Ctrl', 'Z']],
  ['Bring back what was undone', ['Ctrl', 'Shift', 'Z']],
  ['Player: a frame back or on, with Shift ten', ['←', '→']],
  ['Player: play or pause, loop', ['Space', 'L']],
  ['Player: loop from here, to here', ['I', 'O']],
  ['Player: sound, captions', ['M', 'C']],
  ['Scene: move a frame, with Ctrl ten', ['←', '→']],
  ['Scene: pull its end, its beginning', ['Shift ←', 'Alt ←']],
  ['Scene: to another track', ['↑', '↓']],
  ['Scene: apply the move, take it back', ['Enter', 'Esc']],
  ['Scene: cut, copy, remove', ['S', 'D', 'Del']],
  ['Scene: the one before, the next, its first frame', [',', '.', 'G']],
  ['Sound: move a frame, with Ctrl ten, remove', ['←', '→', 'Del']],
  ['Timeline: zoom', ['+', '−']],
  ['This list', ['?']],
] as const;

/** Lists what the keyboard does on the page of a project. */
export function showShortcuts(): void {
  modals.open({
    title: 'Keyboard shortcuts',
    children: (
      <Stack gap="sm">
        {shortcuts.map(([what, keys]) => (
          <Group key={what} justify="space-between">
            <Text size="sm">{what}</Text>
            <Group gap={4}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    ),
  });
}
