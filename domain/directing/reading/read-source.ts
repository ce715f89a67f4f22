import { drawFigures, readAskedCharts } from './asked-charts.ts';
import { readContacts } from './contact-lines.ts';
import { readCountedHeads } from './counted-heads.ts';
import { readBargains } from './discounts.ts';
import { readFigureRows } from './figure-rows.ts';
import { readLabelledSides } from './labelled-sides.ts';
import { type CopyChance, maskText } from './masked-text.ts';
import { readNeeded } from './needed-list.ts';
import { partClauses } from './part-clauses.ts';
import { readPricePairs } from './price-pairs.ts';
import { readAction } from './read-action.ts';
import { readAmounts } from './read-amounts.ts';
import { type Avoiding, withoutAvoided } from './read-avoid.ts';
import { readComparison } from './read-comparison.ts';
import { readDialogue } from './read-dialogue.ts';
import { readFields } from './read-fields.ts';
import { readFlow } from './read-flow.ts';
import { readFormulas } from './read-formula.ts';
import { readGuide } from './read-guide.ts';
import { readLists } from './read-lists.ts';
import { readMechanism } from './read-mechanism.ts';
import { readOccasion } from './read-occasion.ts';
import { readQuotes } from './read-quotes.ts';
import { readShares } from './read-shares.ts';
import { readTables, takeMarkdown } from './read-tables.ts';
import type { Reading } from './reading.ts';
import { readSentences } from './sentences.ts';

/** Takes one text of the brief apart, reader by reader: what one finds a place for, the next leaves alone. */
export function readSource(reading: Reading, raw: string, avoiding: Avoiding, copyChance?: CopyChance): void {
  const offset = reading.held.length;
  reading.copyChance = copyChance;
  const masked = maskText(raw);
  const shifted = masked.text.replace(/[\ue000-\uf8ff]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + offset));
  reading.held.push(...masked.held);
  const sentences = withoutAvoided(
    readSentences({ text: takeMarkdown(reading, shifted), held: reading.held, copyChance }, reading.lexicon),
    reading,
    avoiding,
  );
  reading.sentences.push(...sentences.map((one) => ({ ...one, source: one.text })));
  readNeeded(reading);
  readCountedHeads(reading);
  readGuide(reading);
  readMechanism(reading);
  readLabelledSides(reading);
  readContacts(reading);
  readFields(reading);
  readDialogue(reading);
  readFormulas(reading);
  readQuotes(reading);
  readTables(reading);
  readComparison(reading);
  readShares(reading);
  if (reading.wishesChart) readAskedCharts(reading);
  readBargains(reading);
  readLists(reading);
  readAction(reading);
  readFigureRows(reading);
  readPricePairs(reading);
  readOccasion(reading);
  partClauses(reading);
  readAmounts(reading);
  readFlow(reading);
  if (reading.wishesChart) drawFigures(reading);
}
