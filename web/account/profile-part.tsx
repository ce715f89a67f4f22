import { Button, Group, Modal, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Account } from '../../contract/accounts.ts';
import { addressOf, call } from '../api/call.ts';
import { Adopt } from '../editor/foreign-project.tsx';
import { useForgetSession, useSession } from '../session/use-session.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { showProblem } from '../shared/show-problem.tsx';

/** Name, accounts of the person, their data, and the way out. */
export function ProfilePart() {
  const account = useQuery({ queryKey: ['account'], queryFn: () => call('account') });
  const session = useSession();
  if (account.isError) return <ProblemAlert error={account.error} />;
  if (!account.data) return null;
  return (
    <Stack gap="xl">
      <NameForm key={account.data.id} account={account.data} signedInAs={session.data?.email ?? ''} />
      <Accounts />
      <Paper>
        <Group justify="space-between">
          <div>
            <Title order={3}>Your data</Title>
            <Text size="sm" c="dimmed">
              All that is kept of the account, as one JSON file.
            </Text>
          </div>
          <Button
            component="a"
            href={addressOf('exportAccount')}
            download
            variant="default"
            leftSection={<IconDownload size={16} />}
          >
            Download
          </Button>
        </Group>
      </Paper>
      <Adopt />
      <DeleteAccount account={account.data} />
    </Stack>
  );
}

function NameForm({ account, signedInAs }: { account: Account; signedInAs: string }) {
  const [name, setName] = useState(account.name);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => call('updateAccount', { body: { name } }),
    onError: showProblem,
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <Paper>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Stack gap="sm">
          <Group grow align="flex-end">
            <TextInput
              label="Name of the account"
              name="account"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextInput label="You sign in as" value={signedInAs} readOnly variant="filled" />
          </Group>
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              {account.id}
            </Text>
            <Button type="submit" disabled={name.trim() === '' || name === account.name} loading={save.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

/** The accounts that this person can act for. */
function Accounts() {
  const session = useSession();
  const queries = useQueryClient();
  const turn = useMutation({
    mutationFn: (accountId: string) => call('switchAccount', { body: { accountId } }),
    onSuccess: () => queries.invalidateQueries(),
    onError: showProblem,
  });
  const accounts = session.data?.accounts ?? [];
  if (accounts.length < 2) return null;
  return (
    <Paper>
      <Title order={3} mb="sm">
        Your accounts
      </Title>
      <Stack gap="xs">
        {accounts.map(({ id, name }) => (
          <Group key={id} justify="space-between">
            <Text size="sm">{name}</Text>
            {id === session.data?.accountId ? (
              <Text size="sm" c="dimmed">
                in use
              </Text>
            ) : (
              <Button size="compact-sm" variant="default" onClick={() => turn.mutate(id)} loading={turn.isPending}>
                Use
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}

function DeleteAccount({ account }: { account: Account }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Paper>
      <Group justify="space-between">
        <div>
          <Title order={3}>Delete the account</Title>
          <Text size="sm" c="dimmed">
            Projects, files, keys and unspent balance go with it.
          </Text>
        </div>
        <Button color="red" variant="light" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </Group>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={`Delete the account ${account.name}?`}>
        <Deletion account={account} onKeep={() => setAsking(false)} />
      </Modal>
    </Paper>
  );
}

/** Asks for the name of the account: what cannot be brought back is not one click away. */
function Deletion({ account, onKeep }: { account: Account; onKeep: () => void }) {
  const [typed, setTyped] = useState('');
  const forget = useForgetSession();
  const [, go] = useLocation();
  const remove = useMutation({
    mutationFn: () => call('deleteAccount', { body: { confirm: account.id } }),
    onSuccess: async () => {
      go('/sign-in');
      await forget();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate();
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          At once and for good: its projects, files, keys and what is left of its balance. Nobody can bring it back.
        </Text>
        <TextInput
          label={`Type “${account.name}” to confirm`}
          data-autofocus
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {remove.isError && <ProblemAlert error={remove.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onKeep}>
            Keep it
          </Button>
          <Button type="submit" color="red" disabled={typed.trim() !== account.name.trim()} loading={remove.isPending}>
            Delete it for good
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
