import type { EntityManager } from '@mikro-orm/postgresql';
import type { Billing } from '../../contract/ledger.ts';
import { media } from '../../db/repositories/media.ts';
import type { DirectorInput } from '../../domain/directing/director.ts';
import { isNewFilm } from '../../domain/directing/editing/is-new-film.ts';
import { pictureWishOf } from '../../domain/directing/pictures/order-pictures.ts';
import { readSoundEdits } from '../../domain/directing/sound/read-sound-edits.ts';
import { wishOf } from '../../domain/directing/sound/wish-of.ts';
import { pricesOfFiles, scriptCharacters, sumOf } from '../../domain/money/media-price.ts';

/**
 * The most that the voice, music and pictures of a prompt may cost, in micro-dollars, before its plan is known: what the
 * prompt asks to be made, by whoever makes it here. Nothing for what nobody makes.
 */
export async function quoteMade(
  em: EntityManager,
  told: Pick<DirectorInput, 'prompt' | 'contexts' | 'existing' | 'pictures'>,
  billing: Billing,
): Promise<number> {
  const edits = told.existing.length > 0 ? readSoundEdits(told.prompt).edits : null;
  const wish = edits?.wish ?? wishOf(told).wish;
  const isEdit = edits !== null || (told.existing.length > 0 && !isNewFilm(told.prompt));
  const { wishes } = pictureWishOf(told, isEdit);
  if (!wish.voice && !wish.music && wishes.length === 0) return 0;
  const script = wish.voice?.script;
  const letters = script ? [...script].length : scriptCharacters;
  const files = { letters: wish.voice ? letters : 0, music: wish.music !== undefined, pictures: wishes };
  return sumOf(pricesOfFiles(files, await media.charging(em, billing)));
}
