import { expect, test as it } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shotsOf = (prompt: string) =>
  planFilm(inputOf(prompt, { width: 1920, height: 1080 })).scenes.flatMap(({ shots }) => shots);

it.each([
  ['Ein Film für die Bücherei Kolm. Vom 20.12. bis 4.1. bleibt das Haus geschlossen.', '20.12. bis 4.1.'],
  ['Ein Film für die Bücherei Kolm. Die Schau läuft vom 3.9. bis 14.11. im Turm.', '3.9. bis 14.11.'],
])('keeps the days of a range in one sentence: %s', (prompt, range) => {
  expect(shotsOf(prompt).some(({ props }) => JSON.stringify(props).includes(range))).toBe(true);
});

it.each([
  'A film for the shop Lowe. Up to 60% off boots, 25% off belts and 15% off hats.',
  'Ein Film für den Laden Lowe. Bis zu 60 % auf Stiefel, 25 % auf Gürtel und 15 % auf Hüte.',
  'Un vídeo para la tienda Lowe. Hasta el 45 % en botas, 35 % en cinturones y 20 % en gorras.',
  'Un video per il negozio Lowe. Fino al 60 % su stivali, 25 % su cinture e 15 % su cappelli.',
])('draws no discounts as parts of a whole: %s', (prompt) => {
  expect(shotsOf(prompt).filter(({ piece }) => piece === 'Donut' || piece === 'Bars')).toEqual([]);
});
