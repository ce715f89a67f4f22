import type { exportQualities } from '../../contract/runs.ts';

/** Names a caller may give; `standard` is what an export gets unasked. */
export type ExportPreset = (typeof exportQualities)[number];

/** All that decides how captured frames become a part. */
export interface EncoderSettings {
  /** JPEG quality of the captured frames, 1–100. */
  jpegQuality: number;
  x264Preset: 'ultrafast' | 'veryfast' | 'faster' | 'medium';
  /** x264 constant rate factor: lower is better and larger. */
  crf: number;
  width: number;
  height: number;
  fps: number;
}

// veryfast at crf 18 makes the same file size as medium at less than half the time on this kind of picture.
const presets = {
  draft: { jpegQuality: 80, x264Preset: 'ultrafast', crf: 26 },
  standard: { jpegQuality: 92, x264Preset: 'veryfast', crf: 18 },
  high: { jpegQuality: 97, x264Preset: 'faster', crf: 14 },
} as const satisfies Record<ExportPreset, Omit<EncoderSettings, 'width' | 'height' | 'fps'>>;

/** Sizes of the file are even, as 4:2:0 demands: an odd side loses its last row or column. */
export function encoderSettings(
  preset: ExportPreset,
  { width, height, fps }: { width: number; height: number; fps: number },
): EncoderSettings {
  return { ...presets[preset], width: evenSide(width), height: evenSide(height), fps };
}

function evenSide(side: number): number {
  return side - (side % 2);
}
