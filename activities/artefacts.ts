import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunEventBody } from '../contract/runs.ts';
import type { NewFile } from '../db/repositories/files.ts';
import { contactSheet } from '../engine/stills/contact-sheet.ts';
import type { Film } from './film.ts';
import type { ActivityPorts } from './ports.ts';
import { publishFile, storeFile } from './store-file.ts';

type Ports = Pick<ActivityPorts, 'storage' | 'stage'>;
type Artefact = RunEventBody<'artefact'>;

export interface StoredArtefact {
  file: NewFile;
  facts: Omit<Artefact, 'url' | 'bytes'>;
}

export interface StillsToStore {
  film: Film;
  /** PNG or JPEG. */
  stills: readonly { frame: number; picture: Uint8Array }[];
  /** Whether a numbered sheet of them is wanted too. */
  sheet: boolean;
  signal: AbortSignal;
}

/** Stores stills under names of their frames. Nothing is published yet. */
export async function storeStills(
  ports: Ports,
  run: { id: string; projectId: string },
  { film, stills, sheet, signal }: StillsToStore,
): Promise<StoredArtefact[]> {
  const { width, height } = film.size;
  const stored: StoredArtefact[] = [];
  for (const { frame, picture } of stills) {
    const { ending, contentType } = formatOf(picture);
    const name = `still-${String(frame).padStart(6, '0')}.${ending}`;
    const file = await storeFile(ports, run, { kind: 'still', name, content: Buffer.from(picture), contentType });
    stored.push({ file, facts: { kind: 'still', frame, width, height } });
  }
  if (!sheet || stills.length === 0) return stored;
  const { allowUnsandboxed } = ports.stage.browser;
  const picture = await contactSheet({ stills, width, height, signal, allowUnsandboxed });
  const { ending, contentType } = formatOf(picture);
  const content = { kind: 'sheet', name: `sheet.${ending}`, content: picture, contentType } as const;
  return [...stored, { file: await storeFile(ports, run, content), facts: { kind: 'sheet' } }];
}

/** Gives stored artefacts their addresses. */
export async function publishArtefacts(em: EntityManager, stored: readonly StoredArtefact[]): Promise<Artefact[]> {
  const artefacts: Artefact[] = [];
  for (const { file, facts } of stored) {
    const { url } = await publishFile(em, file);
    artefacts.push({ ...facts, url, bytes: file.sizeBytes });
  }
  return artefacts;
}

function formatOf(picture: Uint8Array): { ending: string; contentType: string } {
  const isJpeg = picture[0] === 0xff && picture[1] === 0xd8;
  return isJpeg ? { ending: 'jpg', contentType: 'image/jpeg' } : { ending: 'png', contentType: 'image/png' };
}
