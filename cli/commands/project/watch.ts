import { streamChanges } from '../../../contract/changes.ts';
import { fillPath } from '../../client.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { followStream, type StreamedEvent } from '../../run-events.ts';

interface Arguments extends CommonArguments {
  after?: number;
  once?: boolean;
  streamJson?: boolean;
}

const partsOf = ({ data }: StreamedEvent) => data.parts as string[];

/** Tells of changes until Ctrl-C, or of the next one: that is what `--json` answers with. */
export const createProjectWatchCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright project watch --stream-json',
  builder: (yargs) =>
    yargs
      .option('stream-json', { type: 'boolean', describe: 'Print every change as one JSON line' })
      .option('once', { type: 'boolean', describe: 'End with the first change' })
      .option('after', { type: 'number', describe: 'Go on after the change of this number' }) as never,
  async handler({ after, once, streamJson, ...arguments_ }) {
    const projectId = context.projectId(arguments_);
    const output = context.output(arguments_);
    if (!streamJson && !once) output.say(`Watching ${projectId}. Ctrl-C ends it.`);
    const endsAtOnce = once || (output.json && !streamJson);
    const events = followStream(context.client(), fillPath(streamChanges.path, { projectId }), {
      ...{ signal: context.signal, after },
      isLast: (event) => Boolean(endsAtOnce) && partsOf(event).length > 0,
      unopened: 'The changes of the project could not be followed. Again: framewright project watch',
    });
    try {
      for await (const event of events) {
        if (streamJson) output.line(event);
        else if (partsOf(event).length > 0) {
          output.value(event);
          output.say(`${event.id}: ${partsOf(event).join(', ')} (head ${event.data.headRevision})`);
        }
      }
    } catch (error) {
      if (!context.signal.aborted) throw error;
    }
  },
});
