import { expect, test } from '@jest/globals';
import type { Brief } from '../../../domain/directing/brief.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const check = (prompt: string, expected: Partial<Record<keyof Brief, unknown>>) =>
  expect(readBrief(inputOf(prompt))).toMatchObject(expected);
const shots = (prompt: string, changes = {}) =>
  planFilm(inputOf(prompt, changes)).scenes.flatMap((scene) => scene.shots.map((shot) => ({ ...shot, scene })));

test('a change is read in either order', () => {
  check('Syncs in 80 ms instead of 2 s.', {
    changes: [{ before: '2 s', after: '80 ms', better: 'down' }],
    figures: [],
  });
  check('Average wait 19 minutes, down from 26 minutes.', { changes: [{ before: '26 minutes', after: '19 minutes' }] });
});

test('a label names what is counted and is never a verb, a pronoun or an address', () => {
  const labels = (prompt: string) => readBrief(inputOf(prompt)).figures.map(({ label }) => label);
  expect(labels('Battery lasts 5 years.')).toEqual(['Battery']);
  expect(labels('CO2-Ausstoß um 9 % gesunken, 14 neue Ladesäulen.')).toEqual([]);
  expect(labels('Find us at 14 Mill Lane, Bristol. A 4-day week for everyone.')).toEqual([]);
});

test('a figure that its sentence still tells is drawn beside the sentence and nowhere else', () => {
  const film = shots(
    'Meet Mulebox. The van charges to 80% of its range in less than half an hour. Order at mulebox.eu',
  );
  const counters = film.filter(({ piece, props }) => piece === 'Counter' || (piece === 'KpiRail' && props));
  expect(counters).toHaveLength(1);
  expect(counters[0]?.props).toMatchObject({ value: '80', suffix: '%' });
});

test('clauses that a figure tells leave the sentence, the others stay', () => {
  const { figures, statements } = readBrief(
    inputOf('The Mulebox van. Range 310 km, payload 1,050 kg, a full charge takes less than half an hour on the road.'),
  );
  expect(figures.map(({ label, value }) => [label, value])).toEqual([
    ['Range', '310'],
    ['payload', '1,050'],
  ]);
  expect(statements.map(({ text }) => text).join(' ')).not.toMatch(/310|1,050/);
});

test('parallel clauses of two subjects make both columns, with one figure of a unit drawn to scale', () => {
  const prompt =
    'Train vs plane to Rome: the train takes 3 h 20 min, emits 6 kg of CO2; the plane takes 4 h 10 min door to door, emits 92 kg of CO2 and costs 80 €.';
  const film = shots(prompt);
  expect(film.find(({ piece }) => piece === 'Compare')?.props).toMatchObject({
    left: { title: 'Train', items: ['Takes 3 h 20 min', 'Emits 6 kg of CO2'] },
    right: { title: 'Plane', items: ['Takes 4 h 10 min door to door', 'Emits 92 kg of CO2', 'Costs 80 €'] },
  });
  expect(film.find(({ piece }) => piece === 'Bars')?.props).toMatchObject({ unit: 'kg' });
});

test('a row of names and numbers is a series, and a number of a name stays in the name', () => {
  const points = [
    { label: 'Nordics', value: '88' },
    { label: 'Benelux', value: '39' },
    { label: 'France', value: '16' },
  ];
  check('Orders by region: Nordics 88, Benelux 39, France 16.', {
    series: [expect.objectContaining({ title: 'Orders by region', points })],
  });
  check('Room 1, Room 2 and Room 3 are open. Meet at Pier 4.', { series: [], figures: [] });
});

test('clauses of a report that rise and fall are figures, not a list of words', () => {
  check('Results for Solvent: revenue €12.4M, up 31 %; 214 robots shipped; churn fell from 4.1 % to 2.6 %.', {
    lists: [],
    changes: [expect.objectContaining({ before: '4.1 %', after: '2.6 %' })],
  });
});

test('two figures that a sentence sets side by side are told alike, and one that another follows never stands alone', () => {
  for (const [prompt, items] of [
    ['The choir Ostwind. 48 streets, 2 hours. Sing with us on Sunday.', ['48|', '2|']],
    ['A film for the choir Ostwind: sing with us, 48 streets, 2 hours; end on "Sunday, 11:00".', ['48|', '2|']],
    ['Panadería Trigal. 3 harinas, 24 horas de reposo. Abrimos a las 7:00.', ['3|', '24| horas']],
  ] as const) {
    const rail = shots(prompt).find(({ piece }) => piece === 'KpiRail')?.props.items as {
      value: string;
      suffix?: string;
    }[];
    expect(rail.map(({ value, suffix = '' }) => `${value}|${suffix}`)).toEqual(items);
  }
  const joined = shots('Rivo scooters. 60 km of range, charged in 40 minutes. Ride free until June.');
  expect(joined.map(({ piece }) => piece)).not.toContain('Counter');
});

test('a change stays a change among other figures, with what both are measured by', () => {
  const [hospital, haulage] = [
    'A 20 s video for Northlake Hospital: waiting time fell from 94 minutes to 31 minutes, 12 new rooms, 4 play areas, open 24 hours.',
    'Ein Film für die Spedition Kranich: 64 Lkw, 7 Länder. Von 41 l auf 29 l Diesel je 100 km.',
  ];
  check(hospital ?? '', {
    changes: [{ before: '94 minutes', after: '31 minutes', label: 'waiting time', better: 'down' }],
    figures: [{ value: '12' }, { value: '4' }, { value: '24' }],
  });
  check(haulage ?? '', {
    changes: [{ before: '41 l', after: '29 l', label: 'Diesel je 100 km' }],
    figures: [{ value: '64' }, { value: '7' }],
  });
});

test('sides named in the asking itself are compared, and whom a film is for heads none of its lines', () => {
  check(
    'Compare our old checkout and our new checkout in 15 seconds: old: 7 steps, 3 min 20 s, 61 % finish. New: 2 steps, 45 s, 88 % finish.',
    {
      comparison: [{ items: ['7 steps', '3 min 20 s', '61 % finish'] }, { items: ['2 steps', '45 s', '88 % finish'] }],
    },
  );
  const onda = readBrief(
    inputOf(
      'Video di 20 secondi per il pastificio Onda: grano 100 % siciliano, trafila in bronzo, 36 ore di essiccazione, 12 formati.',
    ),
  );
  expect(onda.statements.map(({ text }) => text)).toEqual(['Il pastificio Onda']);
  expect(onda.lists).toMatchObject([{ title: '', items: { length: 4 } }]);
});

test('a price with the one before it in brackets is a change under its head', () => {
  check('Abo zum Start: 12 € im Monat (statt 20 €).', {
    changes: [{ before: '20 €', after: '12 €', label: 'Abo zum Start, im Monat' }],
    figures: [],
  });
});

test('an age, a class and a house number count nothing', () => {
  const figures = (prompt: string) => readBrief(inputOf(prompt)).figures.map(({ value }) => value);
  expect(figures('Eintritt 8 €, ermäßigt 5 €, frei unter 6 Jahren.')).not.toContain('6');
  expect(figures('Elternabend Klasse 3C')).toEqual([]);
  expect(figures('BOB REPAIRS. 1420 OAK AVE.')).toEqual([]);
});

test('two figures joined at the end of a row belong to the row', () => {
  check('4 100 arbres, 9 communes et 12 tonnes de compost.', {
    figures: [{ value: '4 100' }, { value: '9' }, { value: '12' }],
  });
});

test('an anniversary, a deal and hours of days count nothing', () => {
  const figures = (prompt: string) => readBrief(inputOf(prompt)).figures.map(({ value }) => value);
  expect(figures('Le club Aviron Sud fête ses 25 ans !')).toEqual([]);
  expect(figures('A giugno 4 notti al prezzo di 3.')).toEqual([]);
  expect(figures('Sexta às 20h, sábado às 11h, domingo às 9h.')).toEqual([]);
});

test('a value with the one that it was in brackets is a change', () => {
  check('Relatório 2025: perdas de 12,1% (eram 15,8%).', { changes: [{ before: '15,8%', after: '12,1%' }] });
});
