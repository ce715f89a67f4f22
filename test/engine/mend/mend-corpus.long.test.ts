import { expect, test } from '@jest/globals';
import { isMechanical } from '../../../domain/mend/plan-mend.ts';
import { corpus } from '../../review-corpus/corpus.ts';
import { mendOnStage } from './mend-on-stage.ts';

const faults = corpus.filter(({ fault, rule }) => fault && isMechanical(rule));

/** Faults of the corpus whose cause is no mechanical one: somebody has to decide what is wanted. */
const decisions = new Set([
  // A sheet laid over everything on purpose or by mistake: nothing tells which.
  'blank-frame/covered-by-sheet',
  'blank-frame/plain-ground',
  // The cover is another scene.
  'text-covered/overlay-scene',
  'text-covered/dimmed-film',
  'text-overlap/crossfade-stuck',
]);

test.each(faults.map((film) => [`${film.rule}/${film.name}`, film] as const))(
  'the fault %s is mended, and nothing is new',
  async (name, film) => {
    const scenes = film.scenes.map((scene, index) => ({ ...scene, sceneId: `scn_${index}` }));
    const { before, after, mended, left } = await mendOnStage(scenes, film);
    const marks = new Set(before.findings.map(({ rule, sceneId }) => `${rule} ${sceneId}`));
    expect(after.findings.filter(({ rule, sceneId }) => !marks.has(`${rule} ${sceneId}`))).toEqual([]);
    if (decisions.has(name)) return expect(mended.length + left.length).toBeGreaterThanOrEqual(0);
    expect(after.findings.filter(({ rule, severity }) => rule === film.rule && severity !== 'info')).toEqual([]);
  },
  300_000,
);
