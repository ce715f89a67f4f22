import { expect, test } from '@jest/globals';
import { mendOnStage } from './mend-on-stage.ts';
import { at, filmOf, panel, size, told } from './mended-film.ts';

test('faults of every kind are mended in one go, and nothing is new', async () => {
  const film = filmOf({
    clipped: `<div ${at(200, 200, "overflow: 'hidden', width: 300, height: 40, lineHeight: 1")}>Cut in half</div>`,
    off: `<p ${at(700, 200)}>Runs off the side</p>`,
    covered: `<p ${at(200, 200)}>Half covered</p>${panel(200, 150, 150, 200)}`,
    faint: `<p ${at(200, 200, "color: '#27304f'")}>Hard to see</p>`,
    tofu: `<p ${at(200, 200, "fontFamily: 'Tektur Variable'")}>Αθήνα 東京</p>`,
    hasty: `{frame >= 20 && frame < 36 && <p ${at(100, 200, 'fontSize: 40')}>Nobody can read all of this in time</p>}${panel(300, 400, 90, 90)}`,
    list: `{['One', 'Two'].map((word, i) => <p key={word} style={{ position: 'absolute', left: 8, top: 60 + i * 120, fontSize: 8 + i }}>{word} item</p>)}`,
  });
  const outcome = await mendOnStage(film, size);
  expect(told(outcome).sort()).toEqual(
    [
      ...['clipped text-clipped', 'off text-off-canvas', 'covered text-covered', 'faint contrast'],
      ...['tofu missing-glyph', 'hasty reading-time'],
      ...['list text-too-small', 'list text-too-small', 'list safe-area', 'list safe-area'],
    ]
      .map((each) => `${each} mended`)
      .sort(),
  );
  expect(outcome.after.findings).toEqual([]);
  const { code } = outcome.after.scenes.at(-1) ?? { code: '' };
  expect(code).toContain('left: 58, top: 60 + i * 120, fontSize: Math.max(8 + i, 12)');
}, 240_000);

test('mends that do not take the fault away or make another are dropped, and the code stays', async () => {
  // What opts out of anything is not read with the rest, so that only the overlap is a fault.
  // The words stand between others: moved off one row they cover the next, moved aside they leave the frame.
  const crowd = Array.from(
    { length: 10 },
    (_, row) =>
      `<p data-fw-allow="safe-area" ${at(80, 40 + row * 44, 'fontSize: 38')}>Row of words number ${row} that fills the line</p>`,
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
