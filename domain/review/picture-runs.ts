import type { PictureFacts, ReviewInput } from './finding.ts';
import { isHidden } from './text-states.ts';

/** Frames of one stretch of pictures, first and last included. */
interface PictureRun {
  first: number;
  last: number;
  pictures: number;
  worst: PictureFacts;
}

/**
 * Stretches of pictures that are all of one kind. A frame without a picture ends a stretch only where it shows words
 * that the picture before it could not have shown: of other frames, not every one has its picture in a long film.
 */
export function pictureRuns(
  { samples, timeline }: ReviewInput,
  isOne: (picture: PictureFacts) => boolean,
): PictureRun[] {
  const runs: PictureRun[] = [];
  let open: PictureRun | undefined;
  let unseen: ReadonlySet<string> = new Set();
  for (const { frame, picture, texts } of samples) {
    const shown = texts.filter((text) => !isHidden(text, timeline)).map(({ element }) => element);
    if (!picture && shown.every((element) => unseen.has(element))) continue;
    unseen = new Set(shown);
    if (!picture || !isOne(picture)) {
      open = undefined;
      continue;
    }
    if (!open) {
      open = { first: frame, last: frame, pictures: 0, worst: picture };
      runs.push(open);
    }
    open.last = frame;
    open.pictures += 1;
    if ((picture.span ?? 0) < (open.worst.span ?? 0)) open.worst = picture;
  }
  return runs;
}
