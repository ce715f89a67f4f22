import {
  Button,
  Collapse,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  Textarea,
  UnstyledButton,
} from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import type { Project } from '../../contract/projects.ts';
import { moneyRange } from '../shared/money.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import type { Tab } from './editor.tsx';
import { FollowedRun } from './followed-run.tsx';
import { useRuns } from './use-project.ts';
import { type Asked, usePromptQuote, useStartPrompt } from './use-prompt.ts';

interface PromptPanelProps {
  project: Project;
  field: RefObject<HTMLTextAreaElement | null>;
  onTab: (tab: Tab) => void;
}

const shown = new Set(['prompt', 'loop', 'production', 'mend']);

/** The prompt, what it may cost, and below it how the run goes: also after a reload, and if another window started it. */
export function PromptPanel({ project, field, onTab }: PromptPanelProps) {
  const [asked, setAsked] = useState<Asked>({
    prompt: '',
    mode: 'standard',
    spar: false,
    kind: 'prompt',
    budget: null,
  });
  const [hasOptions, setHasOptions] = useState(false);
  const runs = useRuns(project.id);
  const run = runs.data?.find(({ kind, parentRun }) => shown.has(kind) && parentRun === null);
  const isBusy = run !== undefined && run.endedAt === null;
  const start = useStartPrompt(project.id, () =>
    setAsked((before) => ({ ...before, prompt: before.spar ? before.prompt : '' })),
  );
  const isClosed = project.phase === 'context' && !asked.spar;
  const canStart = asked.prompt.trim() !== '' && !isBusy && !isClosed;
  const set = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }));
  return (
    <Stack gap="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canStart) start.mutate(asked);
        }}
      >
        <Stack gap="sm">
          <Textarea
            ref={field}
            name="prompt"
            label={asked.kind === 'loop' ? 'Goal of the loop' : 'Prompt'}
            placeholder={placeholderOf(project, asked)}
            autosize
            minRows={4}
            maxRows={14}
            value={asked.prompt}
            onChange={(event) => set({ prompt: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
          <Options asked={asked} set={set} opened={hasOptions} toggle={() => setHasOptions(!hasOptions)} />
          {isClosed && (
            <Text size="sm" c="dimmed">
              The brief comes first: a film is measured against it.{' '}
              <UnstyledButton fz="sm" c="var(--fw-accent-text)" fw={600} onClick={() => onTab('brief')}>
                Write the brief
              </UnstyledButton>
            </Text>
          )}
          {start.isError && <ProblemAlert error={start.error} />}
          <PayButton asked={asked} disabled={!canStart} isStarting={start.isPending} isBusy={isBusy} />
        </Stack>
      </form>
      {run && <FollowedRun key={run.id} run={run} projectId={project.id} />}
    </Stack>
  );
}

function placeholderOf({ sceneCount }: Project, { kind }: Asked): string {
  if (kind === 'loop') return 'E.g. no error is open and every word can be read';
  if (sceneCount > 0)
    return 'Say what should change. E.g. make the title larger, and the closing scene a second longer';
  return 'Say what should be seen. E.g. a 10 second launch film for Nimbus, a database that never sleeps';
}

interface OptionsProps {
  asked: Asked;
  set: (part: Partial<Asked>) => void;
  opened: boolean;
  toggle: () => void;
}

function Options({ asked, set, opened, toggle }: OptionsProps) {
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconAdjustmentsHorizontal size={16} />}
        onClick={toggle}
        aria-expanded={opened}
        style={{ alignSelf: 'flex-start' }}
      >
        Mode, budget, plan first
      </Button>
      <Collapse expanded={opened}>
        <Stack gap="sm">
          <SegmentedControl
            fullWidth
            aria-label="What to start"
            value={asked.kind}
            onChange={(kind) => set({ kind: kind as Asked['kind'], spar: false })}
            data={[
              { value: 'prompt', label: 'One prompt' },
              { value: 'loop', label: 'Loop until clean' },
            ]}
          />
          <div>
            <SegmentedControl
              fullWidth
              aria-label="Mode"
              value={asked.mode}
              onChange={(mode) => set({ mode: mode as Asked['mode'] })}
              data={[
                { value: 'standard', label: 'Standard' },
                { value: 'agent-max', label: 'Agent max' },
              ]}
            />
            <Text size="xs" c="dimmed" mt={4}>
              {asked.mode === 'agent-max'
                ? 'Plans in rounds and renders several openings to choose from: slower and dearer'
                : 'One plan, then each scene is written and tried'}
            </Text>
          </div>
          {asked.kind === 'prompt' && (
            <Switch
              label="Plan first"
              description="Shows the plan and its price, and writes no scene"
              checked={asked.spar}
              onChange={(event) => set({ spar: event.currentTarget.checked })}
            />
          )}
          <NumberInput
            label="Budget"
            description="The run stops before it would pass it"
            prefix="$"
            min={0}
            decimalScale={2}
            placeholder="No cap of your own"
            value={asked.budget ?? ''}
            onChange={(value) => set({ budget: value === '' ? null : Number(value) })}
          />
        </Stack>
      </Collapse>
    </>
  );
}

interface PayButtonProps {
  asked: Asked;
  disabled: boolean;
  isStarting: boolean;
  isBusy: boolean;
}

/** Says what it may cost before it is pressed. */
function PayButton({ asked, disabled, isStarting, isBusy }: PayButtonProps) {
  const quote = usePromptQuote(asked);
  const word = asked.kind === 'loop' ? 'Start the loop' : asked.spar ? 'Plan' : 'Generate';
  return (
    <div>
      <Button type="submit" fullWidth size="md" disabled={disabled} loading={isStarting}>
        {isBusy ? 'A run is under way' : word}
      </Button>
      <Group justify="space-between" mt={6}>
        <Text size="xs" c="dimmed" data-quote>
          {quote ? `Costs ${moneyRange(quote)}${asked.kind === 'loop' ? ' a turn that prompts' : ''}` : ' '}
        </Text>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          Ctrl + Enter
        </Text>
      </Group>
      {quote?.note && (
        <Text size="xs" c="dimmed">
          {quote.note}
        </Text>
      )}
    </div>
  );
}
