import { ActionIcon, Button, Slider, Text, Tooltip } from '@mantine/core';
import { IconCopy, IconScissors, IconTrash, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Project } from '../../contract/projects.ts';
import type { Playhead } from '../editor/playhead.ts';
import { timecode } from '../player/film-clock.ts';
import type { Placed } from './place-scene.ts';
import classes from './timeline.module.css';
import { useCopy } from './use-copy.ts';
import type { Moves } from './use-moves.ts';
import { useRemove } from './use-remove.ts';
import { useSplit } from './use-split.ts';

interface ToolsProps {
  moves: Moves;
  zoom: number;
  setZoom: (zoom: number) => void;
  chosen: string | null;
  project: Project;
  onChoose: (sceneId: string | null) => void;
  fps: number;
  playhead: Playhead;
}

/** What is chosen and what would be wrong, the acts on it, and the zoom. */
export function Tools({ moves, zoom, setZoom, chosen, project, onChoose, fps, playhead }: ToolsProps) {
  const remove = useRemove(project, () => onChoose(null));
  const copy = useCopy(project);
  const { split, isSplitting } = useSplit(project);
  const scene = moves.scenes.find(({ id }) => id === chosen);
  return (
    <div className={classes.tools}>
      <Text
        size="xs"
        className={classes.says}
        c={moves.problems.length > 0 ? 'var(--mantine-color-error)' : 'dimmed'}
        truncate
        role="status"
      >
        {saidOf(moves, scene, fps)}
      </Text>
      {moves.isPending && !moves.isSaving && (
        <Button size="compact-xs" disabled={moves.problems.length > 0} onClick={moves.apply}>
          Apply (Enter)
        </Button>
      )}
      <Tool
        label="Cut the scene at the playhead (S)"
        isOff={!scene || isSplitting}
        onClick={() => scene && split({ sceneId: scene.id, frame: playhead.frame })}
        icon={<IconScissors size={16} />}
      />
      <Tool
        label="Copy the scene (D)"
        isOff={!scene}
        onClick={() => scene && copy(scene.id)}
        icon={<IconCopy size={16} />}
      />
      <Tool
        label="Remove the scene (Delete)"
        isOff={!scene}
        onClick={() => scene && remove(scene.id)}
        icon={<IconTrash size={16} />}
      />
      <IconZoomOut size={16} aria-hidden />
      <Slider
        className={classes.zoom}
        size="xs"
        value={zoom}
        onChange={setZoom}
        label={null}
        thumbLabel="Zoom of the timeline"
      />
      <IconZoomIn size={16} aria-hidden />
    </div>
  );
}

function Tool({
  label,
  isOff,
  onClick,
  icon,
}: {
  label: string;
  isOff: boolean;
  onClick: () => void;
  icon: ReactNode;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} disabled={isOff} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

function saidOf(
  { problems, isPending, isSaving }: Moves,
  scene: (Placed & { name: string }) | undefined,
  fps: number,
): string {
  if (problems.length > 0) return problems[0] as string;
  if (!scene) return 'Choose a scene to move, pull, copy or remove it.';
  const last = scene.startFrame + scene.durationInFrames;
  const place = `${scene.name}: track ${scene.track}, ${timecode(scene.startFrame, fps)} – ${timecode(last, fps)}`;
  if (isSaving) return `${place} · applying …`;
  return isPending ? `${place} · not applied yet` : place;
}
