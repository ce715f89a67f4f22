import { Button, Text, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useBalance } from '../session/use-session.ts';
import { money } from '../shared/money.ts';
import { TopUpModal } from './top-up-modal.tsx';

/** What can be spent, always in sight; a click adds to it. */
export function BalanceButton() {
  const balance = useBalance();
  const [opened, { open, close }] = useDisclosure(false);
  if (!balance.data || balance.data.billing === 'off') return null;
  const { available, held } = balance.data;
  const label = held > 0 ? `${money(available)} to spend, ${money(held)} set aside for runs` : 'Add to the balance';
  return (
    <>
      <Tooltip label={label}>
        <Button variant="default" size="compact-md" onClick={open} aria-label={`Balance ${money(available)}. Top up`}>
          {money(available)}
          {held > 0 && (
            <Text span c="dimmed" size="xs" ml={6} visibleFrom="sm">
              {money(held)} set aside
            </Text>
          )}
        </Button>
      </Tooltip>
      <TopUpModal opened={opened} onClose={close} />
    </>
  );
}
