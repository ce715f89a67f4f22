import type { ExportFormat } from '../../contract/runs.ts';
import { type Codec, codecOf } from './codecs.ts';
import type { ExportChoice } from './export-format.ts';

/** All that decides how frames become a part: what is captured, and what the encoder does with it. */
export interface EncoderSettings extends Codec {
  format: ExportFormat;
  width: number;
  height: number;
  fps: number;
  /** Pixels of the file for one of the project's. */
  scale: number;
  /** Whether the page's own ground is left out, so that only what scenes paint is there. */
  transparent: boolean;
}

/** The settings of a chosen export. */
export function encoderSettings(choice: ExportChoice): EncoderSettings {
  const { format, width, height, fps, transparent, scale } = choice;
  return { ...codecOf(choice), format, width, height, fps, transparent, scale };
}
