import { Button, Group, Paper, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Plan, Subscription } from '../../contract/subscriptions.ts';
import { call } from '../api/call.ts';
import { useBalance } from '../session/use-session.ts';
import { money } from '../shared/money.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { showProblem } from '../shared/show-problem.tsx';

const plans: { plan: Plan; title: string; price: number }[] = [
  { plan: 'starter', title: 'Starter', price: 25 },
  { plan: 'studio', title: 'Studio', price: 99 },
];

/** The plan of the account, or the two that can be had. */
export function PlanPaper() {
  const standing = useQuery({ queryKey: ['subscription'], queryFn: () => call('getSubscription') });
  const start = useMutation({
    mutationFn: (plan: Plan) => call('startSubscription', { body: { plan } }),
    onSuccess: ({ checkoutUrl }) => {
      window.open(checkoutUrl, '_blank', 'noopener');
    },
  });
  const balance = useBalance();
  const subscription = standing.data?.subscription;
  // A checkout that moves no money cannot renew anything.
  const canRenew = balance.data?.billing === 'stripe';
  if (subscription && subscription.state !== 'ended') return <Standing subscription={subscription} />;
  return (
    <Paper>
      <Text size="sm" c="dimmed" mb="xs">
        A plan adds its price to the balance each month. What is unspent stays.
        {balance.data && !canRenew && ' This installation has no card payments, so none can be had here.'}
      </Text>
      {plans.map(({ plan, title, price }) => (
        <Group key={plan} justify="space-between" py={6}>
          <Text fw={600}>
            {title}{' '}
            <Text span c="dimmed" size="sm">
              {money(price)} a month
            </Text>
          </Text>
          <Button
            size="compact-md"
            variant="default"
            disabled={!canRenew}
            onClick={() => start.mutate(plan)}
            loading={start.isPending && start.variables === plan}
          >
            Choose
          </Button>
        </Group>
      ))}
      {start.isError && <ProblemAlert error={start.error} />}
    </Paper>
  );
}

function Standing({ subscription }: { subscription: Subscription }) {
  const { plan, price, state, periodEndsAt, endsAtPeriod } = subscription;
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call('cancelSubscription'),
    onError: showProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: ['subscription'] }),
  });
  const until = new Date(periodEndsAt).toLocaleDateString();
  const ask = () =>
    modals.openConfirmModal({
      title: 'Cancel the plan?',
      children: <Text size="sm">It ends on {until}. What is unspent stays yours.</Text>,
      labels: { confirm: 'Cancel the plan', cancel: 'Keep it' },
      confirmProps: { color: 'red' },
      onConfirm: () => cancel.mutate(),
    });
  return (
    <Paper>
      <Text size="sm" c="dimmed">
        Plan
      </Text>
      <Text fz={34} fw={750} lh={1.15} tt="capitalize">
        {plan}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {money(price)} a month · {state === 'active' ? (endsAtPeriod ? `ends ${until}` : `renews ${until}`) : state}
      </Text>
      {!endsAtPeriod && (
        <Button variant="default" onClick={ask} loading={cancel.isPending}>
          Cancel the plan
        </Button>
      )}
    </Paper>
  );
}
