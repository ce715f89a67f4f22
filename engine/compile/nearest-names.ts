/** Up to three of `names` that are written most like `name`, nearest first. */
export function nearestNames(name: string, names: Iterable<string>): string[] {
  const wanted = name.toLowerCase();
  return [...names]
    .map((candidate) => ({ candidate, distance: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, distance: far }) => far <= Math.max(2, candidate.length / 2))
    .sort((one, other) => one.distance - other.distance || one.candidate.localeCompare(other.candidate, 'en'))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** Levenshtein's distance, one row at a time. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= Math.min(from.length, 64); i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
