import { expect, test } from '@jest/globals';
import { promptForCriterion } from '../../../domain/loop/compose-prompt.ts';
import { decideTurn, type LoopState } from '../../../domain/loop/decide-turn.ts';
import type { Observation, OpenFault, PastTurn } from '../../../domain/loop/turn.ts';

const clean: Observation = {
  revision: 'rev_now',
  sceneCount: 3,
  pictureHash: 'now',
  isReviewed: true,
  faults: [],
  criteria: [],
};
const fault = (id: string, change: Partial<OpenFault> = {}): OpenFault => ({
  ...{ id, severity: 'error', sceneName: 'Hero', message: 'Words are cut.', fix: 'Use 40 px.', mechanical: false },
  ...change,
});
const acted = (change: Partial<PastTurn> = {}): PastTurn => ({
  ...{
    key: 'faults a',
    type: 'prompt',
    distance: 1_000_000,
    pictureHash: 'before',
    ended: 'completed',
    isRefused: false,
  },
  ...change,
});
const state = (change: Partial<LoopState> = {}): LoopState => ({
  ...{ goal: 'A launch film', observation: clean, past: [], turnsAtMost: 8, isLate: false },
  ...{ leftMicros: null, promptMicros: 1_000_000, understands: () => true, isOwnSince: () => true },
  ...change,
});
const withFaults = (...faults: OpenFault[]) => ({ ...clean, faults });
const decide = (change: Partial<LoopState>) => decideTurn(state(change));

test('an empty project is first given its goal, whatever the director knows of edits', () => {
  const observation = { ...clean, sceneCount: 0 };
  expect(decide({ observation, understands: () => false })).toMatchObject({ type: 'prompt', prompt: 'A launch film' });
});

test('what mends without a director comes before what costs money, and not twice on one picture', () => {
  const observation = withFaults(fault('a'), fault('b', { mechanical: true, severity: 'warning' }));
  expect(decide({ observation })).toMatchObject({ type: 'mend', prompt: null });
  const past = [acted({ key: 'mend now', type: 'mend', pictureHash: 'now', distance: 9_000_000 })];
  const next = decide({ observation, past });
  expect(next).toMatchObject({ type: 'prompt' });
  expect(next.type === 'prompt' && next.prompt).toContain('Scene "Hero": Words are cut. Use 40 px.');
});

test('criteria are asked for one by one in the words of the documented edits', () => {
  const criteria = [
    { criterion: 'scenes>=3', measured: '3', passed: true },
    { criterion: 'duration<=12s', measured: '20 s', passed: false },
  ];
  expect(decide({ observation: { ...clean, criteria } })).toMatchObject({
    type: 'prompt',
    prompt: 'Make the film 12 s long.',
  });
  expect(
    ['portrait', 'color:#5b2bff', 'text:"Start free">=1.5s', 'scenes>=4', 'duration<8s', 'errors<=0', 'fps>=30'].map(
      (criterion) => promptForCriterion({ criterion }),
    ),
  ).toEqual([
    'Make it portrait.',
    'Use #5b2bff as the accent colour.',
    'Add a scene saying "Start free" for 1.5 s.',
    'Make it 4 scenes.',
    'Make the film 7.5 s long.',
    null,
    null,
  ]);
});

test('on a film that stands, what mends must be followed as an edit and is never taken for a brief', () => {
  const understands = (_: string, as?: 'edit') => as === undefined;
  expect(decide({ observation: withFaults(fault('a')), understands })).toMatchObject({ outcome: 'no_progress' });
  const tooShort = [{ criterion: 'duration>=8s', measured: '2 s', passed: false }];
  expect(decide({ observation: { ...clean, criteria: tooShort }, understands })).toMatchObject({
    outcome: 'no_progress',
  });
  expect(decide({ understands })).toMatchObject({ type: 'prompt', key: 'goal' });
});

test('a film without a fault is done; with the goal still owed it is prompted once, by who understands it', () => {
  expect(decide({ understands: () => false })).toMatchObject({ type: 'stop', outcome: 'done' });
  expect(decide({})).toMatchObject({ type: 'prompt', key: 'goal' });
  expect(decide({ past: [acted({ key: 'goal', distance: 0 })] })).toMatchObject({ type: 'stop', outcome: 'done' });
  // A production's film was made for its goal.
  expect(decide({ isGoalFollowed: true })).toMatchObject({ type: 'stop', outcome: 'done' });
  expect(decide({ past: [acted()] })).toMatchObject({ type: 'stop', outcome: 'done' });
});

test('warnings are accepted, errors are not', () => {
  const past = [acted()];
  expect(decide({ past, observation: withFaults(fault('w', { severity: 'warning' })) })).toMatchObject({
    outcome: 'done',
  });
  expect(decide({ past, observation: withFaults(fault('e')) })).toMatchObject({ type: 'prompt' });
});

test('two turns that bring nothing end the loop for want of progress, before its turns are used', () => {
  const observation = withFaults(fault('c'));
  const past = [acted({ key: 'faults a' }), acted({ key: 'faults b' })];
  expect(decide({ observation, past })).toMatchObject({ type: 'stop', outcome: 'no_progress' });
  const nearer = [acted({ key: 'faults a', distance: 3_000_000 }), acted({ key: 'faults b', distance: 2_000_000 })];
  expect(decide({ observation, past: nearer })).toMatchObject({ type: 'prompt' });
});

test('what nobody can do is no progress, and a goal that is refused on an empty project is a refusal', () => {
  const unreachable = { ...clean, criteria: [{ criterion: 'fps>=60', measured: '30', passed: false }] };
  expect(decide({ observation: unreachable })).toMatchObject({ type: 'stop', outcome: 'no_progress' });
  const empty = { ...clean, sceneCount: 0 };
  const past = [acted({ key: 'goal', ended: 'failed', isRefused: true, distance: 1_000_000 })];
  expect(decide({ observation: empty, past })).toMatchObject({ type: 'stop', outcome: 'refused' });
});

test('each bound ends the loop under its own name', () => {
  const observation = withFaults(fault('e'));
  const one = [acted({ distance: 9_000_000 })];
  expect(decide({ observation, isLate: true })).toMatchObject({ outcome: 'time' });
  expect(decide({ observation, past: one, turnsAtMost: 1 })).toMatchObject({ outcome: 'turns' });
  expect(decide({ observation, leftMicros: 999_999 })).toMatchObject({ outcome: 'budget' });
  expect(decide({ observation, leftMicros: 1_000_000 })).toMatchObject({ type: 'prompt' });
  const broken = [
    acted({ ended: 'failed', distance: 9_000_000 }),
    acted({ ended: 'failed', distance: 8_000_000, key: 'x' }),
  ];
  expect(decide({ observation, past: broken })).toMatchObject({ outcome: 'failed' });
});

test('a film of which the budget left scenes out is not done: made anew when there is money, else the budget is over', () => {
  const past = [acted({ key: 'goal', isCutShort: true })];
  const understands = () => false;
  expect(decide({ past, understands, leftMicros: 200_000 })).toMatchObject({ type: 'stop', outcome: 'budget' });
  const observation = withFaults(fault('e'));
  expect(decide({ past, understands, observation, leftMicros: 0 })).toMatchObject({ type: 'stop', outcome: 'budget' });
  const anew = { type: 'prompt', prompt: 'A launch film', isAnew: true };
  expect(decide({ past, understands, observation, leftMicros: 3_000_000 })).toMatchObject(anew);
  const whole = [...past, acted({ key: 'goal', distance: 0 })];
  expect(decide({ past: whole, understands, leftMicros: 200_000 })).toMatchObject({ type: 'stop', outcome: 'done' });
});

test('free mending goes on when the budget is used up', () => {
  const observation = withFaults(fault('e', { mechanical: true }));
  expect(decide({ observation, leftMicros: 0 })).toMatchObject({ type: 'mend' });
});

test('a film whose review failed is never done: nothing is known of its faults', () => {
  const observation = { ...clean, isReviewed: false };
  expect(decide({ observation, past: [acted()] })).toMatchObject({ type: 'stop', outcome: 'failed' });
  expect(decide({ observation, isLate: true })).toMatchObject({ outcome: 'time' });
});

test('what was tried and left the film worse is put back before a loop ends, however it ends', () => {
  const short = [{ criterion: 'duration<=1s', measured: '1 s', passed: true }];
  const now = { ...withFaults(fault('e')), criteria: short };
  const past = [acted({ key: 'criterion duration<=1s', distance: 1_000, revision: 'rev_3' })];
  const back = { type: 'restore', revision: 'rev_3', prompt: null };
  expect(decide({ observation: now, past, understands: () => false })).toMatchObject(back);
  expect(decide({ observation: now, past, turnsAtMost: 1 })).toMatchObject(back);
  expect(decide({ observation: now, past, leftMicros: 0 })).toMatchObject(back);
  expect(decide({ observation: now, past, isLate: true })).toMatchObject(back);
  // What may still mend it comes first.
  expect(decide({ observation: now, past })).toMatchObject({ type: 'prompt' });
  // What somebody else changed since is nobody's to undo.
  const theirs = { understands: () => false, isOwnSince: () => false };
  expect(decide({ observation: now, past, ...theirs })).toMatchObject({ type: 'stop', outcome: 'no_progress' });
});

test('the nearest film is put back, once, and what the goal asked for is nothing to take back', () => {
  const observation = withFaults(fault('e'), fault('f'), fault('g'));
  const past = [
    acted({ key: 'a', distance: 4_000_000, revision: 'rev_1' }),
    acted({ key: 'b', distance: 1_000_000, revision: 'rev_2' }),
    acted({ key: 'c', distance: 2_000_000, revision: 'rev_3' }),
  ];
  expect(decide({ observation, past })).toMatchObject({
    type: 'restore',
    revision: 'rev_2',
    why: expect.stringMatching(/^Turns 2 to 3 /),
  });
  const restored = acted({ key: 'restore x', type: 'restore', distance: 3_000_000, revision: 'rev_4' });
  const again = { observation: withFaults(fault('e')), past: [...past, restored] };
  expect(decide(again)).toMatchObject({ type: 'stop', outcome: 'no_progress' });
  const goal = [acted({ key: 'goal', distance: 0, revision: 'rev_1' })];
  expect(decide({ observation, past: goal, understands: () => false })).toMatchObject({ type: 'stop' });
});
