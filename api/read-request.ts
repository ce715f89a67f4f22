import type { Endpoint } from '../contract/endpoint.ts';
import { AppError } from '../contract/errors.ts';
import { type IdKind, isId } from '../domain/ids.ts';
import { parseInput } from './parse-input.ts';

const kindOfParam: Record<string, IdKind> = {
  keyId: 'key',
  projectId: 'project',
  sceneId: 'scene',
  contextId: 'context',
  revisionId: 'revision',
  runId: 'run',
  exportId: 'export',
  assetId: 'asset',
  clipId: 'soundClip',
  uploadId: 'upload',
  webhookId: 'webhook',
  deliveryId: 'delivery',
  topUpId: 'topUp',
};

/** The ids of a path. One that no id could look like answers as one that does not exist. */
export function parseParams(endpoint: Endpoint, params: Record<string, string>): Record<string, unknown> {
  for (const [name, value] of Object.entries(params)) {
    const kind = kindOfParam[name];
    if (!kind || !isId(kind, value)) throw noSuchThing(kind);
  }
  return endpoint.params ? endpoint.params.parse(params) : {};
}

/** As the store says it of an id that looks right. */
function noSuchThing(kind: IdKind | undefined): AppError {
  const noun = { topUp: 'top-up', context: 'context entry', soundClip: 'sound' }[kind as string] ?? kind ?? 'thing';
  return new AppError('not_found', 'malformed id', { detail: `There is no such ${noun}.` });
}

/** The query by its schema; a parameter given twice is refused. */
export function parseQuery(endpoint: Endpoint, query: Record<string, unknown>) {
  const given: Record<string, unknown> = { ...query };
  const repeated = Object.keys(query).filter((name) => Array.isArray(query[name]));
  if (repeated.length > 0) {
    const errors = repeated.slice(0, 20).map((path) => ({ path: printable(path), message: 'is given more than once' }));
    throw new AppError('invalid_query', 'repeated parameter', {
      detail: 'A parameter is given more than once.',
      errors,
    });
  }
  if (endpoint.query) return parseInput(endpoint.query, given, 'invalid_query');
  const [unknown] = Object.keys(given);
  if (unknown === undefined) return {};
  const errors = [{ path: printable(unknown), message: 'unknown parameter' }];
  throw new AppError('invalid_query', 'unexpected query', { detail: 'This endpoint takes no query.', errors });
}

/** The body by its schema. No body counts as an empty object, so that endpoints of optional fields need none. */
export function parseBody(endpoint: Endpoint, given: unknown): unknown {
  if (endpoint.body) return parseInput(endpoint.body, given === undefined ? {} : given, 'invalid_body');
  if (given === undefined || isEmptyObject(given)) return undefined;
  throw new AppError('invalid_body', 'unexpected body', { detail: 'This endpoint takes no body.' });
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}

/** An `Idempotency-Key` of 1 to 255 visible ASCII characters, or null where none was sent. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (/^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw new AppError('invalid_idempotency_key', 'malformed key', {
    detail: 'An Idempotency-Key is 1 to 255 visible ASCII characters without spaces.',
  });
}

/** The `seq` after which a client resumes its stream; 0 without. */
export function readLastEventId(header: string): number {
  if (header === '') return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  throw new AppError('invalid_query', 'malformed Last-Event-ID', {
    detail: 'Last-Event-ID is the id of an event of this stream: a whole number.',
  });
}

function printable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().slice(0, 100);
}
