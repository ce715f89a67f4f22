import { type ComponentType, memo } from 'react';
import { Sequence, useCurrentFrame } from 'remotion';
import type { StageScene, StageTimeline } from '../contract/stage.ts';
import { FilmProvider } from './kit/film.tsx';
import { FilmContexts, FrameContexts } from './remotion-contexts.tsx';
import { SceneBoundary } from './scene-boundary.tsx';
import { enterScene } from './scene-clock.ts';

export type SceneComponents = ReadonlyMap<string, ComponentType>;

interface Props {
  timeline: StageTimeline;
  components: SceneComponents;
  frame: number;
  /** Scenes that are shown at their own first frame instead: mounted there, their state owes nothing to `frame`. */
  mounting: ReadonlySet<string>;
}

const layer = { position: 'absolute', inset: 0, isolation: 'isolate' } as const;

/** The whole film at one frame: every scene that is on, in the order of the tracks, a higher track on top. */
export function Film({ timeline, components, frame, mounting }: Props) {
  return (
    <FilmContexts timeline={timeline}>
      {inPaintingOrder(timeline.scenes).map((scene) => (
        <FrameContexts key={scene.key} frame={mounting.has(scene.key) ? scene.startFrame : frame}>
          <Sequence from={scene.startFrame} durationInFrames={scene.durationInFrames} layout="none">
            <SceneLayer timeline={timeline} scene={scene} Scene={components.get(scene.key)} />
          </Sequence>
        </FrameContexts>
      ))}
    </FilmContexts>
  );
}

interface LayerProps {
  timeline: StageTimeline;
  scene: StageScene;
  Scene: ComponentType | undefined;
}

/** `data-scene` is how measurements and animations find the scene an element belongs to. */
function SceneLayer({ timeline, scene, Scene }: LayerProps) {
  const frame = useCurrentFrame();
  if (!Scene) return null;
  return (
    <div data-scene={scene.key} style={layer}>
      <SceneBoundary sceneKey={scene.key} frame={scene.startFrame + frame}>
        <FilmProvider theme={timeline.theme} width={timeline.width} height={timeline.height}>
          <SceneEntry sceneKey={scene.key} frame={frame} fps={timeline.fps} />
          <Fresh Scene={Scene} frame={frame} />
        </FilmProvider>
      </SceneBoundary>
    </div>
  );
}

/** React renders siblings in order, so clock and chance are the scene's own from the first line of its code. */
function SceneEntry({ sceneKey, frame, fps }: { sceneKey: string; frame: number; fps: number }) {
  enterScene(sceneKey, frame, fps);
  return null;
}

/** Renders the scene anew for every frame, from its root, whatever its components memoise. */
const Fresh = memo(function Fresh({ Scene }: { Scene: ComponentType; frame: number }) {
  return <Scene />;
});

function inPaintingOrder(scenes: readonly StageScene[]): StageScene[] {
  return [...scenes].sort((one, other) => one.track - other.track || one.startFrame - other.startFrame);
}
