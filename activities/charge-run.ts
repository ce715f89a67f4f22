import type { EntityManager } from '@mikro-orm/postgresql';
import type { MediaOperation } from '../contract/media-operations.ts';
import { prices } from '../contract/prices.ts';
import type { Run } from '../db/entities/run.ts';
import { ledger } from '../db/repositories/ledger.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { mediaQuantity } from '../domain/media/media-quantity.ts';
import { namesIn } from '../domain/media/named-assets.ts';
import { type PromptOutcome, settlePrompt, settleSingle } from '../domain/money/charge-prompt.ts';
import { isCharged, quoteMedia } from '../domain/money/quote.ts';
import { finishedScenes } from './finished-scenes.ts';
import { type UsedMedia, usedMedia } from './media-children.ts';

/**
 * What the run pays of its hold, by what the rows say that it made: whoever settles it comes to the same amount. Null for
 * a run that holds nothing.
 */
export async function chargeOf(em: EntityManager, run: Run, outcome: PromptOutcome): Promise<number | null> {
  const hold = await ledger.holdOf(em, run.id);
  if (!hold) return null;
  const heldMicros = hold.amountMicros;
  if (run.kind === 'media') return settleSingle(outcome, mediaPrice(run), heldMicros);
  if (run.kind !== 'prompt') return settleSingle(outcome, prices.export_hd.highMicros, heldMicros);
  const spar = !run.draftRevisionId;
  const plans = await runs.eventsOfType(em, run.id, 'plan');
  const { stands, repairs, mediaMicros } = spar
    ? { stands: false, repairs: [], mediaMicros: 0 }
    : await keptWork(em, run);
  const work = { planned: plans.length > 0, rounds: Math.max(plans.length - 1, 0), repairs, mediaMicros };
  return settlePrompt({ outcome, spar, stands, work, heldMicros });
}

function usedPrice({ billing }: Run, { operation, input, provider }: UsedMedia): number {
  const charged = isCharged(billing, provider === 'embedded');
  return quoteMedia(operation, mediaQuantity(operation, input), charged).highMicros;
}

/** The list price of what was asked for: a media operation is made whole or not at all. */
function mediaPrice({ input }: Run): number {
  const { operation } = input as { operation: MediaOperation };
  return quoteMedia(operation, mediaQuantity(operation, input), true).highMicros;
}

interface KeptWork {
  stands: boolean;
  repairs: number[];
  mediaMicros: number;
}

/**
 * Whether the prompt's draft became the head with anything of its own, the repairs of each scene that it kept, and the
 * list price of the files that were made for it and that it shows or is heard with.
 */
async function keptWork(em: EntityManager, run: Run): Promise<KeptWork> {
  const draft = await revisions.get(em, run.projectId, run.draftRevisionId ?? '');
  if (!draft.publishedAs) return { stands: false, repairs: [], mediaMicros: 0 };
  const { sound, theme } = await revisions.get(em, run.projectId, draft.publishedAs);
  const shown = namesIn(await revisions.scenesWithCode(em, draft.publishedAs), theme);
  const used = await usedMedia(em, run.id, new Set([...shown, ...sound.map(({ asset }) => asset)]));
  const finished = await finishedScenes(em, run.id);
  const kept = finished.filter(({ sceneId }) => !draft.conflicts.includes(sceneId));
  return {
    stands: kept.length > 0 || finished.length === 0,
    repairs: kept.map(({ repairs }) => repairs ?? 0),
    mediaMicros: used.reduce((sum, one) => sum + usedPrice(run, one), 0),
  };
}
