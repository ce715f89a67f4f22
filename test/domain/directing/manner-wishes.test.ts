/** How a film shall be made, and who watches it, is said to nobody who does. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shownIn = (prompt: string) =>
  JSON.stringify(planFilm(inputOf(prompt, {})).scenes.map(({ shots }) => shots.map(({ props }) => props)));

test.each([
  [
    'Our repair shed opens on Saturday. Make a short film of it. The people watching will mostly be pensioners.',
    'watching',
  ],
  ['Unser Chor sucht Bässe! Wir proben dienstags um 19 Uhr. Mach daraus was Lustiges.', 'Lustiges'],
  ['Maak een video over onze proefles. Een les kost 15 euro. Doe niet te schreeuwerig.', 'schreeuwerig'],
  ['Woher kommt der Tau? Bitte für Laien erklären, 20 Sekunden.', 'Laien'],
  ['Waarom is sneeuw wit? Filmpje voor groep 5, graag 20 seconden.', 'roep'],
  [
    'My name is Otis and I tune pianos in Hull. I need a video that brings in more customers. A tuning costs £60.',
    'Otis',
  ],
  [
    'Ich heiße Frieda und unterrichte Harfe in Ulm. Ich brauche ein Video dafür. Die erste Stunde ist gratis.',
    'Frieda',
  ],
  ['Quiero un vídeo para conseguir alumnos. La primera clase de canto es gratis y dura una hora.', 'onseguir'],
  ['Erkläre, wie man einen Drachen baut. 25 Sekunden, für Kinder ab 9 Jahren.', 'Kinder'],
  ['Pourquoi la mer est-elle bleue ? Une petite vidéo pour une classe de CM1.', 'CM1'],
  ['Fai un video per la nostra banda. Suoniamo sabato in piazza. Non menzionare la gara del 2018.', '2018'],
])('%s: nothing of what is said to the maker', (prompt, hidden) => {
  expect(shownIn(prompt)).not.toContain(hidden);
});

test('a clause does not end on who does what is cut from it', () => {
  const shown = shownIn(
    "Please make a film for our brass band's spring concert. Entry is free but we wouldn't say no to cake.",
  );
  expect(shown).not.toContain('"But we"');
});

test.each([
  ['Please create a clip for our village tool shop. It opens on the first Sunday of each month.', 'village tool shop'],
  [
    'Faz um vídeo sobre a nossa horta de bairro. Estamos abertos às quartas das 9 às 12. Mantém um tom leve.',
    'horta de bairro',
  ],
])('%s keeps whose film it is', (prompt, whose) => {
  expect(shownIn(prompt)).toContain(whose);
});
