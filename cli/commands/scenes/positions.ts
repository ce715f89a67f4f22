import { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import { PositionUpdate, setPositions } from '../../../contract/scenes.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  updatesJson: string;
  apply?: boolean;
  base?: string;
}

/** Previews position changes; applies them only with `--apply`. */
export const createScenesPositionsCommand = (context: CliContext): Command<Arguments> => ({
  example: `framewright scenes positions --updates-json '[{"sceneId":"scn_0123","startFrame":30}]' --apply`,
  builder: (yargs) =>
    yargs
      .option('updates-json', {
        type: 'string',
        demandOption: true,
        describe: '[{sceneId, track?, startFrame?, durationInFrames?}]',
      })
      .option('apply', { type: 'boolean', describe: 'Apply the changes' })
      .option('base', { type: 'string', describe: 'The revision you saw' }) as never,
  async handler(arguments_) {
    const { apply, base } = arguments_;
    const params = { projectId: context.projectId(arguments_) };
    const body = { updates: readUpdates(arguments_.updatesJson), apply, base };
    const reply = await context.client().call(setPositions, { params, body });
    const output = context.output(arguments_);
    output.value(reply);
    const before = new Map(reply.before.map((scene) => [scene.id, scene]));
    const place = (scene?: { track: number; startFrame: number; durationInFrames: number }) =>
      scene ? `track ${scene.track}, ${scene.startFrame}+${scene.durationInFrames}` : '–';
    output.table(
      ['scene', 'before', 'after'],
      reply.after.map((scene) => [scene.name, place(before.get(scene.id)), place(scene)]),
    );
    for (const problem of reply.problems) output.say(`  ${problem.code}: ${problem.message}`);
    output.say(reply.applied ? `Applied in ${reply.revision}.` : 'A dry run: nothing changed. Add --apply to apply.');
  },
});

function readUpdates(json: string): z.infer<typeof PositionUpdate>[] {
  const parsed = z.array(PositionUpdate).safeParse(parseJson(json));
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_arguments', 'updates are not valid', {
    detail:
      'Give --updates-json as a JSON list such as [{"sceneId":"scn_…","startFrame":30,"track":1,"durationInFrames":90}].',
    errors: parsed.error.issues.map(({ path, message }) => ({ path: `updates.${path.join('.')}`, message })),
  });
}

/** What is no JSON is no list either, so the schema refuses it with the same help. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
