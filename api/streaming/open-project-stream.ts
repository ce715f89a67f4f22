import type { ProjectPart } from '../../contract/changes.ts';
import type { ProjectChanges } from '../../db/repositories/project-changes.ts';
import type { OpenStream } from '../handler.ts';
import type { ProjectStreams } from './project-streams.ts';
import type { ProjectWatcher } from './project-watcher.ts';
import type { ServerSentEvent } from './server-sent-event.ts';
import { type Place, pingMs, retryMs } from './streams.ts';

/**
 * What changes in a project from `after` on, until it is deleted. Nothing is told twice and nothing is left out; several
 * changes may be told as one.
 */
export function openProjectStream(
  streams: ProjectStreams,
  { projectId, after }: { projectId: string; after: number },
): OpenStream {
  return streams.open(projectId, (place) => follow(place, after));
}

async function* follow(
  { watcher, subscription }: Place<ProjectWatcher>,
  after: number,
): AsyncGenerator<ServerSentEvent> {
  let told: number | null = after > 0 ? after : null;
  for (;;) {
    const { changes } = watcher;
    if (changes && (told === null || changes.seq > told)) {
      yield present(changes, told ?? changes.seq);
      told = changes.seq;
    }
    if (watcher.isGone) return;
    const turn = await subscription.next(pingMs);
    if (turn.kind === 'end') return yield { retryMs };
    if (turn.kind === 'quiet') yield { comment: 'ping' };
  }
}

function present({ seq, parts, headRevision }: ProjectChanges, after: number): ServerSentEvent {
  const changed = Object.entries(parts).flatMap(([part, at]) => (at > after ? [part as ProjectPart] : []));
  return { event: 'project.changed', id: seq, data: { parts: changed, headRevision } };
}
