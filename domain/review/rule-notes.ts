import type { ReviewRule } from './finding.ts';

/** What a rule is for: the reason a viewer would give, and the worst severity that it can have. */
export interface RuleNote {
  severity: 'error' | 'warning';
  reason: string;
  fix: string;
}

/** Every rule of the measured review, in the order of its documentation. Bounds stand in `bounds.ts`. */
export const ruleNotes: Record<ReviewRule, RuleNote> = {
  'scene-fails': {
    severity: 'error',
    reason: 'The scene throws, hangs or does not compile, so its place in the film is empty.',
    fix: 'Mend the code at the line of the finding.',
  },
  'scene-paints-nothing': {
    severity: 'error',
    reason: 'The scene runs and shows nothing at any time.',
    fix: 'Return something visible, or delete the scene.',
  },
  'blank-frame': {
    severity: 'error',
    reason: 'For half a second or longer there is nothing but ground: a film that looks broken.',
    fix: 'Let the scene before stand longer, or the next one enter earlier.',
  },
  frozen: {
    severity: 'error',
    reason: 'Nothing at all moves for longer than the energy of the film lets it rest: a slide, not a film.',
    fix: 'Let something move, cut to the next scene, or shorten this one.',
  },
  'text-clipped': {
    severity: 'error',
    reason: 'An overflow or clip cuts words while they stand.',
    fix: 'Give the words room, a smaller size or another line break, or no clip.',
  },
  'text-off-canvas': {
    severity: 'error',
    reason: 'Words stand partly or wholly outside the frame.',
    fix: 'Move them in, or make them narrower than the frame.',
  },
  'text-covered': {
    severity: 'error',
    reason: 'Something opaque is painted over the words while they stand.',
    fix: 'Bring the words in front, or move what covers them.',
  },
  'text-overlap': {
    severity: 'error',
    reason: 'Two texts stand on top of each other, so that neither can be read.',
    fix: 'Move them apart, or let one leave before the other enters.',
  },
  contrast: {
    severity: 'error',
    reason: 'The glyphs hardly differ from the worst of what is painted behind them: under 3:1 is an error.',
    fix: 'A colour that stands out, or a panel under the words.',
  },
  'missing-glyph': {
    severity: 'error',
    reason: 'No font of the chain has a character, so a box is painted.',
    fix: 'Fallback fonts that have it, or other words.',
  },
  'reading-time': {
    severity: 'error',
    reason: 'Words stand shorter than it takes to read them: under half of it is an error.',
    fix: 'Hold them longer, enter them earlier, or say it in fewer words.',
  },
  'text-too-small': {
    severity: 'warning',
    reason: 'Type under the floor of its format is not read on a phone.',
    fix: 'Raise it to the floor, or say less.',
  },
  'safe-area': {
    severity: 'warning',
    reason: 'Words stand nearer to an edge than the format allows; players and screens cover the edges.',
    fix: 'Move them into the zones of the format.',
  },
};
