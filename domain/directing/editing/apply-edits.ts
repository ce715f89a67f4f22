import { addFigure, addLine } from './apply-added.ts';
import { applyCase } from './apply-case.ts';
import { applyEmphasis } from './apply-emphasis.ts';
import { applyDay, applyFact } from './apply-fact.ts';
import { addItem } from './apply-items.ts';
import { applyMerge, applySplit } from './apply-joints.ts';
import { applyLength, scaleFilm } from './apply-length.ts';
import { applyLine } from './apply-line.ts';
import {
  applyColour,
  applyFormat,
  applyPace,
  applyRecolour,
  applyShade,
  applyTypeface,
  ofOwnColour,
} from './apply-look.ts';
import { applyMove, applySwap } from './apply-order.ts';
import { applyAdd } from './apply-parts.ts';
import { applyPiece } from './apply-piece.ts';
import { applyRemove } from './apply-remove.ts';
import { addRow } from './apply-row.ts';
import { applySigned } from './apply-signed.ts';
import { applySize } from './apply-size.ts';
import { applyText, applyWords } from './apply-words.ts';
import type { Edit } from './edit.ts';
import type { EditFilm } from './film-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { splitEach } from './split-each.ts';
import { ofStepScenes, renumbered } from './step-scenes.ts';
import { withinPart } from './within-part.ts';

export interface EditedFilm {
  film: EditFilm;
  leftOut: string[];
}

/** Edits that change which parts there are, and so how long the film is. */
const partial: Edit['kind'][] = ['add', 'remove', 'split', 'merge'];

/** The film after all edits, one after another. `keepsLength`: the brief states the length, so parts share it anew. */
export function applyEdits(film: EditFilm, edits: readonly Edit[], keepsLength: boolean): EditedFilm {
  // Another ground has words of its own colour; a colour that is asked for the words counts more.
  const isInk = (edit: Edit) => edit.kind === 'colour' && edit.role === 'ink';
  const told = edits.map((edit) => ofOwnColour(film, edit));
  return [...told.filter((edit) => !isInk(edit)), ...told.filter(isInk)].reduce<EditedFilm>(
    (edited, edit) => {
      const applied = applyOne(edited.film, ofStepScenes(edited.film, edit));
      const next = { ...applied, film: renumbered(edited.film, applied.film) };
      const isKept = keepsLength && partial.includes(edit.kind) && next.film.frames !== edited.film.frames;
      const kept = isKept ? scaleFilm(next.film, edited.film.frames) : { film: next.film, leftOut: [] };
      return { film: kept.film, leftOut: [...edited.leftOut, ...next.leftOut, ...kept.leftOut] };
    },
    { film, leftOut: [] },
  );
}

function applyOne(film: EditFilm, edit: Edit): EditedFilm {
  if (edit.kind === 'length') return applyLength(film, edit);
  return { film: applyPlain(film, edit), leftOut: [] };
}

function applyPlain(film: EditFilm, edit: Exclude<Edit, { kind: 'length' }>): EditFilm {
  switch (edit.kind) {
    case 'words':
      return withinPart(film, edit.within, (one) => applyWords(one, edit));
    case 'line':
      return applyLine(film, edit);
    case 'text':
      return applyText(film, edit);
    case 'fact':
      return applyFact(film, edit);
    case 'day':
      return applyDay(film, edit);
    case 'colour':
      return applyColour(film, edit);
    case 'recolour':
      return applyRecolour(film, edit);
    case 'shade':
      return applyShade(film, edit);
    case 'typeface':
      return applyTypeface(film, edit);
    case 'swap':
      return applySwap(film, edit);
    case 'move':
      return applyMove(film, edit);
    case 'emphasis':
      return withinPart(film, edit.within, (one) => applyEmphasis(one, edit));
    case 'size':
      return applySize(film, edit);
    case 'pace':
      return applyPace(film, edit);
    case 'format':
      return applyFormat(film, edit);
    case 'add':
      return applyAdd(film, edit);
    case 'addItem':
      return edit.value === undefined ? addItem(film, edit) : addFigure(film, edit);
    case 'addRow':
      return addRow(film, edit);
    case 'piece':
      return applyPiece(film, edit);
    case 'case':
      return applyCase(film, edit);
    case 'signed':
      return applySigned(film, edit);
    case 'addLine':
      return addLine(film, edit);
    case 'place':
      throw refuseEdit('Nothing was added whose place could be meant.');
    case 'remove':
      return applyRemove(film, edit);
    case 'split':
      return edit.isEach === true ? splitEach(film, edit.target) : applySplit(film, edit);
    case 'merge':
      return applyMerge(film, edit);
  }
}
