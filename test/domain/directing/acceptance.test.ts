/** Section 13 of the art direction on briefs that no rule was written for; all of them in the long run. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { faultsOf } from './acceptance.ts';
import { inputOf } from './brief-input.ts';
import { unseenBriefs } from './unseen-briefs.ts';

const frames = { landscape: [1920, 1080], portrait: [1080, 1920], square: [1080, 1080] } as const;

test.each(['bakery', 'table', 'requirements', 'arabic'])('the film of %s is sound in three formats', (key) => {
  const prompt = unseenBriefs[key] ?? '';
  for (const [width, height] of Object.values(frames)) {
    const input = inputOf(prompt, { width, height });
    const plan = planFilm(input);
    expect({ key, width, height, faults: faultsOf(plan, prompt, readBrief(input)) }).toEqual({
      key,
      width,
      height,
      faults: [],
    });
    expect([plan.width, plan.height, plan.fps]).toEqual([width, height, 30]);
  }
});
