import { Button, Text } from '@mantine/core';
import classes from './player.module.css';
import type { Film, HangReason, StageFrame } from './use-stage-frame.ts';

interface NoticeProps {
  film: Film;
  stage: StageFrame;
  frame: number;
  /** The name of a scene, for what is said about it. */
  sceneName?: (sceneId: string) => string | undefined;
}

const reasons: Record<HangReason, string> = {
  silent: 'kept it busy for two seconds',
  flood: 'sent more messages than any film does',
  focus: 'reached for the keyboard',
};

/** What stands in place of the picture where there is none. */
export function Notice({ film, stage, frame, sceneName }: NoticeProps) {
  if (!film.player) {
    return (
      <div className={classes.notice}>
        <Text fw={600}>No player is set up</Text>
        <Text size="sm">
          Who runs this server names a site for it: PLAYER_ORIGIN. Previews and exports work without.
        </Text>
      </div>
    );
  }
  if (stage.state === 'hung') {
    const keys = stage.loading ? [stage.loading] : keysAt(film, frame);
    const names = keys.map((key) => sceneName?.(film.keys[key] ?? '') ?? 'a scene').join(', ');
    return (
      <div className={classes.notice} role="alert">
        <Text fw={600}>The picture was taken away</Text>
        <Text size="sm">
          Code of {names || 'a scene'} {reasons[stage.reason]}. Mend the scene, then show it again.
        </Text>
        <Button size="xs" onClick={stage.restart}>
          Show it again
        </Button>
      </div>
    );
  }
  if (film.timeline.scenes.length > 0) return null;
  return (
    <div className={classes.notice}>
      <Text fw={600}>There is no scene yet</Text>
      <Text size="sm">Say in the prompt what the film is to show, and its scenes appear here.</Text>
    </div>
  );
}

function keysAt({ timeline }: Film, frame: number): string[] {
  return timeline.scenes
    .filter(({ startFrame, durationInFrames }) => frame >= startFrame && frame < startFrame + durationInFrames)
    .map(({ key }) => key);
}
