import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { problemText } from './show-problem.tsx';

/** A problem where it happened, with what to do about it. */
export function ProblemAlert({ error, children }: { error: unknown; children?: ReactNode }) {
  const { title, detail, next } = problemText(error);
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={title} role="alert">
      {detail && <Text size="sm">{detail}</Text>}
      {next && <Text size="sm">{next}</Text>}
      {children}
    </Alert>
  );
}
