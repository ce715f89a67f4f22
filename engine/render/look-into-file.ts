import { AppError } from '../../contract/errors.ts';
import { formatFacts } from '../../domain/render/codecs.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { toThumbnails, toVideoColours } from './colour-filter.ts';
import { type FileCheckRow, type FileExpectation, row, ssimRow } from './file-check.ts';

const aroundJoin = 5;
const mostJoins = 4;
/** Both sides of a comparison come to this, whatever the file holds. */
const alike = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';

/** Decodes five frames around joins and compares single frames with captured stills, without decoding the rest. */
export async function lookInto(path: string, expected: FileExpectation): Promise<FileCheckRow[]> {
  // Beside each other: each decodes on one core.
  const looks = [decodeJoins(path, expected), compareStills(path, expected)];
  await Promise.allSettled(looks);
  return (await Promise.all(looks)).flat();
}

async function decodeJoins(path: string, expected: FileExpectation): Promise<FileCheckRow[]> {
  const { frames, settings, signal, allowUnsandboxed } = expected;
  const joins = someOf((expected.joins ?? []).filter((first) => first >= 2 && first + 2 < frames));
  if (joins.length === 0) return [];
  const cuts = joins.map((_, index) => `[${index}:v]${cut(settings, aroundJoin)},${toThumbnails}[join${index}]`);
  const seen = joined(joins.length, 'join', 'seen');
  const inputs = joins.flatMap((first) => from(path, settings, first - 2));
  const args = ['-xerror', ...inputs, '-filter_complex', [...cuts, seen].join(';'), ...output('[seen]')];
  return decoding(async () => {
    const { stderr } = await runFfmpeg(args, { inputs: [path], signal, allowUnsandboxed });
    const count = Number(/frame=\s*(\d+)(?![\s\S]*frame=)/u.exec(stderr)?.[1] ?? 0);
    const decoded = joins.length * aroundJoin;
    return [row('decodes around joins', `${count} frames`, `${decoded} frames`, count === decoded)];
  });
}

async function compareStills(path: string, expected: FileExpectation): Promise<FileCheckRow[]> {
  const { settings, stills = [], signal, allowUnsandboxed } = expected;
  if (stills.length === 0) return [];
  const { fps, width, height } = settings;
  const kind = stills[0]?.picture[0] === 0xff ? 'jpeg' : 'png';
  const decoder = kind === 'jpeg' ? 'mjpeg' : 'png';
  const graph = [
    ...stills.map((_, index) => `[${index}:v]${cut(settings, 1)},${alike}[file${index}]`),
    joined(stills.length, 'file', 'file'),
    `[${stills.length}:v]crop=${width}:${height}:0:0,${toVideoColours(kind)},settb=1/${fps},setpts=N[still]`,
    `[file]settb=1/${fps},setpts=N[ordered];[ordered][still]ssim=stats_file=-[alike]`,
  ];
  const args = [
    ...['-xerror', ...stills.flatMap(({ frame }) => from(path, settings, frame))],
    ...['-framerate', String(fps), '-f', 'image2pipe', '-c:v', decoder, '-i', 'pipe:0'],
    ...['-filter_complex', graph.join(';'), ...output('[alike]')],
  ];
  const stdin = stills.map(({ picture }) => picture);
  return decoding(async () => {
    const { stdout } = await runFfmpeg(args, { inputs: [path], stdin, signal, allowUnsandboxed });
    const ssims = [...stdout.toString().matchAll(/All:([\d.]+)/gu)].map(([, value]) => Number(value));
    return stills.map(({ frame }, index) => ssimRow(frame, ssims[index], formatFacts[settings.format].leastSsim));
  });
}

/** What cannot be decoded is a finding, not an error of ours. */
async function decoding(look: () => Promise<FileCheckRow[]>): Promise<FileCheckRow[]> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [row('decodes', 'no', 'yes', false)];
  }
}

/** Spread over the film; all of them would cost what decoding the whole file costs. */
function someOf(joins: readonly number[]): number[] {
  const step = Math.max(1, joins.length / mostJoins);
  return joins.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

type Settings = FileExpectation['settings'];

/** Half a frame early, so that rounding finds the frame itself and not the next. */
function from(path: string, { fps }: Settings, frame: number): string[] {
  return ['-ss', Math.max(0, (frame - 0.5) / fps).toFixed(6), '-i', path];
}

function cut({ fps }: Settings, frames: number): string {
  return `trim=end_frame=${frames},settb=1/${fps},setpts=N`;
}

function joined(count: number, part: string, result: string): string {
  const parts = Array.from({ length: count }, (_, index) => `[${part}${index}]`).join('');
  return `${parts}concat=n=${count}:v=1:a=0[${result}]`;
}

function output(name: string): string[] {
  return ['-map', name, '-f', 'null', '-'];
}
