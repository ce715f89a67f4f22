import { type ReactNode, useMemo } from 'react';
import { Internals } from 'remotion';
import type { StageTimeline } from '../contract/stage.ts';

const compositionId = 'film';
const environment = {
  isStudio: false,
  isRendering: true,
  isClientSideRendering: false,
  isPlayer: false,
  isReadOnlyStudio: false,
};
const nothing = () => undefined;
const playbackRate = { playbackRate: 1, setPlaybackRate: nothing };
const logLevel = { logLevel: 'warn' as const, mountTime: 0 };
const Film = () => null;

/** What remotion's hooks and components read of the film as a whole, as its own renderer would set it. */
export function FilmContexts({ timeline, children }: { timeline: StageTimeline; children: ReactNode }) {
  const compositions = useCompositions(timeline);
  return (
    <Internals.RemotionEnvironmentContext.Provider value={environment}>
      <Internals.LogLevelContext.Provider value={logLevel}>
        <Internals.CanUseRemotionHooksProvider>
          <Internals.PlaybackRateContext.Provider value={playbackRate}>
            <Internals.CompositionManager.Provider value={compositions}>
              <Media>{children}</Media>
            </Internals.CompositionManager.Provider>
          </Internals.PlaybackRateContext.Provider>
        </Internals.CanUseRemotionHooksProvider>
      </Internals.LogLevelContext.Provider>
    </Internals.RemotionEnvironmentContext.Provider>
  );
}

/** The frame of the film that `children` see. */
export function FrameContexts({ frame, children }: { frame: number; children: ReactNode }) {
  const position = useTimelinePosition(frame);
  return (
    <Internals.AbsoluteTimeContext.Provider value={position.timeline}>
      <Internals.TimelineContext.Provider value={position.timeline}>
        <Internals.SetTimelineContext.Provider value={position.setters}>
          {children}
        </Internals.SetTimelineContext.Provider>
      </Internals.TimelineContext.Provider>
    </Internals.AbsoluteTimeContext.Provider>
  );
}

function Media({ children }: { children: ReactNode }) {
  return (
    <Internals.PrefetchProvider>
      <Internals.DurationsContextProvider>
        <Internals.BufferingProvider>
          <Internals.RenderAssetManagerProvider collectAssets={null}>{children}</Internals.RenderAssetManagerProvider>
        </Internals.BufferingProvider>
      </Internals.DurationsContextProvider>
    </Internals.PrefetchProvider>
  );
}

function useTimelinePosition(frame: number) {
  return useMemo(() => {
    const frames = { [compositionId]: frame };
    const audioAndVideoTags = { current: [] };
    const isPlaying = () => false;
    return {
      timeline: { frame: frames, isPlaying, isInsideFreeze: false, audioAndVideoTags },
      setters: {
        setFrame: nothing,
        setPlaying: nothing,
        setBuffering: nothing,
        subscribePlaying: () => nothing,
        subscribeBuffering: () => nothing,
        isPlaying,
        isBuffering: () => false,
        frameRef: { current: frames },
        audioAndVideoTags,
      },
    };
  }, [frame]);
}

function useCompositions({ width, height, fps, durationInFrames }: StageTimeline) {
  return useMemo(() => {
    const size = { width, height, fps, durationInFrames };
    const codec = {
      defaultCodec: null,
      defaultOutName: null,
      defaultPixelFormat: null,
      defaultProResProfile: null,
      defaultSampleRate: null,
      defaultVideoImageFormat: null,
    };
    const composition = {
      ...size,
      id: compositionId,
      component: Film,
      order: null,
      folderName: null,
      parentFolderName: null,
      schema: null,
      calculateMetadata: null,
      stack: null,
    };
    return {
      compositions: [composition] as never[],
      folders: [],
      currentAssetMetadata: null,
      currentCompositionMetadata: { ...size, ...codec, props: {} },
      canvasContent: { type: 'composition' as const, compositionId },
    };
  }, [width, height, fps, durationInFrames]);
}
