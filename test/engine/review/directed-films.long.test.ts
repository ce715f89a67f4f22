/**
 * Section 13 of the art direction on the painted film: offline films of unseen briefs, in three formats, measured by
 * the rules of the review (blank and dimmed pictures, reading time, sizes, contrast, clipping, safe areas, rests, jumps).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { StageTimeline } from '../../../contract/stage.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { writeScene } from '../../../domain/directing/write-scene.ts';
import { review } from '../../../domain/review/review.ts';
import { compileScene } from '../../../engine/compile/compile-scene.ts';
import { measureTimeline } from '../../../engine/review/measure-timeline.ts';
import { openStage } from '../../../engine/stage/open-stage.ts';
import { type StageBundle, stageBundle } from '../../../engine/stage/stage-bundle.ts';
import { inputOf } from '../../domain/directing/brief-input.ts';
import { unseenBriefs } from '../../domain/directing/unseen-briefs.ts';

const frames = { landscape: [1920, 1080], portrait: [1080, 1920], square: [1080, 1080] } as const;
/** Warnings that a film may carry: a taste that a director might share, never something unread. */
const mostWarnings = 4;

let bundle: StageBundle;
let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'directed-'));
  bundle = await stageBundle(cache);
}, 120_000);
afterAll(async () => rm(cache, { recursive: true, force: true }));

/** The film on a stage: what the review finds, and the boxes of the words in the middle of the hero, in % of the frame. */
async function shown(prompt: string, [width, height]: readonly [number, number]) {
  const plan = planFilm(inputOf(prompt, { width, height }));
  const compiled = await Promise.all(plan.scenes.map((scene) => compileScene(writeScene(scene))));
  const placed = plan.scenes.map(({ track, startFrame, durationInFrames }, index) => ({
    ...{ key: `s${index}`, module: `/scenes/s${index}.js`, track, startFrame, durationInFrames },
  }));
  const timeline: StageTimeline = {
    ...{ width, height, fps: plan.fps, durationInFrames: plan.durationInFrames, theme: plan.theme, scenes: placed },
  };
  const modules = Object.fromEntries(compiled.map(({ js }, index) => [`/scenes/s${index}.js`, js]));
  await using stage = await openStage({ bundle, modules, timeline });
  const scenes = plan.scenes.map((scene, index) => ({ ...scene, key: `s${index}`, sceneId: `s${index}` }));
  const early = await stage.measure(24);
  // At one frame alone a change may leave nothing standing.
  const standing: (typeof early)['texts'] = [];
  for (const share of [0.4, 0.5, 0.6])
    standing.push(...(await stage.measure(Math.round(plan.durationInFrames * share))).texts);
  const { input } = await measureTimeline({ stage, timeline, scenes, allowUnsandboxed: true });
  return {
    findings: review(input).findings,
    early: early.texts.filter(({ opacity, text }) => opacity > 0.8 && /[\p{L}\p{N}]/u.test(text)),
    boxes: standing.map(({ inkBox }) =>
      [inkBox.x / width, inkBox.y / height, inkBox.width / width, inkBox.height / height].map((share) =>
        Math.round(share * 20),
      ),
    ),
  };
}

test.each(Object.entries(unseenBriefs))(
  'the film of %s is whole and readable in three formats, each laid out on its own',
  async (_, prompt) => {
    const layouts = new Set<string>();
    for (const [format, size] of Object.entries(frames)) {
      const { findings, early, boxes } = await shown(prompt, size);
      const told = findings.map(
        ({ severity, rule, sceneName, measured }) => `${severity} ${rule} ${sceneName}: ${measured}`,
      );
      expect({ format, errors: told.filter((line) => line.startsWith('error')) }).toEqual({ format, errors: [] });
      const warnings = told.filter((line) => line.startsWith('warning'));
      expect({ format, warnings: warnings.length > mostWarnings ? warnings : [] }).toEqual({ format, warnings: [] });
      expect({ format, early: early.length > 0 }).toEqual({ format, early: true });
      layouts.add(JSON.stringify(boxes));
    }
    expect(layouts.size).toBeGreaterThan(1);
  },
  300_000,
);
