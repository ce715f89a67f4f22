import type { Config } from '../config/config.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { AppError } from '../contract/errors.ts';
import { topUp } from '../contract/money.ts';
import { rateClassOf } from '../contract/rate-classes.ts';
import type { Authenticate } from './authenticate.ts';
import type { Caller } from './caller.ts';
import type { Download, EndpointName, Handler, HandlerInput, Handlers, OpenStream, UploadBody } from './handler.ts';
import { type KeepReply, requestHash } from './idempotency.ts';
import { type Addresses, addressesOf } from './presenters/addresses.ts';
import type { LimitRate } from './rate-limits.ts';
import { parseBody, parseParams, parseQuery, readIdempotencyKey, readLastEventId } from './read-request.ts';
import type { GivenSession, SessionToSet } from './session-cookie.ts';

/** A request to an endpoint, however it came: over HTTP by its path, or as a procedure. */
export interface EndpointRequest {
  requestId: string;
  /** Empty without one. */
  apiKey: string;
  /** The session that its cookie names; a key goes before it. */
  session: GivenSession | null;
  /** Whom requests without a key are counted for. */
  clientAddress: string;
  /** The address that the caller asked, such as `http://127.0.0.1:4400`. */
  origin: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** Read when the caller is known; `undefined` where there is none. */
  readBody(): Promise<unknown>;
  /** The same body as a file, for an endpoint that takes one. */
  upload?: UploadBody;
  idempotencyKey: string | undefined;
  lastEventId: string;
  /** Told who calls as soon as it is known. */
  onCaller?(caller: Caller): void;
  /** Told of a session that the reply sets or takes away. */
  onSession?(session: SessionToSet): void;
}

/** What a handler answered: JSON, or for an endpoint of streams an opened one, or a file. */
export type EndpointReply =
  | { status: number; reply: unknown; stream?: undefined; download?: undefined }
  | { stream: OpenStream; download?: undefined }
  | { download: Download; stream?: undefined };
export type CallEndpoint = (name: EndpointName, request: EndpointRequest) => Promise<EndpointReply>;

export interface CallOptions {
  config: Config;
  handlers: Handlers;
  authenticate: Authenticate;
  limitRate: LimitRate;
  keepReply: KeepReply;
}

/** The one way to every handler: authorise, count, parse, answer, and check the reply against the contract. */
export function createCallEndpoint(options: CallOptions): CallEndpoint {
  return async (name, request) => {
    const endpoint: Endpoint = endpoints[name];
    // The table pairs each endpoint with a handler of exactly its types; indexing by a name loses the pairing.
    const handler = options.handlers[name] as unknown as Handler<Endpoint>;
    const caller = await admit(endpoint, request, options);
    if (caller) request.onCaller?.(caller);
    let status = endpoint.status ?? 200;
    const input = await readInput(endpoint, request, { caller, config: options.config });
    input.setStatus = (other) => {
      status = other;
    };
    const answer = async () => {
      try {
        return await handler(input);
      } catch (error) {
        throw withTopUpAddress(error, input.addresses);
      } finally {
        // Whatever changes something may have ended a key.
        if (endpoint.method !== 'GET') options.authenticate.forget();
      }
    };
    if (endpoint.stream) return { stream: (await answer()) as OpenStream };
    if (endpoint.download) return { download: (await handler(input)) as Download };
    const work = async () => ({ reply: endpoint.reply.parse(await answer()), status });
    return input.idempotency ? options.keepReply(input.idempotency, work) : work();
  };
}

/** Whoever lacks the money is told where to get it: the ledger knows the shortfall, the request our address. */
function withTopUpAddress(error: unknown, { base }: Addresses): unknown {
  if (!(error instanceof AppError) || error.code !== 'insufficient_balance') return error;
  const members = { ...error.options.members, top_up_url: `${base}${topUp.path}` };
  return new AppError(error.code, error.message, { ...error.options, members });
}

/** The caller of an endpoint with a scope. A wrong key counts against the address, so that keys cannot be tried out. */
async function admit(endpoint: Endpoint, request: EndpointRequest, options: CallOptions): Promise<Caller | undefined> {
  const { authenticate, limitRate } = options;
  const rateClass = rateClassOf(endpoint);
  if (!endpoint.scope) {
    if (rateClass) await limitRate(rateClass, request.clientAddress);
    return undefined;
  }
  try {
    const caller = await authenticate(request, endpoint);
    if (rateClass) await limitRate(rateClass, caller.keyId);
    return caller;
  } catch (error) {
    if (error instanceof AppError && error.status === 401) await limitRate('open', request.clientAddress);
    throw error;
  }
}

const noUpload: UploadBody = { contentType: null, async *body() {} };

async function readInput(
  endpoint: Endpoint,
  request: EndpointRequest,
  { caller, config }: { caller: Caller | undefined; config: Config },
): Promise<HandlerInput<Endpoint>> {
  const key = endpoint.idempotent ? readIdempotencyKey(request.idempotencyKey) : null;
  const lastEventId = endpoint.stream ? readLastEventId(request.lastEventId) : 0;
  const params = parseParams(endpoint, request.params);
  const query = parseQuery(endpoint, request.query);
  const body = endpoint.upload ? undefined : parseBody(endpoint, await request.readBody());
  return {
    ...{ params, query, lastEventId, requestId: request.requestId, setStatus() {} },
    upload: request.upload ?? noUpload,
    session: request.session,
    setSession: (session) => request.onSession?.(session),
    // Its type follows the endpoint's schema, which has just parsed it.
    body: body as undefined,
    caller: caller as HandlerInput<Endpoint>['caller'],
    addresses: addressesOf(config, request.origin),
    idempotency:
      key && caller ? { accountId: caller.accountId, key, requestHash: requestHash(endpoint, params, body) } : null,
  };
}
