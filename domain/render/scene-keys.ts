/**
 * The names by which the page knows a film's scenes, in their order; they seed the chance of each. A key is made of the
 * scene's code, so that a scene which is inserted, moved or taken out changes no other's key and no picture of theirs,
 * and films of one picture hash paint the same. Scenes of equal code are counted.
 */
export function sceneKeys(codeHashes: readonly string[]): string[] {
  const met = new Map<string, number>();
  return codeHashes.map((hash) => {
    const before = met.get(hash) ?? 0;
    met.set(hash, before + 1);
    const own = `s${hash.slice(0, 16)}`;
    return before === 0 ? own : `${own}-${before}`;
  });
}
