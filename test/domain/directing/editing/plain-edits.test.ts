/** Edits as people type them: a price in a figure, a figure with its label in quotes, pairs, and what a closing lacks. */
import { expect, test } from '@jest/globals';
import { codeOf, edited, standing } from './standing.ts';

const class_ = standing(
  'A 20 second promo for Harrow Glassworks. Title: "Blow Your Own Vase". Sunday 8 March, 10:00 to 12:30, 4 Kiln Yard. £65 per person with tea and a vase to keep. 8 seats. Book at harrowglass.example/vase.',
);
const project = standing(
  'Celebrate 5,000 users of our open source map editor. Project: Cairnmap (a map editor in Go). Stats: 5,000 users, 140 contributors, 12 releases a year. Version 3.0 in May. 20 seconds.',
);
const codeAfter = (edit: string, film = class_) => codeOf(edited(edit, film).scenes);

test('a price that stands in a figure is a price', () => {
  const code = codeAfter('Change the price to £70');
  expect(code).toContain('value={"70"}');
  expect(code).not.toContain('£65');
  expect(() => edited('Start with the price', class_)).not.toThrow();
});

test('a figure and what it counts are found as they are read', () => {
  expect(codeAfter('Remove the "8 seats" scene')).not.toMatch(/Seats/u);
  expect(codeAfter('Say "Only 3 seats left" instead of 8 seats')).toMatch(/value=\{"3"\}/u);
  expect(codeAfter('Say "Only 3 seats left" instead of 8 seats')).toContain('text={"Only 3 seats left"}');
});

test('an address goes where an address stands, and a street where the place does', () => {
  expect(codeAfter('The end card should say harrowglass.example/spring')).toContain(
    'address={"harrowglass.example/spring"}',
  );
  expect(codeAfter('The end card should say harrowglass.example/spring')).toContain('name={"Harrow Glassworks"}');
  expect(codeAfter('The address is now 6 Kiln Yard')).toContain('6 Kiln Yard');
  expect(codeAfter('The address is now 6 Kiln Yard')).toContain('harrowglass.example/vase');
});

test('a closing gets the address or the call that it lacks', () => {
  const code = codeAfter('End with cairnmap.example', project);
  expect(code).toMatch(/<EndCard[^>]*address=\{"cairnmap\.example"\}/u);
  expect(code).toContain('Cairnmap');
});

test('the pace, the last two scenes and two scenes of one kind are spoken of by these words', () => {
  expect(edited('Make the pace calmer', class_).edits).toEqual(['pace']);
  expect(edited('Swap the last two scenes', class_).edits).toEqual(['swap']);
  expect(edited('Merge the two counters', class_).edits).toEqual(['merge']);
});

test('a quotation is added with who said it, in either order, and a line behind a colon', () => {
  const code = codeAfter('Add a quote from Bela Sand: "I drink from it every day"');
  expect(code).toMatch(/<Quote/u);
  expect(code).toContain('Bela Sand');
  expect(codeAfter('Füge hinzu: „Auch für Kinder“')).toContain('Auch für Kinder');
});
