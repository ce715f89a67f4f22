import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { inputSchemaOf, priceOf } from '../../domain/capabilities.ts';

/** A tool as the protocol lists it, and the endpoint that it calls. */
export interface EndpointTool {
  endpoint: Endpoint;
  listed: {
    name: string;
    title: string;
    description: string;
    inputSchema: {
      type: 'object';
      properties: Record<string, object>;
      required: string[];
      additionalProperties: false;
    };
    annotations: Record<'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint', boolean>;
  };
}

/** Seconds that a tool which follows a run waits at most; clients give up on a silent tool after a minute. */
export const longestWatchSeconds = 300;
export const watchSeconds = 45;

/** One tool for each endpoint of the table, by its name with an underscore. */
export function endpointTools(): EndpointTool[] {
  return (Object.values(endpoints) as Endpoint[]).map((endpoint) => ({
    endpoint,
    listed: {
      name: endpoint.name.replaceAll('.', '_'),
      title: endpoint.summary,
      description: descriptionOf(endpoint),
      inputSchema: schemaOf(endpoint),
      annotations: {
        readOnlyHint: endpoint.method === 'GET',
        destructiveHint: isDestructive(endpoint),
        idempotentHint: endpoint.method === 'PUT' || endpoint.method === 'DELETE' || endpoint.idempotent === true,
        openWorldHint: false,
      },
    },
  }));
}

/** What takes something away that a later call does not simply bring back. */
function isDestructive({ method, name }: Endpoint): boolean {
  return method === 'DELETE' || /\.(cancel|revoke|rotate|rotateSecret)$/.test(name);
}

function descriptionOf(endpoint: Endpoint): string {
  const { summary, scope, operation, status, stream, reply } = endpoint;
  const sentences = [
    `${summary}.`,
    scope ? `Needs a key with the scope ${scope}.` : 'Needs no key.',
    ...(operation ? [`Costs ${priceOf(endpoint)}.`] : []),
    ...(stream
      ? [`Tells of each event as progress and answers when they end, or after ${watchSeconds} seconds.`]
      : status === 202 && 'shape' in reply
        ? ['Answers at once; when it starts a run, follow that with runs_events.']
        : []),
  ];
  return sentences.join(' ');
}

const text = (description: string) => ({ type: 'string', description });

function schemaOf(endpoint: Endpoint): EndpointTool['listed']['inputSchema'] {
  const { properties = {}, required = [] } = inputSchemaOf(endpoint) ?? {};
  if (endpoint.upload) {
    const file = text('Path of the file on the machine that runs this server.');
    return {
      type: 'object',
      properties: { ...properties, file },
      required: [...required, 'file'],
      additionalProperties: false,
    };
  }
  return {
    type: 'object',
    properties: {
      ...properties,
      ...(endpoint.idempotent && {
        idempotencyKey: text('The same key and request are answered with the same reply for 7 days.'),
      }),
      ...(endpoint.stream && {
        lastEventId: { type: 'integer', minimum: 0, description: 'The last event that was seen; goes on after it.' },
        waitSeconds: { type: 'number', minimum: 1, maximum: longestWatchSeconds, default: watchSeconds },
      }),
    },
    required,
    additionalProperties: false,
  };
}
