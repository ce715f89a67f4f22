import { randomUUID } from 'node:crypto';
import { AppError } from '../../../contract/errors.ts';
import { createProject, type Format, formats } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  name: string;
  format?: Format;
  size?: string;
  fps?: number;
  directed?: boolean;
}

/** Creates a project and makes it the active one, unless CLI_PROJECT_ID rules this session. */
export const createProjectCreateCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright project create --name "Spring launch" --format portrait',
  builder: (yargs) =>
    yargs
      .option('name', { type: 'string', demandOption: true })
      .option('format', { choices: formats, describe: 'landscape 1920×1080, portrait 1080×1920, square 1080×1080' })
      .option('size', { type: 'string', describe: 'WxH in pixels, instead of a format' })
      .option('fps', { type: 'number', describe: 'Frames a second, 10 to 60 (30)' })
      .option('directed', { type: 'boolean', describe: 'Ask for a director treatment as well' }) as never,
  async handler(arguments_) {
    const { name, format, size, fps, directed } = arguments_;
    const body = { name, format, fps, directed, ...(size ? readSize(size) : {}) };
    const project = await context.client().call(createProject, { body, idempotencyKey: randomUUID() });
    await context.settings.store({ projectId: project.id });
    const output = context.output(arguments_);
    output.value(project);
    output.say(`Project ${project.id}, ${project.width}×${project.height} at ${project.fps} fps, is active.`);
    output.say('Next: framewright context add <text> --label goal (then requirement and brand)');
  },
});

function readSize(size: string): { width: number; height: number } {
  const match = /^(\d+)x(\d+)$/i.exec(size.trim());
  if (match) return { width: Number(match[1]), height: Number(match[2]) };
  throw new AppError('invalid_arguments', 'size is not WxH', { detail: 'Give --size as WxH, for example 1280x720.' });
}
