import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '../../contract/limits.ts';
import { findTools } from '../../engine/jail/find-tools.ts';
import type { BenchOptions, BenchPart, BenchRow } from '../row.ts';
import { launchFilm, movingScene, rowOfScenes } from './bench-film.ts';
import { meanSsim } from './compare-files.ts';
import { hyperframes, installPeers, remotionRender } from './peers.ts';
import { openService, type Service } from './service.ts';

/** The render engine through its API, beside `remotion render` and `hyperframes` on the same scenes in the same run. */
export const renderPart: BenchPart = {
  describe: 'exports, stills, sheets and reviews, with Remotion and HyperFrames beside them',
  async run(options) {
    const folder = await mkdtemp(join(tmpdir(), 'framewright-bench-'));
    try {
      await using service = await openService();
      const rows = [...(await coldRows(service, options, folder)), ...(await stillRows(service, options))];
      rows.push(...(await cacheRows(service, options)), await longListRow(service, options));
      rows.push(...(await growthRows(service, options)));
      return rows;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function coldRows(service: Service, { onStep }: BenchOptions, folder: string): Promise<BenchRow[]> {
  const film = await launchFilm();
  const cores = availableParallelism();
  const browser = (await findTools()).browser ?? '';
  await installPeers(onStep);
  const { projectId } = await service.project(film);
  onStep('our cold export of 300 frames, and a warm review before it');
  const review = await warmReview(service, projectId);
  const ours = await service.exported(projectId);
  const file = join(folder, 'ours.mp4');
  await service.save(ours.record, file);
  onStep('remotion render of the same scenes');
  const remotion = await remotionRender(film, browser, cores);
  onStep('hyperframes render and check of the same film');
  const frames = await hyperframes('render', browser, cores);
  const check = await hyperframes('check', browser, cores);
  const [mine, theirs] = await Promise.all([stat(file), stat(remotion.file)]);
  const detail = { frames: film.durationInFrames, size: '1920×1080', cores };
  return [
    { name: 'cold export', value: ours.seconds, unit: 's', detail },
    { name: 'remotion render', value: remotion.seconds, unit: 's', detail: { ...detail, version: '4.0.529' } },
    { name: 'hyperframes render', value: frames.seconds, unit: 's', detail: { ...detail, version: '0.8.170' } },
    { name: 'cold export to remotion render', value: ours.seconds / remotion.seconds, unit: 'x', bar: { atMost: 0.5 } },
    {
      name: 'SSIM against remotion’s file',
      value: await meanSsim(file, remotion.file),
      unit: '',
      bar: { atLeast: 0.98 },
    },
    { name: 'file size to remotion’s', value: mine.size / theirs.size, unit: 'x', bar: { atMost: 1 } },
    { name: 'measured review of 10 s', value: review, unit: 's', bar: { atMost: 4 } },
    { name: 'hyperframes check', value: check.seconds, unit: 's', detail: { version: '0.8.170' } },
    { name: 'measured review to hyperframes check', value: review / check.seconds, unit: 'x', bar: { atMost: 1 / 3 } },
  ];
}

/** On a worker that has reviewed something else before; nothing of a review is kept for the next. */
async function warmReview(service: Service, projectId: string): Promise<number> {
  const other = await service.project(rowOfScenes(2, 2));
  await service.reviewed(other.projectId);
  return service.reviewed(projectId);
}

async function stillRows(service: Service, { onStep, quick }: BenchOptions): Promise<BenchRow[]> {
  const { projectId } = await service.project(await launchFilm());
  const path = `/api/v1/projects/${projectId}/previews`;
  onStep('stills and contact sheets');
  const times = async (bodyOf: (index: number) => object, count: number) => {
    const seconds: number[] = [];
    for (let index = 0; index < count; index += 1) seconds.push((await service.run(path, bodyOf(index))).seconds);
    return seconds.sort((one, other) => one - other)[Math.floor(count / 2)] as number;
  };
  await service.run(path, { frames: [0] });
  const still = await times((index) => ({ frames: [40 + index] }), quick ? 3 : 9);
  const again = await times(() => ({ frames: [40] }), quick ? 3 : 9);
  const frames = (index: number) => Array.from({ length: 12 }, (_, step) => 5 + index + step * 22);
  const sheet = await times((index) => ({ frames: frames(index), sheet: true }), quick ? 1 : 3);
  return [
    { name: 'one still, warm', value: still, unit: 's', bar: { atMost: 0.3 } },
    { name: 'the same still again', value: again, unit: 's', bar: { atMost: 0.3 } },
    { name: 'contact sheet of 12', value: sheet, unit: 's', bar: { atMost: 2.5 } },
  ];
}

async function cacheRows(service: Service, { onStep, quick }: BenchOptions): Promise<BenchRow[]> {
  const film = rowOfScenes(10, quick ? 2 : 6);
  const { projectId, sceneIds } = await service.project(film);
  onStep(`a film of ten scenes, ${film.durationInFrames / film.fps} s, cold`);
  await service.reviewed(projectId);
  const cold = await service.exported(projectId);
  onStep('the same after an edit of one scene, and unchanged');
  await service.call('PUT', `/api/v1/projects/${projectId}/scenes/${sceneIds[4]}/code`, {
    code: movingScene('Edited', 300),
  });
  await service.reviewed(projectId);
  const edited = await service.exported(projectId);
  const unchanged = await service.exported(projectId);
  const { reused, rendered } = edited.record.chunks;
  return [
    { name: 'ten scenes cold', value: cold.seconds, unit: 's', detail: { frames: film.durationInFrames } },
    {
      name: 'after one edit of ten, to cold',
      ...{ value: edited.seconds / cold.seconds, unit: 'x', bar: { atMost: 0.18 } },
      detail: { seconds: edited.seconds, reused, rendered },
    },
    { name: 'nothing changed', value: unchanged.seconds, unit: 's', bar: { atMost: 1 } },
  ];
}

/** A project of as many scenes as one may have. */
async function longListRow(service: Service, { onStep }: BenchOptions): Promise<BenchRow> {
  const film = rowOfScenes(limits.scenesPerProject, 1);
  onStep(`a project of ${film.scenes.length} scenes`);
  const { projectId } = await service.project(film);
  const seconds: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const start = performance.now();
    await service.call('POST', `/api/v1/projects/${projectId}/validate`);
    seconds.push((performance.now() - start) / 1000);
  }
  const value = seconds.sort((one, other) => one - other)[2] as number;
  return { name: `validating ${film.scenes.length} scenes`, value, unit: 's', bar: { atMost: 1 } };
}

async function growthRows(service: Service, { onStep, quick }: BenchOptions): Promise<BenchRow[]> {
  if (quick) return [];
  const perFrame = async (scenes: number) => {
    const film = rowOfScenes(scenes, 5);
    onStep(`a film of ${film.durationInFrames / film.fps} s`);
    const { projectId } = await service.project(film);
    await service.reviewed(projectId);
    return ((await service.exported(projectId)).seconds * 1000) / film.durationInFrames;
  };
  const [short, long] = [await perFrame(2), await perFrame(24)];
  return [
    { name: 'export of 10 s', value: short, unit: 'ms/frame' },
    { name: 'export of 120 s', value: long, unit: 'ms/frame' },
    { name: '120 s to 10 s, per frame', value: long / short, unit: 'x', bar: { atMost: 1.1 } },
  ];
}
