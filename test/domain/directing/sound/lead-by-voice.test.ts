import { expect, test } from '@jest/globals';
import type { FilmPlan } from '../../../../contract/plan.ts';
import { checkChoreography } from '../../../../domain/choreography/check-choreography.ts';
import { createOfflineDirector } from '../../../../domain/directing/offline-director.ts';
import { captionBands } from '../../../../domain/directing/sound/caption-bands.ts';
import { leadByVoice } from '../../../../domain/directing/sound/lead-by-voice.ts';
import { scriptLines } from '../../../../domain/directing/sound/script-lines.ts';
import { voiceParts } from '../../../../domain/directing/sound/voice-parts.ts';

const director = createOfflineDirector();
async function planned(prompt: string): Promise<FilmPlan> {
  const contexts = [{ label: 'brand' as const, text: 'Colours #1b4dff and #ffffff.' }];
  const input = { prompt, contexts, width: 1280, height: 720, fps: 25, seed: 0, projectId: 'prj_1', existing: [] };
  return (await director.plan(input)).plan;
}

test('parts last as long as what is said in them and a breath; a stated length is kept', async () => {
  const prompt =
    'A 20 second film for Solstice with a voiceover. It charges a phone in 42 minutes. Three modes: trail, camp, storm. Order at solstice.example';
  const plan = await planned(prompt);
  const lines = (plan.sound?.voice?.lines ?? []).map(({ at }, index) => ({ at, seconds: index === 1 ? 5.5 : 1.6 }));
  const { plan: led, starts } = leadByVoice(plan, lines, true);
  expect(led.durationInFrames).toBe(plan.durationInFrames);
  expect(checkChoreography(led)).toEqual([]);
  const parts = voiceParts(led);
  lines.forEach(({ seconds }, index) => {
    const end = (starts[index] ?? 0) + seconds;
    expect(end).toBeLessThanOrEqual((parts[index + 1]?.start ?? led.durationInFrames) / led.fps + 0.9);
    expect(starts[index]).toBeGreaterThanOrEqual((parts[index]?.start ?? 0) / led.fps);
    expect(end).toBeLessThan(starts[index + 1] ?? 20);
  });
});

test('a closing line longer than its part begins before it, and the stated length is kept', async () => {
  const plan = await planned(
    'A 12 second film for Nordlys Ferries with a voiceover. Crossing in 55 minutes. 12 departures a day. Book at nordlys.example',
  );
  const lines = (plan.sound?.voice?.lines ?? []).map(({ at }, index) => ({ at, seconds: index === 2 ? 3.9 : 1.6 }));
  const { plan: led, starts } = leadByVoice(plan, lines, true);
  expect([lines.length, led.durationInFrames]).toEqual([3, plan.durationInFrames]);
  expect((starts[2] ?? 0) + 3.9).toBeLessThanOrEqual(12 - 0.3);
  expect(starts[2]).toBeGreaterThan((starts[1] ?? 0) + 1.6);
});

test('words that need more time than the film has make it longer', async () => {
  const plan = await planned('A 10 second film for Solstice with a voiceover. It charges a phone in 42 minutes.');
  const lines = (plan.sound?.voice?.lines ?? []).map(({ at }) => ({ at, seconds: 6 }));
  const { plan: led, starts } = leadByVoice(plan, lines, true);
  expect(led.durationInFrames).toBeGreaterThan(plan.durationInFrames);
  expect((starts.at(-1) ?? 0) + 6).toBeLessThanOrEqual(led.durationInFrames / led.fps);
});

test('a given script keeps its order, and its sentences stand where the film shows their words', () => {
  const part = (start: number, says: string) => ({ start, length: 100, says });
  const parts = [part(0, 'Solstice.'), part(100, 'Charges in 42 minutes.'), part(200, 'Order today.')];
  expect(scriptLines('This is Solstice. Forty-two minutes, and it charges. So order yours.', parts)).toEqual([
    { at: 0, text: 'This is Solstice.' },
    { at: 100, text: 'Forty-two minutes, and it charges.' },
    { at: 200, text: 'So order yours.' },
  ]);
});

test('captions stand in one band where no other text does, else each in the lowest free one, else nowhere', () => {
  const frame = { width: 1280, height: 720, strict: false };
  const low = { x: 200, y: 600, width: 700, height: 60 };
  const all = { x: 0, y: 0, width: 1280, height: 720 };
  const free = captionBands([[], []], frame);
  expect(free[0]).toEqual(free[1]);
  expect(free[0]).toMatchObject({ y: 81 });
  const raised = captionBands([[low], []], frame);
  expect(raised[0]).toEqual(raised[1]);
  expect(((raised[0]?.y ?? 100) + (raised[0]?.h ?? 0)) * 7.2).toBeLessThan(600);
  expect(captionBands([[all], []], frame)).toMatchObject([null, { y: 81 }]);
  // Words down one side of the frame, or lines with a gap between them, leave room all the same.
  const side = { x: 900, y: 0, width: 1000, height: 1080 };
  expect(captionBands([[side]], frame)).toMatchObject([{ x: 14, y: 81, w: 35 }]);
  const lines = Array.from({ length: 10 }, (_, at) => ({ x: 0, y: at * 108 - 60, width: 1920, height: 20 }));
  expect(captionBands([lines], frame)[0]?.h).toBeCloseTo(6.6);
});
