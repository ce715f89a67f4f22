import { writeFile } from 'node:fs/promises';
import { type CaptionFormat, captionFormats, readCaptions } from '../../contract/captions.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

interface Arguments extends CommonArguments {
  format?: CaptionFormat;
  revision?: string;
  output?: string;
}

/** Writes what the voices of the film say as a caption file, or to standard output without one. */
export const createCaptionsCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright captions --format vtt --output film.vtt',
  builder: (yargs) =>
    yargs
      .option('format', { choices: captionFormats, describe: 'SubRip or WebVTT; else by the ending of the file' })
      .option('revision', { type: 'string', describe: 'Of this revision instead of the head' })
      .option('output', { alias: 'o', type: 'string', describe: 'The file to write' }) as never,
  async handler(arguments_) {
    const { revision, output: path } = arguments_;
    const format = arguments_.format ?? (path?.toLowerCase().endsWith('.vtt') ? 'vtt' : 'srt');
    const params = { projectId: context.projectId(arguments_) };
    const reply = await context.client().call(readCaptions, { params, query: { format, revision } });
    const output = context.output(arguments_);
    if (!path) {
      output.value(reply);
      output.say(reply.text.trimEnd());
      return;
    }
    await writeFile(path, reply.text);
    output.value({ ...reply, text: undefined, file: path, bytes: Buffer.byteLength(reply.text) });
    output.say(`Wrote ${reply.captions.length} captions to ${path}.`);
    for (const name of reply.withoutWords) output.say(`Nobody knows the words of “${name}”: it has no captions.`);
  },
});
