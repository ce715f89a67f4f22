import type { z } from 'zod';
import { AppError, type ErrorCode, type FieldError } from '../contract/errors.ts';

/** Objects nest no deeper than this in any body; more is refused before a schema walks it. */
const deepest = 32;
/** A reply never lists more faults than a person reads. */
const mostIssues = 50;

/** Reads `value` by its schema; all its faults come back in one refusal with `code`. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  code: ErrorCode,
): z.output<Schema> {
  const unsafe = unsafeText(value);
  if (unsafe) throw new AppError(code, 'unsafe text', { detail: sentence([unsafe]), errors: [unsafe] });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap(fieldErrors).slice(0, mostIssues);
  throw new AppError(code, 'input does not match its schema', { detail: sentence(errors), errors });
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'unknown field' }));
}

function pathOf(path: readonly PropertyKey[]): string {
  const text = path.map(String).join('.').toWellFormed().replaceAll('\0', '');
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function sentence(errors: FieldError[]): string {
  const [first] = errors;
  if (!first) return 'The input is not valid.';
  const more = errors.length > 1 ? ` And ${errors.length - 1} more, see errors.` : '';
  return `${first.path ? `${first.path}: ` : ''}${first.message}.${more}`;
}

interface Place {
  value: unknown;
  path: string[];
}

/**
 * The first place whose text no store or stream carries whole (NUL, lone surrogates), that would reach a prototype, or
 * that nests too deep. Walks with a list of its own: a hostile depth must not exhaust the stack.
 */
function unsafeText(root: unknown): FieldError | null {
  const places: Place[] = [{ value: root, path: [] }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, path } = place;
    const fault = faultOf(value, path);
    if (fault) return { path: pathOf(path), message: fault };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) {
      const inner = [...path, key];
      if (key === '__proto__') return { path: pathOf(inner), message: 'unknown field' };
      if (!isCarried(key)) return { path: pathOf(path), message: 'a name holds characters that cannot be stored' };
      places.push({ value: member, path: inner });
    }
  }
  return null;
}

function faultOf(value: unknown, path: string[]): string | null {
  if (path.length > deepest) return `nests deeper than ${deepest} levels`;
  if (typeof value === 'string' && !isCarried(value))
    return 'holds characters that cannot be stored: NUL or a lone surrogate';
  return null;
}

function isCarried(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
