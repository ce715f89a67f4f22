import { useMutation } from '@tanstack/react-query';
import type { Project } from '../../contract/projects.ts';
import type { SoundClip } from '../../contract/sound.ts';
import { call } from '../api/call.ts';
import { useRefreshProject } from '../editor/use-project.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { useClips, useLibrary } from '../sound/use-sounds.ts';

/** A sound of the film with what it looks like. */
export interface ShownSound extends SoundClip {
  waveformUrl: string | null;
  /** Rows below the scenes. */
  row: number;
}

/** The sounds under the film, each row its own track. */
export function useSounds({ id: projectId, headRevision }: Project): ShownSound[] {
  const clips = useClips(projectId, headRevision);
  const library = useLibrary(projectId, clips.length > 0);
  const tracks = [...new Set(clips.map(({ track }) => track))].sort((one, other) => one - other);
  return clips.map((clip) => ({
    ...clip,
    waveformUrl: library?.find(({ name }) => name === clip.asset)?.sound?.waveformUrl ?? null,
    row: tracks.indexOf(clip.track),
  }));
}

/** Moves a sound, or takes it out of the film. */
export function useSoundActs({ id: projectId, headRevision }: Project) {
  const refresh = useRefreshProject(projectId);
  const options = { onError: showProblem, onSettled: refresh };
  const move = useMutation({
    mutationFn: ({ clipId, startFrame }: { clipId: string; startFrame: number }) =>
      call('changeSound', { params: { projectId, clipId }, body: { startFrame, base: headRevision } }),
    ...options,
  });
  const remove = useMutation({
    mutationFn: (clipId: string) =>
      call('removeSound', { params: { projectId, clipId }, query: { base: headRevision } }),
    ...options,
  });
  return { move: move.mutate, remove: remove.mutate };
}
