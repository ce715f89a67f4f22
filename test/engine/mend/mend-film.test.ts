import { expect, test } from '@jest/globals';
import { mendOnStage } from './mend-on-stage.ts';
import { at, filmOf, size, told } from './mended-film.ts';

test('faults of several kinds are mended in one go, and nothing is new', async () => {
  const film = filmOf({
    clipped: `<div ${at(200, 200, "overflow: 'hidden', width: 300, height: 40, lineHeight: 1")}>Cut in half</div>`,
    list: `{['One', 'Two'].map((word, i) => <p key={word} style={{ position: 'absolute', left: 8, top: 60 + i * 120, fontSize: 8 + i }}>{word} item</p>)}`,
  });
  const outcome = await mendOnStage(film, size);
  expect(told(outcome).sort()).toEqual(
    ['clipped text-clipped', 'list text-too-small', 'list text-too-small', 'list safe-area', 'list safe-area']
      .map((each) => `${each} mended`)
      .sort(),
  );
  expect(outcome.after.findings).toEqual([]);
  const { code } = outcome.after.scenes.at(-1) ?? { code: '' };
  expect(code).toContain('left: 58, top: 60 + i * 120, fontSize: Math.max(8 + i, 12)');
}, 240_000);

test('mends that do not take the fault away are dropped, and the code stays', async () => {
  // One line of code paints both: moved or made smaller they stand on each other as before.
  const film = filmOf({
    twice: `{['First words', 'Other words'].map((words, i) => <p key={words} style={{ position: 'absolute', left: 200 + i * 20, top: 200 + i * 12, margin: 0 }}>{words}</p>)}`,
  });
  const outcome = await mendOnStage(film, size);
  expect(told(outcome)).toEqual(['twice text-overlap left: the fault stayed']);
  expect(outcome.after.scenes).toEqual(film);
}, 240_000);
