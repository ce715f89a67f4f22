import type { FfmpegOptions } from '../jail/run-ffmpeg.ts';

/** Programs of the jail, and a folder for files of one attempt. */
export type HereTools = Pick<FfmpegOptions, 'tools' | 'allowUnsandboxed'> & { folder: string };
