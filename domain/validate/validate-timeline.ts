import type { z } from 'zod';
import type { Validation } from '../../contract/checks.ts';
import type { FieldError } from '../../contract/errors.ts';
import { fpsProblem, sizeProblem } from '../project/format.ts';
import type { Placement } from '../project/scene.ts';
import { gaps, type TimelineProblem, timelineProblems } from '../project/timeline.ts';

export type ValidationProblem = z.infer<typeof Validation>['problems'][number];

export interface ValidationInput {
  width: number;
  height: number;
  fps: number;
  scenes: readonly (Placement & { sceneId: string; name: string })[];
  /** What the compiler refused, imports included: `errors` of `scene_rejected`, their paths `line:column`. */
  rejections: readonly { sceneId: string; errors: readonly FieldError[] }[];
  /** Assets that scenes name and the project lacks. */
  unknownAssets?: readonly { sceneId: string; asset: string; line?: number; nearest?: readonly string[] }[];
}

/** Shorter gaps are a flicker to look at; longer ones are blank film. */
const longestGapSeconds = 0.5;

const fixes: Record<TimelineProblem['rule'], string> = {
  unknown_scene: 'Name a scene of the project.',
  invalid_number: 'Set whole numbers: track and start from 0, the length from 1.',
  overlap: 'Move one of the two scenes, or put it on another track.',
  too_long: 'Shorten the timeline.',
  too_many_scenes: 'Delete or join scenes.',
};

/** Everything structurally wrong with a project, without showing a frame of it; empty when it is sound. */
export function validateTimeline(input: ValidationInput): ValidationProblem[] {
  const { fps, scenes } = input;
  const nameOf = new Map(scenes.map(({ sceneId, name }) => [sceneId, name]));
  const placed = scenes.filter((scene) => scene.startFrame >= 0 && scene.durationInFrames > 0);
  const problems = [
    ...formatProblems(input),
    ...(scenes.length === 0 ? [problem('no_scenes', 'The project has no scene.', 'Generate or create a scene.')] : []),
    ...timelineProblems(scenes, fps).map(fromTimeline),
    ...gaps(placed).map((gap) => gapProblem(gap, fps)),
    ...input.rejections.flatMap(({ sceneId, errors }) => errors.map((error) => rejection(sceneId, error))),
    ...(input.unknownAssets ?? []).map(unknownAsset),
  ];
  return problems.map((each) => ({ ...each, sceneName: nameOf.get(each.sceneId ?? '') ?? null }));
}

function problem(code: string, message: string, fix: string, more: Partial<ValidationProblem> = {}): ValidationProblem {
  return { code, severity: 'error', sceneId: null, sceneName: null, line: null, message, fix, ...more };
}

function formatProblems({ width, height, fps }: ValidationInput): ValidationProblem[] {
  const size = sizeProblem({ width, height });
  const rate = fpsProblem(fps);
  return [
    ...(size ? [problem('invalid_size', size, 'Resize the project.')] : []),
    ...(rate ? [problem('invalid_fps', rate, 'Set another frame rate.')] : []),
  ];
}

function fromTimeline({ rule, sceneIds, message }: TimelineProblem): ValidationProblem {
  return problem(rule, message, fixes[rule], { sceneId: sceneIds[0] ?? null });
}

function gapProblem([from, to]: [number, number], fps: number): ValidationProblem {
  const isLong = (to - from) / fps >= longestGapSeconds;
  const message = `No scene stands from frame ${from} to ${to - 1}.`;
  return problem('gap', message, 'Lengthen the scene before, or start the next one earlier.', {
    severity: isLong ? 'error' : 'warning',
  });
}

function rejection(sceneId: string, { path, message }: FieldError): ValidationProblem {
  const line = Number.parseInt(path, 10);
  return problem('scene_rejected', message, 'Mend the code at this line.', {
    sceneId,
    line: Number.isInteger(line) ? line : null,
  });
}

function unknownAsset({
  sceneId,
  asset,
  line,
  nearest = [],
}: NonNullable<ValidationInput['unknownAssets']>[number]): ValidationProblem {
  const hint = nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
  const message = `The project has no asset “${asset}”.${hint}`;
  return problem('unknown_asset', message, 'Upload it, or name another.', { sceneId, line: line ?? null });
}
