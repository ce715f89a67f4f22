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

/** One of `choices` for this seed and axis. Earlier choices are likelier: weights n, n−1, … 1. */
export function drawWeighted<T>(seed: number, axis: string, choices: readonly T[]): T {
  const total = (choices.length * (choices.length + 1)) / 2;
  let point = hash(seed, axis) % total;
  for (const [index, choice] of choices.entries()) {
    point -= choices.length - index;
    if (point < 0) return choice;
  }
  throw new RangeError('There is nothing to draw from');
}

/** One of `choices` for this seed and axis, all equally likely. */
export function draw<T>(seed: number, axis: string, choices: readonly T[]): T {
  const choice = choices[hash(seed, axis) % choices.length];
  if (choice === undefined) throw new RangeError('There is nothing to draw from');
  return choice;
}
