import { expect, test } from '@jest/globals';
import { isMechanical } from '../../../domain/mend/plan-mend.ts';
import { type CorpusFilm, corpus } from '../../review-corpus/corpus.ts';
import { mendOnStage } from './mend-on-stage.ts';

/** Faults of the corpus whose cause is no mechanical one: somebody has to decide what is wanted. */
const decisions = new Set([
  // A sheet laid over everything on purpose or by mistake: nothing tells which.
  'blank-frame/covered-by-sheet',
  'text-covered/dimmed-film',
  // A scene that is nothing but ground: whether it goes or gets something to show is not the mender's to say.
  'blank-frame/plain-ground',
  'blank-frame/white-tail',
  // Words that change five times a second would have to play ten times slower, which is another film.
  'reading-time/word-flicker',
]);

/** Two halves of the mechanical rules that take about as long, so that two workers share them. */
const firstHalf = ['contrast', 'reading-time', 'text-covered'];

/** Mends every planted fault of the rules of one half. */
export function mendTheCorpus(half: 'first' | 'second'): void {
  const isIn = ({ rule }: CorpusFilm) => isMechanical(rule) && firstHalf.includes(rule) === (half === 'first');
  const faults = corpus.filter((film) => film.fault && isIn(film));
  test.each(faults.map((film) => [`${film.rule}/${film.name}`, film] as const))(
    'the fault %s is mended, and nothing is new',
    expectMended,
    300_000,
  );
}

async function expectMended(name: string, film: CorpusFilm): Promise<void> {
  const scenes = film.scenes.map((scene, index) => ({ ...scene, sceneId: `scn_${index}` }));
  const { before, after, left } = await mendOnStage(scenes, film);
  const isPlanted = ({ rule, severity }: { rule: string; severity: string }) =>
    rule === film.rule && severity !== 'info';
  expect(before.findings.filter(isPlanted)).not.toEqual([]);
  const marks = new Set(before.findings.map(({ rule, sceneId }) => `${rule} ${sceneId}`));
  expect(after.findings.filter(({ rule, sceneId }) => !marks.has(`${rule} ${sceneId}`))).toEqual([]);
  // What takes a decision is left with a reason, and nothing else is.
  if (decisions.has(name)) return expect(left.map(({ finding }) => finding.rule)).toContain(film.rule);
  expect(after.findings.filter(isPlanted)).toEqual([]);
}
