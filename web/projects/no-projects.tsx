import { Button, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './projects.module.css';

const steps = [
  ['Say what it is for', 'A goal, what must be in it, and how the brand looks. Three short notes are enough.'],
  ['Prompt', 'Scenes appear one by one on the timeline. You see the price before you pay it.'],
  ['Review and export', 'Each frame is measured for faults. What is clean is exported as MP4, WebM, GIF or ProRes.'],
] as const;

/** What a person sees first: the way from nothing to a film. */
export function NoProjects({ onCreate }: { onCreate: () => void }) {
  return (
    <section className={classes.empty}>
      <div>
        <Title order={2} fz="1.6rem">
          Make your first film
        </Title>
        <Text c="dimmed" mt={6}>
          A project holds one film: its brief, its scenes and every file made of it.
        </Text>
      </div>
      <ol className={classes.steps}>
        {steps.map(([title, words], index) => (
          <li key={title}>
            <Text c="var(--fw-accent-text)" fw={700} size="sm">
              {index + 1}
            </Text>
            <Text fw={650} mt={4}>
              {title}
            </Text>
            <Text size="sm" c="dimmed" mt={2}>
              {words}
            </Text>
          </li>
        ))}
      </ol>
      <Button size="md" leftSection={<IconPlus size={18} />} onClick={onCreate}>
        New project
      </Button>
    </section>
  );
}
