/** Prompts on a standing film that are easily taken for more than they say: they are refused, or do exactly that. */
import { expect, test } from '@jest/globals';
import { AppError } from '../../../../contract/errors.ts';
import { checkChoreography } from '../../../../domain/choreography/check-choreography.ts';
import { planEdit } from '../../../../domain/directing/plan-edit.ts';
import { inputOf } from '../brief-input.ts';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(
  '20 second launch film for Brisa, a bike pump that fits a pocket. Inflates a tyre in 45 s. Lasts 9 years. "It lives in my jacket." — Iris Nolte, courier. Yours for €34 at brisa.example',
);
const report = standing(
  'Quarterly report for Kestrel Harbour, 30 seconds. Ships per quarter: Q1 120, Q2 148, Q3 171, Q4 139. Calls on time rose from 81 % to 90 %. Tugs: 9. Why: a deeper basin, new night shifts, one pilot office. kestrel-harbour.example',
);

const refused = (prompt: string, on = film): string => {
  try {
    edited(prompt, on);
  } catch (error) {
    expect((error as AppError).code).toBe('edit_not_understood');
    return (error as AppError).options.detail ?? '';
  }
  throw new Error(`${prompt} was taken for an edit`);
};

test.each([
  'Make this video warmer so that it fits the autumn campaign of our shop',
  'Can you let the whole film breathe more but leave the quotation where it stands',
  'We want our video in two versions, one for the fair and one for the counter',
  'Ich möchte das ganze Video persönlicher haben, mehr Menschen und weniger Technik',
])('%s is not taken for the brief of another film', (prompt) => {
  expect(planOf(prompt)).toBe('refused');
  expect(refused(prompt)).toContain('New film:');
});

test('a brief for another film is still one', () => {
  expect(planOf('Make a 12 second video for the bicycle market on 4 May, 30 stalls, free entry')).toBe('new');
  expect(planOf('Make the launch film for Brisa Mini: half the weight, the same 45 s')).toBe('new');
});

function planOf(prompt: string, on = film): 'refused' | 'new' | 'edit' {
  try {
    return planEdit({ ...inputOf(prompt), contexts: [], ...on }) === null ? 'new' : 'edit';
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return 'refused';
  }
}

test.each([
  'The address is outdated',
  'The tagline is dull',
  'The name is written wrong: it is Brisa+',
  'Make it teal and black',
])('%s says what is wrong and not what it shall be', (prompt) => {
  refused(prompt);
});

test('a figure keeps the unit that is said once', () => {
  const lasting = codeOf(edited('It lasts 11 years, not 9', film).scenes);
  expect(lasting).not.toMatch(/11 years[^<]*years/u);
  expect(lasting).toMatch(/"11"|11 years/u);
  expect(codeOf(edited('Replace €34 with 29', film).scenes)).toContain('€29');
});

test('a name that changes everywhere changes in sentences and nothing else, and its address stays', () => {
  for (const prompt of ['Rename Brisa to Brezza everywhere', 'The name is now Brezza']) {
    const code = codeOf(edited(prompt, film).scenes);
    expect(code).toContain('"Brezza, a bike pump');
    expect(code).not.toMatch(/everywhere|Brisa/u);
    expect(code).toContain('brisa.example');
  }
});

test('the colour of words holds on another ground, in whichever order both are said', () => {
  for (const prompt of [
    'Make the text #fff4d6 and the background #201a10',
    'Make the background #201a10 and the text #fff4d6',
  ])
    expect(edited(prompt, film).theme.colours.ink).toBe('#fff4d6');
});

test('the headline of a film that opens with none is asked for', () => {
  const opening = report.existing.find(({ name }) => name === 'Hook')?.code ?? '';
  expect(opening).not.toContain('<Headline');
  expect(refused('Change the headline to Safe in harbour', report)).toMatch(/Several headlines|no headline/u);
});

test('an order in which an address would stand for most of the film is refused', () => {
  const steps = standing(
    'How to graft a pear, 20 s square video. 1. Cut the scion. 2. Split the stock. 3. Fit both. 4. Bind the joint. Twig & Bark, twigandbark.example',
    { width: 1080, height: 1080 },
  );
  expect(refused('Swap scenes 2 and 3', steps)).toMatch(/stand still for \d/u);
});

test('a scene is told in two where that keeps the choreography, else not at all', () => {
  for (const one of [film, report])
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const split = `Split scene ${number}`;
      if (planOf(split, one) === 'edit') expect(checkChoreography(edited(split, one))).toEqual([]);
    }
});

test.each([
  'Shipping is free from now on, and make the text larger',
  'Der Versand ist ab sofort frei, und mach den Text größer',
  'La livraison est désormais gratuite, et agrandis le texte',
  'El envío es gratis a partir de ahora, y haz el texto más grande',
])('what is so from now on is no aside of the wish behind it: %s', (prompt) => {
  expect(refused(prompt)).toMatch(/free|frei|gratuite|gratis/u);
});
