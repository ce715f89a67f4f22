import type { Endpoint } from './endpoint.ts';
import { type ErrorCode, errorCodes } from './errors.ts';
import { rateClassOf } from './rate-classes.ts';

/** What any request may meet, wherever it goes. */
const anywhere: readonly ErrorCode[] = [
  ...(['invalid_query', 'invalid_body', 'body_too_large', 'not_json', 'host_refused'] as const),
  ...(['unavailable', 'internal'] as const),
];
const withKey: readonly ErrorCode[] = ['missing_key', 'wrong_key', 'missing_scope', 'cross_site'];
const idempotent: readonly ErrorCode[] = ['invalid_idempotency_key', 'idempotency_mismatch', 'in_flight'];
const paid: readonly ErrorCode[] = ['insufficient_balance', 'operation_unavailable', 'provider_unavailable'];
const edit: readonly ErrorCode[] = ['revision_conflict', 'invalid_timeline', 'limit_exceeded'];
const writtenCode: readonly ErrorCode[] = ['scene_rejected', ...edit];
const directed: readonly ErrorCode[] = [
  ...(['gate_closed', 'run_in_progress', 'revision_conflict', 'budget_too_small', 'insufficient_balance'] as const),
  ...(['brief_not_understood', 'edit_not_understood', 'unknown_criterion', 'unknown_frame'] as const),
];
const making: readonly ErrorCode[] = ['asset_exists', 'limit_exceeded', 'budget_too_small', 'not_found'];
const steering: readonly ErrorCode[] = ['run_ended', 'not_steerable', 'not_waiting', 'insufficient_balance'];

/** What an endpoint may refuse beyond that, by its name. */
const ownErrors: Record<string, readonly ErrorCode[]> = {
  'accounts.adopt': ['session_needed', 'account_adopted'],
  'sign-in.start': ['mail_not_configured'],
  'subscriptions.start': ['subscription_exists', 'payments_not_configured', 'provider_unavailable'],
  'subscriptions.cancel': ['not_found', 'payments_not_configured', 'provider_unavailable'],
  'accounts.delete': ['provider_unavailable'],
  'sign-in.confirm': ['wrong_code'],
  'sign-in.session': ['session_needed'],
  'sign-in.switch': ['session_needed', 'not_found'],
  'sign-in.end': ['session_needed'],
  'sign-in.end-all': ['session_needed'],
  'money.top-up': ['payments_not_configured', 'provider_unavailable'],
  'keys.create': ['limit_exceeded'],
  'keys.revoke': ['last_key'],
  'keys.rotate': ['key_ended'],
  'projects.create': ['limit_exceeded'],
  'projects.duplicate': ['limit_exceeded'],
  'projects.verify': ['unknown_criterion'],
  'criteria.keep': ['unknown_criterion'],
  'contexts.add': ['limit_exceeded'],
  'contexts.update': ['limit_exceeded'],
  'scenes.create': writtenCode,
  'scenes.setCode': writtenCode,
  'scenes.rename': edit,
  'scenes.duplicate': edit,
  'scenes.split': writtenCode,
  'scenes.delete': edit,
  'scenes.setPositions': edit,
  'assets.upload': ['asset_exists', 'unsupported_media', 'asset_refused', 'limit_exceeded'],
  'assets.delete': ['asset_in_use'],
  'uploads.create': ['limit_exceeded'],
  'uploads.append': ['upload_offset', 'asset_exists', 'unsupported_media', 'asset_refused', 'limit_exceeded'],
  'uploads.sign': ['upload_offset'],
  'uploads.complete': ['upload_offset', 'asset_exists', 'unsupported_media', 'asset_refused', 'limit_exceeded'],
  'sound.add': edit,
  'sound.change': edit,
  'sound.remove': edit,
  'sound.effects': edit,
  'media.voiceover': making,
  'media.music': making,
  'media.image': making,
  'media.remove_background': [...making, 'unsupported_media'],
  'media.video_a': making,
  'media.video_b': making,
  'revisions.restore': edit,
  'prompts.start': directed,
  'prompts.stream': [...directed, 'not_found'],
  'loops.start': directed,
  'productions.start': [...directed, 'not_found', 'limit_exceeded'],
  'previews.start': ['gate_closed', 'unknown_frame', 'not_found'],
  'reviews.fix': ['gate_closed', 'run_in_progress'],
  'exports.start': ['gate_closed', 'unknown_finding', 'run_in_progress', 'limit_exceeded'],
  'runs.list': ['not_found'],
  'runs.cancel': ['run_ended'],
  'runs.pause': steering,
  'runs.resume': [...steering, 'budget_too_small'],
  'runs.raise_budget': [...steering, 'budget_too_small'],
  'runs.approve': steering,
  'runs.send_back': [...steering, 'edit_not_understood'],
  'webhooks.create': ['limit_exceeded'],
  'webhooks.replay': ['webhook_disabled'],
};

/** Every code with which an endpoint may refuse, in the order of the closed set. */
export function errorsOf(endpoint: Pick<Endpoint, 'name' | 'method' | 'scope' | 'path' | 'idempotent' | 'operation'>) {
  const codes = new Set<ErrorCode>([
    ...anywhere,
    ...(endpoint.scope ? withKey : []),
    ...(endpoint.path.includes(':') ? (['not_found'] as const) : []),
    ...(endpoint.idempotent ? idempotent : []),
    ...(endpoint.operation ? paid : []),
    ...(rateClassOf(endpoint) ? (['rate_limited'] as const) : []),
    ...(ownErrors[endpoint.name] ?? []),
  ]);
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => codes.has(code));
}
