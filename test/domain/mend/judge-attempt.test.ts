import { expect, test } from '@jest/globals';
import type { Finding } from '../../../contract/findings.ts';
import { isGone, newFindings, undueChange } from '../../../domain/mend/judge-attempt.ts';
import { filmOf, textOf } from '../review/measured-film.ts';

const finding = (change: Partial<Finding> = {}): Finding => ({
  ...{ id: 'a', rule: 'contrast', severity: 'warning', sceneId: 'scn_1', sceneName: 'One', line: 3, text: '12 trees' },
  ...{ box: null, firstFrame: 0, lastFrame: 30, measured: '2:1', bound: '4.5:1', message: 'm', fix: 'f' },
  ...{ column: null, element: null, crop: null },
  ...change,
});

test('a finding is new where its like was not there before, was milder, or was there less often', () => {
  const before = [finding()];
  expect(newFindings(before, [finding({ id: 'b', text: '86 trees', measured: '3:1' })])).toEqual([]);
  expect(newFindings(before, [finding({ severity: 'error' })])).toHaveLength(1);
  expect(newFindings(before, [finding(), finding()])).toHaveLength(1);
  expect(newFindings(before, [finding({ rule: 'text-overlap' })])).toHaveLength(1);
  expect(newFindings(before, [finding({ sceneId: 'scn_2' })])).toHaveLength(1);
  expect(newFindings([finding({ severity: 'error' })], before)).toEqual([]);
});

test('a target is gone when as many of its like are, and another one may stay', () => {
  const [target, other] = [finding(), finding({ id: 'b' })];
  expect(isGone(target, [target], [target], [])).toBe(true);
  expect(isGone(target, [target], [target], [target])).toBe(false);
  expect(isGone(target, [target], [target, other], [other])).toBe(true);
  expect(isGone(target, [target, other], [target, other], [other])).toBe(false);
});

test('a mend may not move, resize or lose other words of the scene', () => {
  const own = textOf({ text: 'Mended', element: 's0/1' });
  const film = (change = {}) => filmOf(() => [own, textOf({ text: 'Beside', ...change })]);
  const judge = (after: ReturnType<typeof film>) => undueChange(film(), after, 'scn_1', new Set(['Mended']));
  expect(judge(film())).toBeNull();
  const moved = { x: 400, y: 800, width: 800, height: 100 };
  expect(judge(film({ inkBox: moved, lines: [moved], box: moved }))).toContain('“Beside” would move');
  expect(judge(film({ fontSize: 60 }))).toContain('“Beside” would move');
  expect(judge(filmOf(() => [own]))).toContain('“Beside” would be gone');
  expect(judge(filmOf(() => [textOf({ text: 'Beside' })]))).toBeNull();
});
