import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { runEventNames } from '../../contract/endpoint-routes.ts';
import { addressOf } from '../api/call.ts';
import { openStream } from '../api/open-stream.ts';
import { afterEvent, noProgress, type RunProgress, type StreamedEvent } from './run-view.ts';

/** Events after which something else of the project looks different. */
const changes = new Set(['scene.ready', 'scene.mended', 'turn', 'artefact', 'run.completed', 'run.failed', 'waiting']);
const terminal = new Set(['run.completed', 'run.failed']);

/**
 * Follows a run from its first event on, and from where the connection broke. A frame's worth of events is shown at
 * once: a director writes faster than anyone reads.
 */
export function useRunProgress(runId: string | null): RunProgress {
  const [shown, show] = useState<{ runId: string | null; progress: RunProgress }>({ runId, progress: noProgress });
  const queries = useQueryClient();
  useEffect(() => {
    if (!runId) return;
    let progress = noProgress;
    let frame = 0;
    const draw = () => {
      frame = 0;
      show({ runId, progress });
    };
    const close = openStream(addressOf('streamRun', { runId }), {
      types: runEventNames,
      // It begins at the run's first event again.
      onOpen: (isFresh) => {
        if (isFresh) progress = noProgress;
      },
      onEvent(type, body) {
        progress = afterEvent(progress, { type, body } as StreamedEvent);
        frame ||= requestAnimationFrame(draw);
        if (changes.has(type)) void queries.invalidateQueries({ queryKey: ['project'] });
        if (!terminal.has(type)) return;
        close();
        void queries.invalidateQueries({ queryKey: ['balance'] });
      },
    });
    return () => {
      close();
      cancelAnimationFrame(frame);
    };
  }, [runId, queries]);
  return shown.runId === runId ? shown.progress : noProgress;
}
