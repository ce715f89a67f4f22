/** Where the brand's shapes stand beside words, and when: no frame of nothing but type, none of nothing but ground. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shotsOf = (prompt: string, role: string, change: object = {}) =>
  planFilm(inputOf(prompt, change)).scenes.filter((scene) => scene.role === role)[0]?.shots ?? [];
const upright = { width: 1080, height: 1920 };

test('a manifesto is told in relays of two or three lines, most of them beside shapes', () => {
  const creed =
    'We stand for slow maps. Nobody was ever lost by looking twice. A hill is not an obstacle. A river is not a border. Draw what you walk. Kartenhaus';
  const shots = shotsOf(creed, 'hero');
  const relays = shots.filter(({ piece }) => piece === 'Kinetic');
  expect(relays.length).toBeGreaterThan(1);
  for (const { props } of relays) expect((props.lines as string[]).length).toBeLessThanOrEqual(3);
  expect(shots.filter(({ piece }) => piece === 'Emblem').length).toBeGreaterThan(relays.length / 2);
  const told = relays.flatMap(({ props }) => props.lines as string[]).join(' ');
  for (const word of ['slow maps', 'looking twice', 'obstacle', 'border', 'you walk']) expect(told).toContain(word);
});

test('an upright film opens beside shapes whatever its seed, for one line leaves most of the frame bare', () => {
  const notice =
    'Lift out of order: Haus Nord, 3 March to 7 March. Please use the stairs in the courtyard. Hausverwaltung Renz';
  for (let seed = 0; seed < 8; seed += 1)
    expect(shotsOf(notice, 'text', { ...upright, seed }).map(({ piece }) => piece)).toContain('Emblem');
});

test('shapes of a later beat come a moment before the words beside them', () => {
  const film =
    'Meet Fernlicht, the lamp for tents. It folds flat. It floats on water. It lasts a whole week. fernlicht.example';
  const shots = shotsOf(film, 'hero', upright);
  const later = shots.filter(({ piece, props }) => piece === 'Emblem' && Number(props.from) > 0);
  expect(later.length).toBeGreaterThan(1);
  for (const { props } of later) expect(props.lead).toBe(6);
  expect(shotsOf(film, 'closing', upright).find(({ piece }) => piece === 'Emblem')?.props.lead).toBeGreaterThan(0);
});

test('tickets, cards and rows begin a moment before their words do, and words alone do not', () => {
  const film =
    'Open forge at Anvil Yard, 21 June, 11:00. 60 tools, 4 fires. We show the great bellows. anvilyard.example';
  for (const size of [upright, { width: 1920, height: 1080 }]) {
    const shots = shotsOf(film, 'hero', size).filter(({ props }) => Number(props.from) > 0);
    const leadOf = (piece: string) => shots.filter((shot) => shot.piece === piece).map(({ props }) => props.lead);
    expect(leadOf('Ticket')).toEqual([4]);
    expect(new Set(leadOf('Headline'))).toEqual(new Set([undefined]));
  }
});

test('a number that is dialled is stressed nowhere: it stands alone', () => {
  const call = 'Road closed on Tuesday 5 May, 7:00 to 19:00. Detour via Auweg. Info: 0341 555 0188';
  const [number] = shotsOf(call, 'closing');
  expect([number?.props.text, number?.props.emphasis]).toEqual(['0341 555 0188', undefined]);
});

test('signs that show so many of so many have both figures below them as the brief has them', () => {
  const label = (prompt: string) => shotsOf(prompt, 'hero').find(({ piece }) => piece === 'Pictogram')?.props.label;
  expect(label('3 of 8 lakes are clean. We measure all of them every May. Seenverein Lohr')).toBe(
    '3 of 8 lakes are clean',
  );
});
