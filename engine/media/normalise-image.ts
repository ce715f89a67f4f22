import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { readImageHeader } from '../../domain/media/image-header.ts';
import { within } from '../stage/deadline.ts';
import type { StagePage } from '../stage/stage-page.ts';

export interface NormalImage {
  /** PNG, or JPEG where the source is one: upright, without metadata, at most 4096 px a side. */
  picture: Buffer;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  alpha: boolean;
  /** JPEG, or PNG where the picture has alpha; its long side at most 480 px. */
  thumbnail: Buffer;
  thumbnailType: 'image/png' | 'image/jpeg';
}

const decodeSeconds = 20;
const thumbnailSide = 480;
/** An SVG has no pixels of its own: it is drawn with at least so many on its long side. */
const svgSide = 2048;

/**
 * Decodes a picture in the jailed browser and writes it anew, so that nothing of the file but its pixels goes on. An SVG
 * is shown as an image is: its scripts do not run and it loads nothing. The page is used up. Throws `asset_refused`.
 */
export async function normaliseImage(page: StagePage, source: Buffer, type: string): Promise<NormalImage> {
  const path = `/assets/source.${type.split('/')[1]?.replace('svg+xml', 'svg').replace('jpeg', 'jpg')}`;
  page.assets.set(path, async () => source);
  const order = JSON.stringify({ path, type, side: limits.sidePixels, svgSide, thumbnailSide });
  const late = () => refused('The picture could not be decoded in time.');
  try {
    const drawing = page.evaluate<unknown>(`(${draw})(${order})`);
    return readDrawn(await within(decodeSeconds, page.clock.while(drawing), late));
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal' && error.code !== 'scene_crashed') throw error;
    throw refused('The picture could not be decoded.', error);
  } finally {
    await page[Symbol.asyncDispose]();
  }
}

/** Runs in the page; names nothing from outside itself. */
const draw = `async function ({ path, type, side, svgSide, thumbnailSide }) {
  const image = new Image();
  image.src = path;
  await image.decode();
  const natural = { width: image.naturalWidth || 300, height: image.naturalHeight || 150 };
  const long = Math.max(natural.width, natural.height);
  const wanted = type === 'image/svg+xml' ? Math.max(svgSide, long) : long;
  const canvasOf = (most) => {
    const scale = Math.min(most, wanted) / long;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(natural.width * scale));
    canvas.height = Math.max(1, Math.round(natural.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { canvas, context };
  };
  const bytesOf = (canvas, format) => canvas.toDataURL(format, 0.95).split(',')[1];
  const large = canvasOf(side);
  const { width, height } = large.canvas;
  let alpha = false;
  for (let top = 0; top < height && !alpha && type !== 'image/jpeg'; top += 256) {
    const { data } = large.context.getImageData(0, top, width, Math.min(256, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) { alpha = true; break; }
  }
  const format = type === 'image/jpeg' ? type : 'image/png';
  const thumbnailType = alpha ? 'image/png' : 'image/jpeg';
  return {
    picture: bytesOf(large.canvas, format), type: format, width, height, alpha,
    thumbnail: bytesOf(canvasOf(thumbnailSide).canvas, thumbnailType), thumbnailType,
  };
}`;

/** What a page says is what a hostile picture may have made it say, so that the written files are looked at again. */
function readDrawn(reply: unknown): NormalImage {
  const drawn = reply as Record<string, unknown>;
  const picture = Buffer.from(String(drawn.picture), 'base64');
  const thumbnail = Buffer.from(String(drawn.thumbnail), 'base64');
  const [large, small] = [readImageHeader(picture), readImageHeader(thumbnail)];
  const isWritten = (type: string | undefined) => type === 'image/png' || type === 'image/jpeg';
  if (!large?.size || !small?.size || !isWritten(large.type) || !isWritten(small.type)) {
    throw refused('The picture could not be written anew.');
  }
  if (picture.length > limits.uploadBytes || Math.max(large.size.width, large.size.height) > limits.sidePixels) {
    throw refused('The picture is too large.');
  }
  return {
    ...{ picture, type: large.type as NormalImage['type'], ...large.size, alpha: drawn.alpha === true },
    ...{ thumbnail, thumbnailType: small.type as NormalImage['type'] },
  };
}

function refused(detail: string, cause?: unknown): AppError {
  return new AppError('asset_refused', detail, { detail, cause });
}
