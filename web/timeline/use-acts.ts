import { type KeyboardEvent, useCallback, useRef } from 'react';
import type { Project } from '../../contract/projects.ts';
import type { Playhead } from '../editor/playhead.ts';
import { edgesOf, type Grip, type Placed, placeOf } from './place-scene.ts';
import { useCopy } from './use-copy.ts';
import type { Moves } from './use-moves.ts';
import { useRemove } from './use-remove.ts';
import { useSplit } from './use-split.ts';

/** Of the hundred steps of the zoom. */
const zoomStep = 8;
/** Pixels within which an end snaps. */
const snapPixels = 7;

interface ActsInput {
  project: Project;
  moves: Moves;
  playhead: Playhead;
  pixelsPerFrame: number;
  scenes: (Placed & { name: string })[];
  onChoose: (sceneId: string | null) => void;
  /** Zooms in by so much, or out. */
  onZoom: (by: number) => void;
}

/** What pointer and keys do. The handlers stay the same ones, so that a drag draws only the scene that moves. */
export function useActs(input: ActsInput) {
  const now = useRef(input);
  now.current = input;
  const moving = useRef<Placed | null>(null);
  const remove = useRemove(input.project, () => input.onChoose(null));
  const removing = useRef(remove);
  removing.current = remove;
  const { split } = useSplit(input.project);
  const splitting = useRef(split);
  splitting.current = split;
  const copy = useCopy(input.project);
  const copying = useRef(copy);
  copying.current = copy;
  const sceneOf = (id: string) => now.current.scenes.find((scene) => scene.id === id);
  const onDrag = useCallback((id: string, grip: Grip, frames: number, tracks: number) => {
    const { moves, playhead, pixelsPerFrame } = now.current;
    const scene = now.current.scenes.find((each) => each.id === id);
    if (!scene || (moving.current === null && frames === 0 && tracks === 0)) return;
    const edges = edgesOf(now.current.scenes, id, playhead.frame);
    moving.current = placeOf({ scene, grip, frames, tracks }, edges, snapPixels / pixelsPerFrame);
    moves.move(moving.current);
  }, []);
  const onDrop = useCallback(() => {
    moving.current = null;
    now.current.moves.apply();
  }, []);
  const onCancel = useCallback(() => {
    moving.current = null;
    now.current.moves.drop();
  }, []);
  const onKey = useCallback((event: KeyboardEvent, id: string) => {
    const { moves } = now.current;
    const scene = moves.scenes.find((each) => each.id === id);
    if (!scene) return;
    const drag = dragOf(event);
    if (drag) moves.move(placeOf({ scene, ...drag }, [], 0));
    else if (event.key === 'Enter' && moves.isPending) moves.apply();
    else if (event.key === 'Escape') moves.drop();
    else if (event.key === 'Delete' || event.key === 'Backspace') removing.current(id);
    else if (event.ctrlKey || event.metaKey) return;
    else if (event.key === 's') splitting.current({ sceneId: id, frame: now.current.playhead.frame });
    else if (event.key === 'd') copying.current(id);
    else if (event.key === 'g') now.current.playhead.seek(scene.startFrame);
    else if (event.key === '+' || event.key === '=') now.current.onZoom(zoomStep);
    else if (event.key === '-') now.current.onZoom(-zoomStep);
    else if (event.key === ',' || event.key === '.') {
      const next = neighbourOf(moves.scenes, scene, event.key === ',' ? -1 : 1);
      document.querySelector<HTMLElement>(`[data-scene-id="${next.id}"]`)?.focus();
    } else return;
    event.preventDefault();
  }, []);
  const onChoose = useCallback((id: string) => now.current.onChoose(id), []);
  const movingId = input.moves.isPending
    ? input.moves.scenes.find((scene) => !samePlace(scene, sceneOf(scene.id)))?.id
    : undefined;
  return { movingId, handlers: { onDrag, onDrop, onCancel, onKey, onChoose } };
}

function samePlace(one: Placed, other: Placed | undefined): boolean {
  return (
    one.track === other?.track && one.startFrame === other.startFrame && one.durationInFrames === other.durationInFrames
  );
}

/** The scene that begins next, or before; the outermost ones are their own neighbours. */
function neighbourOf(scenes: readonly Placed[], scene: Placed, way: 1 | -1): Placed {
  const order = [...scenes].sort((one, other) => one.startFrame - other.startFrame || one.track - other.track);
  return order[order.findIndex(({ id }) => id === scene.id) + way] ?? scene;
}

/** A move by one press of a key; null where the key moves nothing. */
function dragOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): { grip: Grip; frames: number; tracks: number } | null {
  const step = ctrlKey || metaKey ? 10 : 1;
  const grip = shiftKey ? 'end' : altKey ? 'start' : 'move';
  if (key === 'ArrowLeft') return { grip, frames: -step, tracks: 0 };
  if (key === 'ArrowRight') return { grip, frames: step, tracks: 0 };
  if (key === 'ArrowUp') return { grip: 'move', frames: 0, tracks: 1 };
  if (key === 'ArrowDown') return { grip: 'move', frames: 0, tracks: -1 };
  return null;
}
