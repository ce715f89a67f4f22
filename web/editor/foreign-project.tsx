import { Anchor, Button, Code, Container, CopyButton, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useSession } from '../session/use-session.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';

/**
 * An address of a project that the session's account does not have. Who made it by CLI or API has its key: the key
 * brings that account to this person. Another tenant's project answers the same.
 */
export function ForeignProject({ projectId }: { projectId: string }) {
  const session = useSession();
  const others = session.data?.accounts.filter(({ id }) => id !== session.data?.accountId) ?? [];
  return (
    <Container size="sm" py="8vh">
      <Stack gap="lg">
        <div>
          <Title order={1}>This project is not in your account</Title>
          <Text c="dimmed" mt={6}>
            It may belong to another account, or it was deleted: what was deleted is at the foot of your{' '}
            <Anchor href="/projects">projects</Anchor>.
          </Text>
        </div>
        {others.length > 0 && <OtherAccounts accounts={others} projectId={projectId} />}
        <Adopt />
      </Stack>
    </Container>
  );
}

function OtherAccounts({ accounts }: { accounts: { id: string; name: string }[]; projectId: string }) {
  const queries = useQueryClient();
  const turn = useMutation({
    mutationFn: (accountId: string) => call('switchAccount', { body: { accountId } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <Paper>
      <Stack gap="xs" align="flex-start">
        <Title order={3}>Look with another account of yours</Title>
        {accounts.map(({ id, name }) => (
          <Button key={id} variant="default" onClick={() => turn.mutate(id)} loading={turn.isPending}>
            {name}
          </Button>
        ))}
        {turn.isError && <ProblemAlert error={turn.error} />}
      </Stack>
    </Paper>
  );
}

/** Brings an account that CLI or API made to the person, by its key, which is then replaced. */
export function Adopt() {
  const [key, setKey] = useState('');
  const queries = useQueryClient();
  const adopt = useMutation({ mutationFn: () => call('adoptAccount', { body: { api_key: key.trim() } }) });
  if (adopt.isSuccess) return <NewKey apiKey={adopt.data.api_key} onGo={() => queries.invalidateQueries()} />;
  return (
    <Paper>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          adopt.mutate();
        }}
      >
        <Stack gap="sm">
          <Title order={3}>Made by CLI or API? Take its account over</Title>
          <Text size="sm" c="dimmed">
            Show the API key of that account. It becomes yours, with its projects and its balance; the key is replaced,
            and you get the new one.
          </Text>
          <PasswordInput
            label="API key"
            placeholder="fw_live_…"
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
          {adopt.isError && <ProblemAlert error={adopt.error} />}
          <Button
            type="submit"
            disabled={key.trim() === ''}
            loading={adopt.isPending}
            style={{ alignSelf: 'flex-start' }}
          >
            Take it over
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

function NewKey({ apiKey, onGo }: { apiKey: string; onGo: () => void }) {
  return (
    <Paper>
      <Stack gap="sm" align="flex-start">
        <Title order={3}>The account is yours</Title>
        <Text size="sm">The old key has ended. This one takes its place in the CLI; it is shown this once:</Text>
        <Code block style={{ maxWidth: '100%', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          framewright auth login {apiKey}
        </Code>
        <CopyButton value={`framewright auth login ${apiKey}`}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onGo}>Open it</Button>
      </Stack>
    </Paper>
  );
}
