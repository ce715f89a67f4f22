/** "# ferrolog v2.0.0", "Stacklane 5.3 — released 2025-02-11": what a release is of, at its head, in small letters as well. */
const head =
  /^(?:#{1,3}[ \t]+([\p{L}][\p{L}\p{N}._-]{1,30}(?:[ \t]\p{L}[\p{L}\p{N}._-]{1,30})?)[ \t]+v?\d+\.\d+[\w.-]*|([\p{Lu}][\p{L}\p{N}._-]{1,30}(?:[ \t]\p{Lu}[\p{L}\p{N}._-]{1,30})?)[ \t]+v?\d+\.\d+[\w.-]*[ \t]+(?:[—–-][ \t]+(?:released|release|veröffentlicht|publié|publicad[oa]|rilasciat[oa]|lançad[oa]|uitgebracht)|\((?:\d{4}-\d{2}-\d{2}|build|released)))/mu;

/** The name at the head of a release's notes; an empty text where there is none. */
export const releasedName = (text: string): string => {
  const [, marked, plain] = head.exec(text) ?? [];
  return marked ?? plain ?? '';
};
