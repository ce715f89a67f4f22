/** Briefs in German, French, Spanish, Italian, Portuguese and Dutch ask in words of their own. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shownOf = (prompt: string) => {
  const plan = planFilm(inputOf(prompt));
  return { plan, shown: JSON.stringify(plan.scenes.map(({ shots }) => shots.map(({ props }) => props))) };
};

test.each([
  ['Presentare la nuova bici cargo Portolana, 480 € al mese.', 'Presentare', 'a nuova bici cargo Portolana'],
  ['Anunciar la apertura del taller de bicis Rueda Libre en Cuenca.', 'Anunciar', 'a apertura del taller'],
  ['Apresentar a Ondalva, a nova prancha de cortiça. Custa 320 €.', 'Apresentar', 'Ondalva, a nova prancha'],
  ['Présenter le nouveau tram de nuit, toutes les 20 minutes.', 'Présenter', 'e nouveau tram de nuit'],
  ['Kündige unser Hoffest am 3. Juli an. Es gibt Waffeln und Musik.', 'Kündige', 'Es gibt Waffeln und Musik.'],
  ['Stelle den neuen Bauernladen Wolff vor: Eier, Käse und Brot.', 'Stelle', 'Der neue Bauernladen Wolff'],
  ['Stel onze nieuwe soepkar voor. Elke dag drie soepen.', 'Stel ', 'Onze nieuwe soepkar'],
  ['Vorrei presentare il corso di ceramica della Bottega Rossi.', 'Vorrei', 'Il corso di ceramica'],
  ['Informar a los vecinos de que el mercado se traslada a la plaza Nueva.', 'Informar', 'El mercado se traslada'],
  ['Ein Film über den neuen Radweg an der Ilm, 4 Kilometer lang.', 'Den neuen', 'Der neue Radweg'],
  ['Fai un video sui risultati dello studio Archi: 73 clienti e una sede a Lecce.', 'ui risultati', 'Risultati dello'],
])('%s: the asking is not shown, and what it asks for is', (prompt, hidden, seen) => {
  const { shown } = shownOf(prompt);
  expect(shown).not.toContain(hidden);
  expect(shown).toContain(seen);
});

test.each([
  [
    'La fête du quai revient le 4 juillet à Sarlon. Merci de commencer par « La nuit est à nous » et de finir avec quai.example.',
    'La nuit est à nous',
  ],
  ['La sagra torna il 20 ottobre a Monteluna. Iniziate con «Profumo di castagne».', 'Profumo di castagne'],
  ['Neue Kurse im Töpferhaus ab 4. März. Beginnen Sie mit „Hände in den Ton!“', 'Hände in den Ton!'],
  ['Nueva ruta en bici de 42 km. Por favor, empezad con «¿Salimos?» y terminad con ruta.example.', '¿Salimos?'],
  ['Nieuwe fietskoerier in Zwolle. Graag beginnen met ‘Nu besteld, zo gebracht’.', 'Nu besteld, zo gebracht'],
])('%s: the film opens on the words, however politely they are asked for', (prompt, opening) => {
  const { plan, shown } = shownOf(prompt);
  const first = [...plan.scenes].filter(({ role }) => role !== 'ground').sort((a, b) => a.startFrame - b.startFrame)[0];
  expect(JSON.stringify(first?.shots.map(({ props }) => props))).toContain(opening);
  expect(shown).not.toMatch(/Merci|Por favor|Graag|niziate|Beginnen/u);
});

test('words of courtesy are nothing that was left out', () => {
  expect(shownOf('La librería Tinta abre el sábado. Por favor, tono cálido.').plan.leftOut).toEqual([]);
});

test('a sentence whose verb ends behind the joining word stays whole', () => {
  const { shown } = shownOf(
    'Der Gemeinderat Oberau lädt alle Bürgerinnen und Bürger zur Versammlung über den neuen Radweg ein. Mittwoch, 19. Februar, 19 Uhr, Turnhalle.',
  );
  expect(shown).toContain('Gemeinderat Oberau lädt alle Bürgerinnen und Bürger');
});

test('a ticket is headed by what somebody invites to, without what leads to its days', () => {
  const { shown } = shownOf(
    'A Câmara de Vilarouco convida todos para a Feira das Sopas, nos dias 8 e 9 de novembro, no Pavilhão Multiusos.',
  );
  expect(shown).toContain('"title":"Feira das Sopas"');
  expect(shown).not.toMatch(/nos dias"/u);
});
