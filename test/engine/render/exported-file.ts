import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportRequest } from '../../../contract/runs.ts';
import { formatFacts } from '../../../domain/render/codecs.ts';
import { encoderSettings } from '../../../domain/render/encoder-settings.ts';
import { chooseExport } from '../../../domain/render/export-format.ts';
import { filmFrame } from '../../../domain/render/file-timeline.ts';
import { assemble } from '../../../engine/render/assemble.ts';
import type { AudioPlan } from '../../../engine/render/audio-plan.ts';
import { checkFile } from '../../../engine/render/check-file.ts';
import { mixSound } from '../../../engine/render/mix-sound.ts';
import { renderSpan } from '../../../engine/render/render-span.ts';
import { openStage } from '../../../engine/stage/open-stage.ts';
import { filmOf, testBundle } from '../stage/film.ts';

/** A half-clear box that moves by eight pixels a frame over nothing. */
const code = `import { useCurrentFrame } from 'remotion';
export default () => <div style={{ position: 'absolute', left: 20 + 8 * useCurrentFrame(), top: 40, width: 80, height: 80, background: 'rgba(255, 60, 30, 0.5)' }} />;`;

export interface Exporter extends AsyncDisposable {
  folder: string;
  /** Renders the film in two parts, joins them and checks the file. */
  exported(request: ExportRequest, audio?: AudioPlan): ReturnType<typeof exportFilm>;
}

type Size = { width: number; height: number; fps: number };

export async function openExporter(size: Size, durationInFrames: number): Promise<Exporter> {
  const folder = await mkdtemp(join(tmpdir(), 'formats-'));
  const stage = await testBundle();
  const film = await filmOf([{ code }], { ...size, durationInFrames });
  return {
    folder,
    exported: (request, audio) => exportFilm({ ...film, bundle: stage.bundle, folder }, size, request, audio),
    async [Symbol.asyncDispose]() {
      await stage.cleanUp();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Shown = Awaited<ReturnType<typeof filmOf>> & Pick<Parameters<typeof openStage>[0], 'bundle'> & { folder: string };

async function exportFilm(film: Shown, size: Size, request: ExportRequest, audio?: AudioPlan) {
  const { folder, bundle, modules } = film;
  const settings = encoderSettings(chooseExport(request, size));
  const frames = Math.ceil((film.timeline.durationInFrames * settings.fps) / size.fps);
  const half = Math.floor(frames / 2);
  const timeline = { ...film.timeline, transparent: settings.transparent };
  const rates = { film: size.fps, file: settings.fps };
  const open = async () => {
    const shown = await openStage({ bundle, timeline, modules, scale: settings.scale });
    const capture: typeof shown.capture = (frame, picture) => shown.capture(filmFrame(frame, rates), picture);
    return { capture, [Symbol.asyncDispose]: () => shown.close() };
  };
  const name = JSON.stringify(request).replaceAll(/\W+/gu, '-');
  const chunks = [
    { key: `${name}a`, firstFrame: 0, lastFrame: half - 1 },
    { key: `${name}b`, firstFrame: half, lastFrame: frames - 1 },
  ];
  const parts = await renderSpan({ openStage: open, chunks, folder, settings });
  const path = join(folder, `${name}.${formatFacts[settings.format].ending}`);
  const sound = audio ? await mixSound(audio, { seconds: frames / settings.fps, folder }) : null;
  await assemble({ parts, path, settings, sound });
  await using shown = await open();
  const stills = [{ frame: half, picture: await shown.capture(half, { format: 'png' }) }];
  return {
    path,
    settings,
    frames,
    check: await checkFile(path, { settings, frames, joins: [half], stills, hasSound: sound !== null }),
  };
}
