import { isCancellation } from '@temporalio/workflow';
import { takeStep, withoutMedia } from '../domain/money/prompt-meter.ts';
import { directing, mending, picturing, sounding } from './activity-options.ts';
import { followChild } from './follow-child.ts';
import { type Film, tellSpent } from './prompt-film.ts';
import { codeOf } from './run-to-end.ts';

/**
 * What is made to be seen, before the scenes that show it: each picture by a run of its own, one that is made from
 * another after it. What can't be had, or there is no money for, is left out at no price, and the film does without it.
 */
export async function addPictures(film: Film): Promise<void> {
  const { run, runId, made } = film;
  const { pictures = [] } = made;
  const lost: Record<number, string> = {};
  const making: Promise<void>[] = [];
  for (const [index, { micros, after }] of pictures.entries()) {
    const make = async () => {
      if (after !== undefined) await making[after];
      const reason = await addMade(film, `picture-${index}`, micros, () => reasonWithoutPicture(film, index));
      if (reason !== null) lost[index] = reason;
    };
    making.push(make());
  }
  await Promise.all(making);
  if (Object.keys(lost).length > 0) await run.step('Do without a picture', picturing.leavePicturesOut, { runId, lost });
}

/** Why the picture does not stand; null when it does. */
async function reasonWithoutPicture({ run, runId }: Film, index: number): Promise<string | null> {
  const name = `picture ${index + 1}`;
  const { child } = await run.step(`Begin ${name}`, picturing.openPicture, { runId, index });
  await followChild(child);
  return (await run.step(`See ${name}`, picturing.seePicture, { runId, index })).failure;
}

/** Makes a file if there is money for it; why it does not stand, and then it costs nothing. */
async function addMade(
  film: Film,
  step: string,
  micros: number,
  make: () => Promise<string | null>,
): Promise<string | null> {
  const next = takeStep(film.meter, { type: 'media', step, micros });
  if (next !== null) film.meter = next;
  tellSpent(film);
  const reason = next === null ? 'budget' : await make().catch(failureOf);
  if (reason === null) return null;
  film.reasons.push(reason);
  film.meter = withoutMedia(film.meter, step);
  tellSpent(film);
  return reason;
}

/** The code of what went wrong; a cancel is no failure of the file. */
function failureOf(error: unknown): string {
  if (isCancellation(error)) throw error;
  return codeOf(error);
}

/**
 * What is made to be heard, by a run of its own. The voice comes before the scenes and decides how long they last. A
 * sound that can't be had, or that there is no money for, is left out at no price, and the film goes on without it.
 */
export async function addSound(film: Film, sound: 'voiceover' | 'music'): Promise<void> {
  const micros = film.made.sounds?.[sound];
  if (micros === undefined) return;
  const reason = await addMade(film, sound, micros, () => reasonWithoutSound(film, sound));
  if (reason !== null) film.unheard[sound] = reason;
}

/** Why the sound does not stand; null when it does. */
async function reasonWithoutSound({ run, runId }: Film, sound: 'voiceover' | 'music'): Promise<string | null> {
  const { child } = await run.step(`Begin the ${sound}`, sounding.openSound, { runId, sound });
  await followChild(child);
  const { failure } = await run.step(`See the ${sound}`, sounding.seeSound, { runId, sound });
  if (failure !== null || sound === 'music') return failure;
  await run.step('Let the voice lead', directing.leadByVoice, { runId });
  return null;
}

/** The sounds that stand at their places in the draft, then the words of its voices in the picture. */
export async function layOutSound({ run, runId, made: { sounds, captions }, unheard }: Film): Promise<void> {
  if (sounds === undefined) return;
  await run.step('Lay out the sound', sounding.layOutSound, { runId, unheard });
  if (captions) await run.step('Draw the captions', mending.drawCaptions, { runId });
}
