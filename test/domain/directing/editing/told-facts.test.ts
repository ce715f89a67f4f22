/** News told in the film's own words put it right; what they do not settle is refused. */
import { expect, test } from '@jest/globals';
import { codeOf, edited, standing } from './standing.ts';

const refused = expect.objectContaining({ code: 'edit_not_understood' });
const choir = standing(
  'A 30 second film for the Orlen Choir, landscape. Opening: "Sing with us". 1,480 concert guests, 62 singers, 9 concerts. Ticket 14 €, free for children. Doors: Mon–Thu 9–17, Fri 9–12. Rehearsal on Saturday 14 March. End with Orlen Choir and 0611 555 31 20.',
);
const after = (prompt: string) => codeOf(edited(prompt, choir).scenes);
const before = codeOf(choir.existing as { code: string }[]);

test.each([
  ['Sorry, it was 1,840 who came as concert guests!', '1,840'],
  ['64 singers', '"64"'],
  ['Correct the concerts: 11', '"11"'],
  ['Friday is open until 3 pm', 'Fri 9–3 pm'],
  ["It's the 21st, not the 14th!!", '21 March'],
  ['The phone number is 0611 555 31 02, I mixed it up', '0611 555 31 02'],
  ['The choir is called Orlens Choir, with an s', 'Orlens Choir'],
])('%s', (prompt, shown) => {
  expect(before).not.toContain(shown);
  expect(after(prompt)).toContain(shown);
});

test.each([
  ["It's the 15th, not the 14th"],
  ['Tuesday is open until 19'],
  ['The choir is called Meadow Band'],
  ['There are 12 more reasons'],
])('%s is refused', (prompt) => {
  expect(() => edited(prompt, choir)).toThrow(refused);
});

test('a figure put right leaves every other one as it was', () => {
  const code = after('There are now 66 singers, thanks!');
  for (const kept of ['1,480', 'value={"9"}', '14 €', 'Sing with us', '0611 555 31 20'])
    if (before.includes(kept)) expect(code).toContain(kept);
  expect(code).not.toContain('thanks');
});

test('a whole date goes with its weekday', () => {
  expect(after('It is Sunday 15 March, not Saturday 14 March')).toContain('Sunday 15 March');
});
