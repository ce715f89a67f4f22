import type { EntityManager } from '@mikro-orm/postgresql';
import type { AssetKind, AssetWord } from '../../contract/assets.ts';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { Asset, type AssetClip, type AssetFont, type AssetPicture, type AssetSound } from '../entities/asset.ts';
import { FileRecord } from '../entities/file-record.ts';
import { files, type NewFile } from './files.ts';
import { holdRow, insertRow, requireRow } from './rows.ts';

export type NewAsset = Pick<Asset, 'id' | 'projectId' | 'name' | 'kind' | 'type' | 'bytes' | 'sha256' | 'uploadKey'>;

/** What the jail made of a file: what it is, and where that lies. */
export interface DecodedAsset {
  /** What it turned out to be; its type's kind otherwise. */
  kind?: AssetKind;
  picture?: AssetPicture;
  clip?: AssetClip;
  sound?: AssetSound;
  font?: AssetFont;
  files: Record<'file' | 'thumbnail', NewFile> & Partial<Record<'sound' | 'waveform', NewFile>>;
}

/** An asset with the files that it is seen and heard through; all null until it is ready. */
export interface AssetWithFiles {
  asset: Asset;
  file: FileRecord | null;
  thumbnail: FileRecord | null;
  sound: FileRecord | null;
  waveform: FileRecord | null;
}

/** What a scene can be given of a clip. */
export interface ShownClip extends AssetClip {
  name: string;
  objectKey: string;
}

/** What a scene can be given of a typeface. */
export interface ShownFont extends AssetFont {
  name: string;
  objectKey: string;
}

/** What a film plays of an asset: FLAC, 48 kHz, two channels. */
export interface HeardAsset {
  name: string;
  objectKey: string;
  sha256: string;
  seconds: number;
  /** LUFS; null where nothing can be heard. */
  loudness: number | null;
  words: AssetWord[] | null;
}

/** What a scene can be given of an asset. */
export interface ShownAsset extends AssetPicture {
  name: string;
  objectKey: string;
}

export const assets = {
  /**
   * Takes a file in, to be looked into. The same file under the same name is the asset that stands; another under it is
   * `asset_exists`, one too many `limit_exceeded`.
   */
  accept(em: EntityManager, accountId: string, asset: NewAsset): Promise<{ asset: Asset; isNew: boolean }> {
    return em.transactional(async (tx) => {
      await holdRow(tx, 'projects', asset.projectId);
      const standing = await byName(tx, asset.projectId, asset.name);
      if (standing?.sha256 === asset.sha256) return { asset: standing, isNew: false };
      if (standing) throw nameTaken(standing);
      await refuseTooMuch(tx, accountId, asset);
      return { asset: await insertRow(tx, Asset, { ...asset, state: 'checking' }), isNew: true };
    });
  },

  get(em: EntityManager, projectId: string, id: string): Promise<Asset> {
    return requireRow(em, Asset, { id, projectId }, 'asset');
  },

  /** For activities, which are told the id. */
  find(em: EntityManager, id: string): Promise<Asset> {
    return requireRow(em, Asset, { id }, 'asset');
  },

  /** All but what was refused, by name. */
  list(em: EntityManager, projectId: string): Promise<Asset[]> {
    const where = { projectId, state: { $ne: 'refused' as const } };
    return em.find(Asset, where, { orderBy: { name: 'asc' }, disableIdentityMap: true });
  },

  async withFiles(em: EntityManager, rows: readonly Asset[]): Promise<AssetWithFiles[]> {
    const ids = rows.flatMap(filesOf).filter((id) => typeof id === 'string');
    const found = await em.find(FileRecord, { id: { $in: ids } }, { disableIdentityMap: true });
    const byId = new Map(found.map((file) => [file.id, file]));
    return rows.map((asset) => {
      const [file = null, thumbnail = null, sound = null, waveform = null] = filesOf(asset).map(
        (id) => byId.get(id ?? '') ?? null,
      );
      return { asset, file, thumbnail, sound, waveform };
    });
  },

  /** Every asset that scenes of a project can show. */
  shown(em: EntityManager, projectId: string): Promise<ShownAsset[]> {
    return em.execute(
      `select a.name, f.object_key as "objectKey", a.picture->>'sha256' as sha256,
          (a.picture->>'width')::int as width, (a.picture->>'height')::int as height,
          (a.picture->>'alpha')::boolean as alpha
        from assets a join files f on f.id = a.file_id
        where a.project_id = ? and a.state = 'ready' and a.picture is not null order by a.name`,
      [projectId],
    );
  },

  /** Every clip that scenes of a project can show. */
  async clips(em: EntityManager, projectId: string): Promise<ShownClip[]> {
    const rows = await usable<'clip', AssetClip>(em, projectId, 'clip');
    return rows.map(({ clip, ...row }) => ({ ...clip, ...row }));
  },

  /** Every typeface that scenes of a project can write with. */
  async fonts(em: EntityManager, projectId: string): Promise<ShownFont[]> {
    const rows = await usable<'font', AssetFont>(em, projectId, 'font');
    return rows.map(({ font, ...row }) => ({ ...font, ...row }));
  },

  /** Names of all that scenes of a project can use. */
  async names(em: EntityManager, projectId: string): Promise<string[]> {
    const rows = await em.execute<{ name: string }[]>(
      `select name from assets where project_id = ? and state = 'ready' order by name`,
      [projectId],
    );
    return rows.map(({ name }) => name);
  },

  /** Every asset of a project that can be heard. */
  sounds(em: EntityManager, projectId: string): Promise<HeardAsset[]> {
    return em.execute(
      `select a.name, f.object_key as "objectKey", a.sound->>'sha256' as sha256,
          (a.sound->>'seconds')::float8 as seconds, (a.sound->>'loudness')::float8 as loudness, a.words
        from assets a join files f on f.id = a.sound_id where a.project_id = ? and a.state = 'ready' order by a.name`,
      [projectId],
    );
  },

  /** The asset is what these files show. Done twice it stays what it is. */
  async ready(em: EntityManager, id: string, made: DecodedAsset): Promise<void> {
    const change = { state: 'ready' as const, ...(await recorded(em, made)) };
    await em.nativeUpdate(Asset, { id, state: 'checking' }, change);
  },

  /** The asset of an id that the run has made; null where it has not. */
  madeBy(em: EntityManager, id: string, runId: string): Promise<Asset | null> {
    return em.findOne(Asset, { id, madeBy: runId }, { disableIdentityMap: true });
  },

  /** What a run made, ready at once. The same id is the asset that stands; another file under the name is `asset_exists`. */
  async keep(
    em: EntityManager,
    accountId: string,
    asset: Omit<NewAsset, 'uploadKey'> & Pick<Asset, 'madeBy' | 'words'>,
    made: DecodedAsset,
  ): Promise<Asset> {
    await holdRow(em, 'projects', asset.projectId);
    const kept = await em.findOne(Asset, { id: asset.id }, { disableIdentityMap: true });
    if (kept) return kept;
    const standing = await byName(em, asset.projectId, asset.name);
    if (standing) throw nameTaken(standing);
    await refuseTooMuch(em, accountId, asset);
    const uploadKey = `projects/${asset.projectId}/uploads/${asset.id}`;
    return insertRow(em, Asset, { ...asset, uploadKey, state: 'ready', ...(await recorded(em, made)) });
  },

  /** Another project's asset under an id of this one's own, ready with its own files. */
  copy(
    em: EntityManager,
    { id, projectId, name, kind, type, bytes, sha256, words }: Asset,
    made: DecodedAsset,
  ): Promise<Asset> {
    return em.transactional(async (tx) => {
      const uploadKey = `projects/${projectId}/uploads/${id}`;
      const facts = { id, projectId, name, kind, type, bytes, sha256, words, uploadKey };
      return insertRow(tx, Asset, { ...facts, state: 'ready', ...(await recorded(tx, made)) });
    });
  },

  async refuse(em: EntityManager, id: string, refusal: string): Promise<void> {
    await em.nativeUpdate(Asset, { id, state: 'checking' }, { state: 'refused', refusal });
  },

  /** Takes back what nobody has begun to look into. */
  async takeBack(em: EntityManager, id: string): Promise<void> {
    await em.nativeDelete(Asset, { id, state: 'checking' });
  },

  /** Scenes of any revision whose code holds the asset's name, for a closer look. */
  scenesThatMayShow(em: EntityManager, { projectId, name }: Asset): Promise<{ name: string; code: string }[]> {
    return em.execute(
      `select distinct s.name, v.code from scene_versions v join revision_scenes s on s.version_id = v.id
        where v.project_id = ? and position(? in v.code) > 0`,
      [projectId, name],
    );
  },

  /** Whether any revision is heard with it. */
  async isHeard(em: EntityManager, { projectId, name }: Asset): Promise<boolean> {
    const heard = 'select 1 from revisions where project_id = ? and sound @> ?::jsonb limit 1';
    return (await em.execute(heard, [projectId, JSON.stringify([{ asset: name }])])).length > 0;
  },

  /** Whether the look of any revision is written in it. */
  async isWorn(em: EntityManager, { projectId, name }: Asset): Promise<boolean> {
    const worn = `select 1 from revisions where project_id = ? and theme->'typeface'->>'asset' = ? limit 1`;
    return (await em.execute(worn, [projectId, name])).length > 0;
  },

  /** Deletes the row and the records of its files; the keys of their objects. */
  remove(em: EntityManager, asset: Asset): Promise<string[]> {
    return em.transactional(async (tx) => {
      await tx.nativeDelete(Asset, { id: asset.id });
      const rows = await tx.execute<{ object_key: string }[]>(
        'delete from files where id in (?, ?, ?, ?) returning object_key',
        filesOf(asset).map((id) => id ?? ''),
      );
      return [asset.uploadKey, ...rows.map((row) => row.object_key)];
    });
  },

  /** Refused files of a day ago and files that nobody ever looked into: their rows go, and what is left of them. */
  stale(em: EntityManager, limit = 200): Promise<{ id: string; upload_key: string }[]> {
    return em.execute(
      `select id, upload_key from assets
        where state <> 'ready' and created_at < now() - interval '1 day' order by created_at limit ?`,
      [limit],
    );
  },

  async forget(em: EntityManager, id: string): Promise<void> {
    await em.execute(`delete from assets where id = ? and state <> 'ready'`, [id]);
  },
};

const filesOf = ({ fileId, thumbnailId, soundId, waveformId }: Asset) => [fileId, thumbnailId, soundId, waveformId];

/** Records the files, and what the row says of them. */
async function recorded(em: EntityManager, { kind, picture, clip, sound, font, files: made }: DecodedAsset) {
  const idOf = async (file: NewFile | undefined) => (file ? (await files.record(em, file)).id : null);
  return {
    ...(kind && { kind }),
    ...{ picture: picture ?? null, clip: clip ?? null, sound: sound ?? null, font: font ?? null },
    ...{ fileId: await idOf(made.file), thumbnailId: await idOf(made.thumbnail) },
    ...{ soundId: await idOf(made.sound), waveformId: await idOf(made.waveform) },
  };
}

function byName(em: EntityManager, projectId: string, name: string): Promise<Asset | null> {
  const where = { projectId, name, state: { $ne: 'refused' as const } };
  return em.findOne(Asset, where, { disableIdentityMap: true });
}

function nameTaken({ id, name }: Asset): AppError {
  return new AppError('asset_exists', `asset ${id} has this name`, {
    detail: `The project has another file “${name}”. Delete it, or give this one another name.`,
    members: { assetId: id },
  });
}

async function refuseTooMuch(
  em: EntityManager,
  accountId: string,
  { projectId, bytes }: Pick<Asset, 'projectId' | 'bytes'>,
): Promise<void> {
  const count = await em.count(Asset, { projectId, state: { $ne: 'refused' } });
  if (count >= limits.assetsPerProject) {
    const detail = `A project has at most ${limits.assetsPerProject} uploaded files.`;
    throw new AppError('limit_exceeded', `project ${projectId} is full of assets`, { detail });
  }
  const [row] = await em.execute<{ sum: string | null }[]>(
    `select sum(a.bytes) from assets a join projects p on p.id = a.project_id
      where p.account_id = ? and a.state <> 'refused'`,
    [accountId],
  );
  if (Number(row?.sum ?? 0) + bytes <= limits.assetBytesPerAccount) return;
  const detail = `The uploads of an account have at most ${limits.assetBytesPerAccount / 1024 ** 3} GiB.`;
  throw new AppError('limit_exceeded', `account ${accountId} is full of assets`, { detail });
}

/** Assets of a project that are ready and have facts of a kind, by their names. */
function usable<Kind extends 'clip' | 'font', Facts>(em: EntityManager, projectId: string, kind: Kind) {
  return em.execute<({ name: string; objectKey: string } & Record<Kind, Facts>)[]>(
    `select a.name, f.object_key as "objectKey", a.${kind} from assets a join files f on f.id = a.file_id
      where a.project_id = ? and a.state = 'ready' and a.${kind} is not null order by a.name`,
    [projectId],
  );
}
