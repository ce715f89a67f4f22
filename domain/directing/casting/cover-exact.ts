import type { Material } from '../material.ts';
import { countWords } from '../reading/phrases.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat } from './shot.ts';

/** Gives every quoted text that has no place yet a beat of its own, so that all of them stand on the stage. */
export function coverExact(caster: Caster, material: Material): Material {
  const shown = [
    material.hook?.words ?? [],
    ...material.beats.flatMap(({ shots }) => shots.map(({ words }) => words)),
    ...material.closing.map(({ words }) => words),
  ].flat();
  const missing = caster.brief.exact.filter((text) => !shown.some((word) => word.includes(text)));
  const beats = [...missing.filter((text, index) => missing.indexOf(text) === index)].map((text) =>
    exactBeat(caster, text),
  );
  const marked = material.beats.map((beat) => (holdsExact(caster, beat) ? { ...beat, rank: 20 } : beat));
  return { ...material, beats: [...marked, ...beats] };
}

const holdsExact = ({ brief }: Caster, { shots }: Beat) =>
  brief.exact.some((text) => shots.some(({ words }) => words.some((word) => word.includes(text))));

function exactBeat(caster: Caster, text: string): Beat {
  const shot =
    countWords(text) > 16 || text.length > 110
      ? cast.quote(caster, { text, who: '', role: '' })
      : cast.headline(caster, text);
  return { kind: 'exact', rank: 20, shots: [shot], need: shot.need };
}
