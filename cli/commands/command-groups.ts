import type { CommandGroup } from '../command.ts';
import { accountCommands } from './account/account-commands.ts';
import { adminCommands } from './admin/admin-commands.ts';
import { authCommands } from './auth/auth-commands.ts';
import { contextCommands } from './context/context-commands.ts';
import { criteriaCommands } from './criteria/criteria-commands.ts';
import { exportCommands } from './export/export-commands.ts';
import { keysCommands } from './keys/keys-commands.ts';
import { mediaCommands } from './media/media-commands.ts';
import { projectCommands } from './project/project-commands.ts';
import { runsCommands } from './runs/runs-commands.ts';
import { scenesCommands } from './scenes/scenes-commands.ts';
import { soundCommands } from './sound/sound-commands.ts';
import { subscriptionCommands } from './subscription/subscription-commands.ts';
import { webhooksCommands } from './webhooks/webhooks-commands.ts';

/** The groups in the order of help. */
export const commandGroups: Record<string, CommandGroup> = {
  auth: authCommands,
  account: accountCommands,
  keys: keysCommands,
  subscription: subscriptionCommands,
  project: projectCommands,
  context: contextCommands,
  criteria: criteriaCommands,
  scenes: scenesCommands,
  media: mediaCommands,
  sound: soundCommands,
  export: exportCommands,
  runs: runsCommands,
  admin: adminCommands,
  webhooks: webhooksCommands,
};
