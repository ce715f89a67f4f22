import { expect, test } from '@jest/globals';
import { createOutput } from '../../cli/output.ts';
import { sayUnshown } from '../../cli/say-unshown.ts';

function said(unshown: Parameters<typeof sayUnshown>[1], json = false): string {
  const lines: string[] = [];
  const streams = { out: { write: (text: string) => lines.push(text) }, err: { write() {} } };
  sayUnshown(createOutput(streams, json), unshown);
  return lines.join('');
}

test('what a film does not show is told line by line, with how to have it shown once', () => {
  const directions = ['Make a film of it.', 'Thanks!'];
  expect(said({ leftOut: ['with 4 gardeners'], directions })).toBe(
    [
      '  left out: with 4 gardeners',
      '  read as directions, not shown: Make a film of it.',
      '  read as directions, not shown: Thanks!',
      '    put words in quotes to have them shown\n',
    ].join('\n'),
  );
});

test('a film that shows all of its prompt is told no more of, and a document says it all', () => {
  expect(said({ leftOut: [], directions: [] })).toBe('');
  expect(said({ directions: ['Thanks!'] }, true)).toBe('');
});
