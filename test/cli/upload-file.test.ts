import { expect, test } from '@jest/globals';
import { nameOfPath } from '../../cli/upload-file.ts';

test('files are named so that a scene can write their names', () => {
  const names = ['/a/Brand Logo (2).PNG', 'Über_uns.jpg', '...svg', '日本.png'].map(nameOfPath);
  expect(names).toEqual(['brand-logo-2', 'uber_uns', undefined, undefined]);
});
