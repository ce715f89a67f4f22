import { documentedEdits, editRules } from '../../contract/edits.ts';
import { kitModule, kitPieces } from '../../contract/kit.ts';
import { estimate } from '../../domain/estimate.ts';
import { kitReference } from '../../domain/kit-reference.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentCapabilities } from '../presenters/capabilities.ts';
import { isFreeHere, type PriceSetting, presentEstimate, presentPricing } from '../presenters/pricing.ts';
import { productVersion } from '../product-version.ts';
import { checkReadiness } from '../services/check-readiness.ts';
import { mediaEnds } from '../services/start-media.ts';

type Names = 'capabilities' | 'pricing' | 'kit' | 'estimate' | 'health' | 'ready';

export function discoveryHandlers(context: ApiContext): HandlersOf<Names> {
  const { billing, anthropic } = context.config;
  const { rateLimits } = context.config;
  const fixed = { billing, director: anthropic ? ('anthropic' as const) : ('offline' as const) };
  let lastEnds: PriceSetting['ends'] = [];
  const settingNow = async (): Promise<PriceSetting> => {
    // What was known last is an answer too while the database is away.
    lastEnds = await mediaEnds(context).catch(() => lastEnds);
    return { ...fixed, ends: lastEnds };
  };
  return {
    async capabilities({ addresses }) {
      return presentCapabilities({ ...(await settingNow()), rateLimits }, productVersion(), addresses);
    },
    async pricing() {
      return presentPricing(await settingNow());
    },
    kit: () => ({
      module: kitModule,
      reference: kitReference(),
      pieces: kitPieces.map((piece) => ({ ...piece })),
      edits: { rules: editRules, rows: documentedEdits.map((row) => ({ ...row, examples: { ...row.examples } })) },
    }),
    async estimate({ body }) {
      const setting = await settingNow();
      return presentEstimate(estimate(body.operations, (operation) => isFreeHere(operation, setting)));
    },
    health: () => ({ status: 'ok' }),
    async ready({ setStatus }) {
      const checks = await checkReadiness(context);
      const ready = checks.every(({ ok }) => ok);
      if (!ready) setStatus(503);
      return { ready, checks };
    },
  };
}
