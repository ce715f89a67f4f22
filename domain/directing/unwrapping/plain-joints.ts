/** "“We're back.” + Pinwheel Toys + 1 October", "Atelier Roussel / pottery / 145 €": parts that somebody in haste joins by a sign. */

/** What stands inside marks keeps its signs. */
const marked = /["“„«][^"“”„«»\n]*["”“»]/gu;
const mostMarked = 60;
const held = (at: number) => String.fromCharCode(0xf500 + at);

const signs = [/\s\+\s/gu, /\s\/\s/gu, /\s[·•|]\s/gu] as const;
/** "2 + 2", "60 / 40", "milk + eggs = pancakes", "Ctrl + Shift + P": what reckons, and keys that are held together. */
const isOne =
  /[\d.,]\s[+/]\s\d+(?:[.,]\d+)?\s*(?:$|[=+/)])|\s[=→⟶⇌≈]\s|(?<!\p{L})(?:ctrl|cmd|alt|shift|strg|option|⌘)\s\+/iu;
/** A telephone number and an address, one behind the other. */
const contacts = /(?<=\d{2} ?\d{2})\s[/|·+]\s(?=(?:[\w-]{1,40}\.){1,4}[a-z]{2,}(?:[\s/]|$))/giu;
/** Longer ones are written out. */
const longest = 400;

/** Signs between the parts of a brief of one line become the commas that the reading parts at. */
export function withPlainJoints(prompt: string): string {
  const text = prompt.replace(contacts, ', ');
  if (text.trim().includes('\n') || text.length > longest) return text;
  const quoted = [...text.matchAll(marked)].map(([words]) => words).slice(0, mostMarked);
  const masked = quoted.reduce((rest, words, at) => rest.replace(words, held(at)), text);
  const parted = signs.reduce((rest, sign) => (joins(rest, sign) ? rest.replace(sign, ', ') : rest), masked);
  return quoted.reduce((rest, words, at) => rest.replace(held(at), () => words), parted);
}

/** Once beside words in marks, or twice and more: "A / B" alone may be one name. */
const joins = (text: string, sign: RegExp) => {
  const count = [...text.matchAll(sign)].length;
  return count > 0 && !isOne.test(text) && (count > 1 || besideMarks.test(text));
};
const besideMarks = /[\uf500-\uf53c]\s[+/·•|]\s|\s[+/·•|]\s[\uf500-\uf53c]/u;
