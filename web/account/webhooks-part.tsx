import { Badge, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Delivery, Webhook } from '../../contract/webhooks.ts';
import { quantity } from '../../domain/quantity.ts';
import { call } from '../api/call.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { showProblem } from '../shared/show-problem.tsx';
import { ShownOnce } from '../shared/shown-once.tsx';
import { ago } from '../shared/times.ts';

/** Addresses that are told when a run ends. */
export function WebhooksPart() {
  const [secret, setSecret] = useState<string | null>(null);
  const list = useQuery({ queryKey: ['webhooks'], queryFn: () => call('listWebhooks', { query: { limit: 100 } }) });
  return (
    <Stack gap="lg">
      {secret && (
        <ShownOnce
          secret={secret}
          what="The webhook's signing secret"
          hint="Your server checks with it that a message is from here."
          onDone={() => setSecret(null)}
        />
      )}
      <NewWebhookForm onMade={setSecret} />
      {list.isError && <ProblemAlert error={list.error} />}
      {list.data?.webhooks.length === 0 && (
        <Text c="dimmed" size="sm">
          No webhook yet. Each is sent the end of every run, signed, and tried again for hours if it does not answer.
        </Text>
      )}
      {list.data?.webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
      ))}
    </Stack>
  );
}

function NewWebhookForm({ onMade }: { onMade: (secret: string) => void }) {
  const [url, setUrl] = useState('');
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => call('createWebhook', { body: { url } }),
    onSuccess: ({ secret }) => {
      setUrl('');
      onMade(secret);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
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
          <Title order={3}>New webhook</Title>
          <TextInput
            label="Address"
            description="A public https address of yours. It is told of every run that ends."
            type="url"
            placeholder="https://example.com/framewright"
            required
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          {create.isError && <ProblemAlert error={create.error} />}
          <Group justify="flex-end">
            <Button type="submit" disabled={url.trim() === ''} loading={create.isPending}>
              Add webhook
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

function WebhookRow({ webhook, onSecret }: { webhook: Webhook; onSecret: (secret: string) => void }) {
  const { id, url, state, disabledReason, failedAttempts, createdAt } = webhook;
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const options = { onError: showProblem, onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }) };
  const params = { webhookId: id };
  const toggle = useMutation({
    mutationFn: () => call('updateWebhook', { params, body: { state: state === 'active' ? 'disabled' : 'active' } }),
    ...options,
  });
  const rotate = useMutation({
    mutationFn: () => call('rotateWebhookSecret', { params, body: {} }),
    onSuccess: ({ secret }) => onSecret(secret),
    ...options,
  });
  const remove = useMutation({ mutationFn: () => call('deleteWebhook', { params }), ...options });
  return (
    <Paper>
      <Group gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        <Badge color={state === 'active' ? 'teal' : 'gray'} size="sm">
          {state === 'active'
            ? 'active'
            : `off${disabledReason && disabledReason !== 'owner' ? `: ${disabledReason}` : ''}`}
        </Badge>
      </Group>
      <Text size="xs" c="dimmed">
        added {ago(createdAt)}
        {failedAttempts > 0 && ` · ${quantity(failedAttempts, 'attempt')} failed since the last that arrived`}
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="compact-sm" variant="default" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          Deliveries
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => toggle.mutate()} loading={toggle.isPending}>
          {state === 'active' ? 'Disable' : 'Enable'}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => askFor(newSecret, () => rotate.mutate())}
          loading={rotate.isPending}
        >
          New secret
        </Button>
        <Button
          size="compact-sm"
          variant="light"
          color="red"
          onClick={() => askFor(deletion, () => remove.mutate())}
          loading={remove.isPending}
        >
          Delete
        </Button>
      </Group>
      {isOpen && <Deliveries webhookId={id} />}
    </Paper>
  );
}

const newSecret = {
  title: 'Make a new signing secret?',
  text: 'For a day messages are signed with the old one as well, so that you can replace it on your server.',
  labels: { confirm: 'Make a new secret', cancel: 'Keep it' },
};
const deletion = {
  title: 'Delete this webhook?',
  text: 'It is told of nothing any more, and what was sent to it is no longer listed here.',
  labels: { confirm: 'Delete it', cancel: 'Keep it' },
  confirmProps: { color: 'red' },
};

/** Asks before something that a server elsewhere relies on changes. */
function askFor({ text, ...modal }: typeof newSecret | typeof deletion, onConfirm: () => void): void {
  modals.openConfirmModal({ ...modal, children: <Text size="sm">{text}</Text>, onConfirm });
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const list = useQuery({
    queryKey: ['webhooks', webhookId, 'deliveries'],
    queryFn: () => call('listDeliveries', { params: { webhookId }, query: { limit: 20 } }),
    refetchInterval: 5_000,
  });
  if (list.data?.deliveries.length === 0) {
    return (
      <Text size="sm" c="dimmed" mt="sm">
        Nothing was sent yet. The next run that ends is.
      </Text>
    );
  }
  return (
    <Stack gap={6} mt="sm">
      {list.data?.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </Stack>
  );
}

const colors = { pending: 'yellow', delivered: 'teal', failed: 'red' } as const;

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, webhookId, event, state, attempts, lastStatus, lastFault, createdAt } = delivery;
  const queries = useQueryClient();
  const replay = useMutation({
    mutationFn: () => call('replayDelivery', { params: { webhookId, deliveryId: id }, body: {} }),
    onError: showProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', webhookId] }),
  });
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="xs">
        <Badge color={colors[state]} size="sm">
          {state}
        </Badge>
        <Text size="sm">{event}</Text>
        <Text size="xs" c="dimmed">
          {ago(createdAt)} · {quantity(attempts, 'attempt')}
          {lastStatus ? ` · ${lastStatus}` : ''}
          {lastFault && state !== 'delivered' ? ` · ${lastFault.replaceAll('_', ' ')}` : ''}
        </Text>
      </Group>
      <Button size="compact-xs" variant="default" onClick={() => replay.mutate()} loading={replay.isPending}>
        Send again
      </Button>
    </Group>
  );
}
