import { expect, test } from '@jest/globals';
import { openPoints } from '../../../domain/loop/open-points.ts';
import type { Observation, OpenFault } from '../../../domain/loop/turn.ts';

const fault = (severity: OpenFault['severity'], message: string): OpenFault => ({
  ...{ id: message, severity, sceneName: 'Hook', message, fix: 'A larger one.', mechanical: false },
});
const film: Observation = {
  revision: 'rev_now',
  sceneCount: 2,
  pictureHash: 'a',
  isReviewed: true,
  faults: [],
  criteria: [],
};

test('what is left open is what closes a gate or fails a criterion, each with what would close it', () => {
  const faults = [fault('error', 'Too small.'), fault('warning', 'Too near.')];
  const criteria = [
    { criterion: 'duration=5s', measured: '6 s', passed: false },
    { criterion: 'portrait', measured: 'portrait', passed: true },
    { criterion: 'fps>=60', measured: '30', passed: false },
    // The errors are told one by one.
    { criterion: 'errors<=0', measured: '1', passed: false },
  ];
  expect(openPoints({ ...film, faults, criteria })).toEqual([
    {
      what: 'Criterion duration=5s measures 6 s.',
      fix: 'framewright prompt "Make the film 5 s long."',
    },
    {
      what: 'Criterion fps>=60 measures 30.',
      fix: 'A project keeps its rate: framewright project create --fps <rate>, or ask for less.',
    },
    { what: 'Hook: Too small.', fix: 'A larger one.' },
  ]);
});

test('a film without a scene, one that was not reviewed, and one with very many faults say what to do first', () => {
  expect(openPoints({ ...film, sceneCount: 0 })).toMatchObject([{ what: 'The film has no scene.' }]);
  expect(openPoints({ ...film, isReviewed: false })).toMatchObject([{ fix: 'framewright review' }]);
  const faults = Array.from({ length: 14 }, (_, index) => fault('error', `Fault ${index}.`));
  const points = openPoints({ ...film, faults });
  expect([points.length, points.at(-1)?.what]).toEqual([11, '4 points more.']);
});

test('nobody is told to try again what the loop has tried in vain', () => {
  const row = { criterion: 'duration<=1s', measured: '4 s', passed: false };
  const [point] = openPoints({ ...film, criteria: [row] }, new Set(['criterion duration<=1s']));
  expect(point?.fix).toBe('Ask for less, or mend by hand: “Make the film 1 s long.” was tried and did not do.');
});
