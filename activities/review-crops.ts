import type { EntityManager } from '@mikro-orm/postgresql';
import type { Finding } from '../contract/findings.ts';
import type { Run } from '../db/entities/run.ts';
import { planCrops } from '../domain/review/plan-crops.ts';
import { cropPictures } from '../engine/stills/crop-pictures.ts';
import type { ActivityPorts } from './ports.ts';
import { publishFile, storeFile } from './store-file.ts';

/** Findings, worst first, of which a crop is kept. */
const mostCrops = 24;

export interface StoredCrop {
  /** Place of its finding in the review. */
  index: number;
  file: Awaited<ReturnType<typeof storeFile>>;
  facts: { frame: number; width: number; height: number };
}

interface CropSource {
  size: { width: number; height: number };
  stills: readonly { frame: number; picture: Uint8Array }[];
  findings: readonly Finding[];
}

/** Stores a crop of a frame for each of the worst findings. Nothing is published yet. */
export async function storeCrops(
  ports: Pick<ActivityPorts, 'storage' | 'stage'>,
  run: Run,
  { size, stills, findings }: CropSource,
  signal: AbortSignal,
): Promise<StoredCrop[]> {
  const pictures = new Map(stills.map(({ frame, picture }) => [frame, picture]));
  const crops = planCrops(findings, [...pictures.keys()], size, mostCrops);
  const { allowUnsandboxed } = ports.stage.browser;
  const ordered = crops.map(({ frame, box }) => ({ picture: pictures.get(frame) as Uint8Array, box }));
  const cut = await cropPictures(ordered, { signal, allowUnsandboxed });
  return Promise.all(
    crops.map(async ({ index, frame }, place): Promise<StoredCrop> => {
      const { picture, width, height } = cut[place] as (typeof cut)[number];
      const name = `finding-${String(index + 1).padStart(3, '0')}.jpg`;
      const file = await storeFile(ports, run, { kind: 'still', name, content: picture, contentType: 'image/jpeg' });
      return { index, file, facts: { frame, width, height } };
    }),
  );
}

/** The findings, each with the address of its crop. */
export async function publishCrops(
  em: EntityManager,
  findings: readonly Finding[],
  crops: readonly StoredCrop[],
): Promise<Finding[]> {
  const told = findings.map((finding) => ({ ...finding }));
  for (const { index, file, facts } of crops) {
    const { url } = await publishFile(em, file);
    (told[index] as Finding).crop = { url, ...facts, bytes: file.sizeBytes };
  }
  return told;
}
