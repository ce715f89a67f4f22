import type { PlannedPicture } from '../../../contract/plan.ts';
import type { DirectorInput } from '../director.ts';
import { afterSubject, articles } from './picture-words.ts';
import { type PicturePlace, type PictureWish, readPictures } from './read-pictures.ts';

/** A picture to be made, under the name that scenes will call it by, and where it stands. */
export interface OrderedPicture extends PlannedPicture {
  place: PicturePlace;
}

type Told = Pick<DirectorInput, 'prompt' | 'contexts' | 'pictures'>;

/**
 * What a film has made to be seen, by its prompt and what the project requires, and the input without it; of an edit by
 * its prompt alone.
 */
export function pictureWishOf<Input extends Told>(
  input: Input,
  isEdit = false,
): { input: Input; wishes: PictureWish[] } {
  const { prompt, wishes: said } = readPictures(input.prompt, input.pictures, isEdit);
  const wishes = [...said];
  if (isEdit) return { input: { ...input, prompt }, wishes };
  const contexts = input.contexts.map((entry) => {
    if (entry.label === 'brand') return entry;
    const required = readPictures(entry.text, input.pictures);
    wishes.push(...required.wishes);
    return { ...entry, text: required.prompt };
  });
  return { input: { ...input, prompt, contexts }, wishes };
}

/** The wishes under names that nothing in the library has; asked for twice, a picture is made once. */
export function orderPictures(
  wishes: readonly PictureWish[],
  { pictures = [], taken }: DirectorInput,
): OrderedPicture[] {
  const names = [...(taken ?? pictures)];
  const known = new Set<string>();
  return wishes.flatMap((wish) => {
    const key = JSON.stringify(wish);
    if (known.has(key)) return [];
    known.add(key);
    const name = freeOf(wish.asset ? `${wish.asset}-cutout` : slugOf(wish), names);
    names.push(name);
    return [{ ...wish, name }];
  });
}

/** "a lighthouse at dusk" is called `lighthouse`. */
function slugOf({ prompt = '', operation, style }: PictureWish): string {
  const plain = ` ${prompt} `
    .replace(afterSubject, ' ')
    .replace(new RegExp(`^\\s(?:(?:${articles})\\s+)+`, 'iu'), ' ')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .split('-')
    .filter(Boolean)
    .slice(-3)
    .join('-')
    .slice(0, 40);
  if (style === 'icons') return 'icons';
  return plain || (operation === 'image_generation' ? 'image' : 'clip');
}

/** The name, with the first number that is free where it is taken. */
export function freeOf(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    if (!taken.includes(`${name}-${number}`)) return `${name}-${number}`;
  }
}
