import { Button, Group, NumberInput, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import type { Project } from '../../contract/projects.ts';
import { RunActions } from '../editor/run-actions.tsx';
import { useRuns } from '../editor/use-project.ts';
import { usePricing } from '../editor/use-prompt.ts';
import { money } from '../shared/money.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { runWords } from '../shared/run-words.ts';
import classes from './media.module.css';
import { type Maker, type MediaWish, makers, quantityOf, useGenerate } from './use-generate.ts';

const nothingAsked = { maker: null, text: '', seconds: 5 };

/** Has a picture, a voice, music or a clip made from words, for a price that stands there first. */
export function GenerateForm({ project }: { project: Project }) {
  const [asked, setAsked] = useState<Omit<MediaWish, 'maker'> & { maker: Maker | null }>(nothingAsked);
  const pricing = usePricing();
  const priced = (key: Maker) => pricing.data?.operations.find(({ operation }) => operation === key);
  // What can be had here comes first.
  const keys = Object.keys(makers) as Maker[];
  const wish: MediaWish = {
    ...asked,
    maker: asked.maker ?? keys.find((key) => priced(key)?.available) ?? 'image_generation',
  };
  const generate = useGenerate(project.id);
  const price = priced(wish.maker);
  const { hint, isTimed } = makers[wish.maker];
  const set = (part: Partial<MediaWish>) => setAsked({ ...wish, ...part });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        generate.mutate(wish, { onSuccess: () => set({ text: '' }) });
      }}
    >
      <Stack gap="xs">
        <Group grow gap="xs">
          <Select
            aria-label="What to make"
            name="maker"
            data={keys.map((key) => ({
              value: key,
              label: makers[key].title,
              disabled: priced(key)?.available === false,
            }))}
            value={wish.maker}
            onChange={(value) => set({ maker: value as Maker })}
            allowDeselect={false}
          />
          {isTimed && (
            <NumberInput
              aria-label="Seconds"
              suffix=" s"
              min={2}
              max={wish.maker === 'music' ? 600 : 30}
              value={wish.seconds}
              onChange={(value) => set({ seconds: Number(value) || 2 })}
            />
          )}
        </Group>
        <Textarea
          aria-label="What it should be"
          name="wish"
          placeholder={hint}
          autosize
          minRows={2}
          maxRows={8}
          value={wish.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <Group justify="space-between" wrap="nowrap">
          <Text size="xs" c="dimmed">
            {price && !price.available && 'Not to be had here. '}
            {price?.available && (price.free ? 'Costs nothing. ' : `Costs ${money(price.high * quantityOf(wish))}. `)}
            {price?.note}
          </Text>
          <Button
            type="submit"
            leftSection={<IconSparkles size={16} />}
            disabled={wish.text.trim() === '' || !price?.available}
            loading={generate.isPending}
            style={{ flex: 'none' }}
          >
            Make it
          </Button>
        </Group>
        {generate.isError && <ProblemAlert error={generate.error} />}
        <Making project={project} started={generate.data?.id ?? null} />
      </Stack>
    </form>
  );
}

/** Media runs that are under way, and how the last one that was started here went wrong. */
function Making({ project, started }: { project: Project; started: string | null }) {
  const runs = useRuns(project.id);
  const shown = runs.data?.filter(
    ({ id, kind, endedAt, state }) => kind === 'media' && (endedAt === null || (id === started && state === 'failed')),
  );
  return shown?.map((run) => (
    <div key={run.id} className={classes.making} role="status">
      <Text size="sm" fw={600}>
        {runWords(run).text}
      </Text>
      {run.error && (
        <Text size="xs" c="var(--mantine-color-error)">
          {run.error.detail}
        </Text>
      )}
      {run.endedAt === null && <RunActions run={run} projectId={project.id} />}
    </div>
  ));
}
