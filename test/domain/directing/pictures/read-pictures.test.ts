import { expect, test } from '@jest/globals';
import { readPictures } from '../../../../domain/directing/pictures/read-pictures.ts';

const library = ['logo', 'running-shoe'];
const read = (prompt: string) => {
  const { prompt: rest, wishes } = readPictures(prompt, library);
  const rows = wishes.map(({ operation, place, prompt: shows, asset, style, seconds }) =>
    [operation, place, asset ?? shows, style, seconds].filter((one) => one !== undefined).join(' | '),
  );
  return [rest, ...rows];
};

test.each([
  [
    'An 8 second film for Alpine Club with an illustration of a mountain behind the title. Join at alpine.example',
    'An 8 second film for Alpine Club. Join at alpine.example',
    'image_generation | title | a mountain | illustration',
  ],
  [
    'Show an illustration of a lighthouse at dusk in teal. A film for Lighthouse Coffee.',
    'A film for Lighthouse Coffee.',
    'image_generation | part | a lighthouse at dusk in teal | illustration',
  ],
  [
    'A square 15 second video for Fjord with a pattern of waves in the background. 40 ships.',
    'A square 15 second video for Fjord. 40 ships.',
    'image_generation | behind | waves | pattern',
  ],
  [
    'A 12 second film for Solstice with a 4-second clip of waves at dusk, soft music and captions. It charges in 42 minutes.',
    'A 12 second film for Solstice, soft music and captions. It charges in 42 minutes.',
    'ai_video_a | part | waves at dusk | 4',
  ],
  [
    'A 15 second film for a bakery with icons of bread, a croissant and a cup, and an AI video of the sea (6 s) by model B. Opens at 7.',
    'A 15 second film for a bakery. Opens at 7.',
    'image_generation | part | bread, a croissant and a cup | icons',
    'ai_video_b | part | the sea | 6',
  ],
  [
    "Cut out the logo's background. A teaser for Kettle & Co.",
    'A teaser for Kettle & Co.',
    'background_removal | part | logo',
  ],
  [
    'A 10 second promo with the background removed from our running shoe. 30% off',
    'A 10 second promo. 30% off',
    'background_removal | part | running-shoe',
  ],
  [
    'Ein 10-Sekunden-Film für Bergbahn mit einer Illustration eines Berges hinter dem Titel. Ab Freitag.',
    'Ein 10-Sekunden-Film für Bergbahn. Ab Freitag.',
    'image_generation | title | Berges | illustration',
  ],
  [
    "Vidéo de 12 secondes pour Alpina avec une illustration d'une montagne derrière le titre et une musique douce.",
    'Vidéo de 12 secondes pour Alpina et une musique douce.',
    'image_generation | title | une montagne | illustration',
  ],
  [
    'Un vídeo de 12 segundos para Alpina con una ilustración de una montaña de fondo. Abre el viernes.',
    'Un vídeo de 12 segundos para Alpina. Abre el viernes.',
    'image_generation | behind | una montaña | illustration',
  ],
])('%s', (prompt, ...expected) => {
  expect(read(prompt)).toEqual(expected);
});

test.each([
  'Our book comes with an illustration of every bird in Norway. 40 species.',
  'Create a 20-second clip of our new bakery. Fresh bread daily.',
  'A 9 second film for Nordlys. “With an illustration of a mountain” is our claim.',
  'A 20 second film for Kiosk. Show the logo and the running shoe. Get a clear picture of your finances.',
  'Exhibition at City Hall. Drawings of children from 12 countries. Free entry.',
  'A film about drawing lessons with patterns that repeat.',
  'Cut out sugar for good. A 10 second film for Stevia.',
])('no order, and not a word of it lost: %s', (prompt) => {
  expect(readPictures(prompt, library)).toEqual({ prompt, wishes: [] });
});
