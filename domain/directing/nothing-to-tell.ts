/** "Explain how a heat pump works": a subject alone, of which a director that makes nothing up has nothing to tell. */
import type { Brief } from './brief.ts';
import type { ShapeKey } from './shape-table.ts';

/** What films of these shapes tell has to stand in the brief. */
const telling: ReadonlySet<ShapeKey> = new Set(['explainer', 'tutorial', 'list', 'comparison', 'tour']);

/** For the caller: what the film shows in its place, and what to add. Nothing where the brief has anything to tell. */
export function nothingToTell(brief: Brief, shape: ShapeKey): string[] {
  const { copy, exact, lists, figures, changes, series, tables, quotations, occasion, offer, commands, flow } = brief;
  const facts = [exact, lists, figures, changes, series, tables, quotations, occasion.dates, commands, flow];
  const isBare =
    copy.length <= 1 &&
    facts.every(({ length }) => length === 0) &&
    [brief.dialogue, brief.formulas, brief.pictures].every(({ length }) => length === 0) &&
    (brief.comparison ?? []).every(({ items }) => items.length === 0) &&
    brief.share === null &&
    offer.price === '' &&
    offer.discount === '';
  const subject = (brief.statements[0]?.text || copy[0] || brief.message).replace(/[.]$/u, '');
  return isBare && (telling.has(shape) || subject.endsWith('?')) && subject !== ''
    ? [
        `what there is to tell of “${subject}” (the prompt names the subject alone and this director makes up no facts, so the film is its title: write into the prompt what viewers shall learn, a sentence for each step, reason or figure)`,
      ]
    : [];
}
