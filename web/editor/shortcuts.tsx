import { Group, Kbd, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';

const shortcuts = [
  ['Write a prompt', ['Ctrl', 'K']],
  ['Send the prompt', ['Ctrl', 'Enter']],
  ['The panels, from left to right', ['Alt', '1 … 6']],
  ['Undo, whoever changed the film', ['Ctrl', 'Z']],
  ['Bring back what was undone', ['Ctrl', 'Shift', 'Z']],
  ['A frame back or on', ['←', '→']],
  ['Play or pause', ['Space']],
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
