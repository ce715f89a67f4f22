import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Asset } from '../../contract/assets.ts';
import type { projectFilm } from '../../contract/film.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { neutralTheme } from '../../domain/directing/neutral-theme.ts';
import { namesIn } from '../../domain/media/named-assets.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { sceneKeys } from '../../domain/render/scene-keys.ts';
import type { ApiContext } from '../context.ts';
import type { Addresses } from '../presenters/addresses.ts';
import { presentAsset } from '../presenters/asset.ts';

type Shown = Omit<z.input<typeof projectFilm.reply>, 'player' | 'otherPlayers'>;

interface FilmOrder {
  accountId: string;
  projectId: string;
  revision?: string;
  addresses: Addresses;
}

/** A revision, the head unless told, with its scenes compiled; those that do not compile are named and left out. */
export async function showFilm(
  { database, compiler }: Pick<ApiContext, 'database' | 'compiler'>,
  { accountId, projectId, revision: wanted, addresses }: FilmOrder,
): Promise<Shown> {
  const em = database.fork();
  const { headRevisionId } = await projects.get(em, accountId, projectId);
  const { id, width, height, fps, theme } = await revisions.get(em, projectId, wanted ?? headRevisionId);
  const scenes = await revisions.scenesWithCode(em, id);
  const keys = sceneKeys(scenes.map(({ codeHash }) => codeHash));
  const compiled = await Promise.all(
    scenes.map(async (scene, index) => ({
      ...scene,
      key: keys[index] as string,
      ...(await compiler.compile(scene.code)),
    })),
  );
  const pathOf = (key: string) => `/scenes/${key}.js`;
  const shown = compiled.filter(({ js }) => js !== null);
  return {
    revision: id,
    timeline: {
      ...{ width, height, fps, theme: theme ?? neutralTheme },
      durationInFrames: Math.max(1, timelineLength(scenes)),
      scenes: shown.map(({ key, track, startFrame, durationInFrames }) => ({
        ...{ key, module: pathOf(key), track, startFrame, durationInFrames },
      })),
    },
    modules: Object.fromEntries(shown.map(({ key, js }) => [pathOf(key), js ?? ''])),
    assets: await assetsOf(em, projectId, namesIn(scenes, theme), addresses),
    keys: Object.fromEntries(compiled.map(({ key, sceneId }) => [key, sceneId])),
    rejected: compiled.flatMap(({ sceneId, errors }) =>
      errors.map(({ path, message }) => ({ sceneId, path, message })),
    ),
  };
}

/** The assets of these names, by name. */
async function assetsOf(
  em: EntityManager,
  projectId: string,
  names: ReadonlySet<string>,
  addresses: Addresses,
): Promise<Shown['assets']> {
  if (names.size === 0) return {};
  const named = (await assets.list(em, projectId)).filter(({ name }) => names.has(name));
  const shown = (await assets.withFiles(em, named)).map((asset) => presentAsset(asset, addresses));
  return Object.fromEntries(shown.flatMap((asset) => entryOf(asset)));
}

/** Where the player finds an asset, under its name; nothing where it is neither seen nor written with. */
function entryOf({ name, picture, clip, font }: Asset): [string, Shown['assets'][string]][] {
  if (font) {
    const { url, weights, ranges } = font;
    return [[name, { url, width: 0, height: 0, clip: null, font: { weights, ranges } }]];
  }
  const seen = picture ?? clip;
  if (!seen) return [];
  const { url, width, height } = seen;
  return [[name, { url, width, height, clip: clip && { fps: clip.fps, frames: clip.frames }, font: null }]];
}
