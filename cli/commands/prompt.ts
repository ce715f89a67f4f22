import { randomUUID } from 'node:crypto';
import type { FilmPlan, PlannedPicture } from '../../contract/plan.ts';
import { type Run, startPrompt } from '../../contract/runs.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';
import type { Output } from '../output.ts';
import { sayUnshown } from '../say-unshown.ts';
import { watchRun } from '../watch-run.ts';

interface Arguments extends CommonArguments {
  text: string;
  streamJson?: boolean;
  spar?: boolean;
  mode?: 'standard' | 'agent-max';
  budget?: number;
  seed?: number;
  captions?: 'burn' | 'none';
  base?: string;
}

/** Generates or edits scenes from a prompt and shows the progress. */
export const createPromptCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright prompt "A 15 second launch film for Acme 2.0: builds take 90 s instead of 14 min"',
  builder: (yargs) =>
    yargs
      .positional('text', { type: 'string', demandOption: true })
      .option('stream-json', { type: 'boolean', describe: 'Print every event as one JSON line' })
      .option('spar', { type: 'boolean', describe: 'Plan only, with its quote; the timeline stays as it is' })
      .option('mode', {
        choices: ['standard', 'agent-max'] as const,
        describe: 'agent-max renders two heroes, takes the better one and ends with a review that mends',
      })
      .option('budget', { type: 'number', describe: 'Stop at this spend, in dollars' })
      .option('seed', { type: 'number', describe: 'Another seed gives another film' })
      .option('captions', {
        choices: ['burn', 'none'] as const,
        describe: 'Draw what the voice says into the picture, word by word, or leave it out',
      })
      .option('base', { type: 'string', describe: 'The revision you saw' }) as never,
  async handler(arguments_) {
    const { text, spar, mode, budget, seed, captions, base } = arguments_;
    const client = context.client();
    const run = await client.call(startPrompt, {
      params: { projectId: context.projectId(arguments_) },
      body: { prompt: text, spar, mode, budget, seed, captions, base },
      idempotencyKey: randomUUID(),
    });
    const output = context.output(arguments_);
    const ended = await watchRun(context, client, run, { output, streamJson: arguments_.streamJson });
    if (arguments_.streamJson) return;
    output.value(ended);
    sayEnd(ended, output, Boolean(spar));
  },
});

function sayEnd(run: Run, output: Output, spar: boolean): void {
  const result = (run.result ?? {}) as {
    revision?: string;
    scenes?: string[];
    leftOut?: string[];
    directions?: string[];
    conflicts?: string[];
    changes?: { name: string; kind: string; detail: string }[];
    quote?: { low: number; high: number };
    plan?: MadePlan;
  };
  if (spar) sayMade(result.plan, output);
  sayUnshown(output, result);
  for (const { name, kind, detail } of result.changes ?? []) output.say(`  ${name}: ${kind} (${detail})`);
  for (const kept of result.conflicts ?? []) output.say(`  kept as changed meanwhile: ${kept}`);
  const { low = 0, high = 0 } = result.quote ?? {};
  const price = high > 0 ? `costs $${low.toFixed(2)} to $${high.toFixed(2)}` : 'is free';
  if (spar) output.say(`A plan only: nothing changed. Making it ${price}: run the prompt without --spar.`);
  else
    output.say(`${result.scenes?.length ?? 0} scenes in ${result.revision ?? 'no revision'}. Next: framewright review`);
}

type MadePlan = Pick<FilmPlan, 'sound' | 'pictures'>;

/** What a plan would have made to be seen and to be heard. */
function sayMade(plan: MadePlan = {}, output: Output): void {
  for (const picture of plan.pictures ?? []) output.say(`  ${saidOf(picture)}`);
  const { voice, music, captions } = plan.sound ?? {};
  for (const { text } of voice?.lines ?? []) output.say(`  voice (${voice?.language}): ${text}`);
  if (music) output.say(`  music: ${music.prompt}${music.mood ? ` (${music.mood})` : ''}, as long as the film`);
  if (captions === 'burn') output.say('  captions in the picture');
}

function saidOf({ operation, name, prompt, style, seconds, asset }: PlannedPicture): string {
  if (operation === 'background_removal') return `picture ${name}: ${asset} without its background`;
  if (seconds === undefined) return `${style ?? 'picture'} ${name}: ${prompt}`;
  return `clip ${name}: ${seconds} s of ${prompt} (model ${operation === 'ai_video_b' ? 'B' : 'A'})`;
}
