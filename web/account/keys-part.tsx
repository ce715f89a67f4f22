import { Badge, Button, Checkbox, Code, Group, Paper, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Key } from '../../contract/keys.ts';
import { call } from '../api/call.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { showProblem } from '../shared/show-problem.tsx';
import { ShownOnce } from '../shared/shown-once.tsx';
import { ago } from '../shared/times.ts';

const scopes = [
  { value: 'read', label: 'Read', hint: 'Look at projects, preview, review' },
  { value: 'write', label: 'Write', hint: 'Change projects, scenes, keys' },
  { value: 'spend', label: 'Spend', hint: 'Prompt, export, top up' },
] as const;
type PersonScope = (typeof scopes)[number]['value'];

/** Keys for programs: made, shown once, revoked. */
export function KeysPart() {
  const [made, setMade] = useState<string | null>(null);
  const list = useQuery({ queryKey: ['keys'], queryFn: () => call('listKeys', { query: { limit: 100 } }) });
  return (
    <Stack gap="lg">
      {made && (
        <ShownOnce secret={made} what="Your new key" hint="Only its hash is kept." onDone={() => setMade(null)} />
      )}
      <NewKeyForm onMade={setMade} />
      {list.isError && <ProblemAlert error={list.error} />}
      {list.data?.keys.length === 0 && (
        <Text c="dimmed" size="sm">
          No key yet. With one, the CLI and your programs do all that this app does: <Code>framewright auth login</Code>
        </Text>
      )}
      <Stack gap="xs">
        {list.data?.keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </Stack>
    </Stack>
  );
}

function NewKeyForm({ onMade }: { onMade: (secret: string) => void }) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>(['read', 'write', 'spend']);
  const [days, setDays] = useState('90');
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => {
      const expiry = days === '' ? {} : { expiresAt: new Date(Date.now() + Number(days) * 86_400_000).toISOString() };
      return call('createKey', { body: { name, scopes: chosen as PersonScope[], ...expiry } });
    },
    onSuccess: ({ api_key }) => {
      setName('');
      onMade(api_key);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['keys'] }),
  });
  return (
    <Paper>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <Stack gap="sm">
          <Title order={3}>New key</Title>
          <Group align="flex-end" grow>
            <TextInput
              label="Name"
              placeholder="What will use it?"
              required
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Select
              label="Ends"
              data={[
                { value: '7', label: 'in a week' },
                { value: '90', label: 'in 90 days' },
                { value: '365', label: 'in a year' },
                { value: '', label: 'never' },
              ]}
              value={days}
              onChange={(value) => setDays(value ?? '')}
              allowDeselect={false}
            />
          </Group>
          <Checkbox.Group label="It may" value={chosen} onChange={setChosen}>
            <Group mt={6} gap="xl">
              {scopes.map(({ value, label, hint }) => (
                <Checkbox key={value} value={value} label={label} description={hint} />
              ))}
            </Group>
          </Checkbox.Group>
          {create.isError && <ProblemAlert error={create.error} />}
          <Group justify="flex-end">
            <Button type="submit" disabled={name.trim() === '' || chosen.length === 0} loading={create.isPending}>
              Make key
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

function KeyRow({ apiKey }: { apiKey: Key }) {
  const { id, name, prefix, state, createdAt, expiresAt, lastUsedAt } = apiKey;
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call('revokeKey', { params: { keyId: id } }),
    onError: showProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: ['keys'] }),
  });
  const ask = () =>
    modals.openConfirmModal({
      title: `Revoke the key ${name}?`,
      children: <Text size="sm">What uses it is refused from now on. It cannot be brought back.</Text>,
      labels: { confirm: 'Revoke', cancel: 'Keep it' },
      confirmProps: { color: 'red' },
      onConfirm: () => revoke.mutate(),
    });
  const times = [
    `made ${ago(createdAt)}`,
    lastUsedAt ? `used ${ago(lastUsedAt)}` : 'never used',
    ...(expiresAt && state === 'living' ? [`ends ${ago(expiresAt)}`] : []),
  ];
  return (
    <Paper py="sm">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            {apiKey.scopes.map((scope) => (
              <Badge key={scope} color="gray" size="sm">
                {scope}
              </Badge>
            ))}
            {state !== 'living' && (
              <Badge color="red" size="sm">
                {state}
              </Badge>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {prefix}… · {times.join(' · ')}
          </Text>
        </div>
        {state === 'living' && (
          <Button size="compact-sm" variant="default" onClick={ask} loading={revoke.isPending}>
            Revoke
          </Button>
        )}
      </Group>
    </Paper>
  );
}
