/** Whole parts of a brief that are for its makers alone: a fence of notes, a paragraph marked internal, a colleague's mail. */
import { secretLabels } from '../lexicon/secret-words.ts';

const screen = '(?:screen|film|video|clip|viewers?|audience|publication|public|release)';
const makers =
  '(?:maintainers?|reviewers?|editors?|producers?|animators?|designers?|devs?|developers?|the team|the crew|the editor|the animator|you and me|our eyes)';
/** What marks a part wherever it stands in the words before its colon. */
const marks = [
  `(?:not|never|nothing)\\s(?:yet\\s)?(?:for|on|in)\\s(?:the\\s|this\\s)?${screen}`,
  `(?:keep|leave|stay)s?\\s(?:\\w+\\s){0,2}(?:off|out of)\\s(?:the\\s|this\\s)?${screen}`,
  `(?:for\\s)?${makers}\\sonly`,
  "(?:not|isn[’']t)\\s(?:yet\\s)?public(?:\\syet)?",
  '(?:strictly\\s|under\\s)(?:confidential|embargo|wraps)',
  'nicht\\sfür\\s(?:den|die)\\s(?:film|bildschirm|öffentlichkeit)',
  "pas\\s(?:pour|à)\\s(?:le\\sfilm|l[’']écran)",
  'no\\s(?:es\\s)?para\\s(?:el\\svídeo|la\\spantalla)',
  'non\\sper\\s(?:il\\sfilm|il\\svideo|lo\\sschermo)',
  'niet\\svoor\\s(?:de\\sfilm|het\\sscherm|in\\sbeeld)',
].join('|');
const label = `(?:${secretLabels}(?=\\s*[:–—-])|[^:\\n"“„«.!?\\[\\]()]{0,40}(?<![\\p{L}])(?:${marks})(?![\\p{L}])[^:\\n"“„«.!?\\[\\]()]{0,30})`;

/** "[maintainers only: the fix goes out on Friday. Skip the numbers.]": of several sentences, or on several lines. */
const bracketed = new RegExp(
  `[ \\t]*(?:\\[\\s*${label}\\s*[:–—-][^\\[\\]]*\\]|\\(\\s*${label}\\s*[:–—-][^()]*\\))`,
  'giu',
);
/** "Not public yet, keep off screen: the merger, the move." with the rest of its line, and the points under it. */
const line = new RegExp(`^(?:[-*•]\\s+|#{1,6}\\s+)?\\*{0,2}${label}\\s*(?::.*|\\*{0,2})$`, 'iu');
/** "INTERNAL - not for the screen" */
const heading = new RegExp(`^(?:[-*•]\\s+|#{1,6}\\s+)?\\W{0,3}${secretLabels}\\W{1,4}(?:${marks}).*$`, 'iu');

const fence = /^[ \t]*(```|~~~)[ \t]*([^\n`]*)\n([\s\S]*?)\n[ \t]*\1[ \t]*$/gmu;
const notesFence =
  /^(?:internal|private|notes?|todos?|comments?|meta|hidden|review(?:er)?|draft|notizen|interne?s?|notas?|nota|notities)(?![\p{L}])/iu;
/** A mail or a chat of colleagues under the brief, line by line behind ">". */
const mail = /(?:^[ \t]*>[^\n]*(?:\n|$))+/gmu;
const mailHead =
  /^[ \t]*>\s*(?:\*\*)?(?:From|Von|De|Da|Van)(?:\*\*)?:|^[ \t]*>[^\n]*\b(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef)\s?:/mu;

/** The brief without such parts, and those; what would leave nothing stays. */
export function withoutKeptBackParts(prompt: string): { text: string; wishes: string[] } {
  const wishes: string[] = [];
  const drop = (part: string) => {
    wishes.push(part.trim());
    return '';
  };
  const unfenced = prompt.replace(fence, (whole: string, _: string, info: string, inside: string) =>
    notesFence.test(info.trim()) || isMarked(inside.split('\n')[0] ?? '') ? drop(whole) : whole,
  );
  const unmailed = unfenced.replace(mail, (part) =>
    mailHead.test(part) && part.length * 2 <= unfenced.length ? drop(part) : part,
  );
  const text = unmailed.replace(bracketed, drop);
  return text.trim() === '' ? { text: prompt, wishes: [] } : { text, wishes };
}

/** Whether a line, or a sentence, or the line above some points, is marked as nothing for viewers. */
export const isMarked = (said: string): boolean => line.test(said.trim()) || heading.test(said.trim());
