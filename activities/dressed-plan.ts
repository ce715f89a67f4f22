import type { FilmPlan } from '../contract/plan.ts';
import { assets } from '../db/repositories/assets.ts';
import type { DirectorInput } from '../domain/directing/director.ts';
import { dressPlan } from '../domain/media/brand-typeface.ts';
import type { ActivityPorts } from './ports.ts';

/** A director's plan in the uploaded typeface that the brand names, whoever planned it. */
export async function dressedPlan<Plan extends FilmPlan>(
  { database }: Pick<ActivityPorts, 'database'>,
  { projectId, contexts }: Pick<DirectorInput, 'projectId' | 'contexts'>,
  plan: Plan,
): Promise<Plan> {
  const library = await assets.fonts(database.fork(), projectId);
  if (library.length === 0) return plan;
  const brand = contexts.flatMap(({ label, text }) => (label === 'brand' ? [text] : [])).join('\n');
  return dressPlan(plan, { brand, library });
}
