import { AppError } from '../../contract/errors.ts';
import type { Format } from '../../contract/projects.ts';
import { type NewProject, projects } from '../../db/repositories/projects.ts';
import { defaultFps, type FrameSize, formats } from '../../domain/project/format.ts';
import type { ApiContext } from '../context.ts';
import { type ProjectView, viewOf } from './project-view.ts';

export interface CreateProjectInput {
  accountId: string;
  name: string;
  format?: Format;
  width?: number;
  height?: number;
  fps?: number;
  directed?: boolean;
}

/** Makes an empty project: 1920×1080 at 30 frames a second unless told otherwise. */
export async function createProject({ database }: ApiContext, input: CreateProjectInput): Promise<ProjectView> {
  const em = database.fork();
  return viewOf(em, await projects.create(em, input.accountId, newProject(input)));
}

/** The project that a request means, with the defaults where it is silent. Throws `invalid_body` for an ambiguous size. */
export function newProject(input: Omit<CreateProjectInput, 'accountId'>): NewProject {
  const { name, fps = defaultFps, directed = false } = input;
  return { name, fps, directed, ...sizeOf(input) };
}

function sizeOf({ format, width, height }: Omit<CreateProjectInput, 'accountId'>): FrameSize {
  if (width === undefined && height === undefined) return formats[format ?? 'landscape'];
  if (format === undefined && width !== undefined && height !== undefined) return { width, height };
  const errors = [{ path: format ? 'format' : 'width', message: 'give a format, or width and height together' }];
  throw new AppError('invalid_body', 'ambiguous size', {
    detail: 'Give a format, or width and height together.',
    errors,
  });
}
