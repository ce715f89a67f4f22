import type { SoundClip } from '../../contract/sound.ts';
import { newId } from '../../db/new-id.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { holdRow } from '../../db/repositories/rows.ts';
import { type ClipPlace, clipOf, type SoundEdit } from '../../domain/sound/edit-sound.ts';
import { effectSeconds } from '../../domain/sound/effect-names.ts';
import type { ApiContext } from '../context.ts';

export interface SoundOrder {
  accountId: string;
  projectId: string;
  base?: string;
}

/** The clip after an edit and the revision that it is heard in. */
export interface EditedSound {
  clip: SoundClip;
  revision: string;
}

/** Lays a sound of the library under the film. */
export async function addSound(
  context: ApiContext,
  { asset, place, ...order }: SoundOrder & { asset: string; place: ClipPlace },
): Promise<EditedSound> {
  const id = newId('soundClip');
  const { revision, sound } = await edited(context, order, { type: 'add', id, asset, place }, `Sound ${asset} added`);
  return { clip: clipOf(sound, id), revision };
}

export async function changeSound(
  context: ApiContext,
  { clipId, place, ...order }: SoundOrder & { clipId: string; place: ClipPlace },
): Promise<EditedSound> {
  const edit = { type: 'change', id: clipId, place } as const;
  const { revision, sound } = await edited(context, order, edit, 'Sound changed');
  return { clip: clipOf(sound, clipId), revision };
}

/** Answers with the new head's id. */
export async function removeSound(
  context: ApiContext,
  { clipId, ...order }: SoundOrder & { clipId: string },
): Promise<string> {
  return (await edited(context, order, { type: 'remove', id: clipId }, 'Sound taken out')).revision;
}

async function edited(
  { database }: ApiContext,
  { accountId, projectId, base }: SoundOrder,
  edit: SoundEdit,
  message: string,
): Promise<{ revision: string; sound: SoundClip[] }> {
  return database.transaction(async (em) => {
    const { id } = await projects.get(em, accountId, projectId);
    // Whoever deletes an asset holds the project too, so that none goes meanwhile.
    await holdRow(em, 'projects', id);
    const known = (await assets.sounds(em, id)).map((sound) => [sound.name, sound.seconds]);
    const seconds = { ...effectSeconds, ...Object.fromEntries(known) };
    const change = { type: 'sound', edit, seconds } as const;
    const { revision } = await revisions.commit(em, id, change, { base, message, writtenBy: 'caller' });
    return { revision: revision.id, sound: revision.sound };
  });
}
