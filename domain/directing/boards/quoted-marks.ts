/** Quoted words and addresses of a line held as single letters, so that what stands around them can be read. */
const quotes =
  /“([^“”]+)”|„([^„“”]+)[“”]|«\s?([^«»]+?)\s?»|"([^"]+)"|`([^`]+)`|(?<=^|[\s(:,])‘([^‘]+?)’(?=[\s.,;:)]|$)|(?<=^|[\s(:,])'([^'\n]{3,}?)'(?=[\s.,;:)]|$)|(?<![\p{L}\d*])\*([^*\n]{2,120}?)\*(?![\p{L}\d*])/gu;
const address =
  /(?<![\p{L}\d@.-])(?:[\w.+-]{1,64}@(?:[\p{L}\d-]{1,63}\.)+\p{Ll}{2,24}|(?:https?:\/\/)?(?:[\p{L}\d][\p{L}\d-]*\.)+(?!(?:m|s)\b)\p{Ll}{2,}(?:\/[^\s,;()]*[^\s,;().!?])?|@[\w.]{3,}\w)(?![\p{L}\d])/gu;

export const markIn = /[\ue000-\uf8ff]/gu;

export interface Held {
  text: string;
  kind: 'quoted' | 'address';
}

const first = 0xe000;
const most = 6000;

/** The text with a mark for each, and what each mark holds. */
export function holdQuotes(text: string): { marked: string; held: Held[] } {
  const held: Held[] = [];
  const hold = (one: Held) => (held.length >= most ? one.text : String.fromCharCode(first + held.push(one) - 1));
  // Letters for private use are marks here.
  const marked = text
    .replace(markIn, ' ')
    .replace(quotes, (_, ...groups: unknown[]) => {
      const words = groups.slice(0, 8).find((one) => typeof one === 'string') as string;
      const said = words.trim().replace(/,$/u, '');
      return hold({ text: said, kind: isAddress(said) ? 'address' : 'quoted' });
    })
    .replace(address, (found) => hold({ text: found, kind: 'address' }));
  return { marked, held };
}

const isAddress = (text: string) => !/\s/u.test(text) && new RegExp(`^(?:${address.source})$`, 'u').test(text);

export const heldBy = (mark: string, held: readonly Held[]): Held =>
  held[mark.charCodeAt(0) - first] ?? { text: '', kind: 'quoted' };

/** The text with its marks put back, without quotation marks. */
export const unheld = (text: string, held: readonly Held[]): string =>
  text.replace(markIn, (mark) => heldBy(mark, held).text);
