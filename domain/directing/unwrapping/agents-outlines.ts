/** How agents lay out a brief: scenes by their times, fields as points, heads that only say what follows is shown. */
import { asksForChart } from '../reading/chart-asking.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { kindOfLabel } from './brief-labels.ts';
import { roleOfKey } from './field-keys.ts';

/** The brief with such parts as lines that the reading knows. */
export const withOutlines = (prompt: string): string =>
  [withShownHeads, withFields, withDirectingPoints, withScenes, withCalls, withEmphasis].reduce(
    (text, step) => step(text),
    prompt,
  );

const showing =
  '(?:to (?:show|feature|include|display|mention|highlight)|zum (?:zeigen|einblenden)|zu zeigen|à (?:montrer|afficher)|(?:a|para) mostrar|da mostrare|om te tonen)';
/** "Dishes to show (one at a time):" heads its dishes; "À afficher :" heads nothing. */
const shownHead = new RegExp(
  `^([ \\t]*(?:[-*•]\\s|#+\\s)?)((?:\\p{Lu}[\\p{L} ]{1,30}?(?=\\s))?)[ \\t]*${showing}(?!\\p{L})[^:：\\n.]{0,60}[:：]?[ \\t]*$`,
  'gimu',
);
function withShownHeads(text: string): string {
  return text.replace(shownHead, (_, before: string, head: string) =>
    head.trim() === '' ? '' : `${before.replace(/[-*•#]+\s/u, '')}${head.trim()}:`,
  );
}

const pointed = /^[-*•]\s+(?:\*\*)?([\p{L}][\p{L}\p{N} /’'-]{1,28}?)(?:\*\*)?\s?[:：](?:\*\*)?\s*(\S.*)?$/u;
/** "- Studio: …", "- Style: …": points of which several are fields of a brief are its fields, all of them. */
function withFields(text: string): string {
  const lines = text.split('\n');
  const points = lines.filter((line) => /^[-*•]\s/u.test(line));
  const fields = points.map((line) => pointed.exec(line)).filter((one) => one !== null);
  const known = fields.filter(
    ([, key = '', value = '']) =>
      value !== '' &&
      (roleOfKey(key, value) !== null || ['opening', 'ending', 'maker'].includes(kindOfLabel(key) ?? '')),
  );
  if (fields.length < 4 || known.length < 3 || fields.length * 10 < points.length * 7) return text;
  return lines
    .map((line) => {
      const [whole, key = '', value = ''] = pointed.exec(line) ?? [];
      return whole === undefined ? line.replace(/^\s{2,}(?=[-*•]\s)/u, '') : `${key}: ${value}`.trimEnd();
    })
    .join('\n');
}

const imperative =
  /^(?:please\s)?(?:show|be|keep|use|make|avoid|do not|don['’]t|add|put|include|let|highlight|animate|mention|focus|emphasi[sz]e|hold|give|treat|draw|compare|zeige?|nutze|verwende|vermeide|halte|montre[rz]?|utilise[rz]?|évite[rz]?|muestra|usa|evita|mostra|mostre|use|evite|toon|gebruik|vermijd)(?!\p{L})/iu;
/** "- Show the two years side by side. - Headline: …": among points that are fields of a brief, those that order direct. */
function withDirectingPoints(text: string): string {
  const lines = text.split('\n');
  const isField = (line: string) => {
    const [, key = '', value = ''] = pointed.exec(line) ?? [];
    return value !== '' && ['opening', 'ending', 'maker'].includes(kindOfLabel(key) ?? '');
  };
  const isHeadline = (line: string) => roleOfKey(pointed.exec(line)?.[1] ?? '') === 'headline';
  if (lines.filter((line) => isField(line) || isHeadline(line)).length < 2) return text;
  const directs = (line: string) =>
    imperative.test(line.replace(/^[-*•]\s+/u, '')) && /^[-*•]\s/u.test(line) && !/["“”„«»\d]/u.test(line);
  if (!lines.some(directs)) return text;
  return lines
    .map((line) =>
      directs(line)
        ? line.replace(/^[-*•]\s+/u, 'Style: ')
        : isField(line) || isHeadline(line)
          ? line.replace(/^[-*•]\s+/u, '')
          : line,
    )
    .join('\n');
}

const sceneHeads =
  'ablauf|aufbau|drehbuch|sequence|storyboard|storyline|structure|flow|scenes?|szenen|déroulé|scènes|séquences?|secuencia|escenas|estructura|sequenza|struttura|sequência|cenas|estrutura|verloop|opbouw';
const sceneHead = new RegExp(`^\\s*#{0,6}\\s*(?:\\*\\*)?(?:${sceneHeads})(?:\\*\\*)?\\s*[:：]?(?:\\*\\*)?\\s*$`, 'iu');
const isFlow = /ablauf|aufbau|sequence|flow|déroulé|séquence|secuencia|sequenza|sequência|verloop|opbouw/iu;
const numbered = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/u;
const timed =
  /^[([]\s?\d+(?:[.,:]\d+)?\s?(?:s|sec|sek)?\s?[-–]\s?\d+(?:[.,:]\d+)?\s?(?:s|secs?|sek|seconds?)?\.?\s?[)\]]\s*[:–-]?\s*/u;

/** "2. (6-14 s) Figures: 42 talks": what a scene shows, in its order; "3. The offer" only points at it. */
function withScenes(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => sceneHead.test(line));
  if (at < 0) return text;
  const end = lines.findIndex(
    (line, index) => index > at && line.trim() !== '' && !numbered.test(line) && !/^\s{2,}\S/u.test(line),
  );
  const rows = lines.slice(at + 1, end < 0 ? lines.length : end);
  const scenes = rows.filter((line) => /^\s{0,1}\S/u.test(line) && numbered.test(line));
  const isTimed = scenes.filter((line) => timed.test(line.replace(numbered, ''))).length * 2 > scenes.length;
  if (scenes.length < 2 || !(isTimed || isFlow.test(lines[at] ?? ''))) return text;
  return [...lines.slice(0, at), ...rows.map(sceneLine), ...(end < 0 ? [] : lines.slice(end))].join('\n');
}

function sceneLine(row: string): string {
  if (/^\s{2,}/u.test(row) || !numbered.test(row)) return row.replace(/^\s{2,}/u, '');
  const said = row.replace(numbered, '').replace(timed, '').trim();
  const [, label = '', value = ''] = /^([^:：]{2,40}?)\s?[:：]\s*(.*)$/u.exec(said) ?? [];
  const [quote = ''] = /["“„«][^"”“»]{2,}[”"“»]/u.exec(said) ?? [];
  const kind = label === '' ? null : kindOfLabel(label);
  if (kind === 'opening' && quote !== '') return `Open with ${quote}`;
  if (kind === 'ending' && quote !== '') return `End with ${quote}`;
  if (quote !== '' && !value.includes(quote)) return `Show ${quote}`;
  // "The offer", "Die drei Stellen nacheinander": told elsewhere.
  if (label === '' && quote === '' && !/\d/u.test(said) && countWords(said) <= 12) return `Style: ${said}`;
  return value === '' && label !== '' ? `${label}:` : capital(said);
}

const callKeys =
  "(?:cta|call[ -]to[ -]action|end ?card|final screen|closing|button|appel à l[’']action|llamada a la acción|cierre|chiusura|schluss|slot)";
/** "6. CTA: “Try it free” + kite.example": the words and where to. */
const call = new RegExp(
  `^[ \\t]*(?:\\d{1,2}[.)]\\s+|[-*•]\\s+)?(?:\\*\\*)?${callKeys}(?:\\*\\*)?\\s?[:：](?:\\*\\*)?\\s*["“„«]\\s?([^"”“»\\n]{2,60}?)[.]?\\s?[”"“»]\\s*(?:\\+|and|und|et|y|e|en|&|,|with|mit)\\s*((?:https?://)?[\\w-]+(?:\\.[\\w-]+)+(?:/\\S*)?|\\+?\\d[\\d ()/-]{6,}\\d)[ \\t]*$`,
  'gimu',
);
function withCalls(text: string): string {
  return text
    .replace(call, (_, words: string, where: string) => `CTA: ${words} ${where}`)
    .replace(closing, (whole: string, before: string, label: string, value: string) => {
      const quotes = value.match(/["“„«]\s?[^"”“»\n]{2,}\s?[”"“»]/gu) ?? [];
      const isEnding =
        kindOfLabel(label) === 'ending' && quotes.length === 1 && !/\d/u.test(value.replace(quotes[0] ?? '', ''));
      return isEnding ? `${before}${label}: ${quotes[0]}` : whole;
    });
}
/** "End card: episode number, title, “Listen now”": what is quoted is said, the rest only points. */
const closing =
  /^([ \t]*(?:\d{1,2}[.)]\s+|[-*•]\s+)?(?:\*\*)?)([\p{L}][\p{L} -]{2,24}?)(?:\*\*)?\s?[:：](?:\*\*)?\s+([^"“„«\n]{4,}["“„«][^\n]*)$/gmu;

const emphasis =
  /^([ \t]*(?:[-*•]\s+)?)(?:\*\*)?(?:highlight|emphasi[sz]e|hervorheben|mettre en avant|destacar|destaque|(?:dato )?da evidenziare|evidenziare|benadruk\p{L}*|uitlichten)(?:\*\*)?\s?[:：](?:\*\*)?\s*(\S.*)$/gimu;
const included =
  /^([ \t]*(?:[-*•]\s+)?)(?:must (?:include|show|have)|please include|muss enthalten|doit (?:contenir|montrer)|debe (?:incluir|mostrar)|deve (?:includere|mostrare|incluir)|moet bevatten)\s?[:：]\s*(\S.*)$/gimu;
/** "Highlight: the numbers 3 and 11" says how; "Highlight: “most chosen” (7 of 10)" what. "Must include: bar chart …" is drawn. */
function withEmphasis(text: string): string {
  return text
    .replace(emphasis, (_, before: string, said: string) =>
      /["“„«]/u.test(said) ? `${before}${capital(said)}` : `${before}Style: ${said}`,
    )
    .replace(included, (whole: string, before: string, said: string) =>
      asksForChart(said) || /^(?:an?\s)?(?:animated\s)?(?:bar|line|pie|donut|column)[\s-]?(?:chart|graph)/iu.test(said)
        ? `${before}Style: ${said}`
        : whole,
    );
}
