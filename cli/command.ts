import type { CommandModule } from 'yargs';
import type { CliContext } from './context.ts';

/** What a command takes and does, with one example for its help; its name and sentence stand in its row. */
export interface Command<Arguments> extends Omit<CommandModule<object, Arguments>, 'command' | 'describe'> {
  example: string;
}

/** Arguments that every command has. */
export interface CommonArguments {
  json?: boolean;
  project?: string;
}

/** A command whatever its arguments. */
export type AnyCommand = Omit<Command<never>, 'builder'> & { builder?: unknown };

/** A command as help lists it. Its module, which knows the contract, is loaded when it is named: that keeps help quick. */
export interface CommandRow {
  usage: string;
  describe: string;
  load: () => Promise<(context: CliContext) => AnyCommand>;
}

export interface CommandGroup {
  describe: string;
  /** Help lists it only to who logged in with a key that may administer. */
  forAdmins?: boolean;
  commands: CommandRow[];
}
