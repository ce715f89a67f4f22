import { expect, test } from '@jest/globals';
import { fileTimeline, filmFrame } from '../../../domain/render/file-timeline.ts';

const film = {
  fps: 30,
  durationInFrames: 301,
  scenes: [
    { startFrame: 0, durationInFrames: 100 },
    { startFrame: 100, durationInFrames: 201 },
  ],
};

test.each([24, 25, 30, 50, 60])('at %i frames a second the film is as long and every frame lies in it', (fps) => {
  const file = fileTimeline(film, fps);
  expect(Math.abs(file.durationInFrames / fps - film.durationInFrames / film.fps)).toBeLessThan(1 / fps);
  const rates = { film: film.fps, file: fps };
  expect(filmFrame(file.durationInFrames - 1, rates)).toBeLessThan(film.durationInFrames);
  expect(filmFrame(file.durationInFrames, rates)).toBeGreaterThanOrEqual(film.durationInFrames);
});

test.each([24, 25, 50, 60])('at %i frames a second a scene begins at the first frame that shows it', (fps) => {
  const [one, two] = fileTimeline(film, fps).scenes as [(typeof film.scenes)[0], (typeof film.scenes)[0]];
  const rates = { film: film.fps, file: fps };
  expect(filmFrame(two.startFrame, rates)).toBeGreaterThanOrEqual(100);
  expect(filmFrame(two.startFrame - 1, rates)).toBeLessThan(100);
  expect(one.startFrame + one.durationInFrames).toBe(two.startFrame);
});
