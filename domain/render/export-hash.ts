import type { SoundClip } from '../../contract/sound.ts';
import { canonicalJson } from '../project/canonical-json.ts';
import { sha256 } from '../project/picture-hash.ts';
import { formatFacts } from './codecs.ts';
import type { ExportChoice } from './export-format.ts';

/** SHA-256 of all but the picture that decides an export's file: its settings, and what it is heard with. */
export function exportHash(settings: ExportChoice, sound: readonly SoundClip[]): string {
  const isHeard = sound.length > 0 && hasSound(settings);
  return sha256(canonicalJson(isHeard ? { ...settings, sound } : { ...settings }));
}

/** Whether files of the format can be heard. */
export function hasSound({ format }: Pick<ExportChoice, 'format'>): boolean {
  return formatFacts[format].soundEncoder !== null;
}
