/** A ticket holds what is one appointment, and nothing that its sentences tell of other days. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const piecesOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const ticketOf = (prompt: string) => piecesOf(prompt).find(({ piece }) => piece === 'Ticket')?.props;

test.each([
  'Ab dem 4. Mai fährt die Fähre nach Holm nur noch am Wochenende. Die letzte Fahrt ist um 18:45 Uhr am Südkai.',
  'À partir du 4 mai, la médiathèque de Lorme change ses horaires. Elle ferme le jeudi à 18 h 30.',
  'A partir del 4 de mayo la biblioteca de Almar cambia de sede. Los jueves cierra a las 18.',
  'Da lunedì 4 maggio la biblioteca di Arno cambia sede e orari. Il giovedì chiude alle 18.',
  'A partir de 4 de maio a biblioteca de Avelar muda de sede. Às quintas fecha às 18h30.',
  'De gemeente Holm laat weten dat de brug vanaf 4 mei dichtgaat voor herstel. De pont vaart om 8.15 uur bij de kade.',
])('the day from which something changes is no appointment: %s', (prompt) => {
  expect(ticketOf(prompt)).toBeUndefined();
});

test('a day of one sentence takes neither hour nor place of another that has its own day', () => {
  const ticket = ticketOf(
    'Unser Sommerkonzert ist am 4. Juli in der Stadthalle Holm. Karten gibt es mittwochs um 17 Uhr im Musikhaus Lind.',
  );
  expect(ticket).toMatchObject({ date: '4. Juli', place: 'Stadthalle Holm' });
});

test('two days stand on a ticket as their sentence joins them', () => {
  const ticket = ticketOf('Die Theatergruppe Lerche spielt am 4. Juli und 9. Juli im Gasthof Linde. Eintritt frei.');
  expect(ticket?.date).not.toContain('–');
});

test('the minutes of a French hour stay with it', () => {
  const said = JSON.stringify(
    piecesOf('Fête du lac samedi 4 juillet de 9 h à 17 h 30 au port de Lorme. Entrée libre.'),
  );
  expect(said).toContain('17 h 30');
});

test('no title is cut from a clause that has only begun, and no part of a relay opens a film', () => {
  const prompt =
    'A Câmara de Avelar informa que a partir de 4 de maio a biblioteca municipal passa a funcionar no antigo quartel dos bombeiros. O horário é das 9h às 18h.';
  for (const { props } of piecesOf(prompt)) expect(String(props.text ?? props.title ?? '')).not.toMatch(/a partir$/u);
});
