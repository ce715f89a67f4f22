/** The page that the engine drives: `window.stage`, one call per step, each answering with plain JSON. */
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FrameMeasure, SeekReport, StageTimeline } from '../contract/stage.ts';
import { messageOf, reportFault, takeFaults } from './fault-log.ts';
import { Film } from './film.tsx';
import { setAssets } from './kit/asset.ts';
import { glanceFrame } from './measure/glance-frame.ts';
import { hideText } from './measure/hide-text.ts';
import { measureFrame } from './measure/measure-frame.ts';
import { watchCanvases } from './measure/picture-elements.ts';
import { quietPage } from './quiet-page.ts';
import { openWaits } from './readiness.ts';
import { setAnimations } from './scene-animations.ts';
import { currentScene, enterScene, installSceneClock } from './scene-clock.ts';
import { isUnchanged, watchChanges } from './stillness.ts';
import { setTypefaces } from './typefaces.ts';

let timeline: StageTimeline | undefined;
let shown = 0;
/** Scenes in the page since the last seek. */
let mounted: ReadonlySet<string> = new Set();
const components = new Map<string, ComponentType>();
const root = createRoot(document.getElementById('film') as HTMLElement, {
  onCaughtError: () => undefined,
  onUncaughtError: (error) => reportFault(unplaced(error), error),
});

/** Each scene is loaded by its own call, so a scene that never returns is known by name. */
async function loadScene(key: string): Promise<void> {
  const scene = timeline?.scenes.find((candidate) => candidate.key === key);
  if (!timeline || !scene) return;
  enterScene(key, 0, timeline.fps);
  try {
    const loaded = (await import(/* @vite-ignore */ scene.module)) as { default?: unknown };
    if (typeof loaded.default !== 'function' && typeof loaded.default !== 'object') {
      throw new TypeError('The default export is not a component');
    }
    components.set(key, loaded.default as ComponentType);
  } catch (error) {
    reportFault({ key, frame: scene.startFrame, kind: 'load', message: messageOf(error) }, error);
  }
}

function open(next: StageTimeline): void {
  timeline = next;
  setAssets(next.assets ?? {});
  setTypefaces(next.assets ?? {});
  document.documentElement.lang = next.theme.language;
  document.body.style.background = next.transparent ? 'transparent' : next.theme.colours.ground;
  document.documentElement.style.background = next.transparent ? 'transparent' : '';
}

function seek(frame: number): SeekReport {
  const film = timeline;
  if (!film) throw new Error('The stage has no timeline');
  const on = film.scenes.filter(
    (scene) => frame >= scene.startFrame && frame < scene.startFrame + scene.durationInFrames,
  );
  const late = on.filter((scene) => !mounted.has(scene.key) && frame !== scene.startFrame);
  if (late.length > 0) show(film, frame, new Set(late.map((scene) => scene.key)));
  show(film, frame, new Set());
  mounted = new Set(on.map((scene) => scene.key));
  return status();
}

function show(film: StageTimeline, frame: number, mounting: ReadonlySet<string>): void {
  shown = frame;
  flushSync(() => root.render(<Film timeline={film} components={components} frame={frame} mounting={mounting} />));
}

/** Called again until `waiting` is empty; animations are set last, after what mounted late. */
function status(): SeekReport {
  const waiting = openWaits();
  const moving = timeline ? setAnimations(timeline, shown) : 0;
  const unchanged = isUnchanged({ waiting: waiting.length, moving });
  return { frame: shown, waiting, unchanged, faults: takeFaults() };
}

/** What was hidden is painted anew; nothing else makes a browser throw away what it has painted. */
function veil(veiled: boolean): void {
  document.body.style.opacity = veiled ? '0' : '';
}

function measure(): FrameMeasure {
  return measureFrame(shown);
}

function glance(): string {
  return glanceFrame(shown);
}

/** An error outside React's rendering names its scene by the module in its stack. */
function unplaced(error: unknown) {
  const stack = error instanceof Error ? String(error.stack) : '';
  const module = timeline?.scenes.find((scene) => stack.includes(scene.module));
  const on = timeline?.scenes.find(
    (scene) => shown >= scene.startFrame && shown < scene.startFrame + scene.durationInFrames,
  );
  return { key: (module ?? on)?.key ?? '', frame: shown, kind: 'render' as const, message: messageOf(error) };
}

addEventListener('error', (event) => reportFault(unplaced(event.error), event.error));
addEventListener('unhandledrejection', (event) => reportFault(unplaced(event.reason), event.reason));
installSceneClock();
quietPage();
watchChanges();
watchCanvases();
const stage = Object.freeze({ open, loadScene, seek, status, veil, measure, glance, hideText, currentScene });
Object.defineProperty(globalThis, 'stage', { value: stage });
