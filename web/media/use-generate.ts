import { useMutation } from '@tanstack/react-query';
import type { Run } from '../../contract/runs.ts';
import { call } from '../api/call.ts';
import { useRefreshProject } from '../editor/use-project.ts';

/** What can be made from words: its key in the price list, and how it is asked for. */
export const makers = {
  image_generation: { title: 'Picture', hint: 'What should be seen? Colours come from the brand.', isTimed: false },
  voiceover: { title: 'Voice', hint: 'What should be said, word by word?', isTimed: false },
  music: { title: 'Music', hint: 'What should it be like? E.g. calm, warm, with a slow build', isTimed: true },
  ai_video_a: { title: 'Clip, model A', hint: 'What should move?', isTimed: true },
  ai_video_b: { title: 'Clip, model B', hint: 'What should move?', isTimed: true },
} as const;
export type Maker = keyof typeof makers;

export interface MediaWish {
  maker: Maker;
  text: string;
  seconds: number;
}

/** How many units of the price list a wish comes to. */
export function quantityOf({ maker, text, seconds }: MediaWish): number {
  if (maker === 'voiceover') return Math.max(1, text.length) / 1_000;
  return maker === 'ai_video_a' || maker === 'ai_video_b' ? seconds : 1;
}

/** Starts the run that makes the file; the library shows it as soon as it is there. */
export function useGenerate(projectId: string) {
  const refresh = useRefreshProject(projectId);
  return useMutation({
    mutationFn: ({ maker, text, seconds }: MediaWish): Promise<Run> => {
      const asked = { params: { projectId }, idempotencyKey: crypto.randomUUID() };
      if (maker === 'voiceover') return call('generateVoiceover', { ...asked, body: { text } });
      if (maker === 'image_generation') return call('generateImage', { ...asked, body: { prompt: text } });
      const body = { prompt: text, seconds };
      if (maker === 'music') return call('generateMusic', { ...asked, body });
      return call(maker === 'ai_video_a' ? 'generateVideoA' : 'generateVideoB', { ...asked, body });
    },
    onSettled: refresh,
  });
}
