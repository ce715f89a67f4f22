import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Theme } from '../../../contract/theme.ts';
import { timelineLength } from '../../../domain/project/timeline.ts';
import { compileScene } from '../../../engine/compile/compile-scene.ts';
import { SceneEditor } from '../../../engine/mend/edit-in-child.ts';
import { type MendOutcome, mendFilm } from '../../../engine/mend/mend-film.ts';
import type { MendScene } from '../../../engine/mend/mend-round.ts';
import { measureTimeline } from '../../../engine/review/measure-timeline.ts';
import { openStage } from '../../../engine/stage/open-stage.ts';
import { type StageBundle, stageBundle } from '../../../engine/stage/stage-bundle.ts';
import { plainTheme } from '../plain-theme.ts';

interface Size {
  width: number;
  height: number;
  fps: number;
}

let bundling: Promise<StageBundle> | undefined;

async function bundleOnce(): Promise<StageBundle> {
  const cache = await mkdtemp(join(tmpdir(), 'mend-'));
  return stageBundle(cache).finally(() => rm(cache, { recursive: true, force: true }));
}

/** Mends scenes on a real jailed stage, as the activity does. */
export async function mendOnStage(scenes: MendScene[], size: Size, theme: Theme = plainTheme): Promise<MendOutcome> {
  bundling ??= bundleOnce();
  const bundle = await bundling;
  await using editor = new SceneEditor();
  return await mendFilm(
    {
      theme,
      fps: size.fps,
      edit: (code, mends) => editor.edit(code, mends),
      measure: async (shown, ranges) => {
        const compiled = await Promise.all(shown.map(({ code }) => compileScene(code)));
        const placed = shown.map((scene, index) => ({ ...scene, key: `s${index}` }));
        const timeline = {
          ...size,
          theme,
          durationInFrames: timelineLength(shown),
          scenes: placed.map(({ key, track, startFrame, durationInFrames }) => ({
            ...{ key, module: `/scenes/${key}.js`, track, startFrame, durationInFrames },
          })),
        };
        const modules = Object.fromEntries(compiled.map(({ js }, index) => [`/scenes/s${index}.js`, js]));
        await using stage = await openStage({ bundle, timeline, modules });
        const { input } = await measureTimeline({ stage, timeline, scenes: placed, ranges });
        return input;
      },
    },
    scenes,
  );
}
