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

const sides = standing(
  'A 15 second video comparing our old booking and the new one. Old: 9 pages, 7 minutes, 44% drop-off. New: 3 pages, 80 seconds, 12% drop-off. Product: Fernbook. End: "Book a table before the kettle boils."',
);

test('two names are changed by one wish, and no word of a sentence with them', () => {
  const code = codeAfter('Rename Old to Before and New to After', sides);
  expect(code).toContain('title: "Before"');
  expect(code).toContain('title: "After"');
  expect(code).toContain('Our old booking');
});

test('a figure changes in the chart that draws it and in the words that say it', () => {
  const code = codeAfter('Change 44% to 47%', sides);
  expect(code).toContain('47% drop-off');
  expect(code).not.toMatch(/44/u);
});

test('an ending that is changed says other words and is signed by the same name', () => {
  const code = codeAfter('Change the ending to "Book in 80 seconds"', sides);
  expect(code).toContain('action={"Book in 80 seconds"}');
  expect(code).toContain('name={"Fernbook"}');
});

test('what is taken out of a table is its column', () => {
  const table = standing(
    'Spring sale for Mossel Bikes, 12 seconds. Up to 30% off. City bike Tern: was $990, now $690. Trail bike Finch: was $1,420, now $1,090. Ends Monday midnight. mosselbikes.example',
  );
  const code = codeAfter('Remove the trail bike', table);
  expect(code).not.toMatch(/Finch|1,420|1,090/u);
  expect(code).toContain('$690');
});

test('a list takes one item more as long as it can be read', () => {
  const steps = standing('How to oil a board: 1. Sand it lightly. 2. Wipe off the dust. 3. Rub in the oil.');
  expect(codeAfter('Add a fourth step: let it dry overnight', steps)).toContain('Let it dry overnight');
  expect(() => edited('Add a step: dry it', class_)).toThrow();
});

test('a share that shall grow is the figure, and scenes are found by a word of their line', () => {
  const report = standing(
    'A 25 second report for Tidal Rail: ridership rose 31% this year. Source: Tidal Rail annual report 2025. "I sold my car," says Ida Roth. tidalrail.example',
  );
  expect(() => edited('Make the 31% bigger', report)).not.toThrow(/Several scenes show/u);
  expect(codeAfter('Remove the source line', report)).not.toMatch(/annual report/u);
  expect(edited('Make the quote stay 2 seconds longer', report).edits).toEqual(['length']);
});

test('whoever wants back what was before is told how', () => {
  expect(() => edited('Undo the last change', class_)).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({ detail: expect.stringContaining('project restore') }),
    }),
  );
});
