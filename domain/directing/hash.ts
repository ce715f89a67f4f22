/** FNV-1a over UTF-16 units, 32 bits, finished by an avalanche so that near texts fall far apart. */
export function hash(...parts: (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const character of parts.join('\u0000')) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** One of `choices` for this seed and axis, all equally likely. */
export function draw<T>(seed: number, axis: string, choices: readonly T[]): T {
  return at(choices, hash(seed, axis));
}

/** What a film is drawn by: one base per brief and project, and the variant that the caller asks for. */
export interface Dice {
  base: number;
  variant: number;
}

/**
 * One of `choices` on an axis of variety. Earlier choices are likelier, by weights n, n−1, … 1; the next variant takes
 * the next choice, so that two variants in a row differ on every axis that has a choice.
 */
export function drawAxis<T>({ base, variant }: Dice, axis: string, choices: readonly T[]): T {
  const total = (choices.length * (choices.length + 1)) / 2;
  let point = hash(base, axis) % total;
  let first = 0;
  while (point >= choices.length - first) {
    point -= choices.length - first;
    first += 1;
  }
  return at(choices, first + variant);
}

function at<T>(choices: readonly T[], index: number): T {
  const choice = choices[index % choices.length];
  if (choice === undefined) throw new RangeError('There is nothing to draw from');
  return choice;
}
