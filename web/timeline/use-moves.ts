import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { PositionUpdate } from '../../contract/scenes.ts';
import { applyPositions } from '../../domain/project/timeline.ts';
import { call } from '../api/call.ts';
import { movedOn, type Placed, updateOf } from './place-scene.ts';

export interface TimelineScene extends Placed {
  name: string;
}

export interface Moves {
  /** The scenes with what is being moved in its new place. */
  scenes: TimelineScene[];
  /** What the move would break; it is not applied while there is anything. */
  problems: string[];
  isPending: boolean;
  isSaving: boolean;
  /** What the server said of a move that it refused; the move is still there, to be tried again. */
  error: Error | null;
  move(place: Placed): void;
  apply(): void;
  drop(): void;
}

interface Input {
  projectId: string;
  revision: string;
  fps: number;
  scenes: TimelineScene[];
}

/** A move that is being made: checked as the server checks it, tried there and sent when it is let go, kept when it is refused. */
export function useMoves({ projectId, revision, fps, scenes }: Input): Moves {
  // Where the move began is kept with it: on a film that was changed meanwhile only what was moved is changed.
  const [pending, setPending] = useState<{ from: Placed; to: Placed } | null>(null);
  const known = useRef(scenes);
  known.current = scenes;
  const queries = useQueryClient();
  const isThere = scenes.some(({ id }) => id === pending?.to.id);
  const update = isThere && pending ? updateOf(pending.from, pending.to) : null;
  const states = scenes.map(({ id, ...scene }) => ({ ...scene, sceneId: id, codeHash: '' }));
  const save = useMutation({
    mutationFn: async (sent: PositionUpdate): Promise<string[]> => {
      const body = { updates: [sent], base: revision };
      // The server says first what it would come to: the film may be another one than this window knows.
      const { problems: found } = await call('setPositions', { params: { projectId }, body });
      if (found.length > 0) return found.map(({ message }) => message);
      await call('setPositions', { params: { projectId }, body: { ...body, apply: true } });
      return [];
    },
    onSuccess: async (found) => {
      await queries.invalidateQueries({ queryKey: ['project', projectId] });
      if (found.length === 0) setPending(null);
    },
  });
  const foreseen = update ? applyPositions(states, [update], fps).problems.map(({ message }) => message) : [];
  const problems = foreseen.length > 0 || !update ? foreseen : (save.data ?? []);
  const { mutate, reset } = save;
  const move = useCallback(
    (place: Placed) => {
      reset();
      const from = known.current.find(({ id }) => id === place.id);
      setPending((before) =>
        before?.to.id === place.id ? { ...before, to: place } : from ? { from, to: place } : null,
      );
    },
    [reset],
  );
  const shown =
    pending && update
      ? scenes.map((scene) => (scene.id === pending.to.id ? movedOn(scene, pending.from, pending.to) : scene))
      : scenes;
  return {
    scenes: shown,
    problems,
    isPending: update !== null,
    isSaving: save.isPending,
    error: save.error,
    move,
    apply: () => {
      if (update && foreseen.length === 0) mutate(update);
    },
    drop: () => {
      reset();
      setPending(null);
    },
  };
}
