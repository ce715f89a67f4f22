import { stripVTControlCharacters } from 'node:util';
import { AppError } from '../../contract/errors.ts';
import type { FrameMeasure, PageFault, SeekReport, StageTimeline } from '../../contract/stage.ts';

const kinds: readonly string[] = ['load', 'render', 'timeout'] satisfies PageFault['kind'][];
const messageLimit = 500;
const listLimit = 5000;

/** What a page reports is as hostile as the scenes in it: only known fields of known shapes come through. */
export function readReport(value: unknown, timeline: StageTimeline): SeekReport {
  const { frame, waiting, unchanged, faults } = asRecord(value);
  return {
    frame: Number(frame),
    waiting: asList(waiting)
      .slice(0, 50)
      .map((one) => plainText(one, 200)),
    unchanged: unchanged === true,
    faults: asList(faults)
      .slice(0, 50)
      .flatMap((fault) => readFault(asRecord(fault), timeline)),
  };
}

/** A measure with its lists bounded; a page that answers with anything else was tampered with. */
export function readMeasure(value: unknown, frame: number): FrameMeasure {
  const { texts, scenes, state } = asRecord(value);
  return {
    frame,
    texts: asList(texts).slice(0, listLimit) as FrameMeasure['texts'],
    scenes: asList(scenes).slice(0, listLimit) as FrameMeasure['scenes'],
    ...(typeof state === 'string' && { state: state.slice(0, 20) }),
  };
}

function readFault(fault: Record<string, unknown>, timeline: StageTimeline): PageFault[] {
  const { key, frame, kind, message, stack } = fault;
  const scene = timeline.scenes.find((candidate) => candidate.key === key);
  if (!scene || !Number.isInteger(frame) || !kinds.includes(String(kind))) return [];
  return [
    {
      key: scene.key,
      frame: Number(frame),
      kind: kind as PageFault['kind'],
      message: plainText(message, messageLimit),
      stack: typeof stack === 'string' ? stack.slice(0, 4000) : undefined,
    },
  ];
}

/** One line without control characters, so that no message can forge a log line or colour a terminal. */
function plainText(value: unknown, length: number): string {
  const text = stripVTControlCharacters(String(value).slice(0, length * 2));
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').slice(0, length);
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new AppError('scene_crashed', 'The page answered with something that is no report');
}

function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new AppError('scene_crashed', 'The page answered with something that is no list');
}
