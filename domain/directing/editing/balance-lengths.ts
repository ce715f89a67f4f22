import type { Part } from './film-parts.ts';

/** Shares of the film that opening, closing and hero keep (art direction, section 9), with room for the overlaps. */
const opening = [0.115, 0.25] as const;
const closing = [0.135, 0.26] as const;
const alone = [0.228, 0.295] as const;
/** The least that the beats keep together. */
const heroLeast = 0.6;

/** Whole-frame lengths with the same sum, moved only where a part would leave the share of its role. */
export function balanceLengths(parts: readonly Part[], overlap: number): number[] {
  const lengths = parts.map(({ length }) => Math.max(1, Math.round(length)));
  const beats = parts.flatMap(({ isBeat }, index) => (isBeat ? [index] : []));
  if (beats.length === 0 || parts.length < 2) return lengths;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (isInShares(parts, lengths, overlap / total)) return lengths;
  const isOwnFirst = parts[0]?.isBeat === false;
  const last = lengths.length - 1;
  if (isOwnFirst) clampTo(lengths, 0, parts[last]?.isBeat === true ? alone : opening, total, beats);
  if (parts[last]?.isBeat === false && last > 0) clampTo(lengths, last, isOwnFirst ? closing : alone, total, beats);
  const edges = [...(isOwnFirst ? [0] : []), ...(parts[last]?.isBeat === false && last > 0 ? [last] : [])];
  const taken = edges.reduce((sum, index) => sum + (lengths[index] ?? 0), 0);
  const most = total * (1 - heroLeast);
  if (taken <= most) return lengths;
  for (const index of edges) {
    const share = ((lengths[index] ?? 0) * most) / taken / total;
    clampTo(lengths, index, [share, share], total, beats);
  }
  return lengths;
}

/** Whether opening, closing and hero keep their shares as they are, overlaps counted: then nobody's length moves. */
function isInShares(parts: readonly Part[], lengths: readonly number[], overlap: number): boolean {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || last.isBeat || parts.filter(({ isBeat }) => !isBeat).length > 2)
    return false;
  const hero = lengths.reduce((sum, length, index) => sum + (parts[index]?.isBeat ? length : 0), 0) / total;
  const end = (lengths.at(-1) ?? 0) / total;
  const start = (lengths[0] ?? 0) / total;
  const isHooked = !first.isBeat;
  const isHeroSound = hero + overlap >= 0.605 && hero + overlap * (isHooked ? 2 : 1) <= 0.795;
  const isHookSound = !isHooked || (start + overlap >= 0.102 && start + overlap <= 0.295);
  return isHeroSound && isHookSound && end >= 0.105 && end <= 0.295;
}

/** Puts one length inside its share; the beats give or take the difference by their size. */
function clampTo(
  lengths: number[],
  at: number,
  [low, high]: readonly [number, number],
  total: number,
  beats: number[],
): void {
  const length = lengths[at] ?? 0;
  const fit = Math.round(Math.min(total * high, Math.max(total * low, length)));
  let rest = length - fit;
  lengths[at] = fit;
  const sum = beats.reduce((all, index) => all + (lengths[index] ?? 0), 0);
  for (const [turn, index] of beats.entries()) {
    const own = lengths[index] ?? 0;
    const share = turn === beats.length - 1 ? rest : Math.round((length - fit) * (own / Math.max(1, sum)));
    lengths[index] = Math.max(1, own + share);
    rest -= share;
  }
}
