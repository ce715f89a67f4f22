import { expect, test } from '@jest/globals';
import { effectCues } from '../../../domain/sound/effect-cues.ts';
import { effectFacts, effectNames } from '../../../domain/sound/effect-names.ts';
import { synthesiseEffect } from '../../../domain/sound/synthesise-effect.ts';

const rate = 48_000;
const { abs, max, min } = Math;
const bytesOf = (side: Float32Array) => Buffer.from(side.buffer).toString('base64');

/** Seconds of the loudest 20 ms, and the level of the sound's first and last millisecond. */
function measured(sides: readonly Float32Array[]) {
  const [left, right] = sides as [Float32Array, Float32Array];
  const power = (from: number, count: number) => {
    let sum = 0;
    for (let at = from; at < min(from + count, left.length); at += 1) {
      sum += (left[at] as number) ** 2 + (right[at] as number) ** 2;
    }
    return sum / count;
  };
  const step = rate / 50;
  const windows = Array.from({ length: Math.ceil(left.length / step) }, (_, index) => power(index * step, step));
  const loudest = windows.indexOf(Math.max(...windows));
  let peak = 0;
  for (const side of [left, right])
    for (let at = 0; at < side.length; at += 1) peak = max(peak, abs(side[at] as number));
  return { at: (loudest + 0.5) / 50, peak, last: Math.sqrt(power(left.length - 48, 48)), count: left.length };
}

test.each([...effectNames])(
  '%s has its length, ends in silence, peaks at -6 dBFS, and is the same each time',
  (name) => {
    const sides = synthesiseEffect(name);
    const { peak, last, count } = measured(sides);
    expect(count).toBe(Math.round(effectFacts[name].seconds * rate));
    expect(peak).toBeCloseTo(0.5, 3);
    expect(last).toBeLessThan(0.01);
    expect(synthesiseEffect(name).map(bytesOf)).toEqual(sides.map(bytesOf));
  },
);

test.each([...effectNames])('the cue of %s lies where it is loudest', (name) => {
  const { at } = measured(synthesiseEffect(name));
  expect(Math.abs(at - effectFacts[name].cueSeconds)).toBeLessThan(0.1);
});

const scene = (startFrame: number, durationInFrames: number, track = 0) => ({ track, startFrame, durationInFrames });
const cueOf = ({ asset, startFrame, fromSeconds }: ReturnType<typeof effectCues>[number], fps: number) =>
  startFrame / fps - fromSeconds + effectFacts[asset].cueSeconds;

test.each([24, 25, 30, 60])('at %i fps each handover has its effect on the very moment', (fps) => {
  const scenes = [scene(0, 3 * fps), scene(3 * fps, 4 * fps), scene(7 * fps, 3 * fps)];
  const effects = effectCues(scenes, fps);
  expect(effects.map(({ asset }) => asset)).toEqual(['fx:whoosh', 'fx:riser', 'fx:hit']);
  const moments = effects.map((effect) => cueOf(effect, fps));
  [3, 7, 7].forEach((seconds, index) => {
    expect(moments[index]).toBeCloseTo(seconds, 4);
  });
  for (const { startFrame, durationInFrames } of effects) {
    expect(startFrame + durationInFrames).toBeLessThanOrEqual(10 * fps);
  }
});

test('a scene that enters over one that goes on clicks, and entrances close together are heard as one', () => {
  const scenes = [scene(0, 300), scene(100, 60, 1), scene(110, 40, 2), scene(240, 60, 1)];
  expect(effectCues(scenes, 30).map(({ asset }) => asset)).toEqual(['fx:click', 'fx:riser', 'fx:hit']);
});

test('a film of one scene has one hit, an empty one nothing', () => {
  expect(effectCues([scene(0, 90)], 30).map(({ asset, startFrame }) => [asset, startFrame])).toEqual([['fx:hit', 0]]);
  expect(effectCues([], 30)).toEqual([]);
});
