import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

/** What of a film's scenes a viewer may read. */
function shown(prompt: string): string {
  const { scenes } = planFilm(inputOf(prompt));
  return JSON.stringify(scenes.map(({ shots }) => shots.map(({ props }) => props)));
}
const nameOf = (prompt: string) => readBrief(inputOf(prompt)).name;

test.each([
  [
    'Osprey & Thorn',
    'A calm film for trustees. Last year Osprey & Thorn mended 4,100 bikes in 12 towns. Close with "Keep it rolling" and our name.',
  ],
  ['fern+kiln', 'Our bakery, fern+kiln, opens on Monday 3 May at 07:00 in Low Street. 12 seconds.'],
  [
    'Grumblewood 3',
    'Make a teaser: our game Grumblewood 3 finally has a date, 9 June! It has 30 levels. End with “Play it now”.',
  ],
  ['Salt on the Line', 'Teaser for episode 12 of our podcast Salt on the Line. The guest spent 5 winters at sea.'],
  [
    'Halden Boats',
    'Compare our two kayaks. The S weighs 16 kg. The L weighs 21 kg. Close on "Which one floats yours?" in big letters, Halden Boats logo below.',
  ],
  [
    'cobaltly',
    'A 14-second clip: “It took two days instead of nine.” said Odile Brant, CFO at Marrow Foods. The brand is cobaltly, lower case, always.',
  ],
  [
    'peatlog',
    'Create a 20 second video announcing version 2.1 of peatlog, an open-source log viewer. It is 3x faster.',
  ],
  [
    'Stadtwerke Ellern',
    'Bitte erstelle ein 20 Sekunden langes Video für die Stadtwerke Ellern. Botschaft: „Strom vom Dach“. 1.480 Haushalte machen mit. Am Ende soll das Logo stehen.',
  ],
])('the film of %s bears its name as its sentence introduces it', (name, prompt) => {
  expect(nameOf(prompt)).toBe(name);
});

test('an order leaves the facts that it carries, each as its sentence', () => {
  const words = shown(
    'Make an 18-second video for Quarrydesk, an inbox for inns. Then show that teams reply 2x faster, that 1,240 inns have switched and that it costs €4.50 per room per month. Add the stat 4.8/5 from 2,060 reviews.',
  );
  expect(words).toContain('1,240 inns have switched');
  expect(words).toContain('per room per month');
  expect(words).not.toMatch(/that teams|Then show|Add the stat/);
});

test('a command, a cry and the line of a source stand where the brief wants them, without the wanting', () => {
  expect(
    readBrief(
      inputOf(
        'A film about version 2.1 of peatlog, a log viewer. It is 3x faster. Finish with the command cargo add peatlog.',
      ),
    ).action,
  ).toBe('cargo add peatlog');
  const party = shown(
    'My aunt Ida turns 80 on Sunday. She has 5 kids and 9 grandkids. End it with Happy 80th, Ida! and thank you so much!!',
  );
  expect(party).toContain('Happy 80th, Ida!');
  expect(party).not.toMatch(/End it|thank you so much/);
  const survey = shown(
    'A film of our survey: 61% want to stay at home, 39% do not. Source line at the end: Vane Research, autumn 2026.',
  );
  expect(survey).toContain('Vane Research, autumn 2026');
  expect(survey).not.toContain('Source line at the end');
});

test('a chart and a line that an order follows on with are made, and not their orders', () => {
  const words = shown(
    'A 30-second report for the Harrow Lane Food Bank. Show two figures: 4,200 parcels and 310 volunteers. Then a bar chart, "Donations by year: 2021 12k, 2022 18k, 2023 31k". Follow the chart with the line "Our biggest year yet". White text, amber for the numbers and bars.',
  );
  expect(words).toContain('"label":"2022","value":"18"');
  expect(words).toContain('Our biggest year yet');
  expect(words).not.toMatch(/Then a bar chart|Follow the chart|amber for/);
});

test('how somebody talks around a brief is not shown', () => {
  const words = shown(
    'heyy so my aunt Ida turns 80 on sunday lol. Not sure if this is the right place, but we need a lil video of 15 seconds. she has 5 kids and 9 grandkids haha.',
  );
  expect(words).toContain('Ida turns 80 on sunday');
  expect(words).not.toMatch(/heyy|lol|haha|right place|lil/);
});

test('what nobody needs and a code to use are for viewers', () => {
  const words = shown(
    'Explainer for hexloft, a backup tool. It scans 10 TB in 90 seconds. No agents, no sign-up, no dashboards. Use the code FROST72 for 10% off.',
  );
  for (const one of [/No agents/, /no sign-up/i, /no dashboards/i]) expect(words).toMatch(one);
  expect(words).toContain('FROST72');
});

test('what a film is shown on is not told, whatever stands around it', () => {
  const line = shown(
    'Video for the opening of the Northspur line, made for station screens, so portrait please. The trains run at 250 km/h. There are 36 departures a day.',
  );
  expect(line).toContain('250 km/h');
  expect(line).not.toMatch(/station screens|portrait/);
  const clip = shown(
    '# Kitewell 7.0\n\nTurn this into a 20 s clip for our release page.\n\n- Offline sync\n- 128 bugs fixed',
  );
  expect(clip).toContain('128 bugs fixed');
  expect(clip).not.toMatch(/release page|clip/);
});

test('who greets the maker is told without the greeting, and the thing that they name signs', () => {
  const prompt =
    "Hi there, we're a small ferry line. Our ferry Saltmarsh 2 finally sails on 3 June! It carries 120 bikes. 16 seconds.";
  expect(nameOf(prompt)).toBe('Saltmarsh 2');
  expect(shown(prompt)).not.toContain('Hi there');
});
