import type { Theme } from '../../../contract/theme.ts';
import { timelineLength } from '../../../domain/project/timeline.ts';
import { compileScene } from '../../../engine/compile/compile-scene.ts';
import { SceneEditor } from '../../../engine/mend/edit-in-child.ts';
import { type MendOutcome, mendFilm } from '../../../engine/mend/mend-film.ts';
import type { MendScene } from '../../../engine/mend/mend-round.ts';
import { measureTimeline } from '../../../engine/review/measure-timeline.ts';
import { openStage } from '../../../engine/stage/open-stage.ts';
import { bundleOnce } from '../film.ts';
import { plainTheme } from '../plain-theme.ts';

interface Size {
  width: number;
  height: number;
  fps: number;
}

/** Shows scenes on a jailed stage of their own. */
export async function openScenes(scenes: readonly MendScene[], size: Size, theme: Theme = plainTheme) {
  const compiled = await Promise.all(scenes.map(({ code }) => compileScene(code)));
  const placed = scenes.map((scene, index) => ({ ...scene, key: `s${index}` }));
  const timeline = {
    ...size,
    theme,
    durationInFrames: timelineLength(scenes),
    scenes: placed.map(({ key, track, startFrame, durationInFrames }) => ({
      ...{ key, module: `/scenes/${key}.js`, track, startFrame, durationInFrames },
    })),
  };
  const modules = Object.fromEntries(compiled.map(({ js }, index) => [`/scenes/s${index}.js`, js]));
  return { stage: await openStage({ bundle: await bundleOnce(), timeline, modules }), timeline, placed };
}

/** Mends scenes on a real jailed stage, as the activity does. */
export async function mendOnStage(scenes: MendScene[], size: Size, theme: Theme = plainTheme): Promise<MendOutcome> {
  await using editor = new SceneEditor();
  return await mendFilm(
    {
      theme,
      fps: size.fps,
      edit: (code, mends) => editor.edit(code, mends),
      measure: async (shown, ranges) => {
        const { stage, timeline, placed } = await openScenes(shown, size, theme);
        await using open = stage;
        const { input } = await measureTimeline({ stage: open, timeline, scenes: placed, ranges });
        return input;
      },
    },
    scenes,
  );
}
