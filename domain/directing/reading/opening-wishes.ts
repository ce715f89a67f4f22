import type { Lexicon } from '../lexicon/lexicon.ts';
import { anyPhrase, phraseSource } from './phrases.ts';
import { isRefusedThing } from './refusals.ts';
import { lengthLead, spelledLength, withPlainLengths } from './spelled-lengths.ts';

/** What a brief's opening says to the maker between its words, and the brief without it. */
export interface OpeningWishes {
  text: string;
  /** Lengths and formats, one to a line. */
  wishes: string;
}

const shapeWords =
  'verticale?s?|vertical\\p{L}*|portrait|landscape|square|hochkant|hochformat|querformat|quadrat\\p{L}*|paysage|carré\\p{L}*|vertikal\\p{L}*|horizontal\\p{L}*|cuadrad\\p{L}*|orizzontale|quadrat[oa]|quadrad[oa]|staand|liggend|vierkant|format\\p{L}*|formaat|formát|widescreen|full hd|4k|hd|16:9|9:16|1:1|4:5|\\d{3,4}\\s?[x×]\\s?\\d{3,4}|\\d{2}\\s?fps';

/**
 * Takes clauses of nothing but a length or a format out of the brief's first sentence: "Spring sale, 8 seconds,
 * vertical: …", "Werbefilm, 18 Sekunden, hochkant, für …". Further down such words may be copy ("Stir, 30 seconds").
 */
export function takeOpeningWishes(given: string, lexicons: readonly Lexicon[]): OpeningWishes {
  const closing = closingWish.exec(given);
  const opening = inOpening(closing === null ? given : given.slice(0, closing.index), lexicons);
  return closing === null ? opening : { ...opening, wishes: `${opening.wishes}\n${closing[1] ?? ''}`.trim() };
}

/** "… ir@aerolith.energy — 25 seconds, cinematic", "… brightplate.org 25 s, warm": a length and looks at the very end. */
const closingWish =
  /(?:\s[—–-]|(?<=[\w-]\.\p{Ll}{2,12}))\s+(\d{1,3}[\s-]?(?:seconds?|secs?|s|sekunden|secondes|segundos|secondi|seconden)(?:,\s[\p{L} -]{3,28}){0,4})[.!]?\s*$/iu;

function inOpening(given: string, lexicons: readonly Lexicon[]): OpeningWishes {
  const raw = askedForAVideo(given, lexicons);
  const end = /\n|[.!?](?=\s+[\p{Lu}\p{N}"“„«]|\s*$)|[:：](?=\s)/u.exec(raw)?.index ?? raw.length;
  const opening = raw.slice(0, end);
  const parts = opening.split(/(,\s+|\s[–—-]\s|\s?[()]\s?|;\s+)/u);
  const taken: string[] = [];
  const kept: string[] = [];
  const isAsked = parts.some((clause, at) => at > 0 && at % 2 === 0 && isWish(clause, lexicons));
  for (let at = 0; at < parts.length; at += 2) {
    const clause = parts[at] ?? '';
    // Brackets go with what stood in them.
    if (clause === '' && taken.length > 0 && /\)/u.test(parts[at - 1] ?? '')) continue;
    if (at > 0 && (isWish(clause, lexicons) || (isAsked && isSilent(clause))))
      taken.push(...lengthAlone(clause, lexicons), clause.trim());
    else kept.push(at === 0 ? clause : `${linked(clause, parts[at - 1] ?? '', taken, lexicons)}${clause}`);
  }
  const said = kept.join('').trimEnd();
  const title = titleLength.exec(said);
  if (title !== null) return { text: `${title[1]}${raw.slice(end)}`, wishes: [...taken, title[2] ?? ''].join('\n') };
  return taken.length === 0 || !/\p{L}{2}/u.test(said)
    ? { text: raw, wishes: '' }
    : { text: `${said}${raw.slice(end)}`, wishes: taken.join('\n') };
}

/** "Onboarding for Plantly in 30 seconds": how long a lesson of this kind takes is how long its film lasts. */
const titleLength =
  /^((?:(?:the|a short|a brief)\s)?(?:history|story|science|life|rise|anatomy|evolution|timeline|making) of\s[^:：\d]+|[^:：]*(?<!\p{L})(?:onboarding|introduction|intro|guide|tour|basics|crash course|explained|overview|primer|einführung|überblick|grundlagen|présentation|introducción|introduzione|introdução)(?!\p{L})[^:：\d]*)\s(?:in|en|em|within)\s(\d{1,3}[\s-]?(?:seconds?|secs?|s|sekunden|secondes|segundos|secondi))$/iu;

/** "20 seconds for Hof Lindner": what lasts so long is a film. */
function askedForAVideo(raw: string, lexicons: readonly Lexicon[]): string {
  const asked = new RegExp(
    `^\\s*${lengthOf(lexicons)}(?:,?\\s+(?:${shapeWords}))*,?\\s+(?=(?:for|about|für|über|pour|sur|para|sobre|per|su|voor|over|on\\s(?:how|why|what))\\s)`,
    'iu',
  ).exec(raw)?.[0];
  return asked === undefined ? raw : `Video, ${asked.trim().replace(/,$/u, '')}, ${raw.slice(asked.length)}`;
}

/** "Werbefilm, 18 Sekunden, für …" goes on without its comma once the clause is out. */
const linked = (clause: string, mark: string, taken: readonly string[], lexicons: readonly Lexicon[]) =>
  taken.length > 0 &&
  lexicons.some(({ link }) => new RegExp(`^(?:${phraseSource(link)})(?![\\p{L}])`, 'iu').test(clause))
    ? ' '
    : mark;

function lengthOf(lexicons: readonly Lexicon[]): string {
  const units = phraseSource([...new Set(lexicons.flatMap(({ second }) => second))]);
  return `(?:${spelledLength}|${lengthLead}\\d{1,3}(?:[.,]\\d)?[\\s-]?(?:${units}|sec|secs|s|秒|초))(?:\\s+(?:long|lang|tops|max))?`;
}

/** "…, loops, no sound, 30 s": beside a length, how it plays is a wish as well. */
const isSilent = (clause: string) =>
  /^(?:it\s)?(?:loops?|loop(?:ed|ing)|silent|muted?|on (?:a )?loop)$/iu.test(clause.trim()) || isRefusedThing(clause);

/** "say 20-30 seconds", "keep it under 25 s": the length itself, the longer of two. */
const lengthAlone = (clause: string, lexicons: readonly Lexicon[]) =>
  (new RegExp(`(?<![\\p{L}\\p{N}:.,])${lengthOf(lexicons)}(?![\\p{L}\\p{N}])`, 'iu').exec(clause) ?? [])
    .slice(0, 1)
    .map(withPlainLengths);

function isWish(clause: string, lexicons: readonly Lexicon[]): boolean {
  const token = new RegExp(`(?<![\\p{L}\\p{N}:.,])(?:${lengthOf(lexicons)}|${shapeWords})(?![\\p{L}\\p{N}])`, 'giu');
  if (!token.test(clause)) return false;
  const rest = clause
    .replace(token, ' ')
    .replace(anyPhrase([...new Set(lexicons.flatMap(({ film }) => film))], 'giu'), ' ')
    .replace(
      /(?<!\p{L})(?:instagram|insta|tiktok|youtube|linkedin|facebook|whatsapp|reels?|shorts?|stor(?:y|ies)|posts?)(?!\p{L})/giu,
      ' ',
    )
    .replace(
      /(?<![\p{L}])(?:in|im|en|em|of|von|de|di|about|around|roughly|approx|approximately|exactly|say|under|at (?:most|least)|up to|no (?:longer|more) than|(?:keep|make)(?: it| this)?|quick|short|for|please|or so|ca|circa|max|maximum|etwa|environ|long|lang|and|und|et|y|e)(?![\p{L}])\.?/giu,
      ' ',
    );
  return !/[\p{L}\p{N}]/u.test(rest);
}
