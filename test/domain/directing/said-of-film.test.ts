import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const shotsOf = (prompt: string, piece: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) => shots.filter((one) => one.piece === piece));
const textsOf = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots));
const read = (prompt: string) => readBrief(inputOf(prompt));

test.each([
  [
    'Make a 20-second thank-you film for the drivers of Westline, a bus company in Ayr. Last year they drove 2 million km.',
    'Thank you to the drivers of Westline',
    'Westline',
  ],
  [
    'Vidéo de remerciement pour les 60 bénévoles de Mains Ouvertes. 9 000 repas servis.',
    'Merci aux 60 bénévoles',
    'Mains Ouvertes',
  ],
  [
    'Ein Dankesvideo für unsere Gäste. 12 Jahre, 9.000 Frühstücke. Hotel Lerche.',
    'Danke an unsere Gäste',
    'Hotel Lerche',
  ],
])('a film that thanks says so, and whose people they are signs: %s', (prompt, thanks, name) => {
  expect(textsOf(prompt)).toContain(thanks);
  expect(read(prompt).name).toBe(name);
});

test('what a film should show heads it, and who asks for it is nobody’s matter', () => {
  const kiosks =
    'We need a 30 second video for the waiting room. It should show patients how to check in at the new desks. First scan your letter, then confirm your birthday, then take a ticket.';
  expect(textsOf(kiosks)).toContain('How to check in at the new desks');
  expect(textsOf(kiosks)).toContain('Scan your letter');
  expect(textsOf(kiosks)).not.toContain('It should');
  const lesson =
    'I teach year 6 and need a 30 second explainer on why the moon has phases. The sun lights one half of it.';
  expect(textsOf(lesson)).not.toMatch(/I teach|explainer/);
  expect(read(lesson).seconds).toBe(30);
});

test('figures that shall be shown next are told, and whose words come is known', () => {
  const prompt =
    'Quero um vídeo com o depoimento de uma cliente. A frase é da Rita Prado, tutora do Bolt: "Cheguei de noite com o Bolt sem ar. Hoje ele corre de novo." Depois mostre a nota 4,8 de 5 com 912 avaliações.';
  expect(shotsOf(prompt, 'Quote')[0]?.props).toMatchObject({ who: 'Rita Prado', role: 'tutora do Bolt' });
  expect(textsOf(prompt)).not.toContain('mostre');
  expect(shotsOf(prompt, 'Rating')).toHaveLength(1);
});

test('what is asked to be made has its length, whatever it is called', () => {
  expect(
    read('Sábado 4 de octubre, fiesta del club. Hacedme una invitación de unos 20 segundos, elegante.').seconds,
  ).toBe(20);
});

test('buttons, streets, halves of a name and ranked titles name nobody', () => {
  expect(
    read('How to send a claim: open Spendfox, photograph the bill, press Submit. Claims sent by the 20th are paid.')
      .name,
  ).not.toBe('Submit');
  expect(read('Water will be shut off in Ashby Road and Quay Street on Tuesday 11 November from 8:30.').name).toBe('');
  expect(read('Title: Cold brew vs. iced coffee\nCold brew: smooth, $5\nIced coffee: bright, $3').name).toBe('');
  expect(read('Top 3 books this year: 3 The Salt Mill (211 loans), 2 Nine Owls (236), 1 Marsh Lane (391).').name).toBe(
    '',
  );
});

test('a version, an album’s songs and a rate that fell are told whole', () => {
  expect(
    textsOf('Summarise these release notes: Version 5.1 of Kitebase is out. New: dark mode, CSV export.'),
  ).toContain('Version 5.1 of Kitebase is out');
  expect(
    textsOf(
      'our band The Wet Lanterns drops the album "Low Tide" on October 3, 11 songs, tour starts in Leeds on the 10th.',
    ),
  ).toContain('11 songs');
  const [rail] = shotsOf(
    'Our year: 412 meals rescued, 19 volunteers, 63 partners, and waste in our city down 12%.',
    'KpiRail',
  );
  expect(JSON.stringify(rail?.props)).toContain('Waste in our city down');
});

test('a row of years is drawn year by year, and a countdown counts for itself', () => {
  const firm =
    'Our family firm. 1950 Albert starts with one van, 1968 first workshop, 1984 fire takes the roof, 2003 Ruth takes over, 2025 140 people work here.';
  expect(textsOf(firm)).toContain('"Ruth takes over"');
  const [list] = shotsOf('Books of the year. 3 The Salt Mill, 2 Nine Owls, 1 Marsh Lane.', 'ListBuild');
  expect(list?.props.marker).toBe('none');
});

test('who is named right behind a quotation said it, and a call at the end is one', () => {
  const [quote] = shotsOf(
    'Customer quote video: "I had tried three coaches before Anneke. Six weeks later I ran ten miles." Marcus Oye, 44, from Leeds. Our name is Stride.',
    'Quote',
  );
  expect(quote?.props).toMatchObject({ who: 'Marcus Oye' });
  expect(
    read(
      'Die Tischlerei Brandt in Rosenheim sucht zwei Auszubildende ab 1. September, 1.080 € im ersten Jahr, Vier-Tage-Woche, Bewerbung per WhatsApp an 0151 5550 2284.',
    ),
  ).toMatchObject({ action: 'Bewerbung per WhatsApp', address: '0151 5550 2284' });
});

test('only who wishes for something wishes for a film', () => {
  const told = textsOf(
    'A 20-second film for Oakley Rooms. The best way of keeping something is to use it. Do something kind for a neighbour. End with oakley.example.',
  );
  expect(told).toContain('The best way of keeping something is to use it');
  expect(told).toContain('Do something kind');
});
