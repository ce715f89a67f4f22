import type { Finding } from '../../contract/findings.ts';
import type { TextMeasure } from '../../contract/stage.ts';
import type { ReviewInput } from '../review/finding.ts';
import { isReadable } from '../review/text-states.ts';

/** What a finding is about, whatever its figures: the same fault in two reviews has the same mark. */
export function markOf({ rule, sceneId, text }: Pick<Finding, 'rule' | 'sceneId' | 'text'>): string {
  return `${rule} ${sceneId ?? 'film'} ${plain(text ?? '')}`;
}

/** Words whose figures count up are the same words. */
function plain(text: string): string {
  return text.replace(/\d[\d.,\s]*/gu, '#').trim();
}

const weights = { error: 2, warning: 1, info: 0 };

/** Findings of `after` that `before` has not, or has less severe or less often. */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Map<string, number[]>();
  for (const finding of before) {
    const mark = markOf(finding);
    known.set(
      mark,
      [...(known.get(mark) ?? []), weights[finding.severity]].sort((a, b) => b - a),
    );
  }
  const worstFirst = [...after].sort((a, b) => weights[b.severity] - weights[a.severity]);
  return worstFirst.filter((finding) => {
    const same = known.get(markOf(finding));
    const before = same?.shift();
    return before === undefined || before < weights[finding.severity];
  });
}

/** Whether as many findings of this mark are gone as there are targets of it. */
export function isGone(
  target: Finding,
  targets: readonly Finding[],
  before: readonly Finding[],
  after: readonly Finding[],
): boolean {
  // What is seen at one sample only, such as words on their way in, is information and no fault that stayed.
  const isSame = (each: Finding) => each.severity !== 'info' && markOf(each) === markOf(target);
  const count = (findings: readonly Finding[]) => findings.filter(isSame).length;
  return count(after) <= Math.max(0, count(before) - count(targets));
}

/** Ways as shares of the frame, and sizes as shares of what they were, that other words may change by. */
const mostMoved = 0.15;
const mostResized = 0.3;

/** What else changed in a scene's picture more than a mend may change it, in words; null where nothing did. */
export function undueChange(
  before: ReviewInput,
  after: ReviewInput,
  sceneId: string,
  mended: ReadonlySet<string>,
): string | null {
  const [old, now] = [textsOf(before, sceneId), textsOf(after, sceneId)];
  for (const [words, was] of old) {
    const is = now.get(words);
    if (!is) {
      // Words that only the mended ones replace, such as a count at other figures, are judged by their finding.
      if (mended.has(words)) continue;
      return `“${words.slice(0, 40)}” would be gone`;
    }
    if (mended.has(words)) continue;
    const { width, height } = before.timeline;
    const way = Math.max(
      Math.abs(centre(is, 'x') - centre(was, 'x')) / width,
      Math.abs(centre(is, 'y') - centre(was, 'y')) / height,
    );
    const resized = Math.abs(is.fontSize / was.fontSize - 1);
    if (way > mostMoved || resized > mostResized) return `“${words.slice(0, 40)}” would move or change its size`;
  }
  return null;
}

/** Each text of a scene as it stands readable in the middle of its time. */
function textsOf(input: ReviewInput, sceneId: string): Map<string, TextMeasure> {
  const key = input.scenes.find((scene) => scene.sceneId === sceneId)?.key;
  const seen = new Map<string, TextMeasure[]>();
  for (const { texts } of input.samples) {
    for (const text of texts) {
      if (text.key !== key || !isReadable(text, input.timeline)) continue;
      const words = plain(text.text);
      seen.set(words, [...(seen.get(words) ?? []), text]);
    }
  }
  return new Map([...seen].map(([words, at]) => [words, at[Math.floor(at.length / 2)] as TextMeasure]));
}

function centre({ inkBox }: TextMeasure, axis: 'x' | 'y'): number {
  return inkBox[axis] + (axis === 'x' ? inkBox.width : inkBox.height) / 2;
}

export const wordsOf = plain;
