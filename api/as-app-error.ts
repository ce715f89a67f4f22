import { AppError } from '../contract/errors.ts';
import { isDependencyDown } from './dependency-down.ts';

/** Whatever was thrown as an error that a caller may be told; what is not ours to tell is `internal`. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDependencyDown(thrown))
    return new AppError('unavailable', 'a dependency is down', { cause: thrown, retryAfter: 5 });
  return new AppError('internal', 'unexpected', { cause: thrown });
}
