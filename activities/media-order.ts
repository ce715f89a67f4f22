import { buffer } from 'node:stream/consumers';
import { AppError } from '../contract/errors.ts';
import type { MediaOperation } from '../contract/media-operations.ts';
import type { Run } from '../db/entities/run.ts';
import { assets } from '../db/repositories/assets.ts';
import { contexts } from '../db/repositories/contexts.ts';
import { projects } from '../db/repositories/projects.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { brandColours } from '../domain/media/brand-colours.ts';
import type { MediaOrder } from '../domain/media/media-end.ts';
import type { ActivityPorts } from './ports.ts';

/** What the run's input holds beside the request's own members. */
export interface MediaInput extends Partial<Omit<MediaOrder, 'operation' | 'picture' | 'size' | 'colours' | 'seed'>> {
  operation: MediaOperation;
  /** Given, or the first that was free. */
  name: string;
  seed?: number;
  width?: number;
  height?: number;
  /** Names of a picture of the project: what is cut out, or what the camera moves over. */
  asset?: string;
  image?: string;
}

/** All that whoever makes it has to know: the request, the project's size and brand, and the picture it names. */
export async function orderOf(
  { database, storage }: Pick<ActivityPorts, 'database' | 'storage'>,
  run: Run,
): Promise<MediaOrder> {
  const em = database.fork();
  const input = run.input as unknown as MediaInput;
  const head = await revisions.head(em, run.projectId);
  const { width, height, fps } = await projects.find(em, run.projectId);
  const brand = (await contexts.list(em, run.projectId)).filter(({ label }) => label === 'brand');
  const { operation, text, prompt, language, voice, speed, mood, tempo, seconds, style, move } = input;
  return {
    ...{ operation, text, prompt, language, voice, speed, mood, tempo, seconds, style, move },
    seed: input.seed ?? 0,
    size: { width: input.width ?? width, height: input.height ?? height, fps },
    colours: head.theme?.colours ?? brandColours(brand.map(({ text }) => text).join('\n'), input.seed ?? 0),
    picture: await pictureOf(),
  };

  async function pictureOf(): Promise<MediaOrder['picture']> {
    const name = input.asset ?? input.image;
    if (!name) return undefined;
    const shown = (await assets.shown(em, run.projectId)).find((asset) => asset.name === name);
    const content = shown && (await storage.get(shown.objectKey));
    if (!shown || !content) throw new AppError('not_found', `picture ${name} is gone`);
    const type = shown.objectKey.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
    return { content: await buffer(content), type };
  }
}
