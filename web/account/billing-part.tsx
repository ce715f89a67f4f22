import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { addressOf } from '../api/call.ts';
import { useBalance } from '../session/use-session.ts';
import { money } from '../shared/money.ts';
import { TopUpModal } from '../shell/top-up-modal.tsx';
import { PlanPaper } from './plan-paper.tsx';
import { Statement } from './statement.tsx';
import { UsageByRun } from './usage-by-run.tsx';

/** What there is to spend, what it went into, and every movement. */
export function BillingPart() {
  const balance = useBalance();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <Stack gap="xl">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Paper>
          <Text size="sm" c="dimmed">
            To spend
          </Text>
          <Text fz={34} fw={750} lh={1.15}>
            {balance.data ? money(balance.data.available) : '…'}
          </Text>
          <Text size="sm" c="dimmed" mb="md">
            {balance.data && balance.data.held > 0
              ? `and ${money(balance.data.held)} set aside for runs under way`
              : 'nothing is set aside'}
          </Text>
          <Button onClick={open}>Add to the balance</Button>
          <TopUpModal opened={opened} onClose={close} />
        </Paper>
        <PlanPaper />
      </SimpleGrid>
      <UsageByRun />
      <section aria-labelledby="statement">
        <Group justify="space-between" mb="sm">
          <Title order={2} id="statement">
            Statement
          </Title>
          <Button
            component="a"
            href={addressOf('downloadLedger')}
            download
            variant="default"
            size="compact-md"
            leftSection={<IconDownload size={16} />}
          >
            CSV
          </Button>
        </Group>
        <Statement />
      </section>
    </Stack>
  );
}
