import { Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Problem } from '../../contract/problem.ts';
import { ProblemError } from '../api/call.ts';

/** What a person can do about a problem, in a sentence; null where its detail says all. */
function nextStepOf({ code, category, retry_after, errors }: Problem): string | null {
  if (errors?.length) return errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join(' · ');
  if (code === 'insufficient_balance') return 'Add to the balance from the menu above, then try again.';
  if (code === 'run_in_progress') return 'Wait until the run is over, or cancel it under Runs.';
  if (code === 'revision_conflict') return 'The newest state is shown now. Make your change again on top of it.';
  if (category === 'transient') return `Try again in ${retry_after ?? 5} seconds.`;
  return null;
}

/** Title, detail and next step of what was thrown. */
export function problemText(error: unknown): { title: string; detail: string; next: string | null } {
  if (!(error instanceof ProblemError)) {
    return { title: 'Something broke here', detail: 'Load the page again. Nothing is lost.', next: null };
  }
  const { title, detail } = error.problem;
  const next = nextStepOf(error.problem);
  // Where each fault of a body is named, the detail says the same.
  return { title, detail: detail === title || error.problem.errors?.length ? '' : detail, next };
}

/** Shows what went wrong and what to do about it, as a notification. */
export function showProblem(error: unknown): void {
  const { title, detail, next } = problemText(error);
  notifications.show({
    title,
    message: (
      <Stack gap={2}>
        {detail && <Text size="sm">{detail}</Text>}
        {next && <Text size="sm">{next}</Text>}
      </Stack>
    ),
    color: 'red',
    autoClose: 10_000,
  });
}
