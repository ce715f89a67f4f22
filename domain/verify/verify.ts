import type { z } from 'zod';
import type { Verification } from '../../contract/checks.ts';
import { formatOf } from '../project/format.ts';
import type { MeasuredFacts } from '../review/measured-facts.ts';
import { type Criterion, type Operator, parseCriteria } from './parse-criteria.ts';

export interface VerifiedProject {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  sceneCount: number;
  audioClips: number;
  /** The newest review of the head's picture, or null where there is none. */
  review: { counts: { error: number; warning: number }; facts: MeasuredFacts } | null;
}

type Row = z.infer<typeof Verification>['rows'][number];
type Verdict = Omit<Row, 'criterion'>;

/** Largest difference of a channel at which a colour read from a compressed picture is the one asked for. */
const colourTolerance = 10;

/** Evaluates criteria such as `duration<=30s, portrait, text:"Start free">=1.5s`. Renders and judges nothing. */
export function verify(criteria: string, project: VerifiedProject): { passed: boolean; rows: Row[] } {
  const rows = parseCriteria(criteria).map((each) => ({ criterion: each.criterion, ...evaluate(each, project) }));
  return { passed: rows.every(({ passed }) => passed), rows };
}

function evaluate(criterion: Criterion, project: VerifiedProject): Verdict {
  switch (criterion.kind) {
    case 'metric':
      return evaluateMetric(criterion, project);
    case 'format': {
      const format = formatOf(project);
      return { measured: format, passed: format === criterion.format };
    }
    case 'lines': {
      const lines = Math.min(project.width, project.height);
      return { measured: `${lines}p`, passed: lines === criterion.lines };
    }
    case 'audio':
      return { measured: `${project.audioClips} clips`, passed: project.audioClips > 0 };
    case 'text':
      return project.review ? evaluateText(criterion, project, project.review.facts) : notMeasured;
    case 'colour':
      return project.review ? evaluateColour(criterion.hex, project.review.facts) : notMeasured;
  }
}

const notMeasured: Verdict = {
  measured: 'not_measured',
  passed: false,
  note: 'The head has no review yet. Run: framewright review',
};

function evaluateMetric(criterion: Criterion & { kind: 'metric' }, project: VerifiedProject): Verdict {
  const { metric, operator, value } = criterion;
  const { fps, durationInFrames, review } = project;
  if (metric === 'duration') {
    const seconds = durationInFrames / fps;
    // Half a frame either way is the same length: 30 fps cannot show a third of a second exactly.
    return { measured: `${round(seconds)} s`, passed: compare(seconds, operator, value, 0.5 / fps) };
  }
  if ((metric === 'errors' || metric === 'warnings') && !review) return notMeasured;
  const measured = {
    scenes: project.sceneCount,
    fps,
    width: project.width,
    height: project.height,
    errors: review?.counts.error ?? 0,
    warnings: review?.counts.warning ?? 0,
  }[metric];
  return { measured: String(measured), passed: compare(measured, operator, value, 0) };
}

/** Longest time that one text with these words stands readable. */
function evaluateText(
  criterion: Criterion & { kind: 'text' },
  { fps }: VerifiedProject,
  facts: MeasuredFacts,
): Verdict {
  const wanted = plain(criterion.text);
  const frames = facts.texts.filter(({ text }) => plain(text).includes(wanted)).map((text) => text.frames);
  const seconds = Math.max(0, ...frames) / fps;
  const measured = frames.length > 0 ? `${round(seconds)} s` : 'not seen';
  return { measured, passed: compare(seconds, criterion.operator, criterion.seconds, 0.5 / fps) };
}

function evaluateColour(hex: string, { colours }: MeasuredFacts): Verdict {
  const found = colours.filter((colour) => distance(colour.hex, hex) <= colourTolerance);
  const share = Math.max(0, ...found.map((colour) => colour.share));
  const measured = found.length > 0 ? `up to ${round(share * 100)} % of the frame` : 'under 1 % of every sampled frame';
  return { measured, passed: found.length > 0 };
}

function compare(measured: number, operator: Operator, value: number, tolerance: number): boolean {
  const difference = measured - value;
  switch (operator) {
    case '<=':
      return difference <= tolerance;
    case '>=':
      return difference >= -tolerance;
    case '<':
      return difference < -tolerance;
    case '>':
      return difference > tolerance;
    case '=':
      return Math.abs(difference) <= tolerance;
  }
}

function distance(one: string, other: string): number {
  const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
  return Math.max(...[0, 1, 2].map((index) => Math.abs(channel(one, index) - channel(other, index))));
}

function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toLowerCase();
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
