import { expect, test } from '@jest/globals';
import { onceTagged } from '../../../../../domain/directing/editing/tagging/tag-edit.ts';
import { stretchesOf, wishesOf } from '../../../../../domain/directing/editing/tagging/wishes.ts';
import { editWordsOf } from '../../../../../domain/directing/editing/words/edit-languages.ts';

const [words] = editWordsOf('en');

function wishesIn(sentence: string) {
  const tagged = onceTagged([sentence], [], ['Adults £6', 'Open every day']);
  if (words === undefined) throw new Error('no English');
  return wishesOf(sentence, stretchesOf(sentence, tagged(0)), { held: [], words }).map(
    ({ deed, targets, values, places }) => ({ deed, targets, values, places }),
  );
}

test('a sentence is parted into its wishes, each with its part and what it becomes', () => {
  expect(wishesIn('the quote can go and the title should be much bigger')).toEqual([
    { deed: 'remove', targets: ['the quote'], values: [], places: [] },
    { deed: 'bigger', targets: ['the title'], values: [], places: [] },
  ]);
  expect(wishesIn('please take out the map')[0]).toMatchObject({ deed: 'remove', targets: ['the map'] });
});

test('two parts that become one are two parts, and "one scene" is none', () => {
  expect(wishesIn('put the prices and the opening hours together in one scene')).toEqual([
    { deed: 'merge', targets: ['the prices', 'the opening hours'], values: [], places: [] },
  ]);
});
