import { countWords } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import { iconFor } from './icon-for.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, PlacedShot } from './shot.ts';
import { splitStatement } from './split-statement.ts';
import { hasTicket, ticketTitle } from './ticket-beats.ts';

/** Sentences of copy: a relay, a growing list of a mechanism, or one line each with what it speaks of drawn beside. */
export function statementBeats(caster: Caster, shape: ShapeKey): Beat[] {
  const { brief } = caster;
  const carried =
    shape !== 'alert' && brief.name === '' && brief.message === '' && hasTicket(brief) ? ticketTitle(brief) : '';
  const statements = brief.statements.filter(({ text }) => text !== carried || countWords(text) > 12);
  if (shape === 'manifesto' && statements.length > 1) {
    const lines = statements.flatMap(({ text }) => splitStatement(text, 9)).slice(0, 8);
    return [makeBeat('manifesto', 10, [cast.kinetic(caster, lines)])];
  }
  const [first, ...mechanism] = statements;
  const isMechanism =
    mechanism.length >= 3 && mechanism.length <= 6 && mechanism.every(({ text }) => countWords(text) <= 14);
  if (shape === 'explainer' && first !== undefined && isMechanism) {
    const items = mechanism.map(({ text }) => ({ title: text }));
    return [
      makeBeat('statement', first.rank, lineShots(caster, first.text, 0)),
      makeBeat('list', 9, [cast.listBuild(caster, { title: '', ordered: true, items }, 'number')]),
    ];
  }
  return statements.map(({ text, rank }, index) => {
    const parts = splitStatement(text, 16);
    if (parts.length > 1) return makeBeat('statement', rank, [cast.kinetic(caster, parts)]);
    return makeBeat('statement', rank, lineShots(caster, text, index));
  });
}

/** One line; an icon stands beside it where its noun is known, so that the frame is no page of type. */
function lineShots(caster: Caster, text: string, index: number): PlacedShot[] {
  const icon = iconFor(text);
  if (icon !== undefined && index % 2 === 0) {
    return [
      { ...cast.headline(caster, text), box: { x: 0, y: 8, w: 64, h: 84 } },
      { piece: 'Icon', props: { name: icon }, words: [], need: 0, box: { x: 70, y: 22, w: 30, h: 56 } },
    ];
  }
  return [
    index % 2 === 1
      ? { ...cast.marker(caster, text), box: { x: 0, y: 10, w: 100, h: 80 } }
      : cast.headline(caster, text),
  ];
}
