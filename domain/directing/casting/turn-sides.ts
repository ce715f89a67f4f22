import type { Caster } from './pieces.ts';
import type { Beat, PlacedShot } from './shot.ts';

type Box = NonNullable<PlacedShot['box']>;

/**
 * Lines beside the brand's shapes stand on alternating sides of them: two running on one side are one picture whose
 * words change (acceptance test 14). Each beat chose its side when it was cast, before the order was known. A hook's
 * shapes lie below its words in upright and square frames, so what follows it has them above.
 */
export function turnSides({ format, brief }: Caster, beats: readonly Beat[], hook: string | null): Beat[] {
  const isWide = format === 'landscape';
  // Lines that begin on the right keep to the right of a wide frame.
  if (brief.direction === 'rtl' && isWide) return [...beats];
  let before: boolean | null = hook === 'Headline' && !isWide ? false : null;
  return beats.map((beat) => {
    const isLed = leadsWithShapes(beat, isWide);
    const turned = isLed !== null && isLed === before ? mirrored(beat, isWide) : beat;
    before = isLed !== null && isLed === before ? !isLed : isLed;
    return turned;
  });
}

/** Whether the shapes of a line come before it in the reading direction; null for what is no line beside shapes. */
function leadsWithShapes({ shots }: Beat, isWide: boolean): boolean | null {
  const [line, shapes, ...others] = shots;
  if (shapes?.piece !== 'Emblem' || others.length > 0) return null;
  const [words, drawn] = [line?.box, shapes.box];
  if (words === undefined || drawn === undefined) return null;
  return isWide ? drawn.x < words.x : drawn.y < words.y;
}

const mirrored = (beat: Beat, isWide: boolean): Beat => ({
  ...beat,
  shots: beat.shots.map((shot) => (shot.box === undefined ? shot : { ...shot, box: acrossFrom(shot.box, isWide) })),
});

const acrossFrom = (box: Box, isWide: boolean): Box =>
  isWide ? { ...box, x: 100 - box.x - box.w } : { ...box, y: 100 - box.y - box.h };
