import { initTRPC, TRPCError, tracked } from '@trpc/server';
import type { z } from 'zod';
import type { projectEvents } from '../../contract/changes.ts';
import { limits } from '../../contract/limits.ts';
import type { RunEventType } from '../../contract/runs.ts';
import type { CallEndpoint, EndpointRequest } from '../call-endpoint.ts';
import type { EndpointName, Endpoints } from '../handler.ts';
import type { ServerSentEvent } from '../streaming/server-sent-event.ts';
import { type ProcedureInput, splitInput } from './procedure-input.ts';
import { asTrpcError, problemOf } from './trpc-errors.ts';

/** What all procedures of one request share. */
export interface TrpcContext {
  request: Pick<
    EndpointRequest,
    'requestId' | 'apiKey' | 'session' | 'clientAddress' | 'origin' | 'idempotencyKey' | 'onCaller'
  >;
}

const t = initTRPC.context<TrpcContext>().create({
  // Else answers carry stacks where NODE_ENV is not production.
  isDev: false,
  errorFormatter({ shape, error, path, ctx }) {
    const requestId = ctx?.request.requestId ?? 'none';
    const problem = problemOf(error, { requestId, path: `/api/trpc/${path ?? ''}` });
    return { ...shape, message: problem.detail, data: { ...shape.data, problem } };
  },
  sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 45_000 } },
});

type Reply<Name extends EndpointName> = z.output<Endpoints[Name]['reply']>;

/** The routers of `/api/trpc`: names for endpoints of the table, answered by the same handlers in the same way. */
export function createTrpcRouter(callEndpoint: CallEndpoint) {
  const ask = async <Name extends EndpointName>(name: Name, ctx: TrpcContext, input: unknown): Promise<Reply<Name>> => {
    try {
      const answer = await callEndpoint(name, { ...ctx.request, ...splitInput(name, input), lastEventId: '' });
      return (answer as { reply: Reply<Name> }).reply;
    } catch (error) {
      throw asTrpcError(error);
    }
  };
  // The endpoint's own schema reads the input; this only tells clients its type.
  const procedure = <Name extends EndpointName>(_: Name) =>
    t.procedure.input((value: unknown) => value as ProcedureInput<Name>);
  const query = <Name extends EndpointName>(name: Name) =>
    procedure(name).query(({ ctx, input }) => ask(name, ctx, input));
  const mutation = <Name extends EndpointName>(name: Name) =>
    procedure(name).mutation(({ ctx, input }) => ask(name, ctx, input));
  return t.router({
    project: t.router({
      create: mutation('createProject'),
      list: query('listProjects'),
      get: query('getProject'),
      update: mutation('updateProject'),
      delete: mutation('deleteProject'),
      changes: t.procedure
        .input((value: unknown) => value as { projectId: string; lastEventId?: string | number | null })
        .subscription(async function* ({ ctx, input, signal }) {
          yield* streamed<ProjectEventMessage>('streamChanges', { callEndpoint, ctx, input, signal });
        }),
      validate: query('validateProject'),
      revisions: query('listRevisions'),
      restore: mutation('restoreRevision'),
    }),
    scene: t.router({
      list: query('listScenes'),
      get: query('getScene'),
      create: mutation('createScene'),
      setCode: mutation('setSceneCode'),
      setPositions: mutation('setPositions'),
      rename: mutation('renameScene'),
      duplicate: mutation('duplicateScene'),
      split: mutation('splitScene'),
      delete: mutation('deleteScene'),
    }),
    sound: t.router({
      list: query('listSound'),
      add: mutation('addSound'),
      change: mutation('changeSound'),
      remove: mutation('removeSound'),
    }),
    context: t.router({
      add: mutation('addContext'),
      list: query('listContexts'),
      update: mutation('updateContext'),
      remove: mutation('removeContext'),
    }),
    run: t.router({
      list: query('listRuns'),
      get: query('getRun'),
      prompt: mutation('startPrompt'),
      preview: mutation('startPreview'),
      review: mutation('startReview'),
      fix: mutation('startMend'),
      export: mutation('startExport'),
      cancel: mutation('cancelRun'),
      pause: mutation('pauseRun'),
      resume: mutation('resumeRun'),
      raiseBudget: mutation('raiseBudget'),
      approve: mutation('approveRun'),
      sendBack: mutation('sendBackRun'),
      events: t.procedure
        .input((value: unknown) => value as { runId: string; lastEventId?: string | number | null })
        .subscription(async function* ({ ctx, input, signal }) {
          yield* streamed<RunEventMessage>('streamRun', { callEndpoint, ctx, input, signal });
        }),
    }),
    account: t.router({
      get: query('account'),
      balance: query('balance'),
      topUp: mutation('topUp'),
      ledger: query('listLedger'),
      update: mutation('updateAccount'),
    }),
  });
}
export type TrpcRouter = ReturnType<typeof createTrpcRouter>;

/** Calls that one request may hold. */
export const batchLimit = limits.listLimit;

interface RunEventMessage {
  event: RunEventType;
  // biome-ignore lint/suspicious/noExplicitAny: the body follows the event's name; see `runEvents` of the contract.
  data: any;
}

interface ProjectEventMessage {
  event: keyof typeof projectEvents;
  data: z.infer<(typeof projectEvents)['project.changed']>;
}

interface Streaming {
  callEndpoint: CallEndpoint;
  ctx: TrpcContext;
  input: { lastEventId?: string | number | null };
  signal?: AbortSignal;
}

/** Stored events with their `seq` as id, so that a client resumes after it; live ones without. */
async function* streamed<Message extends { event: string; data: unknown }>(
  name: 'streamRun' | 'streamChanges',
  { callEndpoint, ctx, input, signal }: Streaming,
) {
  const { lastEventId, ...rest } = input ?? {};
  let last: ServerSentEvent | undefined;
  let count = 0;
  try {
    const call = { ...ctx.request, ...splitInput(name, rest), lastEventId: String(lastEventId ?? '') };
    const { stream } = await callEndpoint(name, call);
    for await (const message of stream?.events(signal ?? new AbortController().signal) ?? []) {
      last = message;
      count++;
      if (!('event' in message)) continue;
      const told = { event: message.event, data: message.data } as Message;
      if (message.id === undefined) yield told;
      else yield tracked(String(message.id), told);
    }
  } catch (error) {
    throw asTrpcError(error);
  }
  // A stream that ends on a word about when to come back is not over: this process is. Clients reconnect on this code.
  const isCutShort = count > 1 && last !== undefined && 'retryMs' in last && !signal?.aborted;
  if (isCutShort) throw new TRPCError({ code: 'SERVICE_UNAVAILABLE' });
}
