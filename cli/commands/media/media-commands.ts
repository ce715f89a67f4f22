import type { CommandGroup } from '../../command.ts';

export const mediaCommands: CommandGroup = {
  describe: 'Pictures and sounds that films use',
  commands: [
    {
      usage: 'upload <files..>',
      describe: 'Upload pictures and sounds; scenes name one by asset("name")',
      load: async () => (await import('./upload.ts')).createMediaUploadCommand,
    },
    {
      usage: 'list',
      describe: 'List the files of the project',
      load: async () => (await import('./list.ts')).createMediaListCommand,
    },
    {
      usage: 'show <asset>',
      describe: 'Show a file of the project, and save it with --out',
      load: async () => (await import('./show.ts')).createMediaShowCommand,
    },
    {
      usage: 'delete <asset>',
      describe: 'Delete a file that no revision shows',
      load: async () => (await import('./delete.ts')).createMediaDeleteCommand,
    },
    {
      usage: 'voiceover <text>',
      describe: 'Speak a text: an audio asset with the time of each word',
      load: async () => (await import('./voiceover.ts')).createMediaVoiceoverCommand,
    },
    {
      usage: 'music [prompt]',
      describe: 'Compose music of a mood and an exact length',
      load: async () => (await import('./music.ts')).createMediaMusicCommand,
    },
    {
      usage: 'image <prompt>',
      describe: 'Make a picture from a prompt, in the colours of the brand',
      load: async () => (await import('./image.ts')).createMediaImageCommand,
    },
    {
      usage: 'remove-background <asset>',
      describe: 'Cut what a picture shows out of its ground',
      load: async () => (await import('./remove-background.ts')).createMediaRemoveBackgroundCommand,
    },
    {
      usage: 'video <prompt>',
      describe: 'Make a clip from a prompt or over a picture',
      load: async () => (await import('./video.ts')).createMediaVideoCommand,
    },
  ],
};
