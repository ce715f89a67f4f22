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
])('%s: nothing of what is said to the maker', (prompt, hidden) => {
  expect(shownIn(prompt)).not.toContain(hidden);
});

test('a clause does not end on who does what is cut from it', () => {
  const shown = shownIn(
    "Please make a film for our brass band's spring concert. Entry is free but we wouldn't say no to cake.",
  );
  expect(shown).not.toContain('"But we"');
});
