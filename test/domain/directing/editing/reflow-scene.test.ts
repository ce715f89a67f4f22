import { expect, test } from '@jest/globals';
import { reflowScene } from '../../../../domain/directing/editing/reflow-scene.ts';
import { readSceneCode } from '../../../../domain/directing/editing/scene-code.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { writeScene } from '../../../../domain/directing/write-scene.ts';
import { inputOf } from '../brief-input.ts';

const brief =
  'Results of Sprig Gardens: sales grew 12 %, 340 window boxes were sold and churn fell to 2 %. sprig.example';
const closings = [0, 1, 2, 3, 4, 5].flatMap((seed) => planFilm(inputOf(brief, { seed })).scenes.slice(-1));
const isBeside = ({ shots }: (typeof closings)[number]) =>
  shots.some(({ props }) => props.bleed === true && (props.zone as { h?: number } | undefined)?.h === 100);

test('shapes at the side of a wide film go above or below its words upright, and the words keep a margin', () => {
  const beside = closings.filter(isBeside);
  expect(beside.length).toBeGreaterThan(0);
  for (const closing of beside) {
    const elements = readSceneCode(reflowScene(writeScene(closing), 'portrait'))?.elements ?? [];
    const zoneOf = (bleeds: boolean) =>
      elements.find(({ props }) => (props.bleed === true) === bleeds)?.props.zone as { x: number; w: number };
    expect(zoneOf(true)).toMatchObject({ x: 0, w: 100 });
    expect(zoneOf(false).x).toBeGreaterThanOrEqual(7);
    expect(zoneOf(false).x + zoneOf(false).w).toBeLessThanOrEqual(93);
  }
});
