import { Button, Group, Menu, NumberInput, Popover, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Run } from '../../contract/runs.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';

type Step =
  | { do: 'pauseRun' | 'resumeRun' | 'approveRun' }
  | { do: 'cancelRun'; discard: boolean }
  | { do: 'raiseBudget'; budget: number }
  | { do: 'sendBackRun'; note: string };

function take(runId: string, step: Step): Promise<Run> {
  const params = { runId };
  if (step.do === 'cancelRun') return call('cancelRun', { params, body: { discard: step.discard } });
  if (step.do === 'raiseBudget') return call('raiseBudget', { params, body: { budget: step.budget } });
  if (step.do === 'sendBackRun') return call('sendBackRun', { params, body: { note: step.note } });
  return call(step.do, { params, body: {} });
}

/** What a person can do to a run that lives. */
export function RunActions({ run, projectId }: { run: Run; projectId: string }) {
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: (step: Step) => take(run.id, step),
    onError: showProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: ['project', projectId] }),
  });
  const isLong = run.kind === 'loop' || run.kind === 'production';
  if (run.endedAt !== null) return null;
  const props = { size: 'compact-sm', variant: 'default', disabled: act.isPending } as const;
  return (
    <Group gap="xs">
      {run.waitsFor === 'approval' && (
        <>
          <Button {...props} variant="filled" onClick={() => act.mutate({ do: 'approveRun' })}>
            Approve
          </Button>
          <SendBack onSend={(note) => act.mutate({ do: 'sendBackRun', note })} />
        </>
      )}
      {isLong && !run.waitsFor && (
        <Button {...props} onClick={() => act.mutate({ do: 'pauseRun' })}>
          Pause
        </Button>
      )}
      {isLong && run.waitsFor && run.waitsFor !== 'approval' && (
        <Button {...props} variant="filled" onClick={() => act.mutate({ do: 'resumeRun' })}>
          Resume
        </Button>
      )}
      {isLong && <RaiseBudget run={run} onRaise={(budget) => act.mutate({ do: 'raiseBudget', budget })} />}
      <Cancel run={run} onCancel={(discard) => act.mutate({ do: 'cancelRun', discard })} />
    </Group>
  );
}

function Cancel({ run, onCancel }: { run: Run; onCancel: (discard: boolean) => void }) {
  if (run.kind !== 'prompt') {
    return (
      <Button size="compact-sm" variant="default" onClick={() => onCancel(false)}>
        Cancel
      </Button>
    );
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button size="compact-sm" variant="default">
          Cancel
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onCancel(false)}>Stop, keep and pay the finished scenes</Menu.Item>
        <Menu.Item onClick={() => onCancel(true)}>Stop and throw everything away</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function RaiseBudget({ run, onRaise }: { run: Run; onRaise: (budget: number) => void }) {
  const [dollars, setDollars] = useState((run.budget ?? run.spent) + 5);
  return (
    <Popover withArrow trapFocus>
      <Popover.Target>
        <Button size="compact-sm" variant="default">
          Raise budget
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <NumberInput
            label="Budget in all"
            prefix="$"
            min={0}
            decimalScale={2}
            value={dollars}
            onChange={(value) => setDollars(Number(value) || 0)}
          />
          <Button size="compact-md" disabled={dollars <= (run.budget ?? 0)} onClick={() => onRaise(dollars)}>
            Raise it
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function SendBack({ onSend }: { onSend: (note: string) => void }) {
  const [note, setNote] = useState('');
  return (
    <Popover withArrow trapFocus width={300}>
      <Popover.Target>
        <Button size="compact-sm" variant="default">
          Send back
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <Textarea
            label="What should be different?"
            autosize
            minRows={3}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button size="compact-md" disabled={note.trim() === ''} onClick={() => onSend(note)}>
            Send back
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
