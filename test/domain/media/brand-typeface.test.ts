import { expect, test } from '@jest/globals';
import { brandTypeface } from '../../../domain/media/brand-typeface.ts';

const face = (name: string, family: string) => ({
  name,
  family,
  weights: [300, 800] as [number, number],
  advance: 0.5,
});
const library = [face('house', 'Harbour Sans'), face('house-serif', 'Harbour Serif'), face('mark', 'Mark')];
const named = (brand: string) => brandTypeface(brand, library)?.asset ?? null;

test.each([
  ['Colours #1b4dff and #ffffff. Typeface: Harbour Sans.', 'house'],
  ['Navy and white, set in Harbour Serif; calm.', 'house-serif'],
  ['Die Hausschrift ist „house-serif“.', 'house-serif'],
  ['Fuente: house\nColores: azul', 'house'],
  ['Use the font Mark.', 'mark'],
])('“%s” names the typeface %s', (brand, expected) => expect(named(brand)).toBe(expected));

test.each([
  'A warm house of books. Colours #112233.',
  'Leave your mark; bold and playful.',
  'Set in Harbour Sansation.',
  '',
])('“%s” names none', (brand) => expect(named(brand)).toBeNull());

test('what the look needs to know of it comes along', () => {
  expect(brandTypeface('Typeface Harbour Sans', library)).toEqual({
    asset: 'house',
    weights: [300, 800],
    advance: 0.5,
  });
});
