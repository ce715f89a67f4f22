import { ActionIcon, Checkbox, Loader, Popover, Slider, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import {
  IconEye,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconRepeat,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { safeMarginOf } from '../../domain/review/bounds.ts';
import type { FilmSound } from '../sound/use-film-sound.ts';
import { Captions, type ShownCaption } from './captions.tsx';
import { Control } from './control.tsx';
import { timecode } from './film-clock.ts';
import { type Hearing, useHeard, useHearing } from './hearing.ts';
import { HearingControls } from './hearing-controls.tsx';
import { type Mark, Marks } from './marks.tsx';
import { Notice } from './notice.tsx';
import classes from './player.module.css';
import { usePlayback } from './use-playback.ts';
import { type Film, useStageFrame } from './use-stage-frame.ts';

interface Props {
  film: Film;
  sound: FilmSound;
  /** What its voices say. */
  captions: readonly ShownCaption[];
  /** The frame to be shown; the caller holds it, since timeline and findings move it too. */
  frame: number;
  onFrame: (frame: number) => void;
  /** Another number than before ends the playing. */
  pauses?: number;
  /** Drawn while their frames are shown. */
  marks?: Mark[];
  onMark?: (mark: Mark) => void;
  /** The name of a scene, for what is said about it. */
  sceneName?: (sceneId: string) => string | undefined;
}

/** Shows a revision as its export will, in a frame of another site that may connect to nothing. */
export function Player({ film, sound, captions, frame, onFrame, pauses = 0, marks = [], onMark, sceneName }: Props) {
  const { timeline } = film;
  const { width, height, fps, durationInFrames } = timeline;
  const last = durationInFrames - 1;
  const stage = useStageFrame(film);
  const [loop, setLoop] = useState<{ first: number; last: number } | null>(null);
  const [seen, setSeen] = useState({ safe: false, marks: true });
  const range = { fps, first: Math.min(loop?.first ?? 0, last), last: Math.min(loop?.last ?? last, last) };
  const playback = usePlayback(frame, { ...range, isLooping: loop !== null }, onFrame);
  const [hearing, setHearing] = useHearing();
  const second = frame / fps;
  useHeard(sound, hearing, { isPlaying: playback.isPlaying, second });
  const { ref, width: shownWidth } = useElementSize();
  const { seek } = stage;
  const { stop } = playback;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause is news by its number alone.
  useEffect(() => stop(), [pauses]);
  useEffect(() => seek(Math.min(frame, last)), [frame, last, seek]);
  const goTo = (to: number) => {
    playback.stop();
    onFrame(Math.max(0, Math.min(last, to)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys(event, { frame, last, goTo, playback, loop, setLoop, hearing, setHearing });
    if (act) event.preventDefault();
  };
  const margin = safeMarginOf({ width, height, strict: timeline.theme.strict });
  const safe = { ...across(margin, width), ...down(margin, height) };
  const shownMarks = seen.marks ? marks.filter((mark) => frame >= mark.firstFrame && frame <= mark.lastFrame) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys work where it has the focus.
    <section className={classes.player} aria-label="Player" tabIndex={0} onKeyDown={onKeyDown}>
      <div
        ref={ref}
        className={classes.screen}
        style={{ aspectRatio: `${width} / ${height}`, ...tallest(width, height) }}
      >
        {stage.address && stage.state !== 'hung' && (
          <iframe
            key={stage.generation}
            ref={stage.attach}
            className={classes.film}
            title="The film"
            src={stage.address}
            sandbox="allow-scripts"
            // Nothing in it is to be clicked or reached by keys.
            inert
            // Until the film stands in it, it is an empty page of its own colour.
            style={{
              width,
              height,
              transform: `scale(${shownWidth / width})`,
              opacity: stage.state === 'open' ? 1 : 0,
            }}
          />
        )}
        {film.player && stage.state === 'loading' && film.timeline.scenes.length > 0 && (
          <Loader className={classes.loading} size="sm" role="img" aria-label="The film is being opened" />
        )}
        {hearing.hasCaptions && <Captions captions={captions} second={second} />}
        <Marks {...{ width, height, marks: shownMarks }} safe={seen.safe ? safe : null} onPick={onMark} />
        <Notice {...{ film, stage, frame, sceneName }} />
      </div>
      <div className={classes.bar}>
        <Control label="One frame back (←)" onClick={() => goTo(frame - 1)} icon={<IconPlayerTrackPrev size={18} />} />
        <Control
          label={playback.isPlaying ? 'Pause (space)' : 'Play (space)'}
          onClick={playback.toggle}
          icon={playback.isPlaying ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
        />
        <Control label="One frame on (→)" onClick={() => goTo(frame + 1)} icon={<IconPlayerTrackNext size={18} />} />
        <Text size="xs" c="dimmed" className={classes.time} data-frame={stage.shown}>
          {timecode(frame, fps)} / {timecode(durationInFrames, fps)} · frame {frame}
        </Text>
        <Slider
          className={classes.seek}
          size="sm"
          min={0}
          max={Math.max(1, last)}
          value={frame}
          onChange={goTo}
          label={null}
          thumbLabel="Frame"
          marks={loop ? [{ value: loop.first }, { value: loop.last }] : []}
        />
        <HearingControls {...{ sound, hearing }} hasWords={captions.length > 0} onChange={setHearing} />
        <Control
          label={loop ? 'Play on to the end (L)' : 'Loop all, or from I to O (L)'}
          onClick={() => setLoop(loop ? null : { first: 0, last })}
          icon={<IconRepeat size={18} />}
          isOn={loop !== null}
        />
        <Popover position="top-end" withArrow>
          <Popover.Target>
            <ActionIcon aria-label="What is drawn over the picture" title="What is drawn over the picture">
              <IconEye size={18} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown p="sm">
            <Checkbox
              label="Safe area"
              checked={seen.safe}
              onChange={(event) => setSeen({ ...seen, safe: event.currentTarget.checked })}
            />
            <Checkbox
              mt="xs"
              label="Findings"
              checked={seen.marks}
              onChange={(event) => setSeen({ ...seen, marks: event.currentTarget.checked })}
            />
          </Popover.Dropdown>
        </Popover>
      </div>
      {stage.faults.length > 0 && (
        <Text size="xs" c="var(--mantine-color-error)" role="status">
          {stage.faults.length} {stage.faults.length === 1 ? 'fault' : 'faults'} at run time: {stage.faults[0]?.message}{' '}
          (frame {stage.faults[0]?.frame})
        </Text>
      )}
    </section>
  );
}

interface Keys {
  frame: number;
  last: number;
  goTo(frame: number): void;
  playback: { toggle(): void };
  loop: { first: number; last: number } | null;
  setLoop(loop: { first: number; last: number } | null): void;
  hearing: Hearing;
  setHearing(part: Partial<Hearing>): void;
}

/** Whether the key means something to the player. */
function keys({ key, shiftKey, target, ctrlKey, altKey, metaKey }: KeyboardEvent, player: Keys): boolean {
  const { frame, last, goTo, playback, loop, setLoop, hearing, setHearing } = player;
  if (ctrlKey || altKey || metaKey) return false;
  // A slider and a button have keys of their own.
  if (target instanceof HTMLElement && target.closest('[role="slider"], button') && !/^[iolmc]$/i.test(key))
    return false;
  const step = shiftKey ? 10 : 1;
  const acts = new Map<string, () => void>([
    [' ', playback.toggle],
    ['ArrowLeft', () => goTo(frame - step)],
    ['ArrowRight', () => goTo(frame + step)],
    ['Home', () => goTo(0)],
    ['End', () => goTo(last)],
    ['i', () => setLoop({ first: frame, last: Math.max(frame, loop?.last ?? last) })],
    ['o', () => setLoop({ first: Math.min(frame, loop?.first ?? 0), last: frame })],
    ['l', () => setLoop(loop ? null : { first: 0, last })],
    ['m', () => setHearing({ isMuted: !hearing.isMuted })],
    ['c', () => setHearing({ hasCaptions: !hearing.hasCaptions })],
  ]);
  const act = acts.get(key.length === 1 ? key.toLowerCase() : key);
  act?.();
  return act !== undefined;
}

type Margin = ReturnType<typeof safeMarginOf>;
const across = ({ left, right }: Margin, width: number) => ({ left: left * width, right: right * width });
const down = ({ top, bottom }: Margin, height: number) => ({ top: top * height, bottom: bottom * height });

/** An upright film is not taller than the window has room for. */
function tallest(width: number, height: number) {
  return { maxWidth: `calc(62vh * ${width} / ${height})`, marginInline: 'auto' };
}
