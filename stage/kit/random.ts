/** A number in [0, 1) that depends on nothing but the film's seed and a name. */
export function seeded(seed: number, name: string): number {
  let hash = 2166136261 ^ seed;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** One of `choices`, by seed and name. */
export function pick<Choice>(choices: readonly [Choice, ...Choice[]], seed: number, name: string): Choice {
  return choices[Math.floor(seeded(seed, name) * choices.length)] ?? choices[0];
}
