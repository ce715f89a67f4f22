import { test } from '@jest/globals';
import { corpus } from '../../review-corpus/corpus.ts';
import { expectJudgedRightly, titleOf } from './judge-corpus.ts';

test.each(corpus.map((film) => [titleOf(film), film] as const))(
  '%s',
  async (_, film) => expectJudgedRightly(film),
  180_000,
);
