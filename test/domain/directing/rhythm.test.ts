import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

test('beats that would keep one beat dwell on one of them, at every frame rate alike', () => {
  const school =
    'Open day at Mill Lane School on 9 May from 10 am to 2 pm. Meet the staff, see the workshops, hear the band. 410 pupils, 30 clubs, 2 labs. Register at milllane.sch.uk';
  const lengthsAt = (fps: number) => {
    const plan = planFilm(inputOf(school, { fps }));
    const starts = plan.scenes
      .filter(({ role }) => role === 'hero' || role === 'closing')
      .flatMap(({ role, startFrame, shots }) =>
        role === 'closing' ? [startFrame] : shots.map(({ props }) => startFrame + Math.max(0, Number(props.from))),
      );
    const turns = [...new Set(starts)].sort((a, b) => a - b);
    return turns.map((at, index) => ((turns[index + 1] ?? plan.durationInFrames) - at) / fps);
  };
  const lengths = lengthsAt(30);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const deviation = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
  expect(deviation / mean).toBeGreaterThanOrEqual(0.2);
  for (const fps of [24, 60])
    for (const [index, length] of lengthsAt(fps).entries()) expect(length).toBeCloseTo(lengths[index] ?? 0, 0);
});
