import { AppError } from '../../contract/errors.ts';
import type { ProductionRequest } from '../../contract/productions.ts';
import { contradictions, type FilmLook } from '../../domain/production/contradictions.ts';
import { newProject } from './create-project.ts';

/** A film that stands keeps its size and rate: a brief that says another is refused, not made in the old one. */
export function refuseOtherLook(request: ProductionRequest, standing: FilmLook): void {
  const { format, width, height, fps } = request;
  const hasSize = format !== undefined || width !== undefined || height !== undefined;
  const size = hasSize ? newProject(request) : standing;
  const isSame = size.width === standing.width && size.height === standing.height;
  if (isSame && (fps ?? standing.fps) === standing.fps) return;
  const is = `${standing.width}×${standing.height} at ${standing.fps} frames a second`;
  const message = `the project is ${is}: leave format, size and rate out, or leave projectId out for a new one`;
  throw new AppError('invalid_body', 'a brief of another look than its project', {
    detail: `The brief asks for another format than its project has, which is ${is}.`,
    errors: [{ path: isSame ? 'fps' : 'format', message }],
  });
}

/** A brief that rules out what it asks for would be paid for and never be reached. */
export function refuseContradictions(request: ProductionRequest, look: FilmLook): void {
  const found = contradictions(request, look);
  if (found.length === 0) return;
  throw new AppError('invalid_body', 'a brief that contradicts itself', {
    detail: `The brief contradicts itself: ${found.join('; ')}.`,
    errors: found.map((message) => ({ path: 'criteria', message })),
  });
}
