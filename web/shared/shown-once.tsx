import { Alert, Button, Code, CopyButton, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** A secret at the one time when it can be seen. */
export function ShownOnce({ secret, what, onDone }: { secret: string; what: string; onDone: () => void }) {
  return (
    <Alert color="teal" title={`${what}: copy it now`}>
      <Text size="sm" mb="xs">
        It is shown this once. Only its hash is kept.
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
