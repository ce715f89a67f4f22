/** Marginal chances in a linear chain, by the forward-backward algorithm (Rabiner, 1989), in logarithms. */

export interface Chances {
  /** [place][tag] */
  node: number[][];
  /** [place - 1][tag before][tag]; only who learns needs them. */
  edge: () => number[][][];
}

type Scores = readonly (readonly number[])[];
type Step = (at: number, from: number, to: number) => number;

/** `scores` are [place][tag]; `step` is the score of going from one tag to the next at a place. */
export function chancesOf(scores: Scores, step: Step): Chances {
  const forward = forwardOf(scores, step);
  const backward = backwardOf(scores, step);
  const total = logSum(forward.at(-1) ?? [0]);
  const node = forward.map((own, at) => own.map((value, tag) => Math.exp(value + (backward[at]?.[tag] ?? 0) - total)));
  const edge = () =>
    scores
      .slice(1)
      .map((own, before) =>
        (forward[before] ?? []).map((value, from) =>
          own.map((score, to) =>
            Math.exp(value + step(before + 1, from, to) + score + (backward[before + 1]?.[to] ?? 0) - total),
          ),
        ),
      );
  return { node, edge };
}

function forwardOf(scores: Scores, step: Step): number[][] {
  const forward: number[][] = [];
  for (const [at, own] of scores.entries()) {
    const before = forward[at - 1];
    forward.push(
      before === undefined
        ? [...own]
        : own.map((score, to) => score + logSum(before.map((value, from) => value + step(at, from, to)))),
    );
  }
  return forward;
}

function backwardOf(scores: Scores, step: Step): number[][] {
  const backward: number[][] = [];
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    const [next, after] = [scores[at + 1], backward[at + 1]];
    backward[at] = (scores[at] ?? []).map((_, from) =>
      next === undefined || after === undefined
        ? 0
        : logSum(next.map((score, to) => step(at + 1, from, to) + score + (after[to] ?? 0))),
    );
  }
  return backward;
}

function logSum(values: readonly number[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}
