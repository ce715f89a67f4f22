import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { Problem } from '../contract/problem.ts';
import { runEvents } from '../contract/runs.ts';
import { jsonSchemaOf } from '../domain/capabilities.ts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the table of endpoints. */
export function openApiDocument(version: string, base: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Framewright',
      version,
      description: 'Generates, edits and exports motion-graphics videos from prompts.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: base }],
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      schemas: { Problem: jsonSchemaOf(Problem, 'output') },
      responses: { Problem: { description: 'A problem document.', content: problemContent } },
    },
  };
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

function operationOf(endpoint: Endpoint): Json {
  const { name, summary, scope, body, status = 200 } = endpoint;
  return {
    operationId: name,
    summary,
    tags: [name.split('.')[0]],
    security: scope ? [{ apiKey: [] }] : [],
    ...(scope && { 'x-scope': scope }),
    parameters: parametersOf(endpoint),
    ...(body && {
      requestBody: { required: !isOptional(body), content: { 'application/json': { schema: jsonSchemaOf(body) } } },
    }),
    responses: {
      [String(endpoint.stream ? 200 : status)]: replyOf(endpoint),
      ...(endpoint.name === 'discovery.ready' && { 503: replyOf(endpoint) }),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function isOptional(body: z.ZodType): boolean {
  return body.safeParse({}).success;
}

function parametersOf({ params, query, idempotent, stream }: Endpoint): Json[] {
  const header = (name: string, description: string) => ({
    in: 'header',
    name,
    required: false,
    description,
    schema: { type: 'string' },
  });
  return [
    ...membersOf(params).map(([name, schema]) => ({ in: 'path', name, required: true, schema })),
    ...membersOf(query).map(([name, schema]) => ({ in: 'query', name, required: false, schema })),
    ...(idempotent
      ? [header('Idempotency-Key', 'The same key and request are answered with the same reply for 7 days.')]
      : []),
    ...(stream ? [header('Last-Event-ID', 'The id of the last event that arrived; the stream goes on after it.')] : []),
  ];
}

function membersOf(schema: z.ZodType | undefined): [string, unknown][] {
  return schema ? Object.entries(jsonSchemaOf(schema).properties ?? {}) : [];
}

function replyOf({ reply, stream, download }: Endpoint): Json {
  if (download) return { description: 'A file.', content: { [download.type]: { schema: { type: 'string' } } } };
  if (!stream)
    return { description: 'The reply.', content: { 'application/json': { schema: jsonSchemaOf(reply, 'output') } } };
  const events = Object.entries(runEvents).map(([event, body]) => ({ title: event, ...jsonSchemaOf(body, 'output') }));
  return {
    description: 'Server-sent events; the data of each is JSON of one of these forms, by its event name.',
    content: { 'text/event-stream': { schema: { anyOf: events } } },
  };
}
