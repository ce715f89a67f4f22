import { useMutation, useQuery } from '@tanstack/react-query';
import { generationSteps } from '../../contract/prices.ts';
import { call } from '../api/call.ts';
import { useRefreshProject } from './use-project.ts';

/** What a person asks for in the prompt box. */
export interface Asked {
  prompt: string;
  kind: 'prompt' | 'loop';
  mode: 'standard' | 'agent-max';
  spar: boolean;
  /** Dollars; null without a cap. */
  budget: number | null;
}

export function usePricing() {
  return useQuery({ queryKey: ['pricing'], queryFn: () => call('pricing'), staleTime: 600_000 });
}

/** What it may cost, by the installation's own price list; the run's first event names it again. */
export function usePromptQuote({ spar, budget }: Asked): { low: number; high: number; note?: string } | null {
  const pricing = usePricing();
  const price = pricing.data?.operations.find(({ operation }) => operation === 'ai_generation');
  if (!price) return null;
  if (price.free) return { low: 0, high: 0, note: price.note };
  const most = spar ? generationSteps.plan / 1_000_000 : price.high;
  return {
    low: price.low,
    high: budget === null ? most : Math.max(price.low, Math.min(most, budget)),
    note: price.note,
  };
}

/** Starts what was asked for. The same click twice starts one run. */
export function useStartPrompt(projectId: string, onStarted: () => void) {
  const refresh = useRefreshProject(projectId);
  return useMutation({
    mutationFn: ({ prompt, kind, mode, spar, budget }: Asked) => {
      const given = { params: { projectId }, idempotencyKey: crypto.randomUUID() };
      const cap = budget ? { budget } : {};
      return kind === 'loop'
        ? call('startLoop', { ...given, body: { goal: prompt, mode, ...cap } })
        : call('startPrompt', { ...given, body: { prompt, mode, ...(spar ? { spar } : {}), ...cap } });
    },
    onSuccess: onStarted,
    onSettled: refresh,
  });
}
