import type { SoundClip } from '../../contract/sound.ts';
import { newId } from '../../db/new-id.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { effectClips } from '../../domain/sound/clip-usage.ts';
import { effectSeconds } from '../../domain/sound/effect-names.ts';
import type { ApiContext } from '../context.ts';
import type { SoundOrder } from './edit-sound.ts';

export interface PlacedEffects {
  applied: boolean;
  revision: string;
  fps: number;
  clips: SoundClip[];
}

/** Puts effects on the motion of the head, in the place of those that stand. A dry run stores nothing. */
export function placeEffects(
  { database }: ApiContext,
  { accountId, projectId, base, apply = false }: SoundOrder & { apply?: boolean },
): Promise<PlacedEffects> {
  return database.transaction(async (em) => {
    const { headRevisionId, fps } = await projects.get(em, accountId, projectId);
    const scenes = await revisions.scenes(em, headRevisionId);
    const clips = effectClips(scenes, fps, () => newId('soundClip'));
    if (!apply) return { applied: false, revision: headRevisionId, fps, clips };
    const change = { type: 'sound', edit: { type: 'effects', clips }, seconds: effectSeconds } as const;
    const options = { base: base ?? headRevisionId, message: 'Effects placed', writtenBy: 'caller' } as const;
    const { revision } = await revisions.commit(em, projectId, change, options);
    return { applied: true, revision: revision.id, fps, clips };
  });
}
