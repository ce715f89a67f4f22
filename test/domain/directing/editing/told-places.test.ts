import { describe, expect, test } from '@jest/globals';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(`Make a 35 second film for the pottery studio Clay & Kiln. Motto "Slow hands, warm cups".
We have 14 potters, 3 kilns and 260 students a year. How it works: 1. Register by 15 July, 2. Collect your apron on Saturday,
3. Start at 8:30 in the yard. Entry costs £34, students £20. A student, Mara Lind, said: "I forgot my phone for two hours."
Close with "Doors open from 14 to 18 Uhr on Saturday 14 March" and claykiln.example. Brown ground, cream letters.`);
const before = codeOf(film.existing);
const after = (prompt: string) => codeOf(edited(prompt, film).scenes);
/** What stood in the code and does no longer, and what is new in it, of one string. */
const changes = (prompt: string) => {
  const strings = (code: string) => new Set(code.match(/"[^"]*"/gu) ?? []);
  const [was, is] = [strings(before), strings(after(prompt))];
  return { gone: [...was].filter((one) => !is.has(one)), come: [...is].filter((one) => !was.has(one)) };
};

describe('a fact and the part that shall tell it', () => {
  test.each([
    ['Registration closes on 31 July now, please update step 1.', 'Register by 31 July'],
    ['Die Anmeldung endet jetzt am 31 July, bitte in Schritt 1 anpassen.', 'Register by 31 July'],
    ['The course starts at 9:00 now, please correct step 3.', 'Start at 9:00 in the yard'],
    ['Change Saturday to Friday in step 2', 'Collect your apron on Friday'],
  ])('%s', (prompt, told) => {
    expect(changes(prompt).come).toEqual([`"${told}"`]);
  });
});

test.each([
  ['We are open until 19 Uhr now, please change that at the end', '14 to 19 Uhr'],
  ['Wir haben jetzt bis 19 Uhr offen, bitte am Ende anpassen.', '14 to 19 Uhr'],
  ["It's Saturday 21 March, not the 14th", '14 to 18 Uhr on Saturday 21 March'],
])('%s changes one end of a span, and no figure beside it', (prompt, told) => {
  expect(after(prompt)).toContain(told);
  expect(after(prompt)).toContain('value: "14"');
});

test.each([['Empieza el 20, no el 14'], ['It starts on the 20th, not on the 14th']])(
  '%s is refused where the weekday beside the day would be another',
  (prompt) => {
    expect(() => edited(prompt, film)).toThrow();
  },
);

test.each([
  ['Change the motto to “Warm hands, warm cups”.'],
  ['Das Motto soll jetzt „Warm hands, warm cups“ lauten.'],
  ['La devise devient « Warm hands, warm cups ».'],
  ['Cambiad el lema a «Warm hands, warm cups».'],
  ['Cambiate il motto in «Warm hands, warm cups».'],
  ['O lema agora é «Warm hands, warm cups».'],
])('%s changes the words that stand for it', (prompt) => {
  expect(changes(prompt)).toMatchObject({ gone: ['"Slow hands, warm cups"'], come: ['"Warm hands, warm cups"'] });
});

test.each([
  ['Students pay £18 and please highlight it.'],
  ['Students pay £18, and make that line stand out.'],
  ['Students zahlen jetzt £18 und sollen bitte hervorgehoben werden.'],
  ['Students passe à £18 et mettez-le en valeur.'],
  ['Students baja a £18 y destacadlo, por favor.'],
  ['Students passa a £18 e mettetelo in evidenza.'],
  ['Students passa para £18 e destaquem-no, por favor.'],
])('%s changes the price and marks it', (prompt) => {
  expect(edited(prompt, film).edits).toEqual(['fact', 'emphasis']);
  expect(after(prompt)).toContain('highlight={"Students"}');
});

test.each([
  ['Quitad los 3 kilns, no los 14 potters'],
  ['Togliete i 3 kilns, non i 14 potters'],
  ['Tirem os 3 kilns, não os 14 potters'],
  ['Nehmt die 3 kilns raus, nicht die 14 potters'],
])('%s never makes one figure the other', (prompt) => {
  const told = (() => {
    try {
      return after(prompt);
    } catch {
      return before;
    }
  })();
  expect(told).toContain('value: "14"');
});
