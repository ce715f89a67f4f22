/** What agents say around their material, series told in one sentence, and rows with arrows. */
import { describe, expect, test } from '@jest/globals';
import { piecesOf, readPrompt, textsOf } from './planned-shots.ts';

const report = `You are producing a 20-second landscape video from the report below. I am an automated agent working on behalf of Tern Clinics; a human will check the output.

Key finding: median wait fell from 5.8 days in January to 4.9 in February, 3.1 in March and 2.2 in April. A line chart is suggested. Patient satisfaction is now 88% (confidence: medium). Call volume was 9,120, but one log is missing, so treat this as provisional and leave it out. The board wants to thank the night desk: "Thank you, night desk."

Suggested title: Fewer queues. Suggested sign-off: Data team, spring review.`;

test('a report of an agent tells its results and nothing of the agent', () => {
  const texts = textsOf(report);
  expect(texts).not.toMatch(/You are|automated|human|finding|suggested|confidence|9,120|provisional|board wants/iu);
  for (const words of ['Fewer queues', '88', 'Thank you, night desk.', 'Data team, spring review'])
    expect(texts).toContain(words);
  expect(readPrompt(report).name).toBe('Tern Clinics');
});

test('a sentence to viewers that begins likewise stays', () => {
  const prompt =
    '15 second landscape video for Sunny Fields. You are generating the most electricity at noon. Last June the roof made 640 kWh.';
  expect(textsOf(prompt)).toContain('You are generating the most electricity at noon');
});

describe('a series told in one sentence is one chart', () => {
  const points = (prompt: string) =>
    [...piecesOf(prompt, 'Line'), ...piecesOf(prompt, 'Bars')].flatMap(
      ({ props }) => (props as { data?: { label: string; value: string }[] }).data ?? [],
    );

  test.each([
    [
      'Repair time dropped from 6.4 days in May to 5.2 in June, 4.1 in July and 3 in August.',
      ['May 6.4', 'June 5.2', 'July 4.1', 'August 3'],
    ],
    [
      'Visitors rose from 1,200 in 2022 to 1,850 in 2023 and 2,400 in 2024.',
      ['2022 1,200', '2023 1,850', '2024 2,400'],
    ],
  ])('%s', (sentence, rows) => {
    const told = points(`20 second square video for Tern Works. ${sentence} Come and see.`);
    expect(told.map(({ label, value }) => `${label} ${value}`)).toEqual(rows);
  });

  test('Die Wartezeit sank von 9 Tagen im Januar auf 7 im Februar und 4 im März.', () => {
    const told = points(
      'Ein Film von 20 Sekunden für das Bürgeramt Sellin. Die mittlere Wartezeit sank von 9 Tagen im Januar auf 7 im Februar und 4 im März.',
    );
    expect(told.map(({ value }) => value)).toEqual(['9', '7', '4']);
  });

  test('decimals behind a label are figures, and those of a version are none', () => {
    expect(
      points('20 second video for Tern Works.\n\nWait:\n- Monday: 5.8 days\n- Tuesday: 4.9 days\n- Friday: 2.2 days'),
    ).toHaveLength(3);
    expect(
      points('20 second video for Tern Works.\n\n- Kite 5.8: new editor\n- Kite 5.9: faster sync\n- Kite 6.0: offline'),
    ).toEqual([]);
  });

  test('a change of two figures stays a change', () => {
    expect(points('12 second square video for Linen Row. Prices fell from £40 to £32. Come by before Sunday.')).toEqual(
      [],
    );
  });
});

describe('rows with arrows', () => {
  test('commands stand as they are typed, with what they are for', () => {
    const texts = textsOf(
      'Short landscape how-to for `pelt`, dark theme.\n\nTitle: Install the tool\n\nThen each command typed out in mono, with a label under it:\n\n    pelt init    -> Makes the config\n    pelt check   -> Finds the gaps\n    pelt fix     -> Fills them\n\nAfter step 2 show a little result line: 6 gaps, 2 fixes. Close with: Free to use, and pelt.example',
    );
    for (const words of [
      'pelt init',
      'Makes the config',
      'pelt check',
      'Finds the gaps',
      'pelt fix',
      'Fills them',
      'Free to use',
    ])
      expect(texts).toContain(words);
    expect(texts).not.toMatch(/mono|result line|Free to use, and/u);
  });

  test('days with what there is', () => {
    const texts = textsOf(
      '15 second video for Canteen Nine, vertical.\n\nMonday → Soup\nTuesday → Pie\nWednesday → Fish',
    );
    for (const words of ['Monday', 'Soup', 'Tuesday', 'Pie', 'Wednesday', 'Fish']) expect(texts).toContain(words);
  });
});

test.each([
  'Notice – Tarn Water – wording below is signed off by Compliance, please do not change it\n\nBoil tap water before drinking.\nThis applies until Friday 9 May.',
  'A 15 second notice for Tarn Water (no need to list the others). Boil tap water before drinking. It applies until Friday 9 May.',
])('%s', (prompt) => {
  expect(textsOf(prompt)).not.toMatch(/signed off|do not change|no need/u);
  expect(textsOf(prompt)).toContain('Boil tap water before drinking');
});

test('a day to start on opens no film', () => {
  const prompt =
    'CLIENT: Old Oven Bakery\nWHAT: Job reel\nLENGTH: 20s\nHEADLINE: Rise with us\nROLE: Early Baker\nPAY: £13.10 an hour\nSTART: from 3 May\nAPPLY: oldoven.example/jobs';
  expect(readPrompt(prompt).message).toBe('Rise with us');
  expect(textsOf(prompt)).toMatch(/from 3 May/iu);
});
