import { Anchor, Box, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { call, type Reply } from '../api/call.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { Wordmark } from '../shell/wordmark.tsx';
import classes from './sign-in-page.module.css';
import { useForgetSession } from './use-session.ts';

type Sent = Reply<'signIn'> & { email: string };

/** Sign-up and sign-in are one: an address, then the code that was sent to it. */
export function SignInPage() {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className={classes.page}>
      <main className={classes.form}>
        <Wordmark />
        {sent ? <CodeForm sent={sent} onBack={() => setSent(null)} /> : <AddressForm onSent={setSent} />}
        <Text size="xs" c="dimmed">
          For programs and agents there is an API key: <Anchor href="/docs">API</Anchor>,{' '}
          <Anchor href="/docs/agents.md">guide</Anchor>.
        </Text>
      </main>
      <Showcase />
    </div>
  );
}

function AddressForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const [email, setEmail] = useState('');
  const send = useMutation({
    mutationFn: async () => ({ ...(await call('signIn', { body: { email } })), email }),
    onSuccess: onSent,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <Stack gap="lg">
        <div>
          <Title order={1}>Sign in or sign up</Title>
          <Text c="dimmed" mt={6}>
            We send you a code. A new account starts with $4 to make your first film.
          </Text>
        </div>
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          autoFocus
          size="md"
          placeholder="you@example.com"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {send.isError && <ProblemAlert error={send.error} />}
        <Button type="submit" size="md" loading={send.isPending} fullWidth>
          Send me a code
        </Button>
      </Stack>
    </form>
  );
}

function CodeForm({ sent, onBack }: { sent: Sent; onBack: () => void }) {
  const [code, setCode] = useState('');
  const [asked] = useSearchParams();
  const [, go] = useLocation();
  const forget = useForgetSession();
  const confirm = useMutation({
    mutationFn: () => call('confirmSignIn', { body: { email: sent.email, code } }),
    onSuccess: async () => {
      await forget();
      go(placeAfter(asked.get('to')), { replace: true });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate();
      }}
    >
      <Stack gap="lg">
        <div>
          <Title order={1}>Enter the code</Title>
          <Text c="dimmed" mt={6}>
            It went to <strong>{sent.email}</strong> and works for {Math.round(sent.expiresInSeconds / 60)} minutes.
          </Text>
        </div>
        {sent.mailbox && (
          <Text size="sm" className={classes.mailbox}>
            This installation sends no mail. The code is in its{' '}
            <Anchor href={sent.mailbox} target="_blank" rel="noreferrer" fz="sm">
              local mailbox
            </Anchor>
            .
          </Text>
        )}
        <TextInput
          label="Eight digits"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          size="md"
          placeholder="1234 5678"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          classNames={{ input: classes.code }}
        />
        {confirm.isError && <ProblemAlert error={confirm.error} />}
        <Group grow>
          <Button type="submit" size="md" loading={confirm.isPending}>
            Sign in
          </Button>
        </Group>
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          Use another address or send a new code
        </Anchor>
      </Stack>
    </form>
  );
}

/** Only an address of this app: another site must not receive who signs in. */
function placeAfter(to: string | null): string {
  return to && /^\/(projects|account)(\/|$)/.test(to) ? to : '/projects';
}

/** What the service makes, told by its own means: three tracks of a timeline. */
function Showcase() {
  return (
    <Box className={classes.showcase} aria-hidden>
      <p className={classes.claim}>
        Say it.
        <br />
        See it move.
        <br />
        <em>Ship it.</em>
      </p>
      <div className={classes.tracks}>
        <i />
        <i />
        <i />
        <b />
      </div>
    </Box>
  );
}
