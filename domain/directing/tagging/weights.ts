/** The tagger's weights, which `scripts/train-tagger.ts` writes. */
import source from './weights.json' with { type: 'json' };

/** C copy, N the name, M asking, S what to show, W wish, D what happens on screen, B background, G courtesy, L label. */
export const tags = ['C', 'N', 'M', 'S', 'W', 'D', 'B', 'G', 'L'] as const;
export type Tag = (typeof tags)[number];

export interface Weights {
  /** One weight a tag, in the order of the tags; undefined for a feature that says nothing. */
  feature: (name: string) => readonly number[] | undefined;
  /** The weight of going from one tag to another across a joint. */
  step: (joint: string, from: string, to: string) => number;
}

/** Weights are written as whole numbers of this. */
export const unit = 0.05;

let known: Weights | undefined;

/** Read at the first brief: what only looks at a room that directs does without. */
export function learntWeights(): Weights {
  known ??= weightsIn(source);
  return known;
}

/** A line a feature, a tab, and its weights: `w:please	C-12W30`; a step has no tab: `stopCW-8`. Every tag is one letter. */
export function weightsIn(text: string, of: readonly string[] = tags): Weights {
  const lines = new Map<string, string>();
  const read = new Map<string, readonly number[]>();
  const steps = new Map<string, number>();
  for (const line of text.split('\n')) {
    const tab = line.indexOf('\t');
    const [, name = '', value = ''] = tab >= 0 ? [] : (/^(\S+?)(-?\d+)$/u.exec(line) ?? []);
    if (tab >= 0) lines.set(line.slice(0, tab), line.slice(tab + 1));
    else if (name !== '') steps.set(name, Number(value) * unit);
  }
  return {
    feature: (name) => {
      const line = lines.get(name);
      if (line === undefined) return undefined;
      const numbers = read.get(line) ?? numbersIn(line, of);
      read.set(line, numbers);
      return numbers;
    },
    step: (joint, from, to) => steps.get(`${joint}${from}${to}`) ?? 0,
  };
}

function numbersIn(line: string, of: readonly string[]): number[] {
  const numbers = of.map(() => 0);
  for (const [, tag = '', value = ''] of line.matchAll(/([A-Za-z])(-?\d+)/gu))
    numbers[of.indexOf(tag)] = Number(value) * unit;
  return numbers;
}
