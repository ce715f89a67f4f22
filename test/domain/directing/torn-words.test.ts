/** Sentences, rows and quotations that stay whole, in the plan of a film. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const wordsOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap(({ role, shots }) =>
    role === 'ground' ? [] : shots.map(({ props }) => JSON.stringify(props)),
  );

test('what takes place again and again is told whole, whatever colours stand in it', () => {
  const said = wordsOf(
    'Red and black crates are fetched weekly, white and orange every three weeks. A clip for the households of Elm Vale.',
  ).join('\n');
  expect(said).toContain('Red and black crates are fetched weekly, white and orange every three weeks');
});

test('a quotation goes with who said it, however that is said', () => {
  const who = (prompt: string) => read(prompt).quotations.map((one) => [one.who, one.role]);
  expect(who('Film über das Freibad. Zitat von Ole, 6 Jahre: „Hier kann ich tauchen wie ein Otter.“')).toEqual([
    ['Ole', '6 Jahre'],
  ]);
  expect(who('A film on bees. Quote him: "I count them every single morning!" – that\'s Idris, aged 9.')).toEqual([
    ['Idris', 'aged 9'],
  ]);
  expect(who('Vídeo da horta. "A terra devolve sempre tudo", diz a Dra. Rosa Leal.')).toEqual([['Dra. Rosa Leal', '']]);
  expect(who('Film zum Hafen. „Das war ein langer Weg für alle“, sagte Dr. Jan Holt bei der Eröffnung.')).toEqual([
    ['Dr. Jan Holt', ''],
  ]);
  expect(
    who('Filmpje over de kaasmarkt. "Bij ons proeft iedereen eerst een stukje", grijnst kaasboer Piet Smit.'),
  ).toEqual([['Piet Smit', 'kaasboer']]);
  expect(
    wordsOf('A film on bees. Quote him: "I count them every single morning!" – that\'s Idris, aged 9.').join(),
  ).not.toContain('Quote him');
});

test('the dateline of a release is told as left out, and opens nothing', () => {
  const given =
    'HARLINGEN, 6 May 2026 – Windhaven today started the first electric ferry on the Wadden Sea for 300 guests. The trip takes 45 minutes. Turn this into a film.';
  expect(read(given).copy[0]).toMatch(/^Windhaven today started/u);
  expect(read(given).occasion.dates).toEqual([]);
  expect(planFilm(inputOf(given)).leftOut?.join()).toContain('HARLINGEN, 6 May 2026');
  expect(read('Kiel, 6. Mai – Konzert mit Ana Holt in der Werft, 20 Uhr. Eintritt frei.').occasion.dates).toEqual([
    '6. Mai',
  ]);
});

test('the hook and the last line stand first and last, in whatever words they are wished', () => {
  const hook = read('The hook, first thing they see: "Your bike misses you." Then: Spoke Lane mends bikes in a day.');
  expect(hook.message).toBe('Your bike misses you.');
  expect(hook.statements.map(({ text }) => text)).toEqual(['Spoke Lane mends bikes in a day.']);
  const german = read(
    'Ein Film für die Töpferei Lohse. Wir brennen jeden Dienstag. Beginnen Sie den Film mit „Wasser hat Geduld.“ und hören Sie mit „Komm kneten.“ auf.',
  );
  expect([german.message, german.action]).toEqual(['Wasser hat Geduld.', 'Komm kneten.']);
});

test('a number to call stays whole with the word that leads to it', () => {
  expect(
    wordsOf('Film für die Tafel. Wir suchen Fahrer. Melden Sie sich bei Frau Lund, Tel. 0381 555 0199.').join(),
  ).not.toMatch(/Tel\.?\.?"/u);
});

test('a line that is told besides its ticket has no hole where the date stood', () => {
  const said = wordsOf(
    'Tauschbörse am Sonntag, 8. März, von 10 bis 14 Uhr auf dem Kirchplatz in Soest. Tische gibt es vor Ort genug.',
  );
  expect(said.join()).not.toMatch(/am Sonntag, von 10/u);
});

test('days that a stretch begins and ends with are its dates, and weekdays beside them are none', () => {
  const brief = read(
    'Un video per la festa del pane. Dal 6 al 8 giugno in piazza San Vito. Il venerdì si impasta, il sabato si inforna, la domenica si mangia.',
  );
  expect(brief.occasion.dates).toEqual(['6 al 8 giugno']);
  expect(read('Der Lesekreis trifft sich am ersten Dienstag des Monats um 19 Uhr.').occasion.dates).toEqual([]);
});

test('an explanation and an "etc." are no items, and a head that only says that a list follows is none of it', () => {
  expect(read('Note: we are a studio of 4 potters, i.e. small and patient. Come by.').lists).toEqual([]);
  expect(read('A clip for the park. We have: swings, a slide, a sandpit, etc.').lists[0]?.items.at(-1)?.title).toMatch(
    /sandpit, etc/u,
  );
  expect(
    read('Make a film.\n\nThe key points:\n- Rent stays the same\n- The lift is new\n- Bins move').lists[0]?.title,
  ).toBe('');
});

test('the main news of a release opens its film, before anybody speaks', () => {
  const given =
    'HARLINGEN, 6 May 2026 – Windhaven today started the first electric ferry on the Wadden Sea, with seats for 300 guests and 40 bicycles. "We waited years for this quiet," said captain Joke Visser. The trip to the island takes 45 minutes and costs 12 euros. Turn this into a film of 30 seconds.';
  const [first = ''] = wordsOf(given);
  expect(first).toContain('Windhaven today started the first electric ferry');
});
