import { condenseBeats } from './casting/condense-beats.ts';
import type { Caster } from './casting/pieces.ts';
import { looserScreens, type SharedScreen, sentenceOf, sharedScreens } from './casting/share-screens.ts';
import { shorterLines } from './casting/shorter-lines.ts';
import type { Beat } from './casting/shot.ts';
import { squeezeBeats } from './casting/squeeze-beats.ts';
import type { Material } from './material.ts';
import { fitBeats } from './time-film.ts';

/** Material with the beats that there is time for, and what was left out, by its words. */
interface Fitted {
  material: Material;
  kept: Beat[];
  leftOut: string[];
}

/** What there is time for; figures that there is none for stand in pairs, as long as that makes room for more of them. */
export function fitFilm(caster: Caster, whole: Material, seconds: number): Fitted {
  let best = fittedOf(caster, whole, seconds);
  for (let pass = 0; pass < 4 && best.leftOut.some((text) => /\d/u.test(text)); pass += 1) {
    const beats = squeezeBeats(caster, best.material.beats);
    if (beats === null) break;
    best = fittedOf(caster, { ...whole, beats }, seconds);
  }
  return shortened(caster, shared(caster, condensed(caster, best, seconds), seconds), seconds);
}

const lostFigures = (leftOut: readonly string[]) => leftOut.join(' ').match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0;

/** A long brief in a short film: sentences give their beats up to lists of figures, as few as keep the most figures. */
function condensed(caster: Caster, own: Fitted, seconds: number): Fitted {
  let best = own;
  for (let count = 2; lostFigures(best.leftOut) > 0 && count <= 40; count += 2) {
    const beats = condenseBeats(caster, own.material.beats, count);
    if (beats === null) return best;
    const next = fittedOf(caster, { ...own.material, beats }, seconds);
    if (lostFigures(next.leftOut) < lostFigures(best.leftOut)) best = next;
  }
  return best;
}

/** Sentences that nothing but time is lacking for: neighbours share screens, as few as leave nothing out. */
function shared(caster: Caster, own: Fitted, seconds: number): Fitted {
  const best = sharedIn(caster, own, seconds, false);
  const tight = lostFigures(best.leftOut) > mostLost ? sharedIn(caster, best, seconds, true) : best;
  return lostFigures(best.leftOut) - lostFigures(tight.leftOut) > mostLost ? tight : best;
}

/** Figures whose loss is worth a table's own screen. */
const mostLost = 1;

function sharedIn(caster: Caster, own: Fitted, seconds: number, isTight: boolean): Fitted {
  let best = own;
  const screens: SharedScreen[] = [];
  for (let pass = 0; pass < 3 && lossOf(caster, best) > 0; pass += 1) {
    const ways = sharedScreens(caster, best.material.beats, isTight).map(({ beats, screen }) => ({
      fitted: fittedOf(caster, { ...best.material, beats }, seconds),
      screen,
    }));
    const [first, ...others] = ways.filter(({ fitted }) => lossOf(caster, fitted) < lossOf(caster, best));
    if (first === undefined) break;
    const least = others.reduce(
      (one, other) => (lossOf(caster, other.fitted) < lossOf(caster, one.fitted) ? other : one),
      first,
    );
    best = least.fitted;
    screens.push(least.screen);
  }
  return screens.reduce((fitted, screen) => loosened(caster, fitted, seconds, screen), best);
}

/** The last screen that was shared may have made more room than it needs: it gives back what there is time for. */
function loosened(caster: Caster, own: Fitted, seconds: number, shared: SharedScreen): Fitted {
  const most = lossOf(caster, own);
  const freed = looserScreens(caster, own.material.beats, shared)
    .map(({ beats, screen }) => ({ fitted: fittedOf(caster, { ...own.material, beats }, seconds), screen }))
    .find(({ fitted }) => lossOf(caster, fitted) <= most);
  return freed === undefined ? own : loosened(caster, freed.fitted, seconds, freed.screen);
}

/** What there is no time to say whole is said up to one of its joints, as far as there is time for. */
function shortened(caster: Caster, own: Fitted, seconds: number): Fitted {
  let best = own;
  for (const beat of own.material.beats) {
    const at = best.material.beats.indexOf(beat);
    const text = best.kept.includes(beat) ? null : sentenceOf(caster, beat, at === 0);
    if (text === null || isDoubted(caster, text)) continue;
    for (const { beat: shorter, cut } of shorterLines(caster, text, beat, at, own.material.shape)) {
      const beats = best.material.beats.with(at, shorter);
      const next = fittedOf(caster, { ...best.material, beats }, seconds);
      // It takes what room there is, and pushes nothing out.
      if (![...best.kept, shorter].every((one) => next.kept.includes(one))) continue;
      best = { ...next, leftOut: [...next.leftOut, ...(cut === '' ? [] : [cut])] };
      break;
    }
  }
  return best;
}

function lossOf(caster: Caster, fitted: Fitted): number {
  const leftOut = fitted.leftOut.filter((text) => !isDoubted(caster, text));
  return lostFigures(leftOut) * 1000 + leftOut.join('').length;
}

/** A sentence that rather speaks to the maker is worth no crowded screen. */
const isDoubted = ({ brief }: Caster, text: string) =>
  brief.statements.some((statement) => statement.rank < 0 && statement.text === text);

const fittedOf = ({ energy }: Caster, material: Material, seconds: number): Fitted => ({
  material,
  ...fitBeats(material, seconds, energy),
});
