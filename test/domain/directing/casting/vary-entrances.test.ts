/** One entrance for all looks made by a machine, and a still of words cut by a wipe looks broken. */
import { expect, test } from '@jest/globals';
import type { Beat } from '../../../../domain/directing/casting/shot.ts';
import { varyEntrances } from '../../../../domain/directing/casting/vary-entrances.ts';

const beat = (...pieces: string[]) => ({ shots: pieces.map((piece) => ({ piece, props: {} })) }) as unknown as Beat;
const ways = (beats: Beat[], hook: string | null) =>
  varyEntrances(beats, hook).map(({ shots }) => String(shots[0]?.props.enter ?? 'own'));

test('every second line beside shapes comes in another way, whether a word of it is marked or not', () => {
  const lines = ['Headline', 'Marker', 'Marker', 'Headline'].map((piece) => beat(piece, 'Emblem'));
  expect(ways(lines, null)).toEqual(['own', 'zoom', 'own', 'zoom']);
  expect(ways(lines, 'Marker')).toEqual(['zoom', 'own', 'zoom', 'own']);
});

test('a line without shapes and a lone figure keep their own entrance, and every second of many figures does not', () => {
  expect(ways([beat('Headline'), beat('Counter'), beat('Quote', 'Emblem')], 'Headline')).toEqual(['own', 'own', 'own']);
  const counted = ['Counter', 'Delta', 'KpiRail', 'Counter'].map((piece) => beat(piece));
  expect(ways(counted, null)).toEqual(['own', 'zoom', 'own', 'zoom']);
});
