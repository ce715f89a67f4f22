import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { Run } from '../../contract/runs.ts';

/** Where an operator sees the run's workflow; nobody else is told an address. */
export function TemporalLink({ run }: { run: Run }) {
  if (!run.temporalUrl) return null;
  return (
    <Anchor
      href={run.temporalUrl}
      target="_blank"
      rel="noreferrer"
      size="xs"
      c="dimmed"
      underline="hover"
      style={{ display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 24 }}
    >
      Temporal
      <IconExternalLink size={12} aria-hidden />
    </Anchor>
  );
}
