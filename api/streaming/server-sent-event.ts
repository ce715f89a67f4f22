/** One message of an event stream. A message without `event` is a comment that keeps the connection awake. */
export type ServerSentEvent = { event: string; data: unknown; id?: number } | { comment: string } | { retryMs: number };

/** The message in the wire form of the HTML standard, its JSON on one line. */
export function writeServerSentEvent(message: ServerSentEvent): string {
  if ('comment' in message) return `: ${message.comment}\n\n`;
  if ('retryMs' in message) return `retry: ${message.retryMs}\n\n`;
  const id = message.id === undefined ? '' : `id: ${message.id}\n`;
  return `${id}event: ${message.event}\ndata: ${JSON.stringify(message.data)}\n\n`;
}
