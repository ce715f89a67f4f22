import type { Finding } from '../../contract/findings.ts';
import type { TextMeasure } from '../../contract/stage.ts';
import type { Theme } from '../../contract/theme.ts';
import type { Placement } from '../project/scene.ts';
import type { ReviewInput, ReviewRule, Sample } from '../review/finding.ts';
import { isAtRest } from '../review/text-states.ts';
import type { SourcePlace } from './edit.ts';

/** A film as the mender sees it: what was measured of it, its look and the places of its scenes. */
export interface MendFilm {
  input: ReviewInput;
  theme: Theme;
  scenes: readonly (Placement & { sceneId: string; name: string })[];
  /** What a loop may do beyond what is mended for anyone who asks; none without it. */
  loop?: LoopMends;
}

/** A loop is asked for a film without faults: it may shorten the film, and take the earlier code of a scene back. */
export interface LoopMends {
  /** The film is to be no shorter than this. */
  framesAtLeast: number;
  /** What scenes were written as before, newest first, by scene id. */
  earlier: ReadonlyMap<string, readonly string[]>;
}

/** One finding with all that was measured of its element. */
export interface Target {
  finding: Finding;
  rule: ReviewRule;
  film: MendFilm;
  /** The element's measures at the samples of the finding; empty where no text is meant. */
  seen: { sample: Sample; text: TextMeasure }[];
  /** The element in the source, where it is known. */
  at?: SourcePlace;
}

/** Reads what the review measured about a finding's element, by the words and the path in its id. */
export function targetOf(finding: Finding, film: MendFilm): Target {
  const { input } = film;
  const key = input.scenes.find(({ sceneId }) => sceneId === finding.sceneId)?.key;
  const path = finding.id.split(':').at(-1)?.replaceAll('.', '/');
  const shown = input.samples
    .filter(({ frame }) => frame >= finding.firstFrame && frame <= finding.lastFrame)
    .flatMap((sample) => {
      const text =
        key && finding.text !== null ? sample.texts.find(({ element }) => element === `${key}/${path}`) : null;
      return text ? [{ sample, text }] : [];
    });
  const resting = shown.filter(({ text }) => isAtRest(text, input.timeline));
  // Words that are faint for good never rest at full opacity.
  const most = Math.max(...shown.map(({ text }) => text.opacity));
  const seen = resting.length > 0 ? resting : shown.filter(({ text }) => text.opacity >= most - 0.01);
  const { line } = finding;
  const column = seen[0]?.text.column;
  const at = line === null ? undefined : { line, ...(column && { column }), text: finding.text ?? undefined };
  return { finding, rule: finding.rule as ReviewRule, film, seen, ...(at && { at }) };
}

/** The measure by which a value is largest. */
export function worstOf(
  { seen }: Target,
  value: (text: TextMeasure, sample: Sample) => number,
): TextMeasure | undefined {
  const ranked = seen.map(({ text, sample }) => ({ text, value: value(text, sample) }));
  return ranked.sort((a, b) => b.value - a.value)[0]?.text;
}
