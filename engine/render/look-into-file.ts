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
  const { frames, stills = [], signal, allowUnsandboxed } = expected;
  const joins = someOf((expected.joins ?? []).filter((first) => first >= 2 && first + 2 < frames));
  if (joins.length + stills.length === 0) return [];
  const { args, decoded } = arguments_(path, expected, joins);
  const stdin = stills.length > 0 ? stills.map(({ picture }) => picture) : undefined;
  try {
    const { stdout, stderr } = await runFfmpeg(args, { inputs: [path], stdin, signal, allowUnsandboxed });
    const ssims = [...stdout.toString().matchAll(/All:([\d.]+)/gu)].map(([, value]) => Number(value));
    const count = Number(/frame=\s*(\d+)(?![\s\S]*frame=)/u.exec(stderr)?.[1] ?? 0);
    return [
      ...(joins.length > 0
        ? [row('decodes around joins', `${count} frames`, `${decoded} frames`, count === decoded)]
        : []),
      ...stills.map(({ frame }, index) =>
        ssimRow(frame, ssims[index], formatFacts[expected.settings.format].leastSsim),
      ),
    ];
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

function arguments_(path: string, { settings, stills = [] }: FileExpectation, joins: readonly number[]) {
  const { fps, width, height } = settings;
  // Half a frame early, so that rounding finds the frame itself and not the next.
  const from = (frame: number) => ['-ss', Math.max(0, (frame - 0.5) / fps).toFixed(6), '-i', path];
  const places = [...joins.map((first) => first - 2), ...stills.map(({ frame }) => frame)];
  const cut = (index: number, count: number) => `[${index}:v]trim=end_frame=${count},settb=1/${fps},setpts=N`;
  const kind = stills[0]?.picture[0] === 0xff ? 'jpeg' : 'png';
  const decoder = kind === 'jpeg' ? 'mjpeg' : 'png';
  const graph = [
    ...joins.map((_, index) => `${cut(index, aroundJoin)},${toThumbnails}[join${index}]`),
    ...joined(
      joins.map((_, index) => `[join${index}]`),
      'seen',
    ),
    ...stills.map((_, index) => `${cut(joins.length + index, 1)},${alike}[file${index}]`),
    ...joined(
      stills.map((_, index) => `[file${index}]`),
      'file',
    ),
    ...(stills.length > 0
      ? [
          `[${places.length}:v]crop=${width}:${height}:0:0,${toVideoColours(kind)},settb=1/${fps},setpts=N[still]`,
          `[file]settb=1/${fps},setpts=N[ordered];[ordered][still]ssim=stats_file=-[alike]`,
        ]
      : []),
  ];
  const pictures = ['-framerate', String(fps), '-f', 'image2pipe', '-c:v', decoder, '-i', 'pipe:0'];
  const output = (name: string) => ['-map', name, '-f', 'null', '-'];
  const args = [
    '-xerror',
    ...places.flatMap(from),
    ...(stills.length > 0 ? pictures : []),
    ...['-filter_complex', graph.join(';')],
    // The log counts the frames of the first output.
    ...(joins.length > 0 ? output('[seen]') : []),
    ...(stills.length > 0 ? output('[alike]') : []),
  ];
  return { args, decoded: joins.length * aroundJoin };
}

function joined(names: string[], result: string): string[] {
  return names.length > 0 ? [`${names.join('')}concat=n=${names.length}:v=1:a=0[${result}]`] : [];
}
