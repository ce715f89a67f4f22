/** Where the scenes of a storyboard begin, line by line, and what their heads say. */
import { areScenes, spansFollow } from './board-evidence.ts';
import { timeIn } from './board-times.ts';

const nouns =
  '(?:scene|shot|slide|slde|screen|frame|panel|card|beat|part|page|szene|bild|folie|tafel|karte|scène|plan|[ée]cran|diapo(?:sitive)?|séquence|carton|escena|toma|pantalla|diapositiva|plano|scena|schermata|inquadratura|cena|ecrã|tela|quadro|cartell?o|esc.?|kaart|beeld|scherm|dia)';
const spelledNumbers = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|vier|fünf|sechs)';
const named = new RegExp(
  `^${nouns}\\s?(?:no\\.?|nr\\.?|n[o°º]\\.?|#)?\\s?(?:\\d{1,3}|[A-J]|${spelledNumbers})(?![\\p{L}\\d])(.*)$`,
  'iu',
);
/** "last slide" */
const ending = new RegExp(
  `^(?:last|final|first|letzte|dernier|dernière|última|último|ultima|ultimo|laatste)\\s${nouns}(?![\\p{L}\\d])(.*)$`,
  'iu',
);
const before = new RegExp(`^\\d{1,3}\\.?\\s?${nouns}(?![\\p{L}\\d])(.*)$`, 'iu');
const numbered = /^(?:\(\d{1,2}\)|#\d{1,2}[.):]?|\d{1,2}[.)])\s+(\S.*)$/u;
/** "A) 5 s" */
const lettered = /^[A-J][).]\s*(\S.*)$/u;
const clocked = /^(?=[[(]?\s*:?\d{1,2}:\d\d\s?[–—-])(.*)$/u;
/** "Guest one, 8 sec. “…”" */
const lasting =
  /^(?=\p{L}[\p{L}\d '’-]{2,28},\s?\d{1,2}\s?(?:s|secs?|seconds?|sek\p{L}*|segundos?|secondi|secondes?|seconden)(?:\.|:|,)\s)(.*)$/iu;

export interface SceneHead {
  /** What the head calls its scene: no words of the film where others stand below. */
  name: string;
  content: string;
  seconds: number | null;
}

/** `- Step 1: "Pick a pot" / "Go wider" (6 seconds)`: a point that says how long it stands. */
const pointed =
  /^(?=.*\(\s?\d{1,2}(?:\.5)?\s?(?:s|secs?|seconds?|sek\p{L}*|segundos?|secondi|secondes?|seconden)\.?\s?\)\.?$)(.*)$/iu;

const forms: readonly [RegExp, boolean][] = [
  [new RegExp(`${named.source}|${ending.source}`, 'iu'), false],
  [before, false],
  [clocked, true],
  [lettered, true],
  [numbered, true],
  [lasting, true],
  [pointed, true],
];

export const bareLine = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}\s+|>\s+|[-*•]\s+)?/u, '')
    .replace(/\*\*|__/gu, '')
    .replace(/^[[(]((?:scene|shot|slide|frame)\s?\d{1,2})[\])]/iu, '$1')
    .trim();

/** For each line the head of a scene that it is, in the form that most heads have; null where fewer than three are. */
export function headsIn(lines: readonly string[]): (SceneHead | null)[] | null {
  const found = forms.flatMap(([form, isTimed], kind) => {
    const heads = lines.map((line) => headBy(form, isTimed, line));
    const said = lines.filter((_, at) => heads[at] !== null);
    const isFilm = form === clocked ? spansFollow(said) : areScenes(heads, lines, kind < 2);
    return said.length >= fewest && isFilm ? [{ heads, count: said.length }] : [];
  });
  const most = Math.max(...found.map(({ count }) => count));
  return found.find(({ count }) => count === most)?.heads ?? null;
}

const fewest = 3;

function headBy(form: RegExp, isTimed: boolean, line: string): SceneHead | null {
  const found = form.exec(bareLine(line));
  const rest = found?.[1] ?? found?.[2];
  if (rest === undefined) return null;
  const time = timeAt(rest);
  if (time === null) return isTimed ? null : { ...parted(rest), seconds: null };
  const [lead, tail] = [rest.slice(0, time.start), rest.slice(time.end)];
  // "Slide 1: Welcome / New (5 seconds)": the length stands behind the words.
  const isBehind = tail.trim().replace(/[).\]]/gu, '') === '' && (form === pointed || /[:：]|["“„«/]/u.test(lead));
  if (isBehind) return { ...parted(lead), seconds: time.seconds };
  const content = tail.replace(/^[\s:：–—|.,;)\]-]+/u, '').trim();
  return { name: tidy(lead), content, seconds: time.seconds };
}

/** A time that belongs to the scene: near its head, or the last that its line says. */
function timeAt(rest: string) {
  const time = timeIn(rest);
  if (time === null) return null;
  const lead = rest.slice(0, time.start);
  const isHead =
    lead.split(/\s+/u).filter(Boolean).length <= (/^\s*[,–—|·-]/u.test(lead) ? 9 : 5) && !/["“„«»”]/u.test(lead);
  const tail = rest.slice(time.end).replace(/[\s).:\]]/gu, '');
  return isHead || tail === '' ? time : null;
}

const tidy = (text: string) => text.replace(/^[\s:：–—|.,;([-]+|[\s:：–—|.,;)\]-]+$/gu, '');

/** "Slide 1: Late Again" says its words; "FRAME THREE – horizontal bars" only what it is. */
function parted(rest: string): { name: string; content: string } {
  const [, mark = '', said = ''] = /^\s*([:：.|·]|[–—-]\s)?\s*(.*)$/su.exec(rest) ?? [];
  const isNote = /^[–—|·-]/u.test(mark);
  return isNote && !/["“„«]|[?!]$/u.test(said) ? { name: tidy(said), content: '' } : { name: '', content: said.trim() };
}
