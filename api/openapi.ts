import type { z } from 'zod';
import { projectEvents, streamChanges } from '../contract/changes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { errorsOf } from '../contract/endpoint-errors.ts';
import { endpoints } from '../contract/endpoints.ts';
import { errorCodes } from '../contract/errors.ts';
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
    },
  };
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** A refusal with each status, and the codes that come with it. */
function problemsOf(endpoint: Endpoint): Record<string, Json> {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errorCodes[code].status);
  const answers = [...byStatus].map(([status, codes]) => {
    const titles = codes.map((code) => `\`${code}\`: ${errorCodes[code].title}.`);
    const ruled = { properties: { code: { enum: codes }, status: { const: status } } };
    const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, ruled] };
    const waits = codes.some((code) => errorCodes[code].category === 'transient');
    const content = { 'application/problem+json': { schema } };
    return [status, { description: titles.join(' '), ...(waits && { headers: retryAfter }), content }];
  });
  const refusals = Object.fromEntries(answers);
  // It tells what is missing in its own words, with the status that a probe reads.
  if (endpoint.name === 'discovery.ready') Object.assign(refusals[503].content, replyOf(endpoint).content);
  return refusals;
}

function operationOf(endpoint: Endpoint): Json {
  const { name, summary, scope, body, status = 200 } = endpoint;
  return {
    operationId: name,
    summary,
    tags: [name.split('.')[0]],
    security: scope ? [{ apiKey: [] }] : [],
    ...(scope && { 'x-scope': scope }),
    parameters: parametersOf(endpoint),
    ...(endpoint.upload && { requestBody: uploadBody }),
    ...(body && {
      requestBody: { required: !isOptional(body), content: { 'application/json': { schema: jsonSchemaOf(body) } } },
    }),
    responses: {
      ...problemsOf(endpoint),
      [String(endpoint.stream ? 200 : status)]: replyOf(endpoint),
      // A file that takes long to look into is answered for before the verdict.
      ...(endpoint.upload && { 202: replyOf(endpoint) }),
    },
  };
}

/** The file itself, whatever the content type says: its bytes decide. */
const uploadBody = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

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
    ...membersOf(query).map(([name, schema, required]) => ({ in: 'query', name, required, schema })),
    ...(idempotent
      ? [header('Idempotency-Key', 'The same key and request are answered with the same reply for 7 days.')]
      : []),
    ...(stream ? [header('Last-Event-ID', 'The id of the last event that arrived; the stream goes on after it.')] : []),
  ];
}

function membersOf(schema: z.ZodType | undefined): [name: string, schema: unknown, isRequired: boolean][] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, member]) => [name, member, required.includes(name)]);
}

function replyOf({ name, reply, stream, download }: Endpoint): Json {
  if (download) {
    const schema = download.type === 'application/json' ? {} : { type: 'string' };
    return { description: 'A file.', content: { [download.type]: { schema } } };
  }
  if (!stream)
    return { description: 'The reply.', content: { 'application/json': { schema: jsonSchemaOf(reply, 'output') } } };
  const told = name === streamChanges.name ? projectEvents : runEvents;
  const events = Object.entries(told).map(([event, body]) => ({
    ...{ title: event, type: 'object', required: ['event', 'data'] },
    properties: {
      id: { type: 'string', description: 'Where to go on after a cut, as `Last-Event-ID`; live events have none.' },
      event: { const: event },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema: jsonSchemaOf(body, 'output') },
    },
  }));
  return {
    description: 'Server-sent events, each of one of these forms, by its event name.',
    content: { 'text/event-stream': { schema: { anyOf: events } } },
  };
}
