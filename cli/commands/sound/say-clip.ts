import type { SoundClip } from '../../../contract/sound.ts';

/** A clip in a sentence for a person. */
export function clipInWords({ asset, id, role, startFrame, durationInFrames, volume }: SoundClip): string {
  const louder = volume === 0 ? '' : `, ${volume > 0 ? '+' : ''}${volume} dB`;
  return `${asset} is heard as ${role} from frame ${startFrame} for ${durationInFrames} frames${louder} (${id}).`;
}
