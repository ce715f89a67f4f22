/** A picture or clip of the library that a sentence of its own asks for is shown, and that sentence is not told as left out. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

test.each([
  [
    'Show the clip orchard and our logo.',
    'A 20 second film for Tolver Cider. %s Pressed within 24 hours. 14 old varieties. Order at tolver.example',
  ],
  [
    'Zeig bitte den Clip orchard.',
    'Ein Film von 20 Sekunden für die Kelterei Tolver. %s Gepresst binnen 24 Stunden. 14 alte Sorten.',
  ],
  [
    'Muestra el clip orchard.',
    'Un vídeo de 20 segundos para la sidrería Tolver. %s Prensada en 24 horas. 14 variedades antiguas.',
  ],
])('%s', (asking, brief) => {
  const input = inputOf(brief.replace('%s', asking), { pictures: ['logo', 'orchard'] });
  const { scenes, leftOut } = planFilm(input);
  const media = scenes.flatMap(({ shots }) => shots).filter(({ piece }) => piece === 'Media');
  expect(media.map(({ props }) => props.src)).toEqual([{ asset: 'orchard' }]);
  expect(leftOut.join(' ')).not.toMatch(/orchard|logo/iu);
});
