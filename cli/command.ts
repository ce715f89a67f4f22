import type { CommandModule } from 'yargs';

/** A command of the program with one example, shown in its help. */
export interface Command<Arguments> extends CommandModule<object, Arguments> {
  example: string;
}

/** Arguments that every command has. */
export interface CommonArguments {
  json?: boolean;
  project?: string;
}
