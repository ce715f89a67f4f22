/**
 * Seconds that a delivery waits after each failed attempt: at once, then ever later, over about two days in all. After
 * the last one it has failed until it is replayed.
 */
export const retryWaitsSeconds: readonly number[] = [5, 30, 120, 600, 3_600, 14_400, 43_200, 86_400];

/** An address that failed so often and for so long is taken for dead. */
const deadAfter = { attempts: 20, hours: 24 };

/** Whether a webhook whose attempts fail since `failingSince` should be sent nothing more. */
export function isDead(
  { failedAttempts, failingSince }: { failedAttempts: number; failingSince: Date },
  now: Date,
): boolean {
  const hours = (now.getTime() - failingSince.getTime()) / 3_600_000;
  return failedAttempts >= deadAfter.attempts && hours >= deadAfter.hours;
}
