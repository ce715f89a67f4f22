import { Slider } from '@mantine/core';
import { IconBadgeCc, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import type { FilmSound } from '../sound/use-film-sound.ts';
import { Control } from './control.tsx';
import type { Hearing } from './hearing.ts';
import classes from './player.module.css';

interface HearingControlsProps {
  sound: FilmSound;
  /** Whether anything is said that could be read. */
  hasWords: boolean;
  hearing: Hearing;
  onChange: (part: Partial<Hearing>) => void;
}

/** Mute, volume and captions, where the film has something to be heard or read. */
export function HearingControls({ sound, hasWords, hearing, onChange }: HearingControlsProps) {
  const { volume, isMuted, hasCaptions } = hearing;
  return (
    <>
      {sound.isThere && (
        <>
          <Control
            label={isMuted ? 'Sound on (M)' : 'Sound off (M)'}
            onClick={() => onChange({ isMuted: !isMuted })}
            icon={isMuted ? <IconVolumeOff size={18} /> : <IconVolume size={18} />}
            isBusy={sound.track === null}
          />
          <Slider
            className={classes.volume}
            size="xs"
            min={0}
            max={100}
            value={isMuted ? 0 : Math.round(100 * volume)}
            onChange={(value) => onChange({ volume: value / 100, isMuted: value === 0 })}
            label={null}
            thumbLabel="Volume"
          />
        </>
      )}
      {hasWords && (
        <Control
          label={hasCaptions ? 'Hide captions (C)' : 'Show captions (C)'}
          onClick={() => onChange({ hasCaptions: !hasCaptions })}
          icon={<IconBadgeCc size={20} />}
          isOn={hasCaptions}
        />
      )}
    </>
  );
}
