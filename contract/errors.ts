/** What the caller should do about a failure; the specification's four categories. */
export const errorCategories = ['validation', 'auth', 'transient', 'fatal'] as const;
export type ErrorCategory = (typeof errorCategories)[number];

/** The closed set of error codes: category, HTTP status and title of each. */
export const errorCodes = {
  invalid_body: { category: 'validation', status: 400, title: 'The request body is not valid' },
  invalid_query: { category: 'validation', status: 400, title: 'The query is not valid' },
  not_json: { category: 'validation', status: 415, title: 'The body must be application/json' },
  body_too_large: { category: 'validation', status: 413, title: 'The body is too large' },
  not_found: { category: 'validation', status: 404, title: 'There is no such thing' },
  method_not_allowed: { category: 'validation', status: 405, title: 'The endpoint does not take this method' },
  gate_closed: { category: 'validation', status: 409, title: 'The gate of this phase is closed' },
  run_in_progress: { category: 'validation', status: 409, title: 'The project has a writing run' },
  revision_conflict: { category: 'validation', status: 409, title: 'The scene changed since the base revision' },
  asset_exists: { category: 'validation', status: 409, title: 'The project has another asset of this name' },
  upload_offset: { category: 'validation', status: 409, title: 'The upload stands elsewhere' },
  asset_in_use: { category: 'validation', status: 409, title: 'A revision shows this asset' },
  unsupported_media: { category: 'validation', status: 415, title: 'The file is of a type that is not taken' },
  asset_refused: { category: 'validation', status: 422, title: 'The file was refused' },
  last_key: { category: 'validation', status: 409, title: 'The account would be left without a key that can write' },
  key_ended: { category: 'validation', status: 409, title: 'The key has ended' },
  subscription_exists: { category: 'validation', status: 409, title: 'The account has a plan' },
  account_adopted: { category: 'validation', status: 409, title: 'The account belongs to a person' },
  run_ended: { category: 'validation', status: 409, title: 'The run is over' },
  webhook_disabled: { category: 'validation', status: 409, title: 'The webhook is disabled' },
  not_steerable: { category: 'validation', status: 409, title: 'This kind of run cannot be steered' },
  not_waiting: { category: 'validation', status: 409, title: 'The run does not wait for this' },
  idempotency_mismatch: {
    category: 'validation',
    status: 422,
    title: 'The idempotency key belongs to another request',
  },
  invalid_idempotency_key: { category: 'validation', status: 400, title: 'The idempotency key is not valid' },
  scene_rejected: { category: 'validation', status: 422, title: 'The scene code was refused' },
  invalid_timeline: { category: 'validation', status: 422, title: 'The timeline would not be valid' },
  limit_exceeded: { category: 'validation', status: 422, title: 'A limit of the project would be passed' },
  unknown_frame: { category: 'validation', status: 422, title: 'A frame is outside the timeline' },
  unknown_criterion: { category: 'validation', status: 422, title: 'A criterion is not known' },
  unknown_finding: { category: 'validation', status: 422, title: 'A finding is not known' },
  brief_not_understood: { category: 'validation', status: 422, title: 'The prompt could not be followed' },
  edit_not_understood: { category: 'validation', status: 422, title: 'The edit is none that the director knows' },
  budget_too_small: { category: 'validation', status: 422, title: 'The budget is below the lowest price' },
  missing_key: { category: 'auth', status: 401, title: 'An API key is needed' },
  wrong_key: { category: 'auth', status: 401, title: 'The API key is not valid' },
  wrong_code: { category: 'auth', status: 401, title: 'The one-time code is not valid' },
  signature_refused: { category: 'auth', status: 401, title: 'The signature of the webhook is refused' },
  missing_scope: { category: 'auth', status: 403, title: 'The API key lacks the scope' },
  session_needed: { category: 'auth', status: 403, title: 'Only a signed-in person can do this' },
  cross_site: { category: 'auth', status: 403, title: 'The request was not sent by a page of this service' },
  host_refused: { category: 'auth', status: 403, title: 'This host name is not served here' },
  in_flight: { category: 'transient', status: 409, title: 'The first request with this key is still running' },
  rate_limited: { category: 'transient', status: 429, title: 'Too many requests' },
  unavailable: { category: 'transient', status: 503, title: 'The service cannot do this right now' },
  provider_unavailable: { category: 'transient', status: 503, title: 'The provider cannot do this right now' },
  provider_failed: { category: 'fatal', status: 502, title: 'The provider could not make it' },
  insufficient_balance: { category: 'fatal', status: 402, title: 'The balance does not cover this' },
  operation_unavailable: { category: 'fatal', status: 501, title: 'This installation has no working end for it' },
  mail_not_configured: { category: 'fatal', status: 501, title: 'Mail is not configured' },
  payments_not_configured: { category: 'fatal', status: 501, title: 'Payments are not configured' },
  scene_timeout: { category: 'validation', status: 422, title: 'A scene ran too long' },
  scene_not_ready: { category: 'validation', status: 422, title: 'A scene never became ready' },
  scene_crashed: { category: 'validation', status: 422, title: 'A scene broke the stage' },
  cost_guard: { category: 'fatal', status: 500, title: 'The work would cost more than this installation allows' },
  no_scene_stands: { category: 'fatal', status: 500, title: 'No scene of the prompt passed its checks' },
  run_lost: { category: 'fatal', status: 500, title: 'The run was ended from outside' },
  export_check_failed: { category: 'fatal', status: 500, title: 'The exported file failed its checks' },
  jail_unavailable: { category: 'fatal', status: 500, title: 'The jail cannot be had here' },
  invalid_arguments: { category: 'validation', status: 400, title: 'The arguments are not valid' },
  not_configured: { category: 'validation', status: 400, title: 'A setting of the command line is missing' },
  config_invalid: { category: 'fatal', status: 500, title: 'The configuration is not valid' },
  internal: { category: 'fatal', status: 500, title: 'Something broke on our side' },
} as const satisfies Record<string, { category: ErrorCategory; status: number; title: string }>;

export type ErrorCode = keyof typeof errorCodes;

export interface FieldError {
  path: string;
  message: string;
}

/** One closed fact of a gate, and the command and the tool of `capabilities` that supply it. */
export interface MissingFact {
  fact: string;
  command: string;
  tool: string;
  /** What of the tool's input is known already. */
  input?: Record<string, unknown>;
  /** Where that has not helped: another way, whose further input the caller answers for. */
  otherwise?: { tool: string; input: Record<string, unknown> };
}

export interface AppErrorOptions {
  /** Text for the caller; without it the title of the code stands. Never a path, SQL, stack or a vendor's text. */
  detail?: string;
  errors?: FieldError[];
  missing?: MissingFact[];
  /** Seconds to wait; required reading for `transient` codes. */
  retryAfter?: number;
  /** Further members of the problem document, such as `runId` or `minimum`. */
  members?: Record<string, unknown>;
  cause?: unknown;
}

/** The one error of Framewright, thrown where the fact is known. `message` is for us, `detail` for the caller. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.options = options;
  }

  get category(): ErrorCategory {
    return errorCodes[this.code].category;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
