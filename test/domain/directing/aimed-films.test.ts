/** Whom a film is for and where it is seen is the maker's; whose it is and what it carries is the viewers'. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const wordsOf = (prompt: string) =>
  planFilm(inputOf(prompt))
    .scenes.flatMap(({ role, shots }) => (role === 'ground' ? [] : shots))
    .map(({ props }) => JSON.stringify(props))
    .join('\n');

test.each([
  ['Release notes video for Quillboard 4.2, aimed at existing users. New: offline mode. Search is 3x faster.', 'aimed'],
  ['A how-to video that shows new office staff how to descale the Brevo X2. Rinse twice. Wait 18 minutes.', 'staff'],
  ['We need a comparison video for our sales team: Fleetly vs. spreadsheets. Fleetly costs $4 a month.', 'sales team'],
  ['A recap of DevHarvest. 62 talks, 9 workshops. Finish by announcing that DevHarvest returns in May.', 'Finish by'],
  ['"We waste 40% less bread." Hannah Brandt, Brandt Bakery. Add our website loafly.com.', 'Add our'],
])('%s', (prompt, order) => {
  expect(wordsOf(prompt)).not.toContain(order);
});

test.each([
  [
    'Goal: recruit night-shift nurses for St. Brannock Hospital, Exeter.\nFacts:\n- 14 positions\n- £41,200 per year\nCall to action: Apply by 15 December',
    'St. Brannock Hospital',
  ],
  ["Square post for Pebble Bakery's Instagram. Our sourdough starter turns 25. Doors open at 7 am.", 'Pebble Bakery'],
])('whose film it is signs it: %s', (prompt, name) => {
  expect(readBrief(inputOf(prompt)).name).toBe(name);
});

test('when something happens keeps what happens, however many lines share a screen', () => {
  const prompt =
    "Service notice for customers of Kestrel Broadband. On Thursday 21 May, between 1:00 and 5:00 am, we will upgrade the network in Hexham. Your connection may drop for up to 20 minutes. If your router doesn't reconnect by 6 am, switch it off for 30 seconds. After the upgrade, top speeds rise from 500 Mbps to 900 Mbps at no extra cost. 20 seconds, vertical.";
  expect(wordsOf(prompt)).toContain('we will upgrade the network in Hexham');
});
