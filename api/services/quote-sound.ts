import type { EntityManager } from '@mikro-orm/postgresql';
import type { Billing } from '../../contract/ledger.ts';
import type { MediaOperation } from '../../contract/media-operations.ts';
import { media } from '../../db/repositories/media.ts';
import type { DirectorInput } from '../../domain/directing/director.ts';
import { readSoundEdits } from '../../domain/directing/sound/read-sound-edits.ts';
import { wishOf } from '../../domain/directing/sound/wish-of.ts';
import { isCharged, quoteMedia } from '../../domain/money/quote.ts';
import { scriptCharacters } from '../../domain/money/sound-price.ts';

/**
 * The most that the voice and music of a prompt may cost, in micro-dollars, before its plan is known: what the prompt
 * asks to hear, made by whoever makes it here. Nothing for what nobody makes.
 */
export async function quoteSound(
  em: EntityManager,
  told: Pick<DirectorInput, 'prompt' | 'contexts' | 'existing'>,
  billing: Billing,
): Promise<number> {
  const edits = told.existing.length > 0 ? readSoundEdits(told.prompt).edits : null;
  const wish = edits?.wish ?? wishOf(told).wish;
  if (!wish.voice && !wish.music) return 0;
  const ends = new Map((await media.ends(em)).map(({ operation, provider }) => [operation, provider]));
  const price = (operation: MediaOperation, quantity: number) => {
    const provider = ends.get(operation);
    return provider ? quoteMedia(operation, quantity, isCharged(billing, provider === 'embedded')).highMicros : 0;
  };
  const script = wish.voice?.script;
  const letters = script ? [...script].length : scriptCharacters;
  return (wish.voice ? price('voiceover', letters / 1000) : 0) + (wish.music ? price('music', 1) : 0);
}
