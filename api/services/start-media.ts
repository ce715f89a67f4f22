import { AppError } from '../../contract/errors.ts';
import type { MediaOperation } from '../../contract/media-operations.ts';
import type { JsonObject, Run } from '../../db/entities/run.ts';
import { assets } from '../../db/repositories/assets.ts';
import { media, type ToldEnd } from '../../db/repositories/media.ts';
import { freeName } from '../../domain/media/free-name.ts';
import { mediaQuantity } from '../../domain/media/media-quantity.ts';
import { microsOfDollars } from '../../domain/money/amounts.ts';
import { isCharged, quoteMedia } from '../../domain/money/quote.ts';
import { phase } from '../../domain/project/gates.ts';
import type { ApiContext } from '../context.ts';
import type { IdempotentRequest } from '../idempotency.ts';
import { acceptRun, earlierRun } from '../runs/accept-run.ts';
import { viewProject } from './project-view.ts';

export interface StartMediaInput {
  accountId: string;
  projectId: string;
  operation: MediaOperation;
  request: JsonObject & { name?: string; budget?: number; asset?: string; image?: string };
  idempotency: IdempotentRequest | null;
}

/**
 * Starts the run of a paid media operation. What can be known before is asked before anything is held: whether anybody
 * makes it here, whether its name is free, and whether the picture that it names is one.
 */
export async function startMedia(context: ApiContext, input: StartMediaInput): Promise<Run> {
  const { accountId, projectId, operation, request, idempotency } = input;
  const earlier = await earlierRun(context, idempotency);
  if (earlier) return earlier;
  const em = context.database.fork();
  const { facts, project } = await viewProject(em, accountId, projectId);
  const provider = await requireEnd(context, operation);
  const { name, ...rest } = request;
  const library = await assets.list(em, project.id);
  requirePicture(library, request);
  const taken = library.map((asset) => asset.name);
  if (name && taken.includes(name)) throw nameTaken(name);
  const charged = isCharged(context.config.billing, provider === 'embedded');
  return acceptRun(context, {
    ...{ accountId, projectId, idempotency, provider },
    kind: 'media',
    input: { ...rest, operation, name: name ?? freeName(operation, taken) },
    quote: quoteMedia(operation, mediaQuantity(operation, request), charged),
    budgetMicros: request.budget === undefined ? null : microsOfDollars(request.budget, 'budget'),
    revisionId: project.headRevisionId,
    phase: phase(facts),
  });
}

/** Who makes each operation's files, as the newest worker told; where none has told, nobody. */
export async function mediaEnds({ database }: Pick<ApiContext, 'database'>): Promise<ToldEnd[]> {
  return media.ends(database.fork());
}

async function requireEnd(context: ApiContext, operation: MediaOperation) {
  const end = (await mediaEnds(context)).find((told) => told.operation === operation);
  if (end?.provider) return end.provider;
  throw new AppError('operation_unavailable', `nobody makes ${operation}`, {
    detail: end?.note ?? 'No worker has told yet what it can make.',
  });
}

function requirePicture(
  library: readonly { name: string; kind: string; state: string }[],
  { asset, image }: Pick<StartMediaInput['request'], 'asset' | 'image'>,
): void {
  const wanted = asset ?? image;
  if (!wanted) return;
  const found = library.find(({ name, state }) => name === wanted && state === 'ready');
  if (!found) {
    throw new AppError('not_found', `no asset ${wanted}`, { detail: `The project has no picture “${wanted}”.` });
  }
  if (found.kind === 'image') return;
  throw new AppError('unsupported_media', `${wanted} is no picture`, { detail: `“${wanted}” is no picture.` });
}

function nameTaken(name: string): AppError {
  return new AppError('asset_exists', `the name ${name} is taken`, {
    detail: `The project has another file “${name}”. Delete it, or give this one another name.`,
  });
}
