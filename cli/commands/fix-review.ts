import { randomUUID } from 'node:crypto';
import type { MendedScene, MendResult } from '../../contract/mended.ts';
import { startMend } from '../../contract/mending.ts';
import type { Client } from '../client.ts';
import type { CliContext } from '../context.ts';
import type { Output } from '../output.ts';
import { watchRun } from '../watch-run.ts';

/** Mends what needs no model and shows the change of every scene; without `apply` nothing is changed. */
export async function fixReview(
  context: CliContext,
  client: Client,
  { projectId, apply, output }: { projectId: string; apply: boolean; output: Output },
): Promise<void> {
  const request = { params: { projectId }, body: { apply }, idempotencyKey: randomUUID() };
  const run = await client.call(startMend, request);
  const ended = await watchRun(context, client, run, { output });
  const result = ended.result as unknown as MendResult;
  output.value({ runId: run.id, ...result });
  if (!result.findings) return;
  for (const { mended, severity, rule, sceneName, line, before, after, bound, what } of result.findings) {
    const place = `${sceneName ?? 'film'}${line ? ` line ${line}` : ''}`;
    if (mended)
      output.say(`mended ${severity} ${rule} (${place}): ${before} → ${after ?? 'passes'}, bound ${bound}; ${what}`);
    else output.say(`left ${severity} ${rule} (${place}): ${before}, bound ${bound}; ${what}`);
  }
  for (const scene of result.scenes) sayScene(scene, output);
  if (result.mended + result.left === 0) output.say('Nothing to mend: no finding is mechanical.');
  else if (apply && result.revision) output.say(`Revision ${result.revision}. Undo: framewright project revisions`);
  else if (result.mended > 0) output.say('Nothing was changed. Do it: framewright review --fix --apply');
}

function sayScene({ name, lines, place }: MendedScene, output: Output): void {
  output.say(`--- ${name}\n+++ ${name}, mended`);
  for (const { line, before, after } of lines) output.say(`@@ ${line} @@\n-${before}\n+${after}`);
  if (!place) return;
  const frames = ({ startFrame, durationInFrames }: typeof place.before) =>
    `frames ${startFrame}–${startFrame + durationInFrames - 1}`;
  output.say(`-${frames(place.before)}\n+${frames(place.after)}`);
}
