/** Briefs that come as fields: what a key says of its value is known, and no key of the maker's reaches viewers. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

function filmOf(prompt: string) {
  const { scenes, durationInFrames } = planFilm(inputOf(prompt));
  const shots = scenes.filter(({ role }) => role !== 'ground').flatMap((scene) => scene.shots);
  const props = (index: number) => JSON.stringify(scenes.at(index)?.shots.map((shot) => shot.props));
  return {
    seconds: durationInFrames / 30,
    screen: JSON.stringify(shots.map((shot) => shot.props)),
    first: JSON.stringify(shots[0]?.props),
    closing: props(-1),
    tickets: shots.filter(({ piece }) => piece === 'Ticket'),
  };
}

test('a product bears the version beside it, and a note that tells a fact is told, with no ticket for its day', () => {
  const film = filmOf(
    '{"product":"Packhorse","version":"2.1","duration_seconds":20,"changes":["Undo everywhere","Dark mode","Imports up to 2 GB"],"note":"Version 1.8 can be downloaded until 30 June","url":"packhorse.example"}',
  );
  expect(film.closing).toContain('Packhorse 2.1');
  expect(film.screen).toContain('Version 1.8 can be downloaded until 30 June');
  expect(film.tickets).toEqual([]);
  expect(
    filmOf('{"product":"Packhorse","features":["Undo","Dark mode"],"note":"keep it under 20 words a screen"}').screen,
  ).not.toContain('20 words');
});

test('keys without their accents, and lengths with their unit, are keys', () => {
  const film = filmOf(
    '{"tipo":"anuncio","negocio":"Zapatería Rumbo","oferta":"2x1 en botas de agua","validez":"del 3 al 9 de marzo","direccion":"Calle Ancha 14, Cádiz","telefono":"956 000 321","duracion_segundos":14,"cierre":"Que llueva."}',
  );
  expect(film.seconds).toBe(14);
  expect(film.screen).not.toMatch(/tipo|validez|direccion|telefono|duracion/iu);
  expect(film.tickets[0]?.props).toMatchObject({ date: 'del 3 al 9 de marzo', place: 'Calle Ancha 14, Cádiz' });
  expect(film.closing).toContain('Que llueva.');
});

test('words under an opening key open the film, and those under a closing key end it', () => {
  const json = filmOf(
    '{"objective":"recruit drivers","org":"Moorland Buses","stats":{"routes":12,"drivers_needed":8},"duration":20,"opening":"Ever seen the moor at dawn?","closing":"Come and drive."}',
  );
  expect(json.first).toContain('Ever seen the moor at dawn?');
  expect(json.closing).toContain('Come and drive.');
  const lines = filmOf(
    'Titel: Rückblick 2025\nKunde: Stadtarchiv Lenne\nLänge: 20 Sek.\nInhalte:\n- 4.100 Anfragen\n- 320 Führungen\nSchlusssatz: Danke fürs Stöbern.',
  );
  expect(lines.closing).toContain('Danke fürs Stöbern.');
  expect(lines.screen).not.toContain('Schlusssatz');
});

test('a form that asks in questions shows the answers that are for viewers', () => {
  const film = filmOf(
    'VIDEO REQUEST FORM\nName: Ines Brandt\nDepartment: Facilities\nWhat is it about? Bike check day, 7 May\nWho is it for? All staff\nKey messages: 1) free brake check from 9am, 2) locks at half price\nHow long? 20 secs\nAnything to avoid? The word "compliance"\nSign-off: Ride safe.',
  );
  expect(film.seconds).toBe(20);
  expect(film.screen).not.toMatch(/Ines|Facilities|All staff|How long|Who is it/u);
  expect(film.screen).toContain('Bike check day');
  expect(film.closing).toContain('Ride safe.');
});
