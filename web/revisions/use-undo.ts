import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { afterRedo, afterUndo, trailAt, type UndoTrail } from './undo-trail.ts';

interface Undo {
  /** What the next undo would take back, in words; null where there is nothing before. */
  next: string | null;
  canRedo: boolean;
  isBusy: boolean;
  undo(): void;
  redo(): void;
}

/** Takes changes back one by one, whoever made them, by restoring the revision before; and brings them again. */
export function useUndo({ id: projectId, headRevision }: Project): Undo {
  const [kept, setKept] = useState<UndoTrail | null>(null);
  const queries = useQueryClient();
  const trail = trailAt(kept, headRevision);
  const last = useQuery({
    queryKey: ['revision-diff', projectId, trail.at, null],
    queryFn: () => call('diffRevision', { params: { projectId, revisionId: trail.at } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const restore = async (revisionId: string) =>
    (await call('restoreRevision', { params: { projectId, revisionId } })).revision;
  const step = useMutation({
    mutationFn: async (way: 'undo' | 'redo') => {
      if (way === 'redo') return afterRedo(trail, await restore(trail.undone[0] ?? trail.at));
      const before = last.data?.from;
      return before ? afterUndo(trail, before, await restore(before)) : trail;
    },
    onSuccess: async (next) => {
      setKept(next);
      await queries.invalidateQueries({ queryKey: ['project', projectId] });
    },
    onError: showProblem,
  });
  const change = last.data?.changes[0];
  return {
    next: last.data?.from ? (change ? `${change.name}: ${change.detail || change.kind}` : 'the last change') : null,
    canRedo: trail.undone.length > 0,
    isBusy: step.isPending,
    undo: () => step.mutate('undo'),
    redo: () => step.mutate('redo'),
  };
}
