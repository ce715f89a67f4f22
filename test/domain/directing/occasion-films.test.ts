/** The day, the sale or the opening that a film is made for opens it, and is no word to the director. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

test.each([
  ['Black Friday ad for Luma Candles. 30% off everything until November 27.', 'Black Friday', 'Luma Candles'],
  ['Create a 15-second Nurses Week reel for Hill Hospital. Thank you, all 1,240.', 'Nurses Week', 'Hill Hospital'],
  ["Mother's Day Instagram reel for Rosalind Flowers. Bouquets from $29.", "Mother's Day", 'Rosalind Flowers'],
  ['Grand opening video for Noor Bakery. The first 100 guests get a free croissant.', 'Grand opening', 'Noor Bakery'],
  ['Summer sale promo for Voltbox: all lamps 40% off.', 'Summer sale', 'Voltbox'],
  ['Weihnachtsspot für Kerzenhaus Lund: 20 % auf alles bis 24. Dezember.', 'Weihnachten', 'Kerzenhaus Lund'],
  ['Muttertagsvideo für Blumen Kessler. Sträuße ab 24 €.', 'Muttertag', 'Blumen Kessler'],
  ['Spot zum Muttertag für Blumen Kessler. Sträuße ab 24 €.', 'Muttertag', 'Blumen Kessler'],
  ['Vidéo de Noël pour la boulangerie Perrin : bûches dès 24 €.', 'Noël', 'Perrin'],
  ['Spot del Día de la Madre para Flores Rosal: ramos desde 19 €.', 'Día de la Madre', 'Flores Rosal'],
  ['Video di Natale per Pasticceria Bruni. Panettone a 32 €.', 'Natale', 'Pasticceria Bruni'],
  ['Vídeo de Natal para a Livraria Lume: livros com 20% de desconto.', 'Natal', 'Livraria Lume'],
  ['Moederdagvideo voor Bloemen Jansen: boeketten vanaf € 24.', 'Moederdag', 'Bloemen Jansen'],
])('%s', (prompt, opening, name) => {
  const { scenes, directions } = planFilm(inputOf(prompt));
  const first = scenes.find(({ shots }) => shots.some(({ props }) => 'text' in props))?.shots[0]?.props;
  expect(first?.text).toBe(opening);
  expect(readBrief(inputOf(prompt)).name).toContain(name);
  expect(directions?.join(' ')).not.toContain(opening);
});

test.each([
  'Black Friday ad for Luma Candles. On Black Friday everything is 30% off.',
  'Product video for Luma Candles. 30% off everything.',
  'A video for Sunday Coffee Club. 30% off everything.',
])('what is told later or names no day opens nothing: %s', (prompt) => {
  expect(readBrief(inputOf(prompt)).message).toBe('');
});

test.each([
  ['Opening of Noor Bakery. Saturday, May 9, 10 am at 12 Mill Lane.', 'Saturday, May 9', '10 am'],
  ['Concert at Hill Hall, June 4, 8 pm, doors at 7.', 'June 4', '8 pm'],
  ['30% off all candles from November 24 to 27.', 'November 24 to 27', undefined],
])('a day ends before its hour and before the stop of its sentence: %s', (prompt, day, hour) => {
  const { occasion } = readBrief(inputOf(prompt));
  expect(occasion.dates[0]).toBe(day);
  expect(occasion.times[0]).toBe(hour);
});

test('who gives tips signs without the word that leads to it', () => {
  const prompt = 'Two tips for coffee: 1. Grind right before brewing. 2. Use water at 94 °C. From Finch Roasters.';
  expect(readBrief(inputOf(prompt)).name).toBe('Finch Roasters');
});
