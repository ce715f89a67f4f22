import { Button, Group, Modal, Radio, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Format } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { ProductionFields, type ProductionWish } from './production-fields.tsx';
import classes from './projects.module.css';

const formats = [
  { value: 'landscape', label: 'Landscape', size: '1920 × 1080', width: 54, height: 31 },
  { value: 'portrait', label: 'Portrait', size: '1080 × 1920', width: 23, height: 40 },
  { value: 'square', label: 'Square', size: '1080 × 1080', width: 36, height: 36 },
] as const;
const notes = [
  { label: 'goal', title: 'Goal', hint: 'What should the film do? E.g. announce our launch to engineers.' },
  {
    label: 'requirement',
    title: 'Requirement',
    hint: 'What must be in it? E.g. 10 seconds, the name, a call to action.',
  },
  { label: 'brand', title: 'Brand', hint: 'How does it look? E.g. deep green #0B3D2E, calm, plain words.' },
] as const;
const empty = { goal: '', requirement: '', brand: '' };

/** Makes a project with its format and, where the person writes them, its first notes. */
export function NewProjectModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const isPhone = useMediaQuery('(max-width: 36em)');
  return (
    <Modal opened={opened} onClose={onClose} title="New project" size="lg" fullScreen={isPhone}>
      <NewProjectForm />
    </Modal>
  );
}

function NewProjectForm() {
  const [name, setName] = useState('');
  const [format, setFormat] = useState<Format>('landscape');
  const [fps, setFps] = useState('30');
  const [texts, setTexts] = useState<Record<keyof typeof empty, string>>(empty);
  const [production, setProduction] = useState<ProductionWish | null>(null);
  const create = useCreate();
  // A production begins at once, so nothing may be missing.
  const isWhole = production === null || notes.every(({ label }) => texts[label].trim() !== '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ name, format, fps: Number(fps), texts, production });
      }}
    >
      <Stack>
        <Group align="flex-end" wrap="nowrap" gap="sm">
          <TextInput
            label="Name"
            name="name"
            required
            data-autofocus
            flex={1}
            value={name}
            onChange={(e) => setName(e.currentTarget.value)}
          />
          <Select
            label="Frames a second"
            data={['24', '25', '30', '60']}
            value={fps}
            onChange={(value) => setFps(value ?? '30')}
            allowDeselect={false}
            w={132}
          />
        </Group>
        <FormatChoice value={format} onChange={setFormat} />
        {notes.map(({ label, title, hint }) => (
          <Textarea
            key={label}
            label={title}
            name={label}
            required={production !== null}
            placeholder={hint}
            autosize
            minRows={1}
            maxRows={6}
            value={texts[label]}
            onChange={(event) => setTexts({ ...texts, [label]: event.currentTarget.value })}
          />
        ))}
        <Text size="xs" c="dimmed">
          {production
            ? 'A production measures the film against all three notes.'
            : 'The three notes open the way to the first prompt. You can write them later, too.'}
        </Text>
        <ProductionFields wish={production} onChange={setProduction} />
        {create.isError && <ProblemAlert error={create.error} />}
        <Button type="submit" loading={create.isPending} disabled={name.trim() === '' || !isWhole}>
          {production ? 'Produce the film' : 'Create project'}
        </Button>
      </Stack>
    </form>
  );
}

function FormatChoice({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  return (
    <Radio.Group label="Format" value={value} onChange={(next) => onChange(next as Format)}>
      <div className={classes.formats}>
        {formats.map((format) => (
          <Radio.Card key={format.value} value={format.value} className={classes.format} aria-label={format.label}>
            <span className={classes.shape}>
              <svg width={format.width} height={format.height} aria-hidden="true">
                <rect
                  x="1"
                  y="1"
                  width={format.width - 2}
                  height={format.height - 2}
                  rx="4"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                />
              </svg>
            </span>
            <span>
              <Text size="sm" fw={600}>
                {format.label}
              </Text>
              <Text size="xs" c="dimmed">
                {format.size}
              </Text>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

interface NewProject {
  name: string;
  format: Format;
  fps: number;
  texts: typeof empty;
  production: ProductionWish | null;
}

function useCreate() {
  const queries = useQueryClient();
  const [, go] = useLocation();
  return useMutation({
    mutationFn: async ({ name, format, fps, texts, production }: NewProject) => {
      if (production) return startProduction({ name, format, fps, ...texts }, production);
      const project = await call('createProject', { body: { name, format, fps } });
      for (const { label } of notes) {
        const text = texts[label].trim();
        if (text) await call('addContext', { params: { projectId: project.id }, body: { label, text } });
      }
      return project.id;
    },
    onSuccess: (id) => go(`/projects/${id}/generate`),
    // A note that was refused leaves the project standing: it is in the list.
    onSettled: () => queries.invalidateQueries({ queryKey: ['projects'] }),
  });
}

/** Starts the production of a new project; the project's id. */
async function startProduction(
  brief: { name: string; format: Format; fps: number } & typeof empty,
  { budget, asks, exports }: ProductionWish,
): Promise<string> {
  const body = { ...brief, approvals: asks, export: exports, ...(budget ? { budget } : {}) };
  return (await call('startProduction', { body, idempotencyKey: crypto.randomUUID() })).projectId;
}
