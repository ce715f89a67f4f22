import type { ReviewInput, RuleFinding } from '../finding.ts';

/** Each distinct runtime error of a scene, once, at the first frame that showed it. */
export function sceneFails({ faults }: ReviewInput): RuleFinding[] {
  const seen = new Map<string, RuleFinding>();
  for (const { key, frame, kind, message, line } of faults) {
    const id = `${key} ${kind} ${message}`;
    const known = seen.get(id);
    seen.set(id, {
      rule: 'scene-fails',
      severity: 'error',
      key,
      line,
      firstFrame: Math.min(frame, known?.firstFrame ?? frame),
      lastFrame: Math.max(frame, known?.lastFrame ?? frame),
      measured: `${kind} error: ${message.slice(0, 200)}`,
      bound: 'no error',
      fix: 'Mend the code at this line.',
    });
  }
  return [...seen.values()];
}
