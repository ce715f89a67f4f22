import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type ProgressToken,
} from '@modelcontextprotocol/sdk/types.js';
import { agentInstructions } from '../../domain/agent-guide.ts';
import { CliError, localProblem, problemOf } from '../cli-error.ts';
import type { Client } from '../client.ts';
import type { StreamedEvent } from '../run-events.ts';
import { callEndpoint } from './call-endpoint.ts';
import { followStream } from './follow-stream.ts';
import { type EndpointTool, endpointTools } from './tools.ts';

export interface McpOptions {
  version: string;
  /** A client with this key; without one, with the stored key where there is one. */
  clientOf(apiKey?: string): Client;
  /** Ends the server; so does the end of standard input. */
  signal: AbortSignal;
}

type Extra = Parameters<Parameters<Server['setRequestHandler']>[1]>[1];

/** Serves every endpoint as a tool over standard input and output, until the client goes. */
export async function serveMcp(options: McpOptions): Promise<void> {
  const server = createServer(options);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  const transport = new StdioServerTransport();
  const close = () => void transport.close();
  options.signal.addEventListener('abort', close, { once: true });
  await server.connect(transport);
  process.stdin.once('end', close);
  await closed;
}

function createServer({ version, clientOf }: McpOptions): Server {
  const tools = new Map(endpointTools().map((tool) => [tool.listed.name, tool]));
  const server = new Server(
    { name: 'framewright', title: 'Framewright', version },
    { capabilities: { tools: {} }, instructions: agentInstructions },
  );
  // A key that a session registered for is the session's key; it is stored nowhere.
  let ownKey: string | undefined;
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools.values()].map(({ listed }) => listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    try {
      const tool = tools.get(params.name);
      if (!tool) throw noSuchTool(params.name);
      const token = params._meta?.progressToken;
      const reply = await callTool(clientOf(ownKey), tool, { ...params.arguments }, extra, token);
      if (tool.endpoint.name === 'accounts.register') ownKey = (reply as { api_key?: string }).api_key;
      return answerOf(reply, false);
    } catch (error) {
      return answerOf(problemOf(error), true);
    }
  });
  return server;
}

async function callTool(
  client: Client,
  { endpoint }: EndpointTool,
  given: Record<string, unknown>,
  { signal, sendNotification }: Extra,
  progressToken?: ProgressToken,
): Promise<unknown> {
  if (!endpoint.stream) return callEndpoint(client, endpoint, given, signal);
  let progress = 0;
  return followStream(client, endpoint, given, {
    signal,
    async onEvent(event) {
      if (progressToken === undefined) return;
      progress += 1;
      const params = { progressToken, progress, message: sentenceOf(event) };
      await sendNotification({ method: 'notifications/progress', params });
    },
  });
}

/** An event in a few words, for whoever watches the agent. */
function sentenceOf({ event, data }: StreamedEvent): string {
  if (event === 'frame') return `${data.done} of ${data.total} frames`;
  const what = data.name ?? data.summary ?? data.message;
  return typeof what === 'string' ? `${event}: ${what}` : event;
}

/** Every answer as JSON text, which each client shows, and as a value where it is an object. */
function answerOf(reply: unknown, isError: boolean): CallToolResult {
  const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
  const isObject = typeof reply === 'object' && reply !== null && !Array.isArray(reply);
  return {
    content: [{ type: 'text', text }],
    ...(isObject && { structuredContent: reply as Record<string, unknown> }),
    ...(isError && { isError }),
  };
}

function noSuchTool(name: string): CliError {
  return new CliError(localProblem('invalid_arguments', `There is no tool ${name}.`));
}
