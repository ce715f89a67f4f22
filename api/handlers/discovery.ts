import { kitModule, kitPieces } from '../../contract/kit.ts';
import { estimate } from '../../domain/estimate.ts';
import { kitReference } from '../../domain/kit-reference.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentCapabilities } from '../presenters/capabilities.ts';
import { presentEstimate, presentPricing } from '../presenters/pricing.ts';
import { productVersion } from '../product-version.ts';
import { checkReadiness } from '../services/check-readiness.ts';

type Names = 'capabilities' | 'pricing' | 'kit' | 'estimate' | 'health' | 'ready';

export function discoveryHandlers(context: ApiContext): HandlersOf<Names> {
  const director = context.config.anthropic ? 'anthropic' : 'offline';
  return {
    capabilities: ({ addresses }) => presentCapabilities(director, productVersion(), addresses),
    pricing: () => presentPricing(director),
    kit: () => ({ module: kitModule, reference: kitReference(), pieces: kitPieces.map((piece) => ({ ...piece })) }),
    estimate: ({ body }) => presentEstimate(estimate(body.operations)),
    health: () => ({ status: 'ok' }),
    async ready({ setStatus }) {
      const checks = await checkReadiness(context);
      const ready = checks.every(({ ok }) => ok);
      if (!ready) setStatus(503);
      return { ready, checks };
    },
  };
}
