/** What stands on the ticket of an event: what takes place, the venue beside its day, and no day to answer by. */
import { expect, test } from '@jest/globals';
import { splitStatement } from '../../../domain/directing/casting/split-statement.ts';
import { chooseShape } from '../../../domain/directing/choose-shape.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const ticketOf = (prompt: string) =>
  planFilm(inputOf(prompt))
    .scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots))
    .find(({ piece }) => piece === 'Ticket')?.props ?? null;

test.each([
  ['Mein Bruder und ich feiern am 4. Juli ab 15 Uhr unsere Doppelhochzeit im Gutshof Lehn.', 'Doppelhochzeit'],
  [
    'Der Chor Lerche aus Husum singt am 14. Juni um 19 Uhr in der Nikolaikirche. Eintritt frei.',
    'Der Chor Lerche aus Husum',
  ],
  ['My aunts Ida and Nell celebrate their silver wedding on 3 August at 2 pm in the village hall.', 'Silver wedding'],
  ["Notre chorale de Dinan donne son concert d'hiver le samedi 13 décembre à 20 h, salle Carnot.", "Concert d'hiver"],
  [
    'El club de ajedrez celebra su décimo aniversario el jueves 16 de octubre a las 19 h en la Sala Goya.',
    'Décimo aniversario',
  ],
  ['Il coro di Asti festeggia il suo centenario sabato 10 maggio alle 21 al Teatro Alfieri.', 'Centenario'],
  ['Harmonie Sint-Jan geeft zaterdag 22 november om 20 uur een najaarsconcert in de Grote Kerk.', 'Najaarsconcert'],
  ['Spring play on Friday 4 April at 7 pm in the school hall. Bring a cushion.', 'Spring play'],
])('%s', (prompt, title) => {
  expect(ticketOf(prompt)).toMatchObject({ title });
});

test.each([
  ['I teach in Leeds. The choir Wren sings on Friday 4 April at 7 pm in All Saints Church. Free.', 'All Saints Church'],
  ['Our fair is on 21 June from 11 am to 3 pm in the village hall in Upper Tarn. Cakes.', 'village hall in Upper Tarn'],
  [
    'Battesimo di Elisa, domenica 4 maggio alle 11, chiesa di San Biagio a Modena. Poi pranzo.',
    'chiesa di San Biagio a Modena',
  ],
  ['Sommerfest am 3. Juli ab 15 Uhr im Gasthof Zum Hirsch in Bad Urach. Mit Musik.', 'Gasthof Zum Hirsch in Bad Urach'],
  [
    'Am 4. März wird ab 8 Uhr in der Bachstraße und am Rathausplatz der Strom abgestellt.',
    'Bachstraße und am Rathausplatz',
  ],
  [
    'FLEA MARKET\nOld Tram Depot\nSun 12th October, 9am - 4pm\n14 Wharf Road, Bristol\nFree entry',
    '14 Wharf Road, Bristol',
  ],
])('the place beside the day: %s', (prompt, place) => {
  expect(readBrief(inputOf(prompt)).occasion.place).toBe(place);
});

test('until when to answer is no day of the event, and opens no film', () => {
  for (const prompt of [
    'Battesimo di Elisa, domenica 4 maggio alle 11, Villa Rosa. Confermate entro il 20 aprile a Sara, 347 5551234.',
    'Fiesta de Nora, jueves 16 de octubre a las 19 h, Sala Goya. Confirma antes del 10 de octubre en nora@fiesta.es.',
    'Ida turns 40 on 3 May at 2 pm, Mill Barn. Please confirm by 20 April at ida@barn.example.',
  ]) {
    const { occasion, action } = readBrief(inputOf(prompt));
    expect(occasion.dates).toHaveLength(1);
    expect(action).toMatch(/20 aprile|10 de octubre|20 April/u);
  }
});

test('from when on somebody is employed is no event', () => {
  for (const prompt of [
    'Die Kita Spatz in Köln sucht zum 1. Oktober eine Erzieherin in Teilzeit. Bewerbung bis 1. Mai an post@spatz.de.',
    'The bakery Crumb in Galway needs two apprentices from 1 September. Applications to jobs@crumb.ie.',
  ]) {
    expect(chooseShape(readBrief(inputOf(prompt)))).toBe('hiring');
    expect(ticketOf(prompt)).toBeNull();
  }
});

test('a long line parts through no day and through no pair of names', () => {
  const parts = (text: string) => splitStatement(text, 16);
  expect(
    parts(
      'Our small choir is giving its thirtieth anniversary concert on Saturday 22 November at 7.30 pm in the old mill hall.',
    ),
  ).toContain('on Saturday 22 November at 7.30 pm in the old mill hall.');
  expect(
    parts(
      'My grandparents Olive and Frank celebrate their diamond wedding on 3 August at 2 pm in the village hall.',
    )[0],
  ).toMatch(/^My grandparents Olive and Frank/u);
  expect(
    parts(
      'A escola de samba ensaia todas as músicas novas no sábado, 8 de fevereiro, às 20h, na quadra da Rua Ipê.',
    ).join('|'),
  ).toContain('sábado, 8 de fevereiro');
});

test('a ticket bears no day, hour or price of another sentence', () => {
  const meeting = ticketOf(
    'Der Ruderverein Möhnesee lädt zur Hauptversammlung ein. Sie beginnt am Freitag, 14. März um 19 Uhr im Bootshaus. Besprochen wird ein neuer Steg. Dieser würde 30.000 Euro kosten. Die Hälfte davon zahlt der Kreis.',
  );
  expect(meeting).toMatchObject({ date: 'Freitag, 14. März · 19 Uhr' });
  expect(meeting?.price).toBeUndefined();
  const news =
    'Pressemitteilung: Die Stadtwerke Lehnitz nehmen am 3. Mai ihr erstes Windrad in Betrieb. Es versorgt 900 Haushalte einen Abend lang. Besucher können es ansehen. Der Tag der offenen Tür ist am 10. Mai von 11 bis 16 Uhr auf dem Gelände.';
  expect(ticketOf(news)).toBeNull();
  expect(
    ticketOf(
      'Boletim da escola: as aulas começam a 15 de setembro. Há um piano novo. Os pais podem vê-lo no concerto, no dia 20 às 18 h.',
    ),
  ).toBeNull();
});

test('a line that only says when it takes place is told by the ticket', () => {
  const words = planFilm(
    inputOf(
      'Der Ruderverein Möhnesee lädt zur Hauptversammlung ein. Sie beginnt am Freitag, 14. März um 19 Uhr im Bootshaus. Besprochen wird ein neuer Steg. Danach gibt es Suppe.',
    ),
  );
  const said = words.scenes.flatMap(({ words: own }) => own);
  expect(said.some((line) => line.startsWith('Sie beginnt'))).toBe(false);
  expect(words.leftOut).toEqual([]);
});

test.each([
  [
    'Announce a games night at the Harwood library: Friday 5 December at 7 pm, 60 games. Bring a drink.',
    'Games night',
    'Harwood library',
  ],
  ['Spieleabend in der Bücherei Aubing: Freitag, 5. Dezember, 19 Uhr, 60 Spiele.', 'Spieleabend', 'Bücherei Aubing'],
  [
    'Serata giochi in biblioteca a Monteriggi: venerdì 5 dicembre ore 20, 60 giochi.',
    'Serata giochi',
    'biblioteca a Monteriggi',
  ],
  [
    'Noche de juegos en la biblioteca de Ribera: viernes 5 de diciembre a las 20 h, 60 juegos.',
    'Noche de juegos',
    'biblioteca de Ribera',
  ],
  [
    'Games night at the Harwood library on Friday 5 December at 7 pm. 60 games, free entry. Say "Bring a drink".',
    'Games night',
    'Harwood library',
  ],
])('what stands before a day tells what is held and in which hall: %s', (prompt, title, place) => {
  expect(ticketOf(prompt)).toMatchObject({ title, place });
});

test('the town of a hall does not sign', () => {
  const prompt = 'Une soirée jeux à la médiathèque de Saint-Aubin : vendredi 5 décembre à 19 h, 60 jeux, entrée libre.';
  expect(readBrief(inputOf(prompt)).name).toBe('');
});

test('what guests are asked to bring is shown, and opens no film', () => {
  const prompt =
    'Games night at the Harwood library on Friday 5 December at 7 pm. 60 games, free entry. Say "Bring a drink".';
  const texts = planFilm(inputOf(prompt)).scenes.flatMap((scene) =>
    scene.role === 'ground' ? [] : scene.shots.map(({ props }) => JSON.stringify(props)),
  );
  expect(texts[0]).not.toContain('Bring a drink');
  expect(texts.join()).toContain('Bring a drink');
});
