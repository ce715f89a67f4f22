import { expect, test } from '@jest/globals';
import { quantity } from '../../domain/quantity.ts';

test('a noun agrees with its number', () => {
  expect([0, 1, 2].map((count) => quantity(count, 'turn'))).toEqual(['0 turns', '1 turn', '2 turns']);
});
