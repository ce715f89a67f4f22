/** The name or title that a film should bear, among the tagged words of its brief. */
import { languageOf } from '../reading/language.ts';
import { type MaskedText, unmask } from '../reading/masked-text.ts';
import { stripTask } from '../reading/strip-task.ts';
import { roleOfKey } from '../unwrapping/field-keys.ts';
import { meanOf } from './runs.ts';
import { chanceOf, type TaggedWord } from './tag-words.ts';

const sureOfName = 0.5;
const leastOfName = 0.33;
const longest = 8;

/** The likeliest run of words that bear the tag of the name, as the brief spells it: for sure, or as it may be. */
export function findName(
  words: readonly TaggedWord[],
  { text, held }: MaskedText,
): { name: string; mayBeName: string } {
  const names = runsOfName(words, text)
    .map((run) => ({ run, chance: meanOf(run, (word) => chanceOf('N', word)) }))
    .filter(
      ({ run, chance }) =>
        chance >= leastOfName &&
        run.length <= longest &&
        isOneThing(run, text) &&
        !isAuthor(run, text) &&
        !isThing(run, text) &&
        !isTown(run, text),
    )
    .sort((a, b) => b.chance - a.chance);
  const run = names[0]?.run ?? [];
  const from = run[0]?.from ?? 0;
  const lead = led.exec(text.slice(run[0]?.clause.from ?? from, from))?.[0] ?? '';
  const name = unlabelled(tidied(unmask(text.slice(from - lead.length, run.at(-1)?.to ?? 0), held)));
  // "Postwiesel: So funktioniert die Abholung": how it works is told of it.
  const called = name.replace(
    /\s?[:：]\s(?:so|wie|how|why|comment|cómo|come|como|hoe|zo|ab|am|im|vom|seit|jetzt|from|on|since|dès|du|depuis|desde|del|dal|da|vanaf|sinds|nu)\s.*$/iu,
    '',
  );
  const before = text.slice(0, Math.max(from, text.indexOf(name, from)));
  if (asks.test(name) || isBareNoun(name, before, text)) return { name: '', mayBeName: '' };
  if ((names[0]?.chance ?? 0) >= sureOfName) return { name: called, mayBeName: '' };
  // Any word may stand in capitals where a sentence begins.
  const isWord = !/\s/u.test(name) && (from === run[0]?.clause.from || isGermanNoun(name, before, text));
  // "Sanne en Tim": of a couple both are named.
  const other = /^\p{Lu}\p{Ll}+$/u.test(name)
    ? (/^\s(?:et|y|e|en|and|&)\s\p{Lu}\p{Ll}+(?![\p{L}'’-]|\s\p{Lu})/u.exec(
        text.slice(before.length + name.length),
      )?.[0] ?? '')
    : '';
  return { name: '', mayBeName: isWord ? '' : `${name.replace(/\s?[:：?!]\s.*$/u, '')}${other}` };
}

/** "Headline: Oyster Row Baths": the key of a brief's line is no part of a name. */
function unlabelled(name: string): string {
  const [lead = '', label = ''] = /^([^:：]{3,24})[:：]\s+/u.exec(name) ?? [];
  return ['headline', 'name', 'copy'].includes(roleOfKey(label) ?? '') ? name.slice(lead.length) : name;
}

/** "Comment marche Voltavie ?": a question asks about what has a name. */
const asks =
  /^(?:how|why|what|wie|warum|was|comment|pourquoi|cómo|por qué|qué|come|perché|cosa|como|hoe|waarom|wat)\s.*\?$/iu;

/** "frische Eier", "von allen Enkeln": German nouns stand in capitals, and what a word bends to is no name. */
const isBareNoun = (name: string, before: string, text: string) =>
  isGermanNoun(name, before, text) && /(?:^|[^\p{L}\s]\s|\s(?:und|mit|von|aus|für)\s)\p{Ll}+\s$/u.test(before);
const isGermanNoun = (name: string, before: string, text: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(name) &&
  /(?<!\p{L})(?!(?:über|unter|hinter|neben|gegen|ohne|oder|aber|wegen|zwischen|heißen)\s)\p{Ll}{2,}(?:e|en|er|es|em)\s$/u.test(
    before,
  ) &&
  languageOf(text) === 'de';

/** "la Fête de la" before "Courge": what a joining word leads from is part of the name. */
const led =
  /(?<=\s)\p{Lu}[\p{L}'’-]+\s(?:(?:de|du|des|la|le|les|el|los|las|del|di|della|delle|dei|do|da|dos|das|of|the|van|von|der|den|het)\s){1,3}$/u;

/** A quotation beside other words is what somebody said, and who it was. */
const isOneThing = (run: readonly TaggedWord[], text: string) =>
  run.length === 1 || !/[\ue000-\uf8ff]/u.test(text.slice(run[0]?.from, run.at(-1)?.to));

/** A work is called by its title, not by who made it. */
const isAuthor = (run: readonly TaggedWord[], text: string) =>
  /[\ue000-\uf8ff],?\s(?:by|von|de|par|di|por|van|door)\s$/u.test(text.slice(0, run[0]?.from));

/** "a video about the night bus that …": what has an article and no capital is no name, to who writes capitals. */
const isThing = (run: readonly TaggedWord[], text: string) =>
  /^\p{Lu}/u.test(text) &&
  /^(?:the|our|an?|der|die|das|unsere?|le|la|les|notre|el|los|las|il|lo|gli|nuestr[oa]|a|o|de|het|een|onze)\s[^\p{Lu}\p{N}\ue000-\uf8ff]*$/u.test(
    text.slice(run[0]?.from, run.at(-1)?.to),
  );

/** "a dental practice in Northgate": where somebody is at home is not what they are called. */
const isTown = (run: readonly TaggedWord[], text: string) =>
  run.length <= 2 &&
  /\p{Ll}\s(?:in|à|en|em|te)\s$/u.test(text.slice(0, run[0]?.from)) &&
  /^\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)?$/u.test(text.slice(run[0]?.from, run.at(-1)?.to));

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

/** A line or a sentence, and a comma before a date or an hour, end a name; "St." and "No." do not. */
const parting = (between: string, { from }: TaggedWord, text: string) =>
  /[\n|•·]|\s\/\s/u.test(between) ||
  (/^[.!?…]\s/u.test(between) && !/(?<!\p{L})\p{L}{1,3}$/u.test(text.slice(0, from - between.length))) ||
  (/[,;(–—]/u.test(between) && /^\d/u.test(text.slice(from)));

const wellWishing =
  /^(?:happy (?:\d+th )?birthday|buon (?:compleanno|anniversario)|(?:joyeux|bon) anniversaire|feliz (?:cumpleaños|aniversario|aniversário)|alles gute|gefeliciteerd|parabéns)[,:]?\s+(?=\p{Lu})/iu;
const tidied = (name: string) =>
  (stripTask(name) ?? name)
    .replace(/^(?:introducing|meet|presenting|wir präsentieren|voici|presentamos|presentiamo|apresentamos)\s+/iu, '')
    .replace(/^(?:\p{Ll}+\s)+(?=\p{Lu})/u, '')
    .replace(
      /^(?:the story of|die geschichte (?:von|des|der)|l['’]histoire (?:de|du|des)|la historia de|la storia (?:di|del|della)|a história d[aeo]|het verhaal van)\s+/iu,
      '',
    )
    .replace(/\s(?:is|are|was|ist|war|est|es|è|é|will be|wird|turns|fête|cumple|compie|faz|wordt)\s.*\d.*$/u, '')
    // "Buon compleanno Zia Carla!" wishes it to Zia Carla.
    .replace(wellWishing, '')
    .replace(/(?<=\p{Ll}{2})!$/u, '')
    .replace(/(?:\s\p{Ll}{1,3})+$/u, '')
    .replace(/(?<=\p{L}{2})['’]s$/u, '')
    .replace(asks.test(name) ? /$/u : /\s?\?$/u, '')
    .trim();
