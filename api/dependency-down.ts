/** Codes of Node's sockets and classes of SQLSTATE that say "not there now" and nothing about the request. */
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const sqlClasses = ['08', '40', '53', '57P'];
/** What the driver says, without any code, of a connection that was cut under it or of a pool that has none to give. */
const driverSentences = [
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
];

/** Whether an error, or what caused it, is a database or service that cannot be reached. */
export function isDependencyDown(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    const code = String((at as { code?: unknown }).code ?? '');
    if (code === '' && driverSentences.includes(at.message)) return true;
    if (socketCodes.has(code) || sqlClasses.some((prefix) => code.length === 5 && code.startsWith(prefix))) return true;
    if (at instanceof AggregateError && at.errors.some(isDependencyDown)) return true;
  }
  return false;
}
