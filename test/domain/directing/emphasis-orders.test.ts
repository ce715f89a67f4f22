/** What shall stand out is said to the maker; the words that it names are shown where they stand. */
import { expect, test } from '@jest/globals';
import { isEmphasisOrder } from '../../../domain/directing/unwrapping/emphasis-orders.ts';
import { textsOf } from './planned-shots.ts';

test.each([
  ['A film for the museum. Sundays are free. We open at 10.', 'Emphasise "Sundays".'],
  ['A film for the museum. Sundays are free. We open at 10.', 'Please highlight Sundays in mustard.'],
  ['A film for the museum. Sundays are free. 40 rooms wait.', 'Give the 40 the most weight.'],
  ['Ein Film fürs Museum. Sonntags kostet es nichts. Wir öffnen um 10 Uhr.', 'Betone "Sonntags".'],
  ['Une vidéo pour le musée. On entre sans payer le dimanche. Ouvert dès 10 h.', 'Mets "dimanche" en valeur.'],
  ['Un vídeo para el museo. Los domingos no se paga. Abre a las 10.', 'Resalta "domingos" en amarillo.'],
  ['Un video per il museo. La domenica non si paga. Apre alle 10.', 'Evidenzia "domenica".'],
  ['Um vídeo para o museu. Ao domingo não se paga. Abre às 10.', 'Destaca "domingo".'],
  ['Een film voor het museum. Op zondag betaal je niets. Open vanaf 10 uur.', 'Benadruk "zondag".'],
])('%s %s', (told, order) => {
  const shown = textsOf(`${told} ${order}`);
  expect(shown).not.toMatch(
    /emphasise|highlight|mustard|weight|betone|mets|valeur|resalta|evidenzia|destaca|benadruk/i,
  );
});

test.each([
  ['Highlights of the week: three new colours.', 'Shop news.'],
  ['Stress less in 2025.', 'Less noise, more sleep.'],
  ['Highlight your hair with henna.', 'A salon in Hulme.'],
])('%s is told to viewers', (sentence, rest) => {
  expect(isEmphasisOrder(sentence, `${rest} ${sentence}`)).toBe(false);
});
