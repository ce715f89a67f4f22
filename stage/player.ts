/**
 * Plays a film in a person's browser: the app around this frame says by messages what to show, and hears what was
 * shown. The frame stands on a site of its own and may connect to nothing. It runs before the page's own code, and keeps
 * what it needs of the browser: scene code may change the rest.
 */
import type { PlayerAsset, PlayerNews, PlayerOrder } from '../contract/player.ts';
import type { SceneFault, SeekReport, StageTimeline } from '../contract/stage.ts';

interface Stage {
  open(timeline: StageTimeline): void;
  loadScene(key: string): Promise<void>;
  seek(frame: number): SeekReport;
  status(): SeekReport;
}

const nextPaint = requestAnimationFrame.bind(globalThis);
const wait = setTimeout.bind(globalThis);
const now = performance.now.bind(performance);
const send = parent.postMessage.bind(parent) as (news: PlayerNews, origin: string) => void;
const app = parent;
const readyMs = 5_000;

/** The app's address is not known here, and what is sent is no secret. */
const tell = (news: PlayerNews) => send(news, '*');
const stage = () => (globalThis as unknown as { stage?: Stage }).stage;

let wanted: number | null = null;
let isShowing = false;
let isOpen = false;

addEventListener('message', ({ source, data }: MessageEvent<PlayerOrder>) => {
  if (source !== app) return;
  if (data.type === 'ping') tell({ type: 'pong', id: data.id });
  if (data.type === 'open') void open(data.timeline, data.modules, data.assets);
  if (data.type === 'seek') {
    wanted = data.frame;
    void showWanted();
  }
});

/** Modules come as text and are imported from where they stand in memory, since nothing may be fetched. */
async function open(
  timeline: StageTimeline,
  modules: Record<string, string>,
  pictures: Record<string, PlayerAsset>,
): Promise<void> {
  const addressOf = (path: string) => URL.createObjectURL(new Blob([modules[path] ?? ''], { type: 'text/javascript' }));
  const scenes = timeline.scenes.map((scene) => ({ ...scene, module: addressOf(scene.module) }));
  const assets = Object.fromEntries(
    Object.entries(pictures).map(([name, { content, ...facts }]) => {
      return [name, { path: URL.createObjectURL(content), ...facts }];
    }),
  );
  stage()?.open({ ...timeline, scenes, assets });
  for (const { key } of scenes) {
    tell({ type: 'loading', key });
    await stage()?.loadScene(key);
  }
  isOpen = true;
  tell({ type: 'opened' });
  void showWanted();
}

/** The frame that was asked for last; those between are passed over when showing takes longer than asking. */
async function showWanted(): Promise<void> {
  if (isShowing || !isOpen) return;
  isShowing = true;
  while (wanted !== null) {
    const frame = wanted;
    wanted = null;
    tell({ type: 'shown', frame, faults: await show(frame) });
  }
  isShowing = false;
}

async function show(frame: number): Promise<SceneFault[]> {
  const driven = stage();
  if (!driven) return [];
  const deadline = now() + readyMs;
  let report = driven.seek(frame);
  const faults = [...report.faults];
  const isLate = report.waiting.length > 0;
  while (report.waiting.length > 0 && now() < deadline && wanted === null) {
    await new Promise((done) => wait(done, 30));
    report = driven.status();
    faults.push(...report.faults);
  }
  // What came late, a font above all, may change what the scene measures.
  if (isLate) faults.push(...driven.seek(frame).faults);
  await new Promise((done) => nextPaint(done));
  return faults.map(({ key, frame: at, kind, message }) => ({ key, frame: at, kind, message }));
}

/** The page's own module comes after this one. */
function announce(): void {
  if (stage()) tell({ type: 'ready' });
  else wait(announce, 10);
}
announce();
