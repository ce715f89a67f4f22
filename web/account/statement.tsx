import { Button, Group, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TransferKind } from '../../contract/ledger.ts';
import { prices } from '../../contract/prices.ts';
import { call } from '../api/call.ts';
import { money } from '../shared/money.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import classes from './account.module.css';

const words: Partial<Record<TransferKind, string>> = {
  top_up: 'Top-up',
  subscription: 'Plan',
  grant: 'Starting balance',
  hold: 'Set aside for a run',
  release: 'Given back from a run',
  expire: 'Given back from a run that was lost',
  refund: 'Refund',
  dispute: 'Dispute',
};

const titleOf = (operation: string) =>
  operation in prices ? prices[operation as keyof typeof prices].title : operation.replaceAll('_', ' ');

/** Every movement of the balance, newest first. */
export function Statement() {
  const list = useInfiniteQuery({
    queryKey: ['ledger'],
    queryFn: ({ pageParam }) => call('listLedger', { query: { limit: 25, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  if (list.isError) return <ProblemAlert error={list.error} />;
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  if (list.isSuccess && entries.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nothing has moved yet.
      </Text>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is wider than the screen, and keys scroll it.
    <section className={classes.scroll} aria-labelledby="statement" tabIndex={0}>
      <Table verticalSpacing="xs" miw="34rem">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>When</Table.Th>
            <Table.Th>What</Table.Th>
            <Table.Th className={classes.amount}>Change</Table.Th>
            <Table.Th className={classes.amount}>To spend after it</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map(({ id, at, kind, operation, amount, available, balance }) => (
            <Table.Tr key={id}>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
              </Table.Td>
              <Table.Td>
                {kind === 'capture' ? `Paid ${money(-amount)} for what was delivered` : (words[kind] ?? kind)}
                {operation && (
                  <Text span c="dimmed" size="xs">
                    {' '}
                    {titleOf(operation)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.amount}>
                {available > 0 ? '+' : ''}
                {available === 0 ? '–' : money(available)}
              </Table.Td>
              <Table.Td className={classes.amount}>{money(balance)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {list.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" onClick={() => list.fetchNextPage()} loading={list.isFetchingNextPage}>
            Older
          </Button>
        </Group>
      )}
    </section>
  );
}
