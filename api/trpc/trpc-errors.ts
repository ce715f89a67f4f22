import { TRPCError } from '@trpc/server';
import { AppError, type ErrorCode } from '../../contract/errors.ts';
import type { Problem } from '../../contract/problem.ts';
import { asAppError } from '../as-app-error.ts';
import { problemDocument } from '../problem-document.ts';

type TrpcCode = TRPCError['code'];

/** tRPC's name of each status that our errors have. */
const codeOfStatus: Record<number, TrpcCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  501: 'NOT_IMPLEMENTED',
  503: 'SERVICE_UNAVAILABLE',
};

/** Our code of what tRPC itself refuses before any endpoint is asked. */
const ourCode: Partial<Record<TrpcCode, ErrorCode>> = {
  PARSE_ERROR: 'invalid_body',
  BAD_REQUEST: 'invalid_body',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  PAYLOAD_TOO_LARGE: 'body_too_large',
  UNSUPPORTED_MEDIA_TYPE: 'not_json',
};

/** What a handler threw, as tRPC wants it thrown. */
export function asTrpcError(thrown: unknown): TRPCError {
  const cause = asAppError(thrown);
  return new TRPCError({ code: codeOfStatus[cause.status] ?? 'INTERNAL_SERVER_ERROR', cause });
}

/** The problem document of an error that tRPC is about to answer with. */
export function problemOf(error: TRPCError, occurrence: { requestId: string; path: string }): Problem {
  return problemDocument(appErrorOf(error), occurrence);
}

function appErrorOf(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  const code = ourCode[error.code];
  return code ? new AppError(code, 'refused by tRPC', { cause: error }) : asAppError(error.cause ?? error);
}
