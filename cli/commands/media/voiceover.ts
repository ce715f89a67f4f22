import { generateVoiceover } from '../../../contract/media-operations.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type MakeArguments, makeMedia, makeOptions } from './generate.ts';

interface Arguments extends MakeArguments {
  text: string;
  language?: string;
  voice?: string;
  speed?: number;
}

/** Speaks a text. */
export const createMediaVoiceoverCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright media voiceover "Tides, told in time." --name intro --out intro.flac',
  builder: (yargs) =>
    makeOptions(yargs.positional('text', { type: 'string', demandOption: true }))
      .option('language', { type: 'string', describe: 'As in en, en-GB or de; by default the text’s own' })
      .option('voice', { type: 'string', describe: 'Of the provider; embedded: female or male' })
      .option('speed', { type: 'number', describe: 'From 0.5 to 2; 1 is the voice’s own pace' }) as never,
  async handler(arguments_) {
    const { text, language, voice, speed } = arguments_;
    await makeMedia(context, arguments_, generateVoiceover, { text, language, voice, speed });
  },
});
