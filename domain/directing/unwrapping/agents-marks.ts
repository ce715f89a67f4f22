/** Marks that agents and forms set a brief in, as the reading knows them: "[SIZE] 1080x1920", "(a) …", "Line to close with: …", days in a row. */
import { withoutAgentsTalk } from './agents-talk.ts';
import { roleOfKey } from './field-keys.ts';

const boxed = /^[ \t]*\[([\p{L}][\p{L} _-]{1,24})\][ \t]*:?[ \t]*(\S.*)$/u;
/** "[DATE] Saturday 8 November": a brief whose lines stand behind keys in brackets. */
function withKeysOfBoxes(text: string): string {
  const lines = text.split('\n');
  const keyed = lines.filter((line) => boxed.test(line)).length;
  const filled = lines.filter((line) => line.trim() !== '').length;
  if (keyed < 3 || keyed * 2 < filled) return text;
  const spelled = (key: string) =>
    key === key.toUpperCase() && key.length > 2 ? key.charAt(0) + key.slice(1).toLowerCase() : key;
  return lines
    .map((line) => line.replace(boxed, (_, key: string, value: string) => `${spelled(key)}: ${value}`))
    .join('\n');
}

/** "(a) Miss it by a day": points in letters. */
function withPoints(text: string): string {
  const lettered = /^[ \t]*\(([a-z])\)[ \t]+(?=\S)/gmu;
  return [...text.matchAll(lettered)].length < 2 ? text : text.replace(lettered, '- ');
}

const address = '(?:https?://)?[\\w-]+(?:\\.[\\w-]+)*\\.[a-z]{2,}(?:/[^\\s"”]*)?';
const placed = (verbs: string) =>
  new RegExp(
    `^[ \\t]*(?:[-*•][ \\t]+|\\d{1,2}[.)][ \\t]+)?(?:\\*\\*)?(?:the )?(?:(?:line|text|words?|sentence|copy|message|screen|card|frame) to (?:${verbs})(?: (?:with|on))?|(?:${verbs})(?:ing)? (?:with|on|line|text|words|message))(?:\\*\\*)?[ \\t]*:(?:\\*\\*)?[ \\t]*["“]?([^"”\\n]+?)["”]?[.]?[ \\t]*$`,
    'gimu',
  );
const closing = placed('close|end|finish|conclud(?:e)?|clos|finish');
const opening = placed('open|start|begin|lead');
const lastOfList =
  /^[ \t]*\d{1,2}[.)][ \t]+(?:end|closing|final|last|outro) ?(?:card|frame|screen|slide|title)?[ \t]*:[ \t]*["“]?([^"”\n]+?)["”]?[.]?[ \t]*$/gimu;
/** "Line to close with: 20% off when billed yearly. kite.example/pricing": the words, and where they lead. */
function ended(words: string): string {
  const [, said = words, at = ''] = new RegExp(`^(.*?)[\\s.,–—-]*\\s(${address})[.]?$`, 'iu').exec(words) ?? [];
  return at === ''
    ? `End with "${words}"`
    : `End with "${said.replace(/[\s,]+(?:and|und|et|y|e|&)$/iu, '')}" and ${at}`;
}
/** "Close with the install line: brew install pelt": the words behind the colon. */
const closesWith =
  /(?<=^|[.!?]\s+)(?:close|end|finish)(?: it)? (?:with|on) (?:the|our|a) (?:[\p{Ll}-]+ ){1,4}?[\p{Ll}-]+:\s+["“]?([^"”\n.!?]{4,80}(?:[.][^\s"”\n]+)*)["”]?(?=[.!?]?\s*$|[.!?]\s)/gimu;
/** "5 – The Salt Ledger, 212 loans": places of a ranking, line by line. */
const place = /^[ \t]*(\d{1,2})\s[–—-]\s(?=\S)/gmu;
function withPlaces(text: string): string {
  const places = [...text.matchAll(place)].map(([, at = '']) => Number(at));
  const isRow =
    places.length >= 3 && places.every((at, index) => index === 0 || Math.abs(at - (places[index - 1] ?? 0)) === 1);
  return isRow ? text.replace(place, '$1: ') : text;
}
const isAddress = new RegExp(`^${address}$`, 'iu');
const withPlacedLines = (text: string) =>
  text
    .replace(opening, (whole, words: string) => (isAddress.test(words) ? whole : `Open with "${words}"`))
    .replace(closing, (whole, words: string) => (isAddress.test(words) ? whole : ended(words)))
    .replace(closesWith, (_, words: string) => ended(words))
    .replace(lastOfList, (whole, words: string) => (isAddress.test(words) ? whole : ended(words)));

/** Under such a heading a paragraph directs as its points do. */
const directingHead =
  /^\s*#{1,6}\s*(?:(?:art|creative|visual|motion|film|editing|render(?:ing)?)\s)?(?:directions?|instructions?|style|notes?|guidelines?|constraints?|hints?|look(?: and feel)?|design|tone|mood|animation|do(?:s and don['’]?ts| not)?|regie|gestaltung|hinweise|stil|indications|consignes|réalisation|estilo|indicaciones|realización|stile|indicazioni|regia|estilo|indicações|stijl|aanwijzingen)(?:\s\([^()]*\))?\s*:?\s*$/iu;
function withDirectingParagraphs(text: string): string {
  let isInside = false;
  return text
    .split('\n')
    .map((line) => {
      if (/^\s*#{1,6}\s/u.test(line)) isInside = directingHead.test(line);
      const isParagraph = isInside && /^\s*\p{L}.*[.!]\s*$/u.test(line) && !/["“„«:]/u.test(line);
      return isParagraph ? `- ${line.trim().replace(/(?<=[.!])\s+(?=\p{Lu})/gu, '\n- ')}` : line;
    })
    .join('\n');
}

/** "**Client:** Thornbee  **Runtime:** 0:40", "Duration: 50 s · Shape: widescreen": fields in a row, one line each. */
function withFieldLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const fields = line.split(/\s{2,}(?=\S)|\s[·•|]\s|(?<=[.!])\s+(?=\p{Lu}\p{L}+:\s)/u).map((one) => one.trim());
      const read = fields.map((one) => /^(?:\*\*)?([\p{L}][\p{L} ]{1,24}?)\s?:(?:\*\*)?\s*(\S.*)$/u.exec(one));
      const known = read.filter((one) => one !== null && roleOfKey(one[1] ?? '', one[2]) !== null).length;
      return read.length > 1 && known >= 2 && read.every((one) => one !== null)
        ? read.map((one) => fieldLine(one?.[1] ?? '', one?.[2] ?? '')).join('\n')
        : line;
    })
    .join('\n');
}

/** "Delivery: 1:1, 20 sec, black + copper" */
const delivered = /^(delivery|specs?|output|export)[ \t]?:[ \t]+(\S[^\n]*)$/gimu;
const bareHead =
  /^#{1,6}[ \t]+(?:shot ?list|storyboard|(?:video |film )?script|treatment|(?:creative |video |film |motion )?brief|(?:video|film|motion) request)(?:\s(?:v|rev\.?\s?)?\d[\w.]*)?(?:[ \t]*\([^()\n]*\))?[ \t]*$/gimu;
/** "# Brief: Alder Drains": what it is a brief of is its title; "# Shot list v2 (FINAL)" is none. */
const withBriefHeads = (text: string) =>
  text
    .replace(bareHead, '')
    .replace(delivered, (whole: string, key: string, value: string) =>
      roleOfKey(key, value) === 'maker' ? `Style: ${value}` : whole,
    )
    .replace(/^(#{1,6}\s+)(?:(?:creative|video|film|project|motion)\s)?brief(?:ing)?\s?[:–—-]\s+(?=\S)/gimu, '$1');

/** What directs keeps to the two keys that are known wherever they stand. */
function fieldLine(key: string, value: string): string {
  if (roleOfKey(key, value) !== 'maker') return `${key}: ${value}`;
  return `${/^(?:shape|aspect|ratio|format|orient|size|dimension)/iu.test(key) ? 'Format' : 'Style'}: ${value}`;
}

/** "Quelque chose en vertical svp. Clémence et Yanis …": a shortened courtesy ends its sentence. */
const withCourtesiesEnded = (text: string) =>
  text.replace(/(?<=\s)(svp|stp|s\.v\.p|pls|plz)\.\s+(?=\p{Lu}\p{Ll})/gu, '$1!\n');

export const withoutMarks = (text: string): string =>
  [
    withoutAgentsTalk,
    withCourtesiesEnded,
    withBriefHeads,
    withFieldLines,
    withKeysOfBoxes,
    withPoints,
    withPlaces,
    withPlacedLines,
    withDirectingParagraphs,
  ].reduce((told, step) => step(told), text);
