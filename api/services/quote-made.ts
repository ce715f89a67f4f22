import type { EntityManager } from '@mikro-orm/postgresql';
import type { Billing } from '../../contract/ledger.ts';
import type { MediaOperation } from '../../contract/media-operations.ts';
import { media } from '../../db/repositories/media.ts';
import type { DirectorInput } from '../../domain/directing/director.ts';
import { isNewFilm } from '../../domain/directing/editing/is-new-film.ts';
import { pictureWishOf } from '../../domain/directing/pictures/order-pictures.ts';
import { readSoundEdits } from '../../domain/directing/sound/read-sound-edits.ts';
import { wishOf } from '../../domain/directing/sound/wish-of.ts';
import { mediaQuantity } from '../../domain/media/media-quantity.ts';
import { scriptCharacters } from '../../domain/money/media-price.ts';
import { isCharged, quoteMedia } from '../../domain/money/quote.ts';

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
  const ends = new Map((await media.ends(em)).map(({ operation, provider }) => [operation, provider]));
  const price = (operation: MediaOperation, quantity: number) => {
    const provider = ends.get(operation);
    return provider ? quoteMedia(operation, quantity, isCharged(billing, provider === 'embedded')).highMicros : 0;
  };
  const script = wish.voice?.script;
  const letters = script ? [...script].length : scriptCharacters;
  const pictures = wishes.map((one) => price(one.operation, mediaQuantity(one.operation, { ...one })));
  const heard = (wish.voice ? price('voiceover', letters / 1000) : 0) + (wish.music ? price('music', 1) : 0);
  return pictures.reduce((sum, micros) => sum + micros, heard);
}
