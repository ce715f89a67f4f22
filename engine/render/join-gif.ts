import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import type { Assembly } from './assemble.ts';
import { pictureInput } from './encoder-arguments.ts';

/** One palette for the whole film, found in a first pass, so that no colour jumps where parts meet. */
export async function joinGif({ parts, path, settings, signal, allowUnsandboxed }: Assembly): Promise<void> {
  const palette = `${path}.png`;
  const { width, height } = settings;
  const colours = `crop=${width}:${height}:0:0,scale=in_color_matrix=bt601:in_range=pc:flags=accurate_rnd,format=rgb24`;
  const run = (args: string[], inputs: string[]) =>
    runFfmpeg([...pictureInput(settings), ...args], {
      ...{ stdin: inTurn(parts), inputs, outputDir: dirname(path), signal, allowUnsandboxed },
    });
  try {
    await run(['-vf', `${colours},palettegen=stats_mode=diff`, '-update', '1', '-frames:v', '1', palette], []);
    const graph = `[0:v]${colours}[pictures];[pictures][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle`;
    await run(['-i', palette, '-filter_complex', graph, '-loop', '0', '-f', 'gif', path], [palette]);
  } finally {
    await rm(palette, { force: true });
  }
}

async function* inTurn(parts: Assembly['parts']): AsyncGenerator<Buffer> {
  for (const part of parts) yield* createReadStream(part.path);
}
