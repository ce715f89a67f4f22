import { Alert, Button, Code, CopyButton, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface ShownOnceProps {
  secret: string;
  what: string;
  /** What it is for, or what becomes of the one before. */
  hint: string;
  onDone: () => void;
}

/** A secret at the one time when it can be seen. */
export function ShownOnce({ secret, what, hint, onDone }: ShownOnceProps) {
  return (
    <Alert color="teal" title={`${what}: copy it now`}>
      <Text size="sm" mb="xs">
        It is shown this once. {hint}
      </Text>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }} data-secret>
        {secret}
      </Code>
      <Group mt="sm" gap="xs">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button
              size="compact-md"
              onClick={copy}
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button size="compact-md" variant="default" onClick={onDone}>
          I have it
        </Button>
      </Group>
    </Alert>
  );
}
