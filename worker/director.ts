import { createAnthropicDirector } from '../adapters/anthropic/anthropic-director.ts';
import type { Config } from '../config/config.ts';
import { checkChoreography } from '../domain/choreography/check-choreography.ts';
import type { Director } from '../domain/directing/director.ts';
import { createOfflineDirector } from '../domain/directing/offline-director.ts';
import { standingPlan, understandsEdit } from '../domain/directing/plan-edit.ts';

/** Claude where a key is configured, else the offline director; its name is shown wherever it worked. */
export function createDirector({ anthropic }: Pick<Config, 'anthropic'>): Director {
  const offline = createOfflineDirector();
  if (!anthropic) return offline;
  return createAnthropicDirector({
    ...anthropic,
    // An edit that the rules don't know starts from the film as it stands.
    propose: async (input) => (understandsEdit(input) ? (await offline.plan(input)).plan : standingPlan(input)),
    check: checkChoreography,
  });
}
