/** Rankings with figures are charts, steps are not; what fell by a noun that looks like a verb is a change. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';
import { piecesOf, textsOf } from './planned-shots.ts';

describe('a numbered list', () => {
  test('of places that each have less than the one before is drawn, whatever stands around it', () => {
    const inline =
      'Make a 30 second video ranking the four busiest ferry routes of Selder Line: 1. Harbour–Isle, 81,400 trips. 2. North Quay, 52,900. 3. Bay Hopper, 30,050. 4. Night Boat, 9,700.';
    const bars = piecesOf(inline, 'Bars')[0]?.props;
    expect(JSON.stringify(bars)).toContain('81,400');
    expect(JSON.stringify(bars)).toContain('Night Boat');
    expect(textsOf(inline)).not.toMatch(/ranking/iu);
    const german =
      'Ein Video für Kino Sandberg, 20 s. Die meistgesehenen Filme: 1. Windstille, 1.240 Karten 2. Lotse, 980 Karten 3. Ebbe, 655 Karten';
    expect(JSON.stringify(piecesOf(german, 'Bars')[0]?.props)).toContain('1.240');
  });
  test('of steps with times stays steps', () => {
    const steps =
      'A 20 second video: cooling a kiln. 1. First hour, 60 minutes. 2. Vents open, 40 minutes. 3. Door ajar, 15 minutes. Claywell.';
    expect(piecesOf(steps, 'Bars')).toHaveLength(0);
  });
});

test('what is used falls as any other amount does', () => {
  const brief =
    'A 15 second video for Fennelhof. Power use fell from 820 kWh to 610 kWh a month. See fennelhof.example.';
  expect(piecesOf(brief, 'Delta')[0]?.props).toMatchObject({ before: '820 kWh', after: '610 kWh' });
  expect(JSON.stringify(piecesOf(brief, 'Delta')[0]?.props)).toContain('Power use');
});

describe('a short offer', () => {
  const offer =
    'Spring sale ad for Mossel Bikes, 12 seconds. Up to 30% off. City bike Tern: was $990, now $690. Trail bike Finch: was $1,420, now $1,090. Ends Monday midnight. mosselbikes.example';
  test('says its last day where it asks to come', () => {
    const closing = planFilm(inputOf(offer)).scenes.find(({ role }) => role === 'closing');
    expect(JSON.stringify(closing?.shots)).toContain('Ends Monday midnight');
  });
});

test('one pale tint among colours is the ground, unless the film is wished dark', () => {
  const told = (wish: string) =>
    planFilm(inputOf(`A 15 second film for Loaf & Co: fresh bread from 7 am, 12 sorts. ${wish}`)).theme;
  expect(told('Cream and burnt orange.').ground).not.toMatch(/ink|deep/u);
  expect(told('Cream and burnt orange, dark theme.').ground).toMatch(/ink|deep/u);
});
