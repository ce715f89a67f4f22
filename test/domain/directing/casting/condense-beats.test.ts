/** A brief with more figures than its film has time for. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

const listsOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) =>
    scene.role === 'ground' ? [] : scene.shots.filter(({ piece }) => piece === 'ListBuild'),
  );

const orchard =
  'A 30 second film about the Hollin Orchard Trust. The trust began in 1974 when nine neighbours bought a hillside nobody wanted. Today it looks after 1,240 apple trees and 38 kinds of pear. Every autumn about 600 people pick, press and carry away what they can. In 2016 a storm broke 214 trees in one night. By the next spring members had grafted 190 of them from cuttings in their own gardens. What comes next is a press house. It needs £64,000. You can help in three ways: sponsor a tree for £15 a year, lend a hand for 6 hours, or bring jars on 3 October.';

test('sentences that share a list stand whole, in the order of the brief', () => {
  const items = listsOf(orchard).flatMap(({ props }) => props.items as string[]);
  expect(items.length).toBeGreaterThan(3);
  for (const item of items) expect(item).not.toMatch(/^(?:190 of them|about 600|38 kinds)/iu);
  const places = items.map((item) => orchard.toLowerCase().indexOf(item.toLowerCase())).filter((at) => at >= 0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('what goes on about the sentence before stands behind it', () => {
  const shown = JSON.stringify(planFilm(inputOf(orchard)).scenes);
  if (shown.includes('It needs £64,000')) expect(shown).toContain('What comes next is a press house. It needs £64,000');
});

test('things in a row keep what leads to them as their head', () => {
  const ways = listsOf(orchard).find(({ props }) => props.title === 'You can help in three ways');
  expect(ways?.props.items).toEqual([
    'Sponsor a tree for £15 a year',
    'Lend a hand for 6 hours',
    'Bring jars on 3 October',
  ]);
});

test('the last item of a list has the time that it takes to read it', () => {
  for (const { props } of listsOf(orchard)) {
    const [items, cues] = [props.items as string[], props.cues as number[] | undefined];
    if (cues === undefined) continue;
    const left = Number(props.to) - (cues.at(-1) ?? 0);
    expect(left).toBeGreaterThan((items.at(-1) ?? '').length * 1.3);
  }
});

test('a sentence told in two beats stands in a list once', () => {
  const fund =
    'A 20 second film for the Hollin Fund. Key facts: total £65,000; grants of £500 to £4,000; open to choirs and bands in Kent and Essex; apply from 2 March to 17 April; results in July. Since 2011 it has backed 87 projects and 39 halls. It has 3 trustees and 240 donors.';
  const items = listsOf(fund).flatMap(({ props }) => props.items as string[]);
  expect(new Set(items).size).toBe(items.length);
});
