import { expect, test } from '@jest/globals';
import { isMechanical } from '../../../domain/mend/plan-mend.ts';
import { corpus } from '../../review-corpus/corpus.ts';
import { mendOnStage } from './mend-on-stage.ts';

const faults = corpus.filter(({ fault, rule }) => fault && isMechanical(rule));

/** Faults of the corpus whose cause is no mechanical one: somebody has to decide what is wanted. */
const decisions = new Set([
  // A sheet laid over everything on purpose or by mistake: nothing tells which.
  'blank-frame/covered-by-sheet',
  'blank-frame/plain-ground',
  // A scene that is nothing but white: whether it goes or gets something to show is not the mender's to say.
  'blank-frame/white-tail',
  // A pause inside one scene: which of the two sentences should fill it, or whether it should be, is not told.
  'blank-frame/hole-between-sequences',
  // Letters of a script that no font has are words, and words are not taken out.
  'missing-glyph/georgian-mix',
  // Words that change five times a second would have to play ten times slower, which is another film.
  'reading-time/word-flicker',
  // The cover is another scene.
  'text-covered/second-track-picture',
  'text-covered/overlay-scene',
  'text-covered/dimmed-film',
  'text-overlap/crossfade-stuck',
]);

test.each(faults.map((film) => [`${film.rule}/${film.name}`, film] as const))(
  'the fault %s is mended, and nothing is new',
  async (name, film) => {
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
  },
  300_000,
);
