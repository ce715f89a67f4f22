/** Every held-out brief, in whatever form it came, makes a film: no reading of it throws, and each shows something. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { parseBriefs } from '../../../../scripts/training/labelled-briefs.ts';
import { inputOf } from '../brief-input.ts';

const folder = join(import.meta.dirname, 'held-out');
const texts = readdirSync(folder)
  .sort()
  .flatMap((file) => parseBriefs(readFileSync(join(folder, file), 'utf8'), file))
  .map(({ text }) => text);
const formats = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
];

test('nine hundred briefs of strangers are planned in a format each, and none fails', () => {
  expect(texts.length).toBeGreaterThan(800);
  const failed = texts.filter((text, at) => {
    try {
      return planFilm(inputOf(text, formats[at % 3])).scenes.length === 0;
    } catch {
      return true;
    }
  });
  expect(failed).toEqual([]);
});
