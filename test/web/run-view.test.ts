import { expect, test } from '@jest/globals';
import { afterEvent, noProgress, type StreamedEvent } from '../../web/editor/run-view.ts';

const follow = (events: StreamedEvent[]) => events.reduce(afterEvent, noProgress);
const place = (name: string) => ({ name, role: 'text', track: 1, startFrame: 0, durationInFrames: 60 });
const told: StreamedEvent[] = [
  { type: 'run.accepted', body: { runId: 'run_1', draftRevision: null, provider: null, quote: { low: 1, high: 5 } } },
  { type: 'plan', body: { shape: 'launch', scenes: [place('Title'), place('Close')], choreography: [] } },
  { type: 'scene.started', body: place('Title') },
  { type: 'scene.delta', body: { text: 'export default' } },
  { type: 'scene.ready', body: { sceneId: 'scn_1', name: 'Title', revision: 'rev_1', repairs: 1 } },
  { type: 'scene.started', body: place('Close') },
];

test('scenes come one by one, with what each needed', () => {
  const { scenes, quote, ended } = follow(told);
  expect(scenes.map(({ name, state, repairs }) => [name, state, repairs])).toEqual([
    ['Title', 'ready', 1],
    ['Close', 'writing', 0],
  ]);
  expect(quote).toEqual({ low: 1, high: 5 });
  expect(ended).toBe(false);
});

test('a stream that begins again after a broken connection shows the same as before', () => {
  const once = follow(told);
  expect(told.reduce(afterEvent, once).scenes.map(({ name }) => name)).toEqual(['Title', 'Close']);
  const last: StreamedEvent = { type: 'scene.ready', body: { sceneId: 's', name: 'Close', revision: 'rev_1' } };
  expect(follow([...told, last, ...told.slice(2, 6)]).scenes.every(({ state }) => state === 'ready')).toBe(true);
});

test('what the film does not show of its prompt is known from the plan on, and what could not be made at the end', () => {
  const plan = { shape: 'launch', scenes: [place('Close')], choreography: [] };
  const planned = follow([
    { type: 'plan', body: { ...plan, leftOut: ['with 4 gardeners'], directions: ['Make a film of it.'] } },
  ]);
  expect(planned).toMatchObject({ leftOut: ['with 4 gardeners'], directions: ['Make a film of it.'] });
  const body = { summary: 'No scene.', spent: 0, leftOut: ['Close', 'with 4 gardeners', 'The music was not made.'] };
  expect(afterEvent(planned, { type: 'run.completed', body })).toMatchObject({
    leftOut: ['with 4 gardeners', 'The music was not made.'],
    directions: ['Make a film of it.'],
  });
});

test('an end by budget names what was left out, and a stale stream says so until the next event', () => {
  const stale = afterEvent(follow(told), { type: 'stale', body: { view: null } });
  expect(stale.stale).toBe(true);
  const body = { summary: 'One scene.', spent: 1.1, stoppedBy: 'budget', leftOut: ['Close'] };
  const done = afterEvent(stale, { type: 'run.completed', body });
  expect(done).toMatchObject({ stale: false, ended: true, stoppedBy: 'budget', spent: 1.1, held: 0 });
  expect(done.scenes.map(({ state }) => state)).toEqual(['ready', 'left_out']);
});
