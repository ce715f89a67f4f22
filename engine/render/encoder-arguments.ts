import type { EncoderSettings } from '../../domain/render/encoder-settings.ts';
import { toThumbnails, toVideoColours } from './colour-filter.ts';

/**
 * ffmpeg's input of pictures piped to it one after another. It takes each as it comes: by itself it would read five
 * megabytes before it begins, which is all of a chunk.
 */
export function pictureInput({ picture, fps }: Pick<EncoderSettings, 'picture' | 'fps'>): string[] {
  const decoder = picture.format === 'jpeg' ? 'mjpeg' : 'png';
  const reading = ['-probesize', '32', '-threads', '1'];
  return [...reading, '-f', 'image2pipe', '-framerate', String(fps), '-c:v', decoder, '-i', 'pipe:0'];
}

/** Pictures on stdin to a part at `path`; thumbnails of what is encoded go to stdout. */
export function encoderArguments(settings: EncoderSettings, path: string): string[] {
  const { width, height, fps, picture, encoder } = settings;
  const colours = settings.format === 'prores' ? toProres : toVideoColours(picture.format);
  const video = `[0:v]crop=${width}:${height}:0:0,${colours},split=2[video][again]`;
  return [
    ...pictureInput(settings),
    ...['-filter_complex_threads', '1', '-filter_complex', `${video};[again]${toThumbnails}[thumbnails]`],
    ...['-map', '[video]', ...encoder],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-video_track_timescale', String(timescale(fps)), '-map_metadata', '-1'],
    ...['-f', path.endsWith('.mov') ? 'mov' : 'mp4', path],
    ...['-map', '[thumbnails]', '-f', 'rawvideo', 'pipe:1'],
  ];
}

// Its encoder reads the names of the colours from the frames, not from the options.
const names = 'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv';
const toProres = `scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuva444p10le,${names}`;

/** Ticks per second: a whole number per frame at every whole rate, the same in all parts of a film. */
function timescale(fps: number): number {
  return fps * 512;
}
