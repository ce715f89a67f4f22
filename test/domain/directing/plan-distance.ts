import type { DirectedPlan, TimedShot } from '../../../domain/directing/film.ts';

/**
 * Distance of two plans on the axes of variety, from 0 to 1: what share of them, weighed as section 11 of the art
 * direction weighs them, another seed or another brief changed. Layouts count by the beats that stand elsewhere.
 */
export function planDistance(one: DirectedPlan, other: DirectedPlan): number {
  const [a, b] = [one.theme, other.theme];
  const differs = (...pairs: [unknown, unknown][]) =>
    pairs.filter(([left, right]) => left !== right).length / pairs.length;
  return (
    0.2 * differs([a.ground, b.ground]) +
    0.2 * layoutDistance(layoutsOf(one), layoutsOf(other)) +
    0.15 * differs([a.pairing, b.pairing]) +
    0.15 * differs([a.signature, b.signature]) +
    0.1 * differs([a.transition, b.transition]) +
    0.1 * differs([a.texture, b.texture], [a.motif, b.motif]) +
    0.1 * differs([a.camera, b.camera], [a.emphasis, b.emphasis])
  );
}

/** Where the pieces of the first, the third and the longest beat stand. */
function layoutsOf({ scenes }: DirectedPlan): string[] {
  const hero = scenes.find(({ role }) => role === 'hero');
  const byStart = new Map<number, TimedShot[]>();
  for (const shot of hero?.shots ?? []) {
    const from = Number(shot.props.from ?? 0);
    byStart.set(from, [...(byStart.get(from) ?? []), shot]);
  }
  const beats = [...byStart.values()];
  const lasts = ([shot]: TimedShot[]) => Number(shot?.props.to ?? 0) - Number(shot?.props.from ?? 0);
  const longest = [...beats].sort((x, y) => lasts(y) - lasts(x))[0];
  return [beats[0], beats[2], longest].map((beat) =>
    (beat ?? []).map(({ piece, props }) => `${piece}${JSON.stringify(props.zone ?? '')}${props.align ?? ''}`).join(),
  );
}

const layoutDistance = (one: readonly string[], other: readonly string[]) =>
  one.filter((layout, at) => layout !== other[at]).length / one.length;
