import { expect } from '@jest/globals';
import type { Finding } from '../../../contract/findings.ts';
import { review } from '../../../domain/review/review.ts';
import { measureTimeline } from '../../../engine/review/measure-timeline.ts';
import type { CorpusFilm } from '../../review-corpus/corpus.ts';
import { testFilm } from '../film.ts';

/** Findings that weigh something, of one film of the corpus on a stage of its own. */
async function judgeFilm(film: CorpusFilm): Promise<Finding[]> {
  const { timeline, scenes, open } = await testFilm(film.scenes, film);
  await using stage = await open();
  const { input } = await measureTimeline({ stage, timeline, scenes, brand: film.brand });
  return review(input).findings.filter(({ severity }) => severity !== 'info');
}

/** A planted fault is found by its rule; what only looks like one has no error, and nothing of that rule. */
export async function expectJudgedRightly(film: CorpusFilm): Promise<void> {
  const findings = await judgeFilm(film);
  const told = findings.map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`);
  if (film.fault) expect(findings.map(({ rule }) => rule)).toContain(film.rule);
  else expect(told.filter((line) => line.startsWith('error') || line.includes(` ${film.rule}:`))).toEqual([]);
}

export const titleOf = ({ rule, fault, name }: CorpusFilm): string =>
  `${rule}: ${fault ? 'the fault' : 'fine is'} ${name}`;
