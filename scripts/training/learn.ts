/** Learns the weights of the tagger: stochastic gradients with AdaGrad, and an L1 bound that leaves few weights. */
import { chancesOf } from '../../domain/directing/tagging/chances.ts';
import type { Row as Seen } from '../../domain/directing/tagging/tag-words.ts';
import { unit } from '../../domain/directing/tagging/weights.ts';

const rounds = 12;
const rate = 0.03;
const bound = 0.003;

/** A text as a tagger sees it, and the tag that each of its words bears. */
export interface Lesson extends Seen {
  gold: readonly string[];
}

export interface Course {
  /** What is learnt from, features and all. */
  own: readonly Lesson[];
  /** What was made of those: no feature comes from it alone. */
  made: readonly Lesson[];
  /** One letter each. */
  tags: readonly string[];
  /** Features of fewer texts than this say more of those texts than of the language. */
  leastTexts: number;
}

interface Encoded {
  ofClause: number[][];
  ofWord: number[][];
  clause: number[];
  joints: number[];
  gold: number[];
}

/** A row of weights, each with the sum of its squared slopes. */
class Row {
  readonly value: Float64Array;
  readonly #squares: Float64Array;

  constructor(length: number) {
    this.value = new Float64Array(length);
    this.#squares = new Float64Array(length);
  }

  /** One step of AdaGrad (Duchi, Hazan and Singer, 2011) with the soft threshold of its L1 bound. */
  learn(at: number, slope: number): void {
    const squares = (this.#squares[at] ?? 0) + slope * slope;
    const pace = rate / Math.sqrt(squares + 0.01);
    const value = (this.value[at] ?? 0) - pace * slope;
    this.#squares[at] = squares;
    this.value[at] = Math.sign(value) * Math.max(0, Math.abs(value) - pace * bound);
  }
}

/** The weights as the lines that `weightsIn` reads. The same lessons give the same weights. */
export function learn({ own, made, tags, leastTexts }: Course): string {
  const examples = [...own, ...made];
  const size = tags.length;
  const names = namesIn(own, leastTexts);
  const ids = new Map(names.map((name, id) => [name, id]));
  const joints = [...new Set(examples.flatMap(({ places }) => places.map(({ joint }) => joint)))].sort();
  const features = new Row(names.length * size);
  const steps = new Row(joints.length * size * size);
  const encoded = examples.filter(({ gold }) => gold.length > 0).map((one) => encode(one, ids, joints, tags));
  const means = { features: new Float64Array(names.length * size), steps: new Float64Array(steps.value.length) };
  for (let round = 0; round < rounds; round += 1) {
    for (const one of shuffled(encoded, round)) learnOne(one, features, steps, size);
    // The mean of the later rounds does better than the last one alone.
    if (round * 2 < rounds) continue;
    const share = 1 / Math.floor((rounds + 1) / 2);
    features.value.forEach((value, at) => {
      means.features[at] = (means.features[at] ?? 0) + value * share;
    });
    steps.value.forEach((value, at) => {
      means.steps[at] = (means.steps[at] ?? 0) + value * share;
    });
  }
  return written(names, joints, tags, means);
}

function namesIn(lessons: readonly Lesson[], least: number): string[] {
  const count = new Map<string, number>();
  for (const { ofClause, ofWord } of lessons) {
    const own = new Set([...ofClause.flat(), ...ofWord.flat()]);
    for (const name of own) count.set(name, (count.get(name) ?? 0) + 1);
  }
  return [...count]
    .filter(([, texts]) => texts >= least)
    .map(([name]) => name)
    .sort();
}

function encode(
  { places, ofClause, ofWord, gold }: Lesson,
  ids: ReadonlyMap<string, number>,
  joints: readonly string[],
  tags: readonly string[],
): Encoded {
  const idsOf = (own: readonly string[]) => own.map((name) => ids.get(name)).filter((id) => id !== undefined);
  return {
    ofClause: ofClause.map(idsOf),
    ofWord: ofWord.map(idsOf),
    clause: places.map(({ clause }) => clause),
    joints: places.map(({ joint }) => joints.indexOf(joint)),
    gold: gold.map((tag) => tags.indexOf(tag)),
  };
}

function learnOne(one: Encoded, features: Row, steps: Row, size: number): void {
  const all = Array.from({ length: size }, (_, tag) => tag);
  const sumOf = (ids: readonly number[]) =>
    all.map((tag) => ids.reduce((sum, id) => sum + (features.value[id * size + tag] ?? 0), 0));
  const shared = one.ofClause.map(sumOf);
  const scores = one.ofWord.map((ids, at) =>
    sumOf(ids).map((score, tag) => score + (shared[one.clause[at] ?? 0]?.[tag] ?? 0)),
  );
  const stepAt = (at: number, from: number, to: number) => (one.joints[at] ?? 0) * size * size + from * size + to;
  const chances = chancesOf(scores, (at, from, to) => steps.value[stepAt(at, from, to)] ?? 0);
  const [node, edge] = [chances.node, chances.edge()];
  const slopeAt = (at: number, tag: number) => (node[at]?.[tag] ?? 0) - Number(one.gold[at] === tag);
  const ofClause = one.ofClause.map(() => all.map(() => 0));
  one.ofWord.forEach((ids, at) => {
    const clause = ofClause[one.clause[at] ?? 0] ?? [];
    for (let tag = 0; tag < size; tag += 1) {
      clause[tag] = (clause[tag] ?? 0) + slopeAt(at, tag);
      for (const id of ids) features.learn(id * size + tag, slopeAt(at, tag));
    }
    for (const [from, row] of (at === 0 ? [] : (edge[at - 1] ?? [])).entries())
      for (const [to, chance] of row.entries())
        steps.learn(stepAt(at, from, to), chance - Number(one.gold[at - 1] === from && one.gold[at] === to));
  });
  one.ofClause.forEach((ids, at) => {
    for (const id of ids)
      for (let tag = 0; tag < size; tag += 1) features.learn(id * size + tag, ofClause[at]?.[tag] ?? 0);
  });
}

/** Another order each round, the same in each training. */
function shuffled<T>(given: readonly T[], round: number): T[] {
  const rest = [...given];
  let state = 12_345 + round;
  for (let at = rest.length - 1; at > 0; at -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = Math.floor((state / 2_147_483_648) * (at + 1));
    [rest[at], rest[other]] = [rest[other] as T, rest[at] as T];
  }
  return rest;
}

function written(
  names: readonly string[],
  joints: readonly string[],
  tags: readonly string[],
  means: { features: Float64Array; steps: Float64Array },
): string {
  const size = tags.length;
  const whole = (value: number | undefined) => Math.round((value ?? 0) / unit);
  const features = names.flatMap((name, id) => {
    const own = tags.map((tag, at) => ({ tag, value: whole(means.features[id * size + at]) }));
    const said = own.filter(({ value }) => value !== 0);
    return said.some(({ value }) => Math.abs(value) > 1)
      ? [`${name}\t${said.map(({ tag, value }) => `${tag}${value}`).join('')}`]
      : [];
  });
  const steps = joints.flatMap((joint, row) =>
    tags.flatMap((from, a) =>
      tags.flatMap((to, b) => {
        const value = whole(means.steps[row * size * size + a * size + b]);
        return value === 0 ? [] : [`${joint}${from}${to}${value}`];
      }),
    ),
  );
  return [...steps, ...features].join('\n');
}
