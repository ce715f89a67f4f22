import { useMutation } from '@tanstack/react-query';
import type { Asset } from '../../contract/assets.ts';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { useRefreshProject } from '../editor/use-project.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { sceneOf } from './scene-of-asset.ts';

/** How long a picture stands; a clip runs to its end. */
const seconds = 3;

/** Puts a file into the film at the playhead: as a scene of its own above all others, or as a sound below them. */
export function useInsert({ id: projectId, fps }: Project, onInserted: (sceneId: string) => void) {
  const refresh = useRefreshProject(projectId);
  return useMutation({
    mutationFn: async ({ asset, frame }: { asset: Asset; frame: number }) => {
      const params = { projectId };
      if (asset.kind === 'audio') {
        const body = { asset: asset.name, startFrame: frame };
        await call('addSound', { params, body, idempotencyKey: crypto.randomUUID() });
        return null;
      }
      const { scenes, revision } = await call('listScenes', { params });
      const track = Math.min(99, Math.max(-1, ...scenes.map((scene) => scene.track)) + 1);
      const length = Math.max(1, Math.floor((asset.clip?.seconds ?? seconds) * fps));
      const place = { track, startFrame: frame, durationInFrames: length };
      const body = { name: asset.name, code: sceneOf(asset), ...place, base: revision };
      const { scene } = await call('createScene', { params, body, idempotencyKey: crypto.randomUUID() });
      return scene.id;
    },
    onSuccess: (sceneId) => sceneId && onInserted(sceneId),
    onError: showProblem,
    onSettled: refresh,
  });
}
