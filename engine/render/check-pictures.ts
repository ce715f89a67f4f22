import { open } from 'node:fs/promises';
import { AppError } from '../../contract/errors.ts';
import { formatFacts } from '../../domain/render/codecs.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { type FileCheckRow, type FileExpectation, row, ssimRow } from './file-check.ts';

const block = 512;

/** Walks a TAR of pictures: their count, names and sizes, and single ones against captured stills. */
export async function checkPictures(path: string, expected: FileExpectation): Promise<FileCheckRow[]> {
  const { frames, settings, stills = [] } = expected;
  const wanted = new Set(stills.map(({ frame }) => frame));
  const found = await readEntries(path, wanted);
  const size = `${settings.width}x${settings.height}`;
  const other = found.sizes.find((each) => each !== size);
  return [
    row('frames', String(found.sizes.length), String(frames), found.sizes.length === frames),
    row('names', found.ordered ? 'in order' : 'not in order', 'in order', found.ordered),
    row('size', other ?? size, size, other === undefined),
    ...(await compare(found.pictures, expected)),
  ];
}

interface Entries {
  sizes: string[];
  ordered: boolean;
  pictures: Map<number, Buffer>;
}

async function readEntries(path: string, wanted: ReadonlySet<number>): Promise<Entries> {
  await using file = await open(path, 'r');
  const entries: Entries = { sizes: [], ordered: true, pictures: new Map() };
  for (let at = 0; ; ) {
    const header = Buffer.alloc(block);
    const { bytesRead } = await file.read(header, 0, block, at);
    if (bytesRead < block) throw new AppError('export_check_failed', 'The archive has no end');
    if (header.every((byte) => byte === 0)) return entries;
    const index = entries.sizes.length;
    const length = Number.parseInt(header.toString('latin1', 124, 135), 8);
    const picture = Buffer.alloc(wanted.has(index) ? length : 24);
    await file.read(picture, 0, picture.length, at + block);
    const name = header.toString('latin1', 0, 100).replace(/\0+$/u, '');
    entries.ordered &&= name === `frame-${String(index).padStart(6, '0')}.png`;
    entries.sizes.push(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`);
    if (wanted.has(index)) entries.pictures.set(index, picture);
    at += block + Math.ceil(length / block) * block;
  }
}

/** One stream of pairs, the archive's picture and its still, taken apart again. */
async function compare(pictures: Map<number, Buffer>, expected: FileExpectation): Promise<FileCheckRow[]> {
  const { stills = [], signal, allowUnsandboxed } = expected;
  const pairs = stills.flatMap(({ frame, picture }) => {
    const other = pictures.get(frame);
    return other ? [other, picture] : [];
  });
  if (pairs.length === 0) return [];
  const graph =
    "[0:v]format=rgb24,split[one][two];[one]select='not(mod(n\\,2))',setpts=N/TB[file];[two]select='mod(n\\,2)',setpts=N/TB[still];[file][still]ssim=stats_file=-";
  const args = ['-f', 'image2pipe', '-c:v', 'png', '-i', 'pipe:0', '-lavfi', graph, '-f', 'null', '-'];
  const { stdout } = await runFfmpeg(args, { stdin: pairs, signal, allowUnsandboxed });
  const ssims = [...stdout.toString().matchAll(/All:([\d.]+)/gu)].map(([, value]) => Number(value));
  return stills.map(({ frame }, index) => ssimRow(frame, ssims[index], formatFacts.png.leastSsim));
}
