import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunEventBody } from '../contract/runs.ts';
import type { NewFile } from '../db/repositories/files.ts';
import { contactSheet, type SheetOrder } from '../engine/stills/contact-sheet.ts';
import type { Film } from './film.ts';
import type { ActivityPorts } from './ports.ts';
import { publishFile, storeFile } from './store-file.ts';

type Ports = Pick<ActivityPorts, 'storage' | 'stage' | 'scratchDir'>;
type RunOfFile = Parameters<typeof storeFile>[1];
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
  /** What the sheet draws on its pictures, by frame. */
  marks?: SheetOrder['marks'];
}

/** Stores stills under names of their frames. Nothing is published yet. */
export async function storeStills(
  ports: Ports,
  run: RunOfFile,
  { film, stills, sheet, marks }: StillsToStore,
): Promise<StoredArtefact[]> {
  const { width, height } = film.size;
  const store = async ({ frame, picture }: (typeof stills)[number]): Promise<StoredArtefact> => {
    const { ending, contentType } = formatOf(picture);
    const name = `still-${String(frame).padStart(6, '0')}.${ending}`;
    const file = await storeFile(ports, run, { kind: 'still', name, content: Buffer.from(picture), contentType });
    return { file, facts: { kind: 'still', frame, width, height } };
  };
  const drawn = sheet && stills.length > 0 ? [storeSheet(ports, run, film, { stills, marks })] : [];
  return Promise.all([...stills.map(store), ...drawn]);
}

/** Stores the full report of a review beside its pictures. */
export async function storeReport(ports: Ports, run: RunOfFile, report: string): Promise<StoredArtefact> {
  const content = { name: 'report.md', content: Buffer.from(report), contentType: 'text/markdown; charset=utf-8' };
  return { file: await storeFile(ports, run, { kind: 'report', ...content }), facts: { kind: 'report' } };
}

/** The sheet is drawn from files, which live as long as that takes. */
async function storeSheet(
  ports: Ports,
  run: RunOfFile,
  { size: { width, height, fps } }: Film,
  { stills, marks }: Pick<StillsToStore, 'stills' | 'marks'>,
): Promise<StoredArtefact> {
  const folder = await mkdtemp(join(ports.scratchDir, 'sheet-'));
  try {
    const named = stills.map(({ frame, picture }) => {
      const path = join(folder, `${frame}.${formatOf(picture).ending}`);
      return { frame, picture, path, width, height };
    });
    await Promise.all(named.map(({ path, picture }) => writeFile(path, picture)));
    const path = join(folder, 'sheet.jpg');
    const page = await ports.stage.pages.take({ refill: 'afterwards' });
    const sheet = await contactSheet({ ...ports.stage.browser, page, stills: named, fps, marks, path });
    const content = {
      kind: 'sheet',
      name: 'sheet.jpg',
      content: { file: sheet.path },
      contentType: 'image/jpeg',
    } as const;
    const facts = { kind: 'sheet', width: sheet.width, height: sheet.height } as const;
    return { file: await storeFile(ports, run, content), facts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
