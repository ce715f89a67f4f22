import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';

export function NothingHere() {
  return (
    <Stack align="center" gap="sm" mt="15vh" px="md" ta="center">
      <Title order={1}>Nothing is here</Title>
      <Text c="dimmed">The address may be mistyped, or what stood here was deleted.</Text>
      <Button component={Link} href="/projects" mt="sm">
        To your projects
      </Button>
    </Stack>
  );
}
