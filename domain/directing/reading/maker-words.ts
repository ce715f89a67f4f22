/** Words that speak to the maker of the film inside a line that otherwise is copy. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isLookClause } from './look-words.ts';
import { anyPhrase, countWords, patternOf, phraseSource } from './phrases.ts';
import { formatPattern, formatSource } from './wrapper.ts';

const kinds =
  /(?<![\p{L}])(?:release|changelog|launch|product|company|brand|app|event|format[oe]?|formaat|redes|brief(?:ing)?|note|demande|short|quick|little|new|social(?:\smedia)?|promo(?:tional)?|image|kurzes?|kleines?|neues?|court|courte|petite?|corto|breve|curto|an?|the|ein|eine|une?|una?|um|uma|de|di|da|von|van|of|in|for|für|pour|para|per|em|instagram|tiktok|linkedin|youtube|facebook)(?![\p{L}])/giu;

/** "Vertical 20 s", "Release video, 18s": a head of nothing but formats, lengths and what kind of film it is. */
export function isMakersHead(head: string, lexicons: readonly Lexicon[]): boolean {
  if (countWords(head) > 9) return false;
  // "Témoignage client à animer : …"
  if (
    /\s(?:à (?:animer|réaliser|monter)|da (?:animare|realizzare)|para animar|(?:zum|zu) animieren|om te animeren|to (?:be )?animated?)$/iu.test(
      head.trim(),
    )
  )
    return true;
  const [kind = '', ...others] = head.split(/,\s*/u);
  const told = [kind, ...others.filter((clause) => !isLookClause(clause))].join(', ');
  const isAsking = lexicons.some(
    (lexicon) =>
      anyPhrase(lexicon.film).test(head) ||
      patternOf(`(?:${formatSource(lexicon)})(?![\\p{L}\\p{N}])`, 'iu').test(head),
  );
  if (!isAsking) return false;
  const left = lexicons.reduce(
    (text, lexicon) =>
      text
        .replace(formatPattern(lexicon, 'giu'), ' ')
        .replace(anyPhrase([...lexicon.film, ...lexicon.make], 'giu'), ' '),
    told,
  );
  return !/[\p{L}\p{N}]/u.test(left.replace(kinds, ' '));
}

/** Colours after the last word: "ironyard.example #ff3b00 on black". */
const colourTail =
  /[\s,;–—-]+(?:#[0-9a-f]{6}|#[0-9a-f]{3})(?:(?:\s*(?:,|and|und|et|y|e|&|\/|\+|on|auf|sur|sobre|su)\s*)(?:#[0-9a-f]{6}|#[0-9a-f]{3}|black|white|schwarz|weiß|noir|blanc|negro|blanco|nero|bianco|preto|branco))*\s*\.?$/iu;

export const withoutColourTail = (text: string) => text.replace(colourTail, '');

/** The colours that stand so behind the last word of a line or sentence. */
export const colourTailsOf = (text: string): string[] =>
  text.split(/\n|(?<=[.!?])\s/u).flatMap((line) => colourTail.exec(line)?.[0] ?? []);

/** "MAXIMUM ENERGY!", "volle Energie": how the film shall feel, shouted or said. */
export const isEnergyCry = (text: string) =>
  /^(?:(?:with\s|mit\s|avec\s|con\s|com\s)?(?:max(?:imum|imale?r?|imal|\.)?|máxima|massima|high|full|low|high-|volle?|hohe|haute|pleine?|mucha|tanta|muita)[\s-]+(?:energy|energie|énergie|energía|energia)|(?:energy|energie|énergie|energía|energia)\s*[:=]?\s*(?:max(?:imum|imal)?|high|full|hoch|haute|alta|low|calm|10))[\s!.]*$/iu.test(
    text.trim(),
  );

/** "… in 40 seconds for kids": whom the film is for goes with its length. */
export const forWhom = '(?:\\s(?:for|für|pour|para|per)\\s(?:\\p{Ll}[\\p{L}-]*\\s?){1,3})?';

/** A task's own length at its end: "Explain photosynthesis in 40 seconds". */
export function withoutTaskLength(text: string, { second }: Lexicon): string {
  return text
    .replace(/\s(?:in|as|with)\san?\s(?:\p{L}+\s){0,2}(?:video|clip|film|animation)(?=\s*[:：.]?\s*$)/iu, '')
    .replace(
      new RegExp(
        `\\s(?:in|en|em|within|innerhalb von|in nur|in just)\\s\\d{1,3}[\\s-]?(?:${phraseSource(second)})${forWhom}(?=\\s*[:：.]?\\s*$)`,
        'iu',
      ),
      '',
    );
}
