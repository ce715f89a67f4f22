import { expect, test } from '@jest/globals';
import { lexiconOf } from '../../../domain/directing/lexicon/lexicons.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { readFigures } from '../../../domain/directing/reading/figures.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const shotsOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots);
const counted = (prompt: string) =>
  shotsOf(prompt)
    .filter(({ piece }) => ['Counter', 'KpiRail', 'Delta', 'Bars', 'Donut', 'Meter'].includes(piece))
    .map(({ props }) => JSON.stringify(props));

test.each([
  'Harvest supper at Mill Barn, Saturday 4 October. Doors at 6, barn dance from 8. Bring a dish.',
  'Our library changes its hours. Mondays 9 to 5, Thursdays 12 to 8, Sundays 10 to 2.',
  'Sommerfest im Hof Lindner am 5. Juli. Ab 14 Uhr Kaffee, ab 18 Uhr Grill. Kinderschminken ab 15.',
  'Fête du village à Sorède le 12 juillet. À 11 h, messe. À 12 h, apéritif offert.',
  'Fiesta de la vendimia en Laguardia, 7 de septiembre. A las 12, pisado de uva. De 17 a 21 h música.',
  'Sagra della castagna a Marradi, domenica 19 ottobre. Dalle 10 mercatino, alle 15 spettacolo.',
  'Festa junina da escola Girassol, sábado 14 de junho. Das 15 às 20 h. Quadrilha às 17h.',
  'Open dag bij De Lindehoeve op zaterdag 11 oktober. Van 11 tot 17 uur kun je meemalen.',
])('an hour of the day is no amount: %s', (prompt) => expect(counted(prompt)).toEqual([]));

test('an age is no amount, and what grew from one number to another still is', () => {
  const { figures } = read('Begin at 35 and you end with about $70,000. Put money away from age 20.');
  expect(figures.map(({ value }) => value)).not.toEqual(expect.arrayContaining(['35']));
  expect(figures.map(({ value }) => value)).not.toEqual(expect.arrayContaining(['20']));
  expect(read('Our choir grew from 12 to 40 singers in two years.').changes).toHaveLength(1);
});

test.each([
  ['Green Box veg: free delivery from £40. Boxes on Friday 3 May.', '40'],
  ['Livraison offerte dès 45 € d’achat chez Panier Vert, du 3 au 9 mai. Code VERT.', '45'],
  ['Rebajas en Casa Luna, del 1 al 15 de julio. Envío gratis a partir de 50 €.', '50'],
  ['Frete grátis acima de R$ 99. Semana do livro na Livraria Pluma, de 3 a 9 de maio.', '99'],
  ['Gratis verzending vanaf 50 euro bij Boekhandel Pluim, van 3 tot 9 mei.', '50'],
  ['Versandkostenfrei ab 35 €. Gemüsekorb vom Hof Lindner, 3. bis 9. Mai.', '35'],
])('the sum from which something is free is no price: %s', (prompt, sum) => {
  expect(read(prompt).offer.price).not.toContain(sum);
  expect(counted(prompt).join()).not.toContain(`"${sum}"`);
});

test.each([
  ['pt', 'Já são 45 mil usuários em São Paulo.', ' mil', 'usuários'],
  ['de', 'Über 3 Mio. Fahrten im Jahr.', ' Mio.', 'Fahrten'],
  ['it', 'Già 45 mila utenti.', ' mila', 'utenti'],
  ['es', 'Ya 3 millones de viajes.', ' millones', 'viajes'],
  ['nl', 'Al 45 duizend gebruikers.', ' duizend', 'gebruikers'],
  ['fr', 'Déjà 45 mille membres.', ' mille', 'membres'],
])('what multiplies a number stays with it: %s', (language, text, suffix, label) => {
  const [figure] = readFigures(text, lexiconOf(language), []);
  expect(figure?.suffix).toBe(suffix);
  expect(figure?.label).toContain(label);
});

test('a thousand that is shortened ends no sentence', () => {
  const { statements } = read('Die App Mitfahr hat 12 Tsd. Nutzer. Sie ist kostenlos.');
  expect(statements.map(({ text }) => text)).not.toContain('Nutzer.');
});

test('an hour at the end of a sentence in lower case ends it', () => {
  const copy = read('the pool has new hours. sundays 8 to 6. also the lift is out till the 20th').copy;
  expect(copy).not.toEqual(expect.arrayContaining([expect.stringMatching(/8 to 6\. also/u)]));
});

test.each([
  ['El 82 % de cada euro va a los proyectos, el 11 % a administración y el 7 % a captación.', 'proyectos'],
  ['82% of every pound goes to projects, 11% to administration and 7% to fundraising.', 'projects'],
  ['82 % jeder Spende gehen in die Projekte, 11 % in die Verwaltung und 7 % in die Werbung.', 'Projekte'],
  ['82 % de chaque don va aux projets, 11 % à l’administration et 7 % à la collecte.', 'projets'],
  ['L’82 % va ai progetti, l’11 % all’amministrazione e il 7 % alla raccolta fondi.', 'progetti'],
  ['82% de cada real vai para os projetos, 11% para a administração e 7% para a captação.', 'projetos'],
  ['82% van elke euro gaat naar projecten, 11% naar de administratie en 7% naar werving.', 'projecten'],
])('the shares of a sentence are the parts of one whole: %s', (prompt, first) => {
  const { series, figures } = read(`Río Vivo. ${prompt}`);
  expect(figures).toEqual([]);
  expect(series.map(({ whole, points }) => ({ whole, values: points.map(({ value }) => value) }))).toEqual([
    { whole: true, values: ['82', '11', '7'] },
  ]);
  expect(series[0]?.points[0]?.label).toBe(first);
});

test('no figure is counted up alone and in a row again', () => {
  for (const prompt of [
    'app promo 20s: Snackly, scans your fridge. free on ios. 4.8 stars, 120k downloads.',
    'Jahresbericht: 38 Brunnen gebaut, 21.500 Menschen mit Trinkwasser, 6 Länder. 40 Sekunden.',
    'Year in numbers for the river trust, 30 seconds: 312 volunteers, 4,860 hours, 12 clean beaches.',
  ]) {
    const values = counted(prompt).flatMap((props) => [...props.matchAll(/"value":"([^"]+)"/gu)].map(([, one]) => one));
    expect(new Set(values).size).toBe(values.length);
    expect(values.length).toBeGreaterThan(1);
  }
});

test('the word that leads to an amount is no name of it', () => {
  const shots = shotsOf('Nous lançons Colibri, un vélo pliant. À partir de 1 890 €. Essais gratuits.');
  expect(JSON.stringify(shots)).not.toMatch(/"label":"Partir"/u);
});
