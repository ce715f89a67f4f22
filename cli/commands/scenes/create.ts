import { randomUUID } from 'node:crypto';
import { createScene } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { readSourceFile } from '../../read-source-file.ts';

interface Arguments extends CommonArguments {
  name: string;
  file: string;
  track: number;
  start: number;
  length: number;
}

/** Adds a scene of the caller's own code; positions and lengths are frames. */
export const createScenesCreateCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright scenes create --name Hero --file hero.tsx --track 1 --start 0 --length 90',
  builder: (yargs) =>
    yargs
      .option('name', { type: 'string', demandOption: true })
      .option('file', { type: 'string', demandOption: true })
      .option('track', { type: 'number', default: 1 })
      .option('start', { type: 'number', default: 0, describe: 'First frame' })
      .option('length', { type: 'number', demandOption: true, describe: 'Length in frames' }) as never,
  async handler(arguments_) {
    const { name, track, start, length } = arguments_;
    const body = {
      name,
      code: await readSourceFile(arguments_.file),
      track,
      startFrame: start,
      durationInFrames: length,
    };
    const change = await context.client().call(createScene, {
      params: { projectId: context.projectId(arguments_) },
      body,
      idempotencyKey: randomUUID(),
    });
    const output = context.output(arguments_);
    output.value(change);
    output.say(`Scene ${change.scene.id} is on track ${track} from frame ${start}.`);
  },
});
