/** A passage that is refused as a whole goes as a whole, and a figure with the words that refuse it. */
import { expect, test } from '@jest/globals';
import { withoutSecrets } from '../../../domain/directing/unwrapping/secrets.ts';
import { withoutUnwished } from '../../../domain/directing/unwrapping/unwished-parts.ts';

const asking = 'Make a 30 second film for Lindal Ferry. It runs 14 times a day.';
const restOf = (text: string) =>
  withoutSecrets(text)
    .text.replace(/\n{2,}/gu, '\n')
    .trim();

test.each([
  'The story so far: a pump failed in 2019 and 14 people left. None of this belongs in the film.',
  'Background, just for you: we lost 2 boats in 2021. The owner is cross.',
  'Some context, for your eyes only: the rudder broke in week 3.',
  'We lost 2 boats in 2021. The owner is cross.\n\nNothing of that should be on screen.',
  'We lost 2 boats. The owner is cross. Leave all of that out.',
  'Hintergrund, nur für Sie: 2 Boote fehlen.',
  '2 Boote fehlen seit März. Nichts davon soll im Film vorkommen.',
  'Nous avons perdu 2 bateaux. Rien de tout cela ne doit apparaître dans la vidéo.',
  'Perdimos 2 barcos. Nada de eso debe salir en el vídeo.',
  'Abbiamo perso 2 barche. Niente di questo deve comparire nel video.',
])('%s', (passage) => {
  expect(restOf(`${asking}\n\n${passage}\n\nTickets cost £4.`)).toBe(`${asking}\nTickets cost £4.`);
});

test.each([
  "We had 3 complaints in spring and I'd rather people didn't know.",
  "The fare was £2 last year and we'd prefer nobody was reminded.",
  "The fare was £2 last year. I'd rather not talk about that.",
  'We once called it “Blue Whale”, but sales hated it, so don’t use that.',
])('%s', (said) => {
  expect(restOf(`${asking} ${said} Tickets cost £4.`)).toBe(`${asking} Tickets cost £4.`);
});

test.each([
  "I'd rather not have music.",
  'For you only: half price on 4 May.',
  'None of the boats is older than 9 years.',
])('%s refuses nothing before it', (said) => {
  expect(restOf(`${asking} ${said}`)).toBe(`${asking} ${said}`);
});

test.each([
  [
    'Skip the paragraph on the boat shed. Tea is £2. Members know that the boat shed is being painted. Cake is £3.',
    'Skip the paragraph on the boat shed. Tea is £2. Cake is £3.',
  ],
  [
    'Lass bitte den Absatz über die Parkplätze weg. Tee kostet 2 €. Die Parkplätze sind gesperrt.',
    'Lass bitte den Absatz über die Parkplätze weg. Tee kostet 2 €.',
  ],
  ['Skip the queue on Monday. The queue is long.', 'Skip the queue on Monday. The queue is long.'],
])('%s: what a left-out passage is about goes', (said, rest) => {
  expect(withoutUnwished(said)).toBe(rest);
});
