import type { PlannedPicture } from '../../../contract/plan.ts';
import type { DirectorInput } from '../director.ts';
import { freeOf } from './order-pictures.ts';

const usualSeconds = 4;

/**
 * What a director that is not the rules orders to be seen: that which names what it is made from or of, each under a
 * name that is free. A clip without a length lasts as long as one usually does.
 */
export function directPictures(
  ordered: readonly PlannedPicture[],
  { pictures = [], taken = pictures }: Pick<DirectorInput, 'pictures' | 'taken'>,
): PlannedPicture[] {
  const [names, known] = [[...taken], new Set(pictures)];
  return ordered.flatMap((picture) => {
    const { operation, asset, seconds = usualSeconds, prompt = '' } = picture;
    const isKnown = asset !== undefined && known.has(asset);
    if (operation === 'background_removal' ? !isKnown : prompt.trim() === '') return [];
    const name = freeOf(picture.name, names);
    names.push(name);
    known.add(name);
    const { asset: _, seconds: __, ...rest } = picture;
    const isClip = operation === 'ai_video_a' || operation === 'ai_video_b';
    return [{ ...rest, name, ...(isKnown && { asset }), ...(isClip && { seconds }) }];
  });
}
