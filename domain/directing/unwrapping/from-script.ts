import { isLookClause } from '../reading/look-words.ts';
import { isMakersPart } from '../reading/makers-parts.ts';
import { maskText, typed } from '../reading/masked-text.ts';
import { splitAtStops } from '../reading/stops.ts';
import type { PlainBrief } from './plain-brief.ts';
import { headsOf } from './script-heads.ts';
import { type LabelledPart, partsOfLine } from './script-labels.ts';
import { isName, logoOf, signerOf } from './script-signers.ts';
import { fromScriptTables } from './script-tables.ts';
import { contentOf, quotedWords, shownWords, stopped, unquoted } from './script-words.ts';
import { bare, type Scene, scenesOf } from './split-scenes.ts';
import { stagedQuotes } from './staged-quotes.ts';
import { stagedFigure, stagedWords } from './staged-words.ts';

/** Storyboards, shot lists and scripts: what is shown or spoken is said, the rest tells the maker how long and how. */

const ending =
  /(?<!\p{L})(?:cta|call to action|end ?card|closing|outro|close|schluss|abspann|fin|final|cierre|finale|encerramento|slot)(?!\p{L})/iu;
/** Words a second that can be read beside what else a film shows. */
const readable = 2.6;

/** One stretch of a script with what it is to the film. */
export interface ScriptPart extends LabelledPart {
  /** Which scene of the script it stands in. */
  scene: number;
  isEnd: boolean;
}

export interface Script {
  before: string[];
  /** What stands below the last scene. */
  after: string[];
  parts: ScriptPart[];
  /** Seconds that all scenes last together. */
  seconds: number | null;
}

/** A brief that is a script, scene by scene; null for any other. */
export function readScript(text: string): Script | null {
  const split = scenesOf(fromScriptTables(text).split('\n'));
  if (split === null) return null;
  const after = takeAfter(split.scenes.at(-1));
  const parts = split.scenes.flatMap((scene, at) =>
    withFigures(partsOf(scene)).map((part) => ({ ...part, scene: at, isEnd: ending.test(scene.head) })),
  );
  return { before: split.before, after, parts, seconds: lengthOf(split.scenes) };
}

/** A script as the lines that it wants seen. */
export function fromScript(text: string): PlainBrief {
  const script = readScript(text);
  if (script === null) return { text, told: [] };
  const { before, after, parts, seconds } = script;
  const stated = statedSeconds([...before, ...after]);
  const told: string[] = [];
  const kept = withoutSaidTwice(parts, stated ?? seconds, told);
  const brand = kept.find((part) => part.kind === 'brand' && isName(unquoted(part.text)));
  const isLabelled = areLabelled(parts);
  const said = kept.flatMap((part) => (part === brand ? [] : linesOf(part, isLabelled)));
  // "# Brief: Blood donation, short vertical": where every scene labels its words, a heading above them is none.
  const isEvery = new Set(parts.filter(({ kind }) => kind === 'shown').map(({ scene }) => scene)).size >= 2;
  const above = headsOf(before, isEvery);
  return {
    text: [...above, ...said, ...after].join('\n').trim(),
    told,
    wishes: seconds === null || stated !== null ? [] : [`Length: ${seconds} seconds`],
    isScript: true,
    name: brand === undefined ? logoOf(parts) || signerOf(parts) : unquoted(brand.text).replace(/\.$/u, ''),
  };
}

/** What speaks of the whole film below its last scene: lines without labels, or with those of a style and a music. */
function takeAfter(scene: Scene | undefined): string[] {
  const isOfScene = (line: string) =>
    partsOfLine(bare(line)).some(({ kind, label, text }) => kind !== null && !ofFilm.test(label) && !isNone(text));
  const last = scene?.lines.findLastIndex(isOfScene) ?? -1;
  const said = last < 0 ? (scene?.lines.findIndex((line) => line.trim() !== '') ?? -1) : last;
  const blank = scene?.lines.findIndex((line, at) => at > said && line.trim() === '') ?? -1;
  return said < 0 || blank < 0 ? [] : (scene?.lines.splice(blank) ?? []);
}
const ofFilm =
  /^(?:music|musik|musique|m[úu]sica|muziek|style|stil|estilo|stile|stijl|look|mood|stimmung|ambiance|ambiente|sfeer|notes?|colou?rs?|direction|duration|length|dauer|länge|durée|duración|durata|duração|duur)$/iu;

const statedSeconds = (before: readonly string[]) => {
  const said = /(\d{1,3})[\s-]?(?:s|secs?|seconds?|sekund\p{L}*|second\p{L}*|segundos|seconden)(?!\p{L})/iu.exec(
    before.join('\n'),
  )?.[1];
  return said === undefined ? null : Number(said);
};

/** The labelled parts of a scene: a line without a label goes on with what the line above it began. */
function partsOf(scene: Scene): LabelledPart[] {
  const parts: LabelledPart[] = [];
  let kind: LabelledPart['kind'] | undefined;
  for (const line of scene.lines) {
    if (isTableLine(line)) {
      parts.push({ kind: null, label: '', text: line.trim() });
      continue;
    }
    if (line.trim() === '') {
      if (parts.length > 0 && parts.at(-1)?.text !== '') kind = undefined;
      continue;
    }
    for (const part of partsOfLine(bare(line))) {
      if (part.kind !== null) kind = part.kind;
      const isPoint = part.kind === null && kind === undefined && /^\s*[-*•]\s/u.test(line);
      // "Logo placeholder" below a text goes on with none.
      const isDrawn = part.kind === null && stagedWords(part.text) === '';
      parts.push({ ...part, kind: part.kind ?? (isDrawn ? 'craft' : kind) ?? null, ...(isPoint ? { isPoint } : {}) });
    }
  }
  const isLabelled = parts.some((part) => part.kind === 'shown' || part.kind === 'spoken');
  const first = parts[0];
  // The name of a scene says nothing where its words stand below it.
  const isNamed =
    scene.head === '' &&
    first?.kind === null &&
    (isLabelled
      ? /^(?:[^\s.!?:]+\s?){1,3}$/u.test(first.text)
      : parts.length > 1 && (isPlace(first.text) || (scene.end !== null && isShouted(first.text))));
  if (isNamed && first !== undefined) scene.head = first.text;
  return parts.slice(isNamed ? 1 : 0).filter((part) => {
    if (part.kind === 'lasting') scene.seconds ??= Number(/^\d{1,3}(?:\.\d)?/u.exec(part.text)?.[0] ?? 0) || null;
    return part.kind !== 'lasting' && (isTableLine(part.text) || !isNone(part.text));
  });
}

/** "The number 1,860 counts up. Caption: breakfasts served": what moves and what stands below it are one fact. */
function withFigures(parts: readonly LabelledPart[]): LabelledPart[] {
  const figureOf = (part: LabelledPart | undefined) => (part?.kind === null ? stagedFigure(part.text) : '');
  const isCaption = (part: LabelledPart | undefined) => part?.kind === 'shown' && !/\d\s*$|^["“„«\d]/u.test(part.text);
  return parts.flatMap((part, at) => {
    if (figureOf(part) !== '' && isCaption(parts[at + 1])) return [];
    const figure = isCaption(part) ? figureOf(parts[at - 1]) : '';
    return [figure === '' ? part : { ...part, text: `${figure} ${part.text}` }];
  });
}

/** What is spoken beside its own words on screen is said once, and where there is time for both only. */
function withoutSaidTwice(parts: readonly ScriptPart[], seconds: number | null, told: string[]): ScriptPart[] {
  const shown = parts.filter(({ kind }) => kind === 'shown' || kind === 'call');
  const said = parts.filter(({ kind }) => kind === 'shown' || kind === 'call' || kind === 'spoken');
  const count = said.reduce((sum, { text }) => sum + wordsIn(text).length, 0);
  const isCrowded = shown.length > 0 && seconds !== null && count > seconds * readable;
  return parts.filter((part) => {
    // "Then it takes 60 days" says what stands beside it as "60 days".
    if (part.kind === 'shown')
      return isCrowded || !parts.some((one) => one.kind === 'spoken' && one.scene === part.scene && holds(one, part));
    if (part.kind !== 'spoken') return true;
    const own = shown.filter(({ scene }) => scene === part.scene).flatMap(({ text }) => wordsIn(text));
    const words = wordsIn(part.text);
    const isRead = words.filter((word) => own.includes(word)).length >= words.length * 0.8;
    if (isCrowded && !isRead) told.push(`${unquoted(part.text)} (spoken in the script)`);
    return !isRead && !isCrowded;
  });
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const holds = (spoken: ScriptPart, shown: ScriptPart) =>
  wordsIn(spoken.text).length > wordsIn(shown.text).length &&
  wordsIn(spoken.text).join(' ').includes(wordsIn(shown.text).join(' '));

/** "£2.50, caption “flat fare”" */
const captioned =
  /,?\s(?:with\s)?(?:the\s|a\s)?(?:caption|subtitle|label|line|text|légende|untertitel|bildunterschrift|leyenda|didascalia|legenda|onderschrift)\s?:?\s(?=["“„«])/giu;

function linesOf({ kind, text, isEnd, isPoint = false }: ScriptPart, isLabelled: boolean): string[] {
  const bare = unquoted(text);
  if (kind === 'call') return [`CTA: ${bare}`];
  if (kind === 'shown' || kind === 'spoken') {
    const words = shownWords(text, kind === 'shown');
    return words.map((one, at) => (isEnd && at === 0 && !/^cta:/iu.test(one) ? `CTA: ${one}` : one));
  }
  if (kind === null && !isLabelled) {
    if (isTableLine(text)) return [text];
    const [, under = ''] = logoOver.exec(text) ?? [];
    if (under !== '') return [`CTA: ${under}`];
    const staged = stagedQuotes(text);
    if (staged !== null)
      return staged.map((words, at) => (isEnd && at === 0 ? `CTA: ${stopped(words)}` : asQuoted(text, words)));
    const cards = stagedWords(text).split(/\s\/\s/u);
    if (cards.length > 1 && cards.every((card) => /^[^.!?]{2,40}$/u.test(card)))
      // "FRESH / CLEAR" say no look of the film where they are its words.
      return cards.some((card) => isLookClause(unquoted(card)))
        ? cards.map((card) => `"${unquoted(card)}"`)
        : ['', ...cards.map((card) => `- ${unquoted(card)}`), ''];
    const masked = maskText(text.replace(emphasis, '“$1”'));
    return splitAtStops(masked.text)
      .map((words) => typed(words, masked.held))
      .map(stagedWords)
      .filter((words) => words !== '')
      .map((words) => contentOf(words.replace(/^“([^“”]+)”$/u, '$1')))
      .map((words, at) => (isEnd && at === 0 && !/^cta:/iu.test(words) ? `CTA: ${words}` : words));
  }
  if (kind !== null) return [];
  // Among labelled scenes a list is shown, and so is what a drawing arrives at.
  if (isPoint) return [`- ${bare}`];
  const staged = stagedWords(text).replace(captioned, '. ');
  if (staged !== text && staged !== '' && !quotedWords(text).some((words) => words === stopped(staged)))
    return splitAtStops(staged).map((words) => contentOf(stagedFigure(words) || words.replace(/^“([^“”]+)”$/u, '$1')));
  // “…” inside what the maker shall draw are words all the same, and so is an address.
  return quotedWords(text);
}

/** "Logo Auralith, below it “From $249”.": what stands below a logo is the last that is read. */
const logoOver =
  /^(?:the\s)?logo:?\s[^"“„«.!?:]{2,40}?,?\s(?:(?:and|with)\s)?(?:below|beneath|under(?:neath)?|above|beside)(?:\sit)?:?\s["“„«]([^"“”„«»]{2,60})["”“»][.!]?$/iu;

/** What a script puts in quotes is shown as it is written, whatever else says the same. */
const asQuoted = (text: string, words: string) =>
  /\s/u.test(words) && text.includes(words) ? `"${words}"` : stopped(words);

/** "[00:13-00:22] WHERE" */
const isShouted = (text: string) => /^\p{Lu}[\p{Lu}\d &-]{1,24}$/u.test(text);
const isPlace = (text: string) =>
  isMakersPart(text) ||
  /^(?:intro|open(?:er|ing)?|clos(?:e|er|ing)|outro|end(?:ing)?(?: card)?|cta|call to action|finale|wrap[- ]?up|title(?: card)?|schluss|fin|cierre|chiusura|fecho|slot)$/iu.test(
    text,
  );

const isTableLine = (line: string) => /^\s*\|.*\|\s*$/u.test(line);

/** Where one scene of many labels its words, the others say theirs without. */
function areLabelled(parts: readonly ScriptPart[]): boolean {
  const of = (some: readonly ScriptPart[]) => new Set(some.map(({ scene }) => scene)).size;
  const labelled = of(parts.filter(({ kind }) => kind === 'shown' || kind === 'spoken'));
  return labelled > 0 && (of(parts) < 4 || (labelled > 1 && labelled >= of(parts) / 2));
}

/** "*Why does it cost more?*": set apart as a quotation is. */
const emphasis = /(?<![\p{L}\p{N}*_])[*_]{1,2}([^*_\n]{2,120}?)[*_]{1,2}(?![\p{L}\p{N}*_])/gu;

/** "VO: none" */
const isNone = (text: string) =>
  !/[\p{L}\p{N}]/u.test(text) ||
  /^(?:none|no|n\/?a|nothing|keine?[rs]?|aucune?|ninguna?|nessuna?|nenhuma?|geen|[–—-])[.!]?$/iu.test(text.trim());

function lengthOf(scenes: readonly Scene[]): number | null {
  const last = scenes.at(-1)?.end;
  if (last) return last;
  const all = scenes.map(({ seconds }) => seconds);
  return all.length === 0 || all.includes(null) ? null : all.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
