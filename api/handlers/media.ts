import type { MediaOperation } from '../../contract/media-operations.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import type { Addresses } from '../presenters/addresses.ts';
import { presentRun } from '../presenters/run.ts';
import { type StartMediaInput, startMedia } from '../services/start-media.ts';

type Names =
  | 'generateVoiceover'
  | 'generateMusic'
  | 'generateImage'
  | 'removeBackground'
  | 'generateVideoA'
  | 'generateVideoB';

interface Call extends Pick<StartMediaInput, 'idempotency'> {
  caller: { accountId: string };
  params: { projectId: string };
  body: StartMediaInput['request'];
  addresses: Addresses;
}

export function mediaHandlers(context: ApiContext): HandlersOf<Names> {
  const start =
    (operation: MediaOperation) =>
    async ({ caller, params, body, idempotency, addresses }: Call) => {
      const input = { accountId: caller.accountId, ...params, operation, request: body, idempotency };
      return presentRun(await startMedia(context, input), addresses);
    };
  return {
    generateVoiceover: start('voiceover'),
    generateMusic: start('music'),
    generateImage: start('image_generation'),
    removeBackground: start('background_removal'),
    generateVideoA: start('ai_video_a'),
    generateVideoB: start('ai_video_b'),
  };
}
