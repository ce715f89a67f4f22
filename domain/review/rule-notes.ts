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
  'dimmed-frame': {
    severity: 'error',
    reason:
      'Nothing of the picture stands out: all of it is faded or dimmed into its ground for half a second or longer.',
    fix: 'Take away what dims it: an opacity on the whole scene, a sheet over it, or colours too near to the ground.',
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
  'font-fallback': {
    severity: 'warning',
    reason:
      'The first family that the words name is not on the stage, or lacks their characters: another one stands in.',
    fix: 'A family of the kit that covers the script of the words.',
  },
  jump: {
    severity: 'warning',
    reason: 'Words that stand are somewhere else on the next frame: a slip of the layout, and no move.',
    fix: 'Keep their place free from the start, or move them over several frames.',
  },
  'shared-reading': {
    severity: 'warning',
    reason: 'Texts that stand at the same time are read one after the other, and there is no time for all of them.',
    fix: 'Hold the scene longer, show them one after the other, or say less.',
  },
  'proof-width': {
    severity: 'warning',
    reason:
      'In landscape the beat that carries the film takes 60 to 80 % of the width, or two zones; a smaller one is lost.',
    fix: 'Scale it up, or set a second zone beside it.',
  },
  'ground-cover': {
    severity: 'warning',
    reason: 'A background that ends before the frame does shows what lies behind it: it looks like a mistake.',
    fix: 'Let it fill the frame, and a little more where it moves.',
  },
  'overlay-exit': {
    severity: 'warning',
    reason: 'What lies over the film and stands still on its last frame goes out like a light.',
    fix: 'Let it leave within 6 to 20 frames before its end.',
  },
  'hero-spring': {
    severity: 'warning',
    reason: 'The piece that carries the film arrives with weight: on a spring.',
    fix: 'Move it by `spring` of remotion or a piece of the kit.',
  },
  'brand-unused': {
    severity: 'warning',
    reason: 'A brand was given, and neither a fill nor a word of the film has its colour.',
    fix: 'The theme’s brand for a fill, a mark or the emphasis.',
  },
  'scenes-alike': {
    severity: 'warning',
    reason: 'Scenes whose words stand in the same places and sizes look like one template filled in again.',
    fix: 'Another layout: other zones, other sizes, another piece.',
  },
};
