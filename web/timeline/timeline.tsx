import { Alert, Button, Group, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '../../contract/projects.ts';
import { scenesQuery } from '../editor/ask-ahead.ts';
import type { Playhead } from '../editor/playhead.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { Line, Ruler } from './ruler.tsx';
import { SceneBlock } from './scene-block.tsx';
import { SoundBlock } from './sound-block.tsx';
import classes from './timeline.module.css';
import { Tools } from './tools.tsx';
import { useActs } from './use-acts.ts';
import { useMoves } from './use-moves.ts';
import { useSoundActs, useSounds } from './use-sounds.ts';

const rowHeight = 34;
interface Props {
  project: Project;
  playhead: Playhead;
  /** The scene that code and other panels are about; null: none. */
  chosen: string | null;
  onChoose: (sceneId: string | null) => void;
}

/** The film's tracks, the highest on top: scenes are moved, pulled, copied and taken out, by pointer or by keys. */
export function Timeline({ project, playhead, chosen, onChoose }: Props) {
  const { id: projectId, fps, headRevision, durationInFrames } = project;
  const list = useQuery({
    ...scenesQuery(projectId, headRevision),
    placeholderData: (before) => before,
  });
  const moves = useMoves({ projectId, revision: headRevision, fps, scenes: list.data?.scenes ?? [] });
  const [zoom, setZoom] = useState(0);
  const onZoom = (by: number) => setZoom((before) => Math.min(100, Math.max(0, before + by)));
  const { ref: scroll, width: shown } = useElementSize();
  const room = (shown || 900) - 112;
  // At the left end the whole film is in view, at the right end a frame is twelve pixels wide.
  const whole = room / Math.max(1, durationInFrames);
  const pixelsPerFrame = whole * Math.max(1, 12 / whole) ** (zoom / 100);
  const top = Math.max(2, ...moves.scenes.map(({ track }) => track + 1)) + (moves.isPending ? 1 : 0);
  const tracks = Array.from({ length: top }, (_, index) => top - 1 - index);
  const acts = useActs({ project, moves, playhead, pixelsPerFrame, scenes: list.data?.scenes ?? [], onChoose, onZoom });
  const sounds = useSounds(project);
  const soundActs = useSoundActs(project);
  const soundRows = Math.max(0, ...sounds.map(({ row }) => row + 1));
  const width = Math.max(room, (durationInFrames + fps * 2) * pixelsPerFrame);
  return (
    <section className={classes.timeline} aria-label="Timeline">
      <VisuallyHidden id="timeline-keys">
        Arrow keys move by a frame, with Control by ten. Shift and left or right pull the end, Alt the beginning. Up and
        down change the track. Enter applies, Escape takes back, S cuts at the playhead, D copies, Delete removes. Comma
        and full stop go to the scene before and after, G to its first frame, plus and minus zoom.
      </VisuallyHidden>
      <Tools {...{ moves, zoom, setZoom, chosen, project, onChoose, fps, playhead }} />
      {moves.error && (
        <Alert mx="sm" mb="xs" color="red" p="xs">
          <ProblemAlert error={moves.error} />
          <Group gap="xs" mt={6}>
            <Button size="compact-xs" onClick={moves.apply}>
              Apply to the film as it is now
            </Button>
            <Button size="compact-xs" variant="default" onClick={moves.drop}>
              Take the move back
            </Button>
          </Group>
        </Alert>
      )}
      <div className={classes.scroll} ref={scroll}>
        <div className={classes.inner}>
          <div className={classes.names} aria-hidden>
            {tracks.map((track) => (
              <span key={track} style={{ height: rowHeight }}>
                {track}
              </span>
            ))}
            {soundRows > 0 && <span style={{ height: soundRows * rowHeight }}>♪</span>}
          </div>
          <div style={{ position: 'relative', width }}>
            <Ruler {...{ fps, pixelsPerFrame, width, playhead, last: durationInFrames - 1 }} />
            <div className={classes.rows} style={{ height: top * rowHeight }}>
              {tracks.slice(1).map((track) => (
                <hr key={track} style={{ top: (top - 1 - track) * rowHeight - 1 }} />
              ))}
              {moves.scenes.map((scene) => (
                <SceneBlock
                  key={scene.id}
                  {...{ scene, fps, pixelsPerFrame, rowHeight }}
                  row={top - 1 - scene.track}
                  isChosen={scene.id === chosen}
                  isWrong={acts.movingId === scene.id && moves.problems.length > 0}
                  {...acts.handlers}
                />
              ))}
            </div>
            <div className={classes.rows} style={{ height: soundRows * rowHeight }}>
              {sounds.map((sound) => (
                <SoundBlock
                  key={sound.id}
                  {...{ sound, fps, pixelsPerFrame, rowHeight }}
                  onMove={(startFrame) => soundActs.move({ clipId: sound.id, startFrame })}
                  onRemove={() => soundActs.remove(sound.id)}
                />
              ))}
            </div>
            <Line {...{ playhead, pixelsPerFrame }} />
          </div>
        </div>
      </div>
    </section>
  );
}
