/** Offers with their codes and last days, and notices of what changes when. */
import { expect, test } from '@jest/globals';
import { chooseShape } from '../../../domain/directing/choose-shape.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const shotsOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const linesOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ words }) => words);
const wordsOf = (prompt: string) => linesOf(prompt).join('\n');

test.each([
  [
    'Flash sale: 30 % off all bikes until Sunday 8 pm with code RIDE30. Veloforge.',
    '30 % off all bikes',
    'until Sunday 8 pm',
  ],
  [
    'Flash-Sale: 25 % Rabatt auf alle Rucksäcke bis Sonntag, 20 Uhr, mit dem Code PACK25. Bergziege.',
    '25 % Rabatt auf alle Rucksäcke',
    'bis Sonntag, 20 Uhr',
  ],
  [
    'Herbstaktion: 20 % auf alle Schuhe bis 15. Oktober mit dem Code GIPFEL20. Bergwerk.',
    '20 % auf alle Schuhe',
    'bis 15. Oktober',
  ],
  [
    "Vente flash : -40 % sur toutes les lunettes jusqu'à dimanche minuit avec le code SOLEIL. Optique Lenoir.",
    '-40 % sur toutes les lunettes',
    "jusqu'à dimanche minuit",
  ],
  [
    'Saldi: sconto del 40 % su tutte le scarpe fino al 28 febbraio con il codice PASSO40. Calzature Bruni.',
    'sconto del 40 % su tutte le scarpe',
    'fino al 28 febbraio',
  ],
  [
    'Leve 3, pague 2 em todos os sabonetes até domingo com o código SABAO. Loja Alecrim.',
    'Leve 3, pague 2 em todos os sabonetes',
    'até domingo',
  ],
  [
    'Oferta: 2x1 en todas las pizzas este jueves con el código MASA2. Pizzería La Brasa.',
    '2x1 en todas las pizzas',
    '',
  ],
  [
    '3 halen, 2 betalen op alle kaarsen, alleen dit weekend. Code: LICHT. Winkel Zonderling.',
    '3 halen, 2 betalen op alle kaarsen',
    'alleen dit weekend',
  ],
  ['Buy one, get one free on all iced coffees at Moka House.', 'Buy one, get one free on all iced coffees', ''],
])('what is saved, and until when: %s', (prompt, discount, until) => {
  const { offer } = readBrief(inputOf(prompt));
  expect(offer).toMatchObject({
    discount: expect.stringMatching(new RegExp(`^${discount}$`, 'iu')),
    until: expect.stringMatching(new RegExp(`^${until}$`, 'iu')),
  });
});

test.each([
  ['Flash sale: 30 % off all bikes until Sunday with code RIDE30. Veloforge.', 'Flash sale'],
  ['Flash-Sale: 25 % Rabatt auf alle Rucksäcke bis Sonntag mit dem Code PACK25. Bergziege.', 'Flash-Sale'],
  ['Vente flash : -40 % sur toutes les lunettes avec le code SOLEIL. Optique Lenoir.', 'Vente flash'],
  ['Oferta relámpago: 2x1 en todas las pizzas este jueves con el código MASA2. Pizzería La Brasa.', 'Oferta relámpago'],
])('the sale is named before its figure, once: %s', (prompt, head) => {
  expect(linesOf(prompt)[0]).toBe(head);
  expect(wordsOf(prompt).split(head)).toHaveLength(2);
});

test('the day on which an offer ends is no day to come to', () => {
  const ticket = shotsOf(
    'Get three months of Fernlight Plus for $1. Offer ends on 30 November 2026. Redeem at fernlight.example with code LIGHT1.',
  ).find(({ piece }) => piece === 'Ticket');
  expect(ticket?.props).toMatchObject({ date: 'Ends on 30 November 2026', code: 'LIGHT1' });
});

test.each([
  "Avis aux habitants : coupure d'eau mardi 14 avril de 8 h à 16 h, rue des Tanneurs. Pensez à faire des réserves. Ville de Morvange",
  'Product recall: Brightling recalls the Glow 2 night light, sold between March and June 2026. Unplug it. Hotline 0800 555 0142.',
  'Aviso: corte de luz el martes 10 de marzo de 9 a 14 h en el barrio de San Roque. Eléctrica del Sur',
])('a notice invites nobody: %s', (prompt) => {
  expect(chooseShape(readBrief(inputOf(prompt)))).toBe('alert');
});

test.each([
  ['Outage update: Payments in the EU are delayed since 14:20 CET. Next update at 15:30. Tallypay', ['14:20', '15:30']],
  [
    'Service change notice: From Monday 12 January, route 42 no longer stops at Market Square. Use the stop at Station Road instead.',
    ['Market Square'],
  ],
  [
    'Security alert: We have seen phishing emails. Do not open them. Deadline for the new password: Friday 6 pm.',
    ['Friday'],
  ],
])('a card shows no hour or place without what it is of: %s', (prompt, facts) => {
  const cards = shotsOf(prompt).filter(({ piece }) => piece === 'Card');
  for (const fact of facts) {
    expect(JSON.stringify(cards)).not.toContain(fact);
    expect(wordsOf(prompt)).toContain(fact);
  }
});

test.each([
  ['Avis : coupure d’eau mardi 14 avril. Une citerne sera disponible. Ville de Morvange', 'Ville de Morvange'],
  [
    'Aviso: o abastecimento será interrompido na quarta-feira, 6 de maio, das 9h às 13h. Águas do Vale',
    'Águas do Vale',
  ],
  [
    'Achtung: Am Dienstag, 3. Februar, ist die Hauptstraße gesperrt. Umleitung über die Bahnhofstraße. Gemeinde Talheim',
    'Gemeinde Talheim',
  ],
  [
    'Road closure: Bridge Street is closed from 3 to 21 August. Diversion via King’s Road. Questions? roads@wexcombe.example',
    '',
  ],
  [
    'Product recall: Brightling recalls the Glow 2 night light, sold since March. The adapter can overheat.',
    'Brightling',
  ],
])('who gives notice: %s', (prompt, name) => {
  expect(readBrief(inputOf(prompt)).name).toBe(name);
});

test.each([
  [
    'Aviso: o abastecimento será interrompido na quarta-feira, 6 de maio, das 9h às 13h. Dúvidas: 800 200 310. Águas do Vale',
    '800 200 310',
  ],
  [
    'Aviso: corte de luz el martes 10 de marzo de 9 a 14 h en el barrio. Desconecte los aparatos. Información: 900 555 120. Eléctrica del Sur',
    '900 555 120',
  ],
])('a number to call is no figure: %s', (prompt, number) => {
  const { address, figures } = readBrief(inputOf(prompt));
  expect(address).toBe(number);
  expect(figures).toEqual([]);
});

test('a file is no address, and nothing that viewers shall do is told to the maker', () => {
  const alert = readBrief(
    inputOf('Security alert: Do not open the attachment "Bonus_2026.xlsx". Report it to it@halden.example.'),
  );
  expect(alert.address).toBe('it@halden.example');
  const notice =
    'Notice: The car park is closed on Saturday 18 April from 7 am to 1 pm. Please use the Mill Road car park.';
  expect(wordsOf(notice)).toContain('Please use the Mill Road car park.');
});

test('hours in small letters behind a notice stand as they are written', () => {
  expect(
    wordsOf('Hinweis: Neue Öffnungszeiten im Heimatmuseum: di-sa 14-17 uhr, so 11-17 uhr. Montag geschlossen.'),
  ).toContain('di-sa 14-17 uhr, so 11-17 uhr');
});

test.each([
  [
    'Barber Nolan. Pensioners 20% off, Tue–Thu\nCome without an appointment until 16:45\nFridays we cut till 21:00',
    '16:45',
  ],
  ['Gärtnerei Molt. Schüler 10 % Rabatt\nKasse offen bis 18:15\nSamstag lange: bis 20:00', '18:15'],
])('an hour of another line is no end of a discount: %s', (prompt, hour) => {
  expect(shotsOf(prompt).filter(({ piece }) => piece === 'Ticket')).toEqual([]);
  expect(linesOf(prompt).some((line) => line.includes(hour))).toBe(true);
  expect(linesOf(prompt).filter((line) => /^(?:until|bis)\s/iu.test(line))).toEqual([]);
});

test('an hour that a piece of advice names is no hour of the warning', () => {
  const prompt =
    'STORM WARNING for Upper Lenne, Thursday through Friday, gusts up to 110 km/h. Keep off the ridge from 2 to 7 pm. Tie down what may fly. Helpline 0800 555 0177.';
  const cards = shotsOf(prompt).filter(({ piece }) => piece === 'Card' || piece === 'Ticket');
  expect(JSON.stringify(cards)).not.toContain('7 pm');
  expect(linesOf(prompt)).toContain('Keep off the ridge from 2 to 7 pm.');
});
