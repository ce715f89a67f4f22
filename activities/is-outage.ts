/**
 * Codes of connections that failed or were ended by a server that goes, stops or starts, and of disks without room: Node's,
 * Postgres's, ours.
 */
const codes =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|EFBIG|08\w{3}|57P0\d|53[13]00|unavailable)$/;
const words =
  /connection terminated|terminating connection|has encountered a connection error|timeout exceeded when trying to connect/i;
const deepest = 6;

/** Whether an error says that Postgres, storage or Temporal is away, or that a disk is full: nothing is wrong with the work itself. */
export function isOutage(error: unknown): boolean {
  for (let [one, depth] = [error, 0]; one instanceof Error && depth < deepest; depth += 1) {
    const { code, errors } = one as Error & { code?: unknown; errors?: unknown };
    if (codes.test(String(code)) || words.test(one.message)) return true;
    // What Node throws where a name has several addresses.
    if (Array.isArray(errors) && errors.length > 0 && errors.every(isOutage)) return true;
    one = one.cause ?? (one as { previous?: unknown }).previous;
  }
  return false;
}
