import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moveOf, viewAt, viewOfLayer } from '../../domain/media/clip/camera-path.ts';
import { illustrate } from '../../domain/media/illustrate/illustrate.ts';
import { svgOf } from '../../domain/media/illustrate/scene.ts';
import type { HereEnd, MediaOrder } from '../../domain/media/media-end.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import type { BrowserPool } from '../stage/browser-pool.ts';
import type { StagePage } from '../stage/stage-page.ts';
import type { HereTools } from './here-tools.ts';

interface DrawnLayer {
  depth: number;
  path: string;
}

/** Pictures are drawn so much larger than the clip that the nearest view is still sharp. */
const reserve = 1.3;

/**
 * A camera that moves over a picture of the project or over one drawn from the prompt. With `parallax` the layers of a
 * drawn picture pass each other.
 */
export function filmHere(
  tools: HereTools,
  pages: Pick<BrowserPool, 'take'>,
  { parallax }: { parallax: boolean },
): HereEnd['make'] {
  return async (order, { signal, onProgress }) => {
    const { prompt = '', move = moveOf(prompt), seconds = 4, size, seed } = order;
    const frames = Math.round(seconds * size.fps);
    const folder = await mkdtemp(join(tools.folder, 'clip-'));
    const page = await pages.take();
    try {
      const layers = await loadLayers(page, order, parallax);
      const pictures = async function* () {
        for (let frame = 0; frame < frames; frame++) {
          signal.throwIfAborted();
          const view = viewAt(move, frames === 1 ? 0 : frame / (frames - 1));
          yield await drawFrame(
            page,
            layers.map(({ depth }) => viewOfLayer(view, depth)),
          );
          onProgress?.(frame / frames);
        }
      };
      const path = join(folder, 'clip.mp4');
      const { tools: programs, allowUnsandboxed } = tools;
      const run = { tools: programs, allowUnsandboxed, signal, outputDir: folder, timeoutSeconds: 800 };
      await runFfmpeg([...encoder(size.fps), path], { ...run, stdin: pictures() });
      const facts = { move, seconds: frames / size.fps, frames, ...size, seed, layers: layers.length };
      return { content: await readFile(path), type: 'video/mp4', facts };
    } finally {
      await page[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    }
  };
}

function encoder(fps: number): string[] {
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  return [
    ...['-f', 'image2pipe', '-framerate', String(fps), '-c:v', 'mjpeg', '-i', 'pipe:0'],
    ...['-vf', 'scale=in_range=pc:out_range=tv:out_color_matrix=bt709,format=yuv420p', '-c:v', 'libx264'],
    ...['-preset', 'veryfast', '-crf', '17', ...colours, '-movflags', '+faststart', '-map_metadata', '-1', '-bitexact'],
  ];
}

/** Hands the layers to the page, which keeps them as pictures. */
async function loadLayers(page: StagePage, order: MediaOrder, parallax: boolean): Promise<DrawnLayer[]> {
  const { prompt = '', colours, seed, size, picture, style } = order;
  const layers = picture ? [{ depth: 1, content: picture.content, ending: endingOf(picture.type) }] : drawn();
  const named = layers.map(({ depth, content, ending }, index) => {
    const path = `/assets/layer-${index}.${ending}`;
    page.assets.set(path, async () => content);
    return { depth, path };
  });
  const paths = named.map(({ path }) => path);
  const load = page.evaluate(`(${prepare})(${JSON.stringify({ paths, ...size, reserve })})`);
  await page.clock.while(load);
  return named;

  function drawn() {
    const { layers: all } = illustrate({ prompt, style, colours, seed, width: size.width, height: size.height });
    const parts = parallax ? all.map((layer) => [layer]) : [all];
    return parts.map((part) => ({
      depth: parallax ? (part[0]?.depth ?? 1) : 1,
      content: Buffer.from(
        svgOf([all[0] ? { ...all[0], body: definitionsOf(all[0].body) } : { depth: 0, body: '' }, ...part], size),
      ),
      ending: 'svg',
    }));
  }
}

const endingOf = (type: string) => (type === 'image/jpeg' ? 'jpg' : 'png');

/** Gradients that the layers refer to stand in the first. */
const definitionsOf = (body: string) => /<defs>.*?<\/defs>/su.exec(body)?.[0] ?? '';

async function drawFrame(page: StagePage, views: readonly { zoom: number; x: number; y: number }[]): Promise<Buffer> {
  const drawing = page.evaluate<string>(`clip.draw(${JSON.stringify(views)})`);
  return Buffer.from(String(await page.clock.while(drawing)), 'base64');
}

/** Runs in the page; names nothing from outside itself. Pictures cover the frame, cut at the sides they have too much of. */
const prepare = `async function ({ paths, width, height, reserve }) {
  const canvasOf = (scale) => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    return { canvas, context };
  };
  const layers = [];
  for (const path of paths) {
    const image = new Image();
    image.src = path;
    await image.decode();
    const { canvas, context } = canvasOf(reserve);
    const cover = Math.max(canvas.width / image.naturalWidth, canvas.height / image.naturalHeight);
    const [wide, high] = [image.naturalWidth * cover, image.naturalHeight * cover];
    context.drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
    layers.push(canvas);
  }
  const { canvas, context } = canvasOf(1);
  globalThis.clip = {
    draw(views) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillRect(0, 0, width, height);
      views.forEach(({ zoom, x, y }, index) => {
        const [freeX, freeY] = [(width * (zoom - 1)) / 2, (height * (zoom - 1)) / 2];
        context.setTransform(zoom, 0, 0, zoom, -freeX * (1 + x), -freeY * (1 + y));
        context.drawImage(layers[index], 0, 0, width, height);
      });
      return canvas.toDataURL('image/jpeg', 0.94).split(',')[1];
    },
  };
}`;
