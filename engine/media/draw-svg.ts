import { AppError } from '../../contract/errors.ts';
import type { Canvas } from '../../domain/media/illustrate/scene.ts';
import { readImageHeader } from '../../domain/media/image-header.ts';
import { within } from '../stage/deadline.ts';
import type { StagePage } from '../stage/stage-page.ts';

const drawSeconds = 30;

/** A PNG of an SVG at its own size, drawn in the jailed browser. The page is used up. */
export async function drawSvg(page: StagePage, svg: string, { width, height }: Canvas): Promise<Buffer> {
  const path = '/assets/drawing.svg';
  page.assets.set(path, async () => Buffer.from(svg));
  const late = () => new AppError('internal', 'the picture could not be drawn in time');
  try {
    const drawing = page.evaluate<string>(`(${draw})(${JSON.stringify({ path, width, height })})`);
    const picture = Buffer.from(String(await within(drawSeconds, page.clock.while(drawing), late)), 'base64');
    const size = readImageHeader(picture)?.size;
    if (size?.width === width && size.height === height) return picture;
    throw new AppError('internal', 'the picture was drawn in another size');
  } finally {
    await page[Symbol.asyncDispose]();
  }
}

/** Runs in the page; names nothing from outside itself. */
const draw = `async function ({ path, width, height }) {
  const image = new Image();
  image.src = path;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/png').split(',')[1];
}`;
