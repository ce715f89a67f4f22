/** What an asker leaves to the maker, owns up to or reasons about stays with the maker; the facts beside it are told. */
import { expect, test } from '@jest/globals';
import { isOfScreens, isReasonedWish } from '../../../domain/directing/unwrapping/reasoned-wishes.ts';
import { withoutSideRemarks } from '../../../domain/directing/unwrapping/side-remarks.ts';

const restOf = (text: string) => withoutSideRemarks(text, () => true).text;
/** Nothing but remarks stands as it is, so a fact goes with each. */
const behindFact = (text: string) => restOf(`We sell 40 soups. ${text}`);

test.each([
  ['The loft has 212 steps, which never fails to give me a headache.', 'The loft has 212 steps.'],
  ['The quay opened in 1904, which still sends me straight back to school.', 'The quay opened in 1904.'],
  ['The bell weighs 3 tonnes, which breaks my heart every time.', 'The bell weighs 3 tonnes.'],
  ['We sold 9,000 loaves in May, up to you how to draw it.', 'We sold 9,000 loaves in May.'],
  ['The roof leaks in 14 places, frankly it is a colander.', 'The roof leaks in 14 places.'],
  ['Le toit fuit en 14 endroits, honnêtement c’est une honte.', 'Le toit fuit en 14 endroits.'],
  ['Das Dach hat 14 Löcher, ehrlich gesagt ein Skandal.', 'Das Dach hat 14 Löcher.'],
  [
    'There is no exit fee, and that must be said as clearly as the rate, legal will check and so will I.',
    'There is no exit fee.',
  ],
  ['Recogimos 41 toneladas, la verdad es que nadie lo esperaba.', 'Recogimos 41 toneladas.'],
])('%s', (said, rest) => {
  expect(restOf(said)).toBe(rest);
});

test.each([
  "I'm torn between a line and a column, you decide.",
  "We're unsure whether columns or a pie would be nicer, your choice.",
  'Une courbe serait bien mais je vous laisse choisir.',
  'Ob Balken oder Kreis, das überlasse ich Ihnen.',
])('%s is left to the maker', (said) => {
  expect(behindFact(said)).toBe('We sell 40 soups.');
});

test('a choice left in Spanish', () => {
  expect(restOf('Recogimos 41 toneladas en el huerto este año. Barra o círculo, lo dejo a vuestro criterio.')).toBe(
    'Recogimos 41 toneladas en el huerto este año.',
  );
});

test.each([
  'You decide who runs the town.',
  'Red or green lentils? You decide.',
  "It's your choice: red or green lentils.",
  'The lamp, which makes no noise, costs £20.',
  'Frankly Foods sells 40 soups.',
])('%s is told', (said) => {
  expect(behindFact(said)).toBe(`We sell 40 soups. ${said}`);
});

test.each([
  'Our tenants are wary of anything glossy, so please keep it sober.',
  'The nurses have seen a lot of films so nothing flashy.',
  'Large print because the room is long and the projector is weak.',
  'No puppies please, everyone has puppies.',
  'Do not show the old prices, they were agreed and then withdrawn.',
  'Leave this one alone, with plenty of room.',
  "These don't add up to 100, so no pie.",
])('%s is a wish with its reason', (said) => {
  expect(isReasonedWish(said)).toBe(true);
});

test.each([
  'Each band its own slide, must be legible from the gallery (about 20 m).',
  'Mara may still pull out, but keep her in for now.',
])('%s is of the screens', (said) => {
  expect(isOfScreens(said)).toBe(true);
});

test.each([
  'Bread sells out by ten, so come early.',
  'No dogs please.',
  'The river rises fast, so keep your boots on.',
  'Each child gets a card of their own at the door',
  'The stage is visible from the hill.',
])('%s is for viewers', (said) => {
  expect(isReasonedWish(said) || isOfScreens(said)).toBe(false);
});
