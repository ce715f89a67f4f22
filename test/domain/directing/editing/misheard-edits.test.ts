/** Wishes that were heard as something else, or only by half: each is done as it is said, or refused. */
import { expect, test } from '@jest/globals';
import { planEdit } from '../../../../domain/directing/plan-edit.ts';
import { inputOf } from '../brief-input.ts';
import { codeOf, edited, standing } from './standing.ts';

const refused = expect.objectContaining({ code: 'edit_not_understood' });
const english = standing(
  'A 40 second film for the Quay Street Laundry. Motto: "Clean by noon". We wash 310 loads a week. Collection days: shirts Monday, sheets Tuesday, coats Friday. Larger bags may be booked for $12. Our customer Ida Brook says: "My coat came back as new." Telephone 555-0177. End with quaystreet.example and "Drop in today". Orange on white.',
);
const italian = standing(
  'Un filmato di 30 secondi per il forno Crosta. Prezzi: pagnotta 5 euro, segale 6 euro, focaccia 4 euro. Motto: "Pane lento". Chiusura: «Dalle sette» e crosta.example. Colori: arancio e bianco.',
);
const films = { en: english, it: italian };
const after = (prompt: string, on: keyof typeof films = 'en') => codeOf(edited(prompt, films[on]).scenes);

test.each([
  ['it', 'La segale costa 7 euro, non 6', '7 euro euro'],
  ['it', 'La segale costa 7 €, non 6', '€ euro'],
] as const)('%s: %s has its unit once', (on, prompt, twice) => {
  const code = after(prompt, on);
  expect(code).toContain('7');
  expect(code).not.toContain(twice);
});

test.each([
  ['At the end put "Come by today" instead of "Drop in today"', 'en', 'Come by today', 'Drop in today'],
  ['Alla fine, invece di «Dalle sette» mettete «Dalle otto»', 'it', 'Dalle otto', 'Dalle sette'],
  ['Please write "loads" nowhere, it\'s "washes"', 'en', '310 washes', 'loads'],
  ['Ida would like to be called just "Ida B., tailor" under her quote', 'en', 'who={"Ida B."}', 'Ida Brook'],
  ['Please take the telephone number out', 'en', 'Drop in today', 'elephone'],
] as const)('%s', (prompt, on, shown, gone) => {
  const code = after(prompt, on);
  expect(code).toContain(shown);
  expect(code).not.toContain(gone);
});

test.each([
  ['en', 'The orange is too loud, please make it softer'],
  ['it', "L'arancio è troppo acceso, fatelo più tenue"],
] as const)('%s: %s makes a paler colour and keeps the pace', (on, prompt) => {
  const { theme, edits } = edited(prompt, films[on]);
  expect(edits).toEqual(['recolour']);
  expect(theme?.energy).toBe(films[on].theme?.energy);
});

test('the days are told one at a time and make no new film', () => {
  const plan = planEdit({
    ...inputOf(
      'Please present the collection days one at a time, each on its own screen, as customers will want to write them down. The total length may rise to 50 seconds accordingly.',
    ),
    contexts: [],
    ...english,
  });
  expect(plan?.edits).toEqual(['split', 'length']);
});

test.each([
  'Please drop the bags',
  'Never say "spotless"',
  "Put the slogan of the year at the very start and make Ida's quote 2 seconds longer",
  'The lettering is too bright, make it softer',
  'Make the quote larger and use "Fresh at five" somewhere in the street',
])('%s is refused', (prompt) => {
  expect(() => edited(prompt, english)).toThrow(refused);
});
