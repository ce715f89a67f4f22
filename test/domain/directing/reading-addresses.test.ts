/** What becomes of a line whose address closes the film. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { readTimes } from '../../../domain/directing/reading/dates.ts';
import { inputOf } from './brief-input.ts';

const closing = (prompt: string) => {
  const { action, address } = readBrief(inputOf(prompt));
  return [action, address];
};
const wordsOf = (prompt: string) =>
  JSON.stringify(
    planFilm(inputOf(prompt)).scenes.flatMap((scene) =>
      scene.role === 'ground' ? [] : scene.shots.map(({ props }) => props),
    ),
  );

test.each([
  ['Die Imkerei sucht Hilfe. Freie Sonntage. Bewerbungen bis 2. Juni an post@imkerei.de.', 'Bewerbungen bis 2. Juni'],
  ['Osteria nuova in riva al lago. Prenotazioni allo 0185 555 120. Chiuso il lunedì.', 'Prenotazioni'],
  ['Bistrot ouvert tout l’été. Réservations au numéro 04 91 55 50 12. Fermé le mardi.', 'Réservations'],
  ['Clases de vela. Inscripciones hasta el 3 de mayo en el 912 555 014.', 'Inscripciones hasta el 3 de mayo'],
  ['Curso de pão. Inscrições pelo telefone 0800 555 0142. Todo o material incluso.', 'Inscrições'],
  ['Koor zoekt stemmen. Aanmelden vóór 1 juni bij Sanne op 06 1234 5678.', 'Aanmelden vóór 1 juni bij Sanne'],
  ['The kiln is hot again. Bookings by phone on 01904 555 012. Closed on Mondays.', 'Bookings by phone'],
])('%s', (prompt, action) => {
  expect(closing(prompt)[0]).toBe(action);
  expect(wordsOf(prompt)).not.toMatch(/\s(?:an|allo|au|numéro|en el|pelo|op|on)\."/u);
});

test('a line keeps the address that it needs, and takes no other', () => {
  const prompt = 'Wir suchen Maurer. Schickt eure Unterlagen bis Mai an jobs@maurer.de. Ende mit maurer.de';
  expect(closing(prompt)).toEqual(['', 'maurer.de']);
  expect(wordsOf(prompt)).toContain('Unterlagen bis Mai an jobs@maurer.de');
  expect(wordsOf('Clocks mended. Write to Otto at otto@tick.example or call 01632 960 118.')).not.toContain('or call"');
});

test.each([
  ['Nous ouvrons une forge. Vidéo de 15 secondes, et finissez sur forge.fr', 'forge.fr'],
  ['Línea 7: del hospital al puerto en 18 minutos. Terminar con bus7.es', 'bus7.es'],
  ['Radweg nach Ahlen, 14 km. Enden mit radweg.example', 'radweg.example'],
  ['Venti gusti di gelato. Concludere con gelato.it', 'gelato.it'],
  ['Novo livro de contos. Encerre com livro.pt', 'livro.pt'],
  ['Zwemles voor volwassenen. Afsluiten met zwembad.nl', 'zwembad.nl'],
  ['Kite days, free parking. Finish on kites.example', 'kites.example'],
])('the maker alone is told to end: %s', (prompt, address) => {
  expect(closing(prompt)).toEqual(['', address]);
  expect(wordsOf(prompt)).not.toMatch(/finis|termina|enden|conclu|encerre|afsluiten/iu);
});

test('hours are read as each language writes them', () => {
  const hours = (text: string) => readTimes(text).map((time) => time.text);
  expect(hours('domenica 15 giugno alle 11, chiesa')).toEqual(['alle 11']);
  expect(hours('dalle 9 alle 18 in piazza')).toEqual(['dalle 9 alle 18']);
  expect(hours('van 11 tot 17 uur')).toEqual(['11 tot 17 uur']);
  expect(hours('le samedi à 14 h')).toEqual(['14 h']);
  expect(hours('alle 14 Tage')).toEqual([]);
});

test.each([
  'The Tool Barn lent 412 drills in 2024. We would like to close with "Borrow it." and our homepage toolbarn.example. 20 seconds.',
  'Der Leihladen verlieh 412 Bohrmaschinen. Zum Schluss bitte „Leihen statt kaufen“ und die Internetadresse toolbarn.example. 20 Sekunden.',
  'La Remise a prêté 412 perceuses en 2024. On voudrait finir sur « Empruntez ! » et l’adresse toolbarn.example. 20 secondes.',
])('what an address is called does not stay behind it: %s', (prompt) => {
  expect(wordsOf(prompt)).toContain('toolbarn.example');
  expect(wordsOf(prompt)).not.toMatch(/homepage|adresse/iu);
  expect(readBrief(inputOf(prompt)).name).not.toBe('We');
});
