import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { ExportFormat, ExportRequest } from '../../contract/runs.ts';

interface Size {
  width: number;
  height: number;
  fps: number;
}

/** All that a caller decides of an export, with nothing left open. */
export interface ExportChoice extends Size {
  format: ExportFormat;
  quality: 'draft' | 'standard' | 'high';
  transparent: boolean;
  /** Pixels of the file for one of the project's. */
  scale: number;
}

type Pair = [number, number];

/** A delay of less than two hundredths of a second is shown as ten by most players. */
const fastestGif = 50;
const withAlpha: readonly ExportFormat[] = ['prores', 'png'];

/**
 * Fills in what was not asked for from the project, and refuses what a format cannot hold. A resolution names the short
 * side: 720p of a portrait film is 720 wide.
 */
export function chooseExport(request: ExportRequest, project: Size): ExportChoice {
  const { format = 'mp4', quality = 'standard', resolution, fps = usualRate(format, project.fps) } = request;
  const transparent = request.transparent ?? format === 'prores';
  const scale = resolution ? Number.parseInt(resolution, 10) / Math.min(project.width, project.height) : 1;
  // The browser rounds up; a sixteenth of a pixel too much for want of digits is no row of pixels more.
  const [width, height] = [project.width, project.height].map((side) => Math.ceil(side * scale - 1 / 16)) as Pair;
  if (transparent && !withAlpha.includes(format)) throw refused('transparent', `${format} has no alpha channel.`);
  if (format === 'gif' && fps > fastestGif) throw refused('fps', `A GIF shows ${fastestGif} frames a second at most.`);
  if (Math.max(width, height) > limits.sidePixels) {
    throw refused('resolution', `${width}×${height} is larger than ${limits.sidePixels} pixels a side.`);
  }
  return {
    format,
    quality,
    transparent,
    fps,
    scale,
    ...(keepsOddSides(format) ? { width, height } : evenSize(width, height)),
  };
}

function usualRate(format: ExportFormat, fps: number): number {
  return format === 'gif' && fps > fastestGif ? fps / 2 : fps;
}

function keepsOddSides(format: ExportFormat): boolean {
  return format === 'gif' || format === 'png';
}

/** 4:2:0 demands even sides: an odd side loses its last row or column. */
function evenSize(width: number, height: number): { width: number; height: number } {
  return { width: width - (width % 2), height: height - (height % 2) };
}

function refused(path: string, message: string): AppError {
  return new AppError('invalid_body', message, { detail: message, errors: [{ path, message }] });
}
