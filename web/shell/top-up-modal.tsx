import { Button, Chip, Group, Modal, NumberInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useBalance } from '../session/use-session.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';

const usual = [10, 25, 50, 100];

/** Opens a checkout in a tab of its own; the balance here follows by itself. */
export function TopUpModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [dollars, setDollars] = useState<number>(25);
  const balance = useBalance();
  const open = useMutation({
    mutationFn: () => call('topUp', { body: { amount_cents: Math.round(dollars * 100) } }),
    onSuccess: ({ checkoutUrl }) => {
      window.open(checkoutUrl, '_blank', 'noopener');
    },
  });
  return (
    <Modal opened={opened} onClose={onClose} title="Add to the balance">
      <Stack>
        <Chip.Group value={String(dollars)} onChange={(value) => setDollars(Number(value))}>
          <Group gap="xs">
            {usual.map((amount) => (
              <Chip key={amount} value={String(amount)} variant="outline">
                ${amount}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <NumberInput
          label="Amount"
          prefix="$"
          min={5}
          max={10_000}
          decimalScale={2}
          value={dollars}
          onChange={(value) => setDollars(Number(value) || 0)}
        />
        {balance.data?.billing === 'local' && (
          <Text size="sm" c="dimmed">
            This installation has a local checkout: it adds to the balance and moves no money.
          </Text>
        )}
        {open.isError && <ProblemAlert error={open.error} />}
        {open.isSuccess ? (
          <Text size="sm">
            The checkout is open in another tab. Once it is paid, the balance above grows by itself.{' '}
            <a href={open.data.checkoutUrl} target="_blank" rel="noreferrer">
              Open it again
            </a>
          </Text>
        ) : (
          <Button onClick={() => open.mutate()} loading={open.isPending} disabled={dollars < 5}>
            Go to the checkout
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
