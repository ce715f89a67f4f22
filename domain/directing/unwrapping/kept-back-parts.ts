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
  'for\\swhoever\\s(?:builds|makes|edits|animates|cuts|does)\\s(?:this|it)',
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
/** "[The permit is not signed. Do not mention Hadley.]": brackets of their own line that forbid go whole. */
const forbidding =
  /^[ \t]*[[(][^[\]()\n]*(?:do not|don['’]t|never|please keep|nicht|ne pas|no|non|não|niet)\s(?:mention|show|name|reveal|say|erwähnen|zeigen|nennen|mentionner|montrer|mencionar|mostrar|menzionare|mostrare|noemen|tonen)(?!\p{L})[^[\]()\n]*[\])][ \t]*$/gimu;
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
  const unmailed = forwardedBrief(unfenced, drop).replace(mail, (part) =>
    mailHead.test(part) && part.length * 2 <= unfenced.length ? drop(part) : part,
  );
  const text = unmailed.replace(bracketed, drop).replace(forbidding, drop);
  return text.trim() === '' ? { text: prompt, wishes: [] } : { text, wishes };
}

const mailField =
  /^[ \t]*(?:\*\*)?(?:from|to|cc|date|sent|subject|von|an|gesendet|datum|betreff|de|à|envoyé|objet|para|enviado|asunto|da|inviato|oggetto|van|aan|verzonden|onderwerp)(?:\*\*)?\s?:[^\n]*$/iu;
const separator =
  /^[ \t]*[-_–—]{2,}[^\n]*(?:forwarded|original|weitergeleitet|transféré|reenviado|inoltrato|doorgestuurd)[^\n]*$/iu;
const disclaimer =
  /^[ \t]*(?:this (?:e-?mail|message)|diese (?:e-?mail|nachricht)|ce (?:mail|message|courriel)|este (?:correo|mensaje)|questa (?:e-?mail|mail)|deze (?:e-?mail|mail))[^\n]*(?:confidential|vertraulich|confidentiel|confidencial|riservat|vertrouwelijk)[^\n]*$/iu;
/** "Head of Lending, Wexcombe Libraries" below the name of whoever wrote. */
const post = /^\p{Lu}[\p{L} &’'-]{2,40},\s(\p{Lu}[\p{L}\d&’' -]{2,40})$/u;

/** A brief that came as the mail behind a mail: what stands behind its ">" is the brief, what stands above it is talk. */
function forwardedBrief(text: string, drop: (part: string) => string): string {
  const [part = ''] = (text.match(mail) ?? []).sort((one, other) => other.length - one.length);
  if (!mailHead.test(part) || part.length * 2 <= text.length) return text;
  drop(text.replace(part, ''));
  const lines = part.split('\n').map((line) => line.replace(/^[ \t]*>[ \t]?/u, ''));
  const writer =
    /^[ \t]*(?:from|von|de|da|van)\s?:\s*([^<\n]+?)\s*(?:<|$)/iu.exec(
      lines.find((line) => mailField.test(line)) ?? '',
    )?.[1] ?? '';
  return lines
    .filter((line) => !mailField.test(line) && !separator.test(line) && !disclaimer.test(line))
    .filter((line) => writer === '' || line.trim() !== writer)
    .map((line) => line.replace(post, 'Brand: $1'))
    .join('\n')
    .trim();
}

/** Whether a line, or a sentence, or the line above some points, is marked as nothing for viewers. */
export const isMarked = (said: string): boolean =>
  line.test(said.trim()) || heading.test(said.trim()) || (notesFor.test(said.trim()) && !saysOfFilm.test(said));

/** "Notes for the editor: not too fast. Josiane must see it first.", with all that stands behind it on its line. */
const notesFor =
  /^(?:[-*•]\s+)?\*{0,2}(?:notes?|remarks?|hinweise?|anmerkung(?:en)?|remarques?|notas?|observaciones|indicazioni|opmerking(?:en)?)\s(?:for|to|für|an|pour|para|per|voor|al|aan)\s(?:the|our|den|die|das|le|la|el|il|lo|o|a|de|het)\s[^:\n"“„«]{2,30}?\*{0,2}\s?:/iu;
/** How long, in which shape and colours a film is, and on what it ends, is read where it stands. */
const saysOfFilm =
  /(?<!\p{L})(?:\d{1,3}\s?(?:s|sec|sek|seg)\p{L}*|\d{1,2}:\d{1,2}|square|vertical|landscape|portrait|sign off|end (?:on|with|card)|close (?:on|with)|finish (?:on|with)|colou?rs?|farben?|couleurs?|colores|colori|cores|kleuren|carré|hochformat|quadrat\p{L}*)(?!\p{L})/iu;
