import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { codeOfLaterPart, cutAt } from './split-code.ts';

const said = {
  outside: 'Put the playhead between its beginning and its end.',
  code: 'Its code exports the scene in another way than by one `export default`, so it has to be cut in the code.',
};

/** Cuts a scene in two at a frame of the film; the later part goes on where the first one ends. */
export function useSplit({ id: projectId, headRevision }: Project) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ sceneId, frame }: { sceneId: string; frame: number }) => {
      const { name, code, track, startFrame, durationInFrames } = await call('getScene', {
        params: { projectId, sceneId },
      });
      const offset = cutAt({ startFrame, durationInFrames }, frame);
      if (offset === null) return said.outside;
      const later = codeOfLaterPart(code, offset);
      if (later === null) return said.code;
      const shortened = await call('setPositions', {
        params: { projectId },
        body: { updates: [{ sceneId, durationInFrames: offset }], apply: true, base: headRevision },
      });
      if (!shortened.applied) return shortened.problems[0]?.message ?? said.outside;
      const place = { track, startFrame: frame, durationInFrames: durationInFrames - offset };
      const body = { name: `${name.slice(0, 190)} 2`, code: later, ...place, base: shortened.revision };
      await call('createScene', { params: { projectId }, body }).catch(async (error: unknown) => {
        // Half a cut would lose the end of the scene.
        const whole = { updates: [{ sceneId, durationInFrames }], apply: true };
        await call('setPositions', { params: { projectId }, body: whole });
        throw error;
      });
      return null;
    },
    onSuccess: (refusal) => {
      if (refusal) notifications.show({ title: 'This scene was not cut', message: refusal, color: 'yellow' });
    },
    onError: showProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: ['project', projectId] }),
  });
  return { split: mutate, isSplitting: isPending };
}
