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

test('mends that do not take the fault away or make another are dropped, and the code stays', async () => {
  // The words stand between others: moved off one row they cover the next, moved aside they leave the frame.
  const crowd = Array.from(
    { length: 10 },
    (_, row) => `<p ${at(80, 40 + row * 44, 'fontSize: 38')}>Row of words number ${row} that fills the line</p>`,
  );
  const film = filmOf({
    crowd: `${crowd.join('')}<p ${at(80, 236, 'fontSize: 38')}>Row of words over another row of words</p>`,
  });
  const longer = film.map((scene) => ({ ...scene, durationInFrames: 100 }));
  const outcome = await mendOnStage(longer, size);
  expect(told(outcome)).toEqual([
    expect.stringMatching(/^crowd text-overlap left: (?:the fault stayed|it would make)/),
  ]);
  expect(outcome.after.scenes).toEqual(longer);
}, 240_000);
