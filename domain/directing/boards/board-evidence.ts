/** Whether lines that look like heads of scenes are some: "Plan A: $9 a month" and "Plank (45 seconds)" are none. */

import type { SceneHead } from './board-heads.ts';
import { inlineLabel, roleOfLabel } from './board-labels.ts';

/** Words for nothing but a scene of a film. */
const surely =
  /^(?:scene|shot|slide|slde|frame|szene|folie|scène|séquence|diapo(?:sitive)?|escena|toma|diapositiva|scena|inquadratura|cena)(?!\p{L})/iu;

/** Whether a head shows that words to see follow: by quotes, strokes, a label, or by standing alone over them. */
function tellsWords({ content }: SceneHead, isOverLines: boolean): boolean {
  const label = /^([\p{L}][\p{L}\d /_'’()-]{0,40}?)\s?(?:[:：]|\s[–—]\s)/u.exec(content)?.[1] ?? '';
  return (
    (content === '' && isOverLines) ||
    /["“„«»‘`]|\s[/|]\s/u.test(content) ||
    (label !== '' && roleOfLabel(label) !== null) ||
    content.search(inlineLabel) >= 0
  );
}

/** Whether most heads tell words; heads of a form that means scenes alone need not. */
export function areScenes(heads: readonly (SceneHead | null)[], lines: readonly string[], isSure: boolean): boolean {
  const found = heads.flatMap((head, at) =>
    head === null ? [] : [{ head, line: lines[at] ?? '', next: lines[at + 1] ?? '' }],
  );
  if (isSure && found.every(({ line }) => surely.test(line.replace(/^[^\p{L}]+/u, '')))) return true;
  const telling = found.filter(({ head, next }) => tellsWords(head, next.trim() !== '')).length;
  const timed = found.filter(({ head }) => head.seconds !== null).length;
  return telling * 2 >= found.length || (isSure && timed * 2 >= found.length);
}

/** "0:00–0:05", "0:05–0:12": spans of one film begin at its start and go on where the last ended. */
export function spansFollow(lines: readonly string[]): boolean {
  const spans = lines.flatMap((line) => {
    const found = /(\d{1,2}):(\d\d)\s?[–—-]\s?:?(\d{1,2}):(\d\d)/u.exec(line);
    if (found === null) return [];
    const [m0 = 0, s0 = 0, m1 = 0, s1 = 0] = found.slice(1).map(Number);
    return [{ from: m0 * 60 + s0, to: m1 * 60 + s1 }];
  });
  const joined = spans.slice(1).filter(({ from }, at) => Math.abs(from - (spans[at]?.to ?? -9)) <= 1).length;
  return (spans[0]?.from ?? 99) <= 10 && joined * 2 >= spans.length - 1;
}
