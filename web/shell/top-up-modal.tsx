import { Alert, Button, Chip, Group, Modal, NumberInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useBalance } from '../session/use-session.ts';
import { money } from '../shared/money.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';

const usual = [10, 25, 50, 100];

/** Opens a checkout in a tab of its own; the balance here follows by itself. */
export function TopUpModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [dollars, setDollars] = useState<number>(25);
  const open = useMutation({
    mutationFn: (_before: number) => call('topUp', { body: { amount_cents: Math.round(dollars * 100) } }),
    onSuccess: ({ checkoutUrl }) => {
      window.open(checkoutUrl, '_blank', 'noopener');
    },
  });
  const balance = useBalance(open.isSuccess ? 2_000 : undefined);
  const stands = balance.data?.available ?? 0;
  const close = () => {
    open.reset();
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title="Add to the balance">
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
        {!open.isSuccess && (
          <Button onClick={() => open.mutate(stands)} loading={open.isPending} disabled={dollars < 5}>
            Go to the checkout
          </Button>
        )}
        {open.isSuccess && stands <= open.variables && (
          <Text size="sm" role="status">
            The checkout is open in another tab. Once it is paid, the balance grows by itself.{' '}
            <a href={open.data.checkoutUrl} target="_blank" rel="noreferrer">
              Open it again
            </a>
          </Text>
        )}
        {open.isSuccess && stands > open.variables && (
          <Alert color="teal" title={`${money(stands - open.variables)} added`} role="status">
            <Group justify="space-between">
              <Text size="sm">There is {money(stands)} to spend.</Text>
              <Button size="compact-sm" onClick={close}>
                Done
              </Button>
            </Group>
          </Alert>
        )}
      </Stack>
    </Modal>
  );
}
