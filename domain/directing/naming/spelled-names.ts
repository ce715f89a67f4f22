import { spellsHost } from '../reading/read-name.ts';

/** Most words of a name that an address spells. */
const most = 5;

/** "fietsenmaker De Spaak in Deventer … despaak.example": the words of the prompt that its address spells. */
export function namesSpelled(text: string, address: string): string[] {
  if (address === '') return [];
  // A name ends where its line does.
  const words = text.split(/[^\S\n]+|(?<=\n)|(?=\n)/u);
  for (const [at, word] of words.entries()) {
    if (!/^["“„«]?\p{Lu}/u.test(word)) continue;
    for (let length = 1; length <= most && at + length <= words.length; length += 1) {
      const name = bare(words.slice(at, at + length));
      if (!name.includes('.') && spellsHost(name, address)) return [bare(words.slice(at, longer(words, at + length)))];
    }
  }
  return [];
}

const bare = (words: readonly string[]) => words.join(' ').replace(/^["“„«]|["”“».,;:!?]+$/gu, '');

/** Where the name ends: "Tarn Hill Farm" of tarnhill.example, "TideConf 2026". */
function longer(words: readonly string[], end: number): number {
  const goesOn =
    !/[.,;:!?"”)]$/u.test(words[end - 1] ?? '') && /^(?:\p{Lu}\p{L}|(?:19|20)\d\d(?!\d))/u.test(words[end] ?? '');
  return goesOn ? longer(words, end + 1) : end;
}
