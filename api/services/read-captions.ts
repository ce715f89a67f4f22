import type { z } from 'zod';
import type { CaptionFormat, readCaptions as endpoint } from '../../contract/captions.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { captionFile } from '../../domain/sound/caption-file.ts';
import { captionsOf, lineLetters } from '../../domain/sound/captions.ts';
import { filmWords } from '../../domain/sound/film-words.ts';
import type { ApiContext } from '../context.ts';

/** The captions of a revision, the head unless named: the words that were kept with its voices, at their times in the film. */
export async function readCaptions(
  { database }: ApiContext,
  request: { accountId: string; projectId: string; revision?: string; format?: CaptionFormat },
): Promise<z.output<typeof endpoint.reply>> {
  const { accountId, projectId, format = 'srt' } = request;
  const em = database.fork();
  const { headRevisionId } = await projects.get(em, accountId, projectId);
  const { id, width, height, fps, sound } = await revisions.get(em, projectId, request.revision ?? headRevisionId);
  const filmFrames = timelineLength(await revisions.scenes(em, id));
  const wordsOf = new Map((await assets.sounds(em, projectId)).map(({ name, words }) => [name, words]));
  const voices = sound.filter(({ role }) => role === 'voice');
  const filmSeconds = filmFrames > 0 ? filmFrames / fps : Number.POSITIVE_INFINITY;
  const words = filmWords(voices, wordsOf, fps).filter(({ from }) => from < filmSeconds);
  const captions = captionsOf(words, { letters: lineLetters({ width, height }), filmSeconds });
  const silent = voices.filter(({ asset }) => !wordsOf.get(asset)).map(({ asset }) => asset);
  return { revision: id, format, text: captionFile(captions, format), captions, withoutWords: [...new Set(silent)] };
}
