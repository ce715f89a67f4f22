/** The name or title that a film should bear, among the tagged words of its brief. */
import { type MaskedText, unmask } from '../reading/masked-text.ts';
import { meanOf } from './runs.ts';
import { chanceOf, type TaggedWord } from './tag-words.ts';

const sureOfName = 0.5;
const longest = 8;

/** The likeliest run of words that bear the tag of the name, as the brief spells it; empty if unsure. */
export function findName(words: readonly TaggedWord[], { text, held }: MaskedText): string {
  const names = runsOfName(words, text)
    .map((run) => ({ run, chance: meanOf(run, (word) => chanceOf('N', word)) }))
    .filter(({ run, chance }) => chance >= sureOfName && run.length <= longest && isOneThing(run, text))
    .sort((a, b) => b.chance - a.chance);
  const run = names[0]?.run ?? [];
  const from = run[0]?.from ?? 0;
  const lead = led.exec(text.slice(run[0]?.clause.from ?? from, from))?.[0] ?? '';
  return tidied(unmask(text.slice(from - lead.length, run.at(-1)?.to ?? 0), held));
}

/** "la Fête de la" before "Courge": what a joining word leads from is part of the name. */
const led =
  /(?<=\s)\p{Lu}[\p{L}'’-]+\s(?:(?:de|du|des|la|le|les|el|los|las|del|di|della|delle|dei|do|da|dos|das|of|the|van|von|der|den|het)\s){1,3}$/u;

/** A quotation beside other words is what somebody said, and who it was. */
const isOneThing = (run: readonly TaggedWord[], text: string) =>
  run.length === 1 || !/[\ue000-\uf8ff]/u.test(text.slice(run[0]?.from, run.at(-1)?.to));

function runsOfName(words: readonly TaggedWord[], text: string): TaggedWord[][] {
  const runs: TaggedWord[][] = [];
  for (const [at, word] of words.entries()) {
    if (chanceOf('N', word) < 0.3) continue;
    const run = runs.at(-1);
    const before = words[at - 1];
    const isNext =
      before !== undefined && run?.at(-1) === before && !parting(text.slice(before.to, word.from), word, text);
    if (isNext) run?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** A line, and a comma before a date or an hour, end a name. */
const parting = (between: string, { from }: TaggedWord, text: string) =>
  /\n/u.test(between) || (/[,;(–—]/u.test(between) && /^\d/u.test(text.slice(from)));

const tidied = (name: string) =>
  name
    .replace(/^(?:introducing|meet|presenting|wir präsentieren|voici|presentamos|presentiamo|apresentamos)\s+/iu, '')
    .replace(/^(?:\p{Ll}{1,4}\s)+(?=\p{Lu})/u, '')
    .replace(/(?:\s\p{Ll}{1,3})+$/u, '')
    .replace(/(?<=\p{L}{2})['’]s$/u, '')
    .replace(/^((?:\S+\s){0,2}\S+?)\?$/u, '$1')
    .trim();
