/** Marks of markdown that part what belongs together: bold keys, quotations in two lines, a line in italics, a sign of where words are shown. */

import { kindOfLabel } from './brief-labels.ts';
import { isMakersRole, roleOfKey } from './field-keys.ts';

/** "**Employer:** Wattle Water", "- **Pay**: $128,000" */
const boldKey = /^(\s*(?:[-*•]\s+)?)\*\*([^*\n:：]{2,40}?)\s*(?:[:：]\*\*|\*\*\s*[:：])[ \t]*(?=\S)/gmu;

const isMakersKey = (key: string) => isMakersRole(roleOfKey(key)) || kindOfLabel(key.toLowerCase()) !== null;

/** A quotation in a block, and below it in the same block who said it. */
const signedBlock =
  /^>[ \t]*(["“„«][^\n]+["”“»])[.!]?[ \t]*\n>[ \t]*(?:[—–-]{1,2}[ \t]*)?(?=\p{Lu})([^\n>"“”]{3,80}?)[ \t]*$/gmu;

/** A whole line in italics, which a brief's own words are set in as well. */
const italicLine = /^(\s*)(?<!\*)[*_](?![\s*_])([^*_\n]+?)(?<!\s)[*_](?![*_])[ \t]*$/gmu;

/** "- Warning, shown with step 2: “Never use bleach”": when it is shown is the maker's. */
const shownWhen =
  /^(\s*(?:[-*•]\s+)?\p{Lu}[\p{L} ]{2,24}?),\s(?:(?:shown|displayed|visible|on screen|to appear|appearing|appears|placed|held)\s[^:\n"“]{2,40}|(?:eingeblendet|gezeigt|zu sehen)\s?[^:\n"“„]{0,40}|(?:affiché|montré|visible)e?\s[^:\n"“«]{2,40}|(?:mostrad|visible)\p{L}*\s[^:\n"“«]{2,40}|(?:mostrat|visibile)\p{L}*\s[^:\n"“«]{2,40}):[ \t]*["“„«]?([^"“”„«»\n]{2,90}?)["”“»]?[ \t]*$/gmu;

/** "**One line:** Notes that cite their sources." says what the film says first. */
const oneLine =
  /^(\s*(?:[-*•]\s+)?)(?:one[ -]lin(?:e|er)|in one (?:line|sentence)|elevator pitch|the pitch|kurz gesagt|in einem satz|en une phrase|en una frase|in una frase|numa frase|in één zin)[ \t]*[:：][ \t]*(?=\S)/gimu;

const film = '(?:film|video|clip|teaser|trailer|spot|promo|reel|animation|explainer|short|sting)';
/** "# Quillmark 2.0: launch teaser" */
const kindBehind = new RegExp(
  `^(\\s*#{1,3}[ \\t]+[^\\n:]{3,60}?)[ \\t]*[:–—][ \\t]*(?:\\p{L}+[ \\t]){0,2}${film}[ \\t]*$`,
  'gimu',
);
/** "# Q1 FY2026 results film: Corvane Instruments" */
const kindBefore = new RegExp(
  `^(\\s*#{1,3}[ \\t]+)((?=[^\\n:]*\\d)[^\\n:]{4,50}?)[ \\t]${film}[ \\t]*[:–—][ \\t]*(\\p{Lu}[^\\n:.!?]{2,50})$`,
  'gmu',
);
/** "## Features, in order of importance" */
const inOrder =
  /^(\s*#{1,6}[ \t]+[^\n,]{3,40}),[ \t]+(?:in (?:this )?order(?: of (?:importance|appearance|priority))?|in dieser reihenfolge|nach wichtigkeit|par ordre d['’]importance|dans cet ordre|por orden de importancia|en este orden|in ordine(?: di importanza)?|por ordem(?: de importância)?|op volgorde(?: van belang)?)[ \t]*$/gimu;

/** "# Quillmark 2.0" */
const isName = /^\s*#+\s+\p{Lu}\S*(?:\s(?:\p{Lu}\S*|v?\d\S*)){0,2}$/u;

export const withPlainMarks = (prompt: string): string =>
  prompt
    .replace(signedBlock, (_, words: string, who: string) => `${words} — ${who}`)
    // Keys of the maker are known by their marks.
    .replace(boldKey, (whole, lead: string, key: string) => (isMakersKey(key) ? whole : `${lead}${key}: `))
    .replace(italicLine, '$1$2')
    .replace(kindBehind, (_, head: string) => (isName.test(head) ? head.replace(/^\s*#+\s+/u, 'Brand: ') : head))
    .replace(kindBefore, '$1$2\nBrand: $3')
    .replace(inOrder, '$1')
    .replace(shownWhen, '$1: $2')
    .replace(oneLine, '$1Message: ')
    // "6.1% -> 3.4%"
    .replace(/(\d[^\s]{0,6})\s?->\s?(?=[^\s\d]{0,3}\d)/gu, '$1 → ');
