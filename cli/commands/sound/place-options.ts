import type { Argv } from 'yargs';
import { type SoundRole, soundRoles } from '../../../contract/sound.ts';

export interface PlaceArguments {
  role?: SoundRole;
  track?: number;
  start?: number;
  frames?: number;
  from?: number;
  volume?: number;
  fadeIn?: number;
  fadeOut?: number;
  base?: string;
}

/** Where a sound is heard and how: the options of `sound add` and `sound change`. */
export function placeOptions(yargs: Argv): Argv {
  return yargs
    .option('role', { choices: soundRoles, describe: 'What it is heard as; music steps back under a voice' })
    .option('track', { type: 'number' })
    .option('start', { type: 'number', describe: 'First frame of the film' })
    .option('frames', { type: 'number', describe: 'How many frames it lasts' })
    .option('from', { type: 'number', describe: 'Seconds of it that are left out at its beginning' })
    .option('volume', { type: 'number', describe: 'Decibels: 0 as it is, -6 half as loud' })
    .option('fade-in', { type: 'number', describe: 'Frames' })
    .option('fade-out', { type: 'number', describe: 'Frames' })
    .option('base', { type: 'string', describe: 'The revision you saw' });
}

export function placeOf({ role, track, start, frames, from, volume, fadeIn, fadeOut, base }: PlaceArguments) {
  return {
    ...{ role, track, volume, base },
    ...{ startFrame: start, durationInFrames: frames, fromSeconds: from },
    ...{ fadeInFrames: fadeIn, fadeOutFrames: fadeOut },
  };
}
