import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { CliError, localProblem } from '../cli-error.ts';
import { type CallInput, type Client, fillPath } from '../client.ts';
import { uploadFile } from '../upload-file.ts';

type Values = Record<string, unknown>;

export interface ToolRequest {
  path: string;
  input: CallInput;
}

/** The request that a tool's flat arguments make: each goes where the endpoint's schemas have it. */
export function requestOf(endpoint: Endpoint, { idempotencyKey, ...given }: Values): ToolRequest {
  const params = take(given, endpoint.params);
  const query = take(given, endpoint.query);
  const missing = Object.keys(endpoint.params?.shape ?? {}).filter((name) => typeof params[name] !== 'string');
  if (missing.length > 0) throw refused(missing.map((path) => ({ path, message: 'is needed' })));
  const rest = Object.keys(given);
  if (!endpoint.body && rest.length > 0) throw refused(rest.map((path) => ({ path, message: 'unknown field' })));
  if (idempotencyKey !== undefined && (!endpoint.idempotent || typeof idempotencyKey !== 'string')) {
    throw refused([{ path: 'idempotencyKey', message: 'is not taken here' }]);
  }
  const body = endpoint.body ? given : undefined;
  return { path: fillPath(endpoint.path, params, query), input: { body, idempotencyKey } };
}

/** Calls an endpoint and returns what it answered: JSON as a value, anything else as text. */
export async function callEndpoint(client: Client, endpoint: Endpoint, given: Values, signal: AbortSignal) {
  if (endpoint.upload) return sendFile(client, given, signal);
  const { path, input } = requestOf(endpoint, given);
  const response = await client.open(endpoint.method, path, { ...input, signal });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? response.json() : response.text();
}

function sendFile(client: Client, { projectId, file, name, ...rest }: Values, signal: AbortSignal) {
  const unknown = Object.keys(rest).map((path) => ({ path, message: 'unknown field' }));
  const wrong = Object.entries({ projectId, file }).filter(([, value]) => typeof value !== 'string');
  const errors = [...wrong.map(([path]) => ({ path, message: 'is needed' })), ...unknown];
  if (errors.length > 0) throw refused(errors);
  const called = typeof name === 'string' ? { name } : {};
  return uploadFile(client, { projectId: String(projectId), path: String(file), ...called, signal });
}

/** Removes from `given` the members that `schema` names, and returns them. */
function take(given: Values, schema: z.ZodObject | undefined): Values {
  const taken: Values = {};
  for (const name of Object.keys(schema?.shape ?? {})) {
    if (!Object.hasOwn(given, name)) continue;
    taken[name] = given[name];
    delete given[name];
  }
  return taken;
}

function refused(errors: { path: string; message: string }[]): CliError {
  const [first] = errors;
  const detail = `${first?.path}: ${first?.message}.`;
  return new CliError(localProblem('invalid_arguments', detail, { errors }));
}
